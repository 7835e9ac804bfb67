//! A screen that is patched shows what a board drawn whole shows: over random matches of every game, for every viewer.

use std::collections::HashMap;
use std::hash::Hasher;

use engine::{Awaits, Game, QuickRandom, Random, Seat, SeatSet, Table, Viewer};
use games::{AnyGame, GAMES, Opening, with_game};
use seating::{BotLevel, Motion, Occupant, PlayerColour, Presence, Stage};

use super::{Digest, Drawn, Shown, cut, digest};
use crate::{
    ChatInfo, ClockInfo, Context, GamePage, Language, MotionInfo, Region, Scene, SeatInfo, TableInfo, Theme,
};

/// A browser: the patches of each region, as messages have brought them.
#[derive(Default)]
struct Browser {
    shown: Shown,
    patches: HashMap<&'static str, Vec<String>>,
}

impl Browser {
    fn receive(&mut self, regions: &[Region]) {
        for region in regions.iter().filter(|region| !self.shown.has(region)) {
            let old = self.patches.remove(region.id).unwrap_or_default();
            let now = region.patches.iter().map(|patch| match &patch.what {
                Drawn::Kept(place) => old[*place].clone(),
                Drawn::New(text) => text.clone(),
            });
            self.patches.insert(region.id, now.collect());
        }
        self.shown = Shown::new(regions);
    }

    fn html(&self, id: &str) -> String {
        self.patches[id].concat()
    }
}

fn table_info(game: &impl Game, me: Option<Seat>, step: u64, awaited: SeatSet, is_over: bool) -> TableInfo {
    let seat = |index: usize| SeatInfo {
        name: format!("Player {index}"),
        colour: PlayerColour::ALL[index],
        // Who is there comes and goes, and no board shows it. Now and then a bot stands in.
        occupant: match (index, step % 29) {
            (0, 3) => Occupant::StandIn(Presence::Connected, BotLevel::Strong),
            (0, 1) => Occupant::Human(Presence::Away),
            _ => Occupant::Human(Presence::Connected),
        },
    };
    TableInfo {
        id: "t1".to_owned(),
        game: games::info(game.slug()).unwrap(),
        seats: (0..game.players()).map(seat).collect(),
        me,
        is_host: true,
        awaited,
        decision: step,
        can_undo: step.is_multiple_of(3),
        part_count: (step % 3) as usize,
        stage: if is_over { Stage::Ended } else { Stage::Playing },
        hot_seats: Vec::new(),
        commitment: String::new(),
        campaign: None,
        rematch: (is_over && step.is_multiple_of(2)).then(|| "t2".to_owned()),
        limit: seating::TimeLimit::None,
        clocks: (0..game.players())
            .map(|index| ClockInfo {
                left_ms: 60_000 - (step as i64) * (index as i64 % 2),
                is_running: step.is_multiple_of(2),
                is_up: false,
            })
            .collect(),
        motions: Vec::from_iter(step.is_multiple_of(7).then(|| MotionInfo {
            motion: Motion::Close,
            by: vec![Seat::at(0)],
            needed: 2,
            can_vote: step.is_multiple_of(2),
            has_agreed: false,
        })),
        chat: ChatInfo::default(),
    }
}

/// Plays a match at random. Every viewer has a browser that is patched after every step, except that it sleeps now and
/// then; and whatever was ever drawn under a key is the same whenever it is drawn again.
fn follow<G: GamePage>(game: &G, seed: u64, language: Language) -> (usize, usize) {
    let mut words = QuickRandom::stream(seed, game.players() as u64);
    let mut table = Table::new(game.clone());
    let mut browsers: Vec<(Viewer, Browser)> =
        Viewer::all(game.players()).map(|viewer| (viewer, Browser::default())).collect();
    let mut known: HashMap<(Option<Seat>, &str, u64), String> = HashMap::new();
    let context = Context { language, theme: Theme::Auto, me: None, path: "/".to_owned() };
    let (mut kept, mut new) = (0, 0);
    for step in 0.. {
        table.draw_all(&mut words);
        let awaits = table.awaits();
        for (viewer, browser) in &mut browsers {
            if words.below(5) == 0 && awaits != Awaits::Over {
                continue;
            }
            let info = table_info(game, viewer.seat(), step, awaits.seats(), awaits == Awaits::Over);
            let scene = Scene::new(&context, &info);
            let view = table.view(*viewer);
            let whole = crate::regions(game, &view, &scene);
            let changes = crate::changes(game, &view, &scene, &browser.shown);
            browser.receive(&changes);
            assert_eq!(whole.len(), changes.len());
            for region in &whole {
                let id = region.id;
                assert_eq!(browser.html(id), region.html().0, "{viewer:?}, step {step}, {id}, seed {seed}");
                for patch in &region.patches {
                    let Drawn::New(text) = &patch.what else { panic!("nothing was kept") };
                    let same = known.entry((viewer.seat(), id, patch.key)).or_insert_with(|| text.clone());
                    assert_eq!(same, text, "one key, two looks: {id}, step {step}, seed {seed}");
                }
            }
            let patches = || changes.iter().flat_map(|region| &region.patches);
            kept += patches().filter(|patch| matches!(patch.what, Drawn::Kept(_))).count();
            new += patches().filter(|patch| matches!(patch.what, Drawn::New(_))).count();
        }
        let Awaits::Seats(seats) = awaits else { break };
        let seat = seats.iter().nth(words.below(u64::from(seats.count())) as usize).unwrap();
        let legal = table.legal(seat);
        table.act(seat, legal[words.below(legal.len() as u64) as usize]).unwrap();
    }
    (kept, new)
}

#[test]
fn a_patched_screen_is_a_drawn_one() {
    for info in GAMES {
        for mode in info.modes {
            for players in mode.players.clone() {
                let variant = Some(mode.variant.to_owned());
                let opening = Opening { variant, ..Opening::new(info.slug, players) };
                let game = AnyGame::open(&opening).unwrap();
                let (kept, new) = with_game!(&game, game => follow(game, players as u64, Language::De));
                assert!(kept > new, "{} {players}: {kept} patches were kept, {new} drawn", info.slug);
            }
        }
    }
}

#[test]
fn a_digest_sees_every_single_change() {
    let text: Vec<u8> = (0..100).collect();
    let mut seen = std::collections::BTreeSet::from([digest(&text)]);
    for place in 0..text.len() {
        for bit in 0..8 {
            let mut other = text.clone();
            other[place] ^= 1 << bit;
            assert!(seen.insert(digest(&other)), "bit {bit} of byte {place}");
        }
    }
    for length in 0..text.len() {
        assert!(seen.insert(digest(&text[..length])), "{length} bytes");
    }
    assert!(seen.insert(digest(&[0, 0])) && seen.insert(digest(&[0; 8])) && seen.insert(digest(&[0; 16])));
    // Numbers one after the other: their order counts, and zeros count.
    let numbers = |list: &[u8]| {
        let mut digest = Digest::default();
        list.iter().for_each(|&number| digest.write_u8(number));
        digest.finish()
    };
    assert!(
        [&[0_u8, 1][..], &[1, 0], &[0, 0], &[0], &[0, 0, 1]].iter().all(|list| seen.insert(numbers(list)))
    );
}

#[test]
fn a_text_is_cut_where_something_begins() {
    let head = "x".repeat(80);
    assert_eq!(cut(&format!("{head}<li>a</li><li>b</li>")), Some(80));
    assert_eq!(cut(&format!("<li>{head}</li>")), None, "not before its own beginning");
    assert_eq!(cut("<ol><li>short</li></ol>"), None);
    assert_eq!(cut(&format!("{head}<b>é</b><span class=\"card kos\">")), Some(80 + 9));
}
