//! Gönnen können in the terminal: the campaign across sittings.

use std::fs;
use std::path::Path;

use super::{Scratch, always_the_first, play_with};
use crate::arguments::PlayArguments;
use crate::campaign_file::CampaignFile;
use crate::command::verify;
use crate::failure::Failure;
use crate::terminal::Ending;

fn next_level(path: &Path, seats: &str) -> PlayArguments {
    PlayArguments {
        game: Some("goennen".to_owned()),
        seats: Some(seats.to_owned()),
        campaign: Some(path.to_owned()),
        seed: Some(7),
        ..PlayArguments::default()
    }
}

fn proved(path: &Path) -> Result<String, String> {
    let mut output = Vec::new();
    match verify::run(&[path.to_owned()], None, &mut output) {
        Ok(()) => Ok(String::from_utf8(output).unwrap()),
        Err(Failure::Said(why)) => Err(why),
        Err(Failure::Unread) => Err("unread".to_owned()),
    }
}

/// A bot wins its first levels, so that points are carried on; every match is a line and a record.
#[test]
fn a_campaign_carries_its_points_from_level_to_level() {
    let scratch = Scratch::new("campaign");
    let path = scratch.join("ann.campaign");
    let mut shown = String::new();
    for sitting in 1..=3 {
        let (ending, said) = play_with(&next_level(&path, "greedy=Ann"), "");
        assert_eq!(ending, Ok(Ending::Over), "{said}");
        assert!(said.contains(&format!("ludoteka play goennen --campaign {}", path.display())), "{said}");
        assert_eq!(CampaignFile::read(&path).ok().unwrap().matches.len(), sitting);
        shown.push_str(&said);
    }
    let file = CampaignFile::read(&path).ok().unwrap();
    let expected = goennen::CampaignPath::of_scores(file.scores());
    assert_eq!(file.matches[0].variant, "solo-1");
    let variants: Vec<&str> = file.matches.iter().map(|played| played.variant.as_str()).collect();
    let levels: Vec<&str> = expected.played().iter().map(|played| played.level.slug()).collect();
    assert_eq!(variants, levels);
    let now = expected.now();
    let next = format!("Next is level {}: it takes {} points", now.level().number(), now.needed());
    assert!(shown.split_whitespace().collect::<Vec<_>>().join(" ").contains(&next), "{next}\n{shown}");
    assert!(proved(&path).unwrap().contains("3 matches of the campaign"));
}

/// Left in the middle of a level, the campaign goes on there; resumed by its record it is taken over as well.
#[test]
fn a_campaign_that_was_left_goes_on_where_it_was() {
    let scratch = Scratch::new("campaign-left");
    let (whole, parts) = (scratch.join("whole"), scratch.join("parts"));
    let (ending, shown) = play_with(&next_level(&whole, "human"), &always_the_first());
    assert_eq!(ending, Ok(Ending::Over), "{shown}");
    let (mut ending, mut sittings) = (Ok(Ending::Left), 0);
    while ending == Ok(Ending::Left) {
        let answers = "1\n".repeat(25);
        (ending, _) = play_with(&next_level(&parts, "human"), &answers);
        sittings += 1;
        assert!(sittings < 100, "the level goes on");
    }
    assert!(ending == Ok(Ending::Over) && sittings > 2, "{ending:?} {sittings}");
    let (whole, parts) = (CampaignFile::read(&whole).ok().unwrap(), CampaignFile::read(&parts).ok().unwrap());
    assert_eq!(parts.matches, whole.matches);
    // Always the first choice is no way to 90 points: the campaign is lost and starts again at level 1.
    let (_, shown) = play_with(&next_level(parts.path(), "human"), "");
    let folded = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(folded.contains("the campaign is lost and starts again"), "{shown}");
    assert!(folded.contains("Campaign, try 2. Next is level 1: it takes 90 points in 15 rounds."), "{shown}");
    // This level is finished by its record alone; the campaign finds it so.
    let resume = PlayArguments { resume: Some(parts.record_path(2)), ..PlayArguments::default() };
    assert_eq!(play_with(&resume, &always_the_first()).0, Ok(Ending::Over));
    assert_eq!(CampaignFile::read(parts.path()).ok().unwrap().matches.len(), 1);
    let (_, shown) = play_with(&next_level(parts.path(), "human"), "");
    assert!(shown.contains("try 3"), "{shown}");
    assert_eq!(CampaignFile::read(parts.path()).ok().unwrap().matches.len(), 2);
}

#[test]
fn a_campaign_that_does_not_fit_its_records_is_refused() {
    let scratch = Scratch::new("campaign-wrong");
    let path = scratch.join("a");
    let (ending, _) = play_with(&next_level(&path, "random"), "");
    assert_eq!(ending, Ok(Ending::Over));
    let text = fs::read_to_string(&path).unwrap();
    assert!(proved(&path).is_ok());
    let line = text.lines().last().unwrap().to_owned();
    let score = line.split(' ').nth(2).unwrap();
    let more = format!("{}", score.parse::<i32>().unwrap() + 100);
    let cases = [
        (text.replace(&format!("solo-1 {score} "), &format!("solo-1 {more} ")), "the record solo-1 with"),
        (text.replace("solo-1", "solo-2"), "the campaign has solo-2"),
        (text.replace("1 solo-1", "2 solo-1"), "line 4: `1 VARIANT SCORE COMMITMENT` is expected"),
        (text.replace("seats random", "seats greedy"), "not played by greedy"),
        (text.replace("game goennen", "game cv"), "has no campaign"),
        (text.replace("campaign 1", "campaign 2"), ""),
    ];
    for (wrong, expected) in cases {
        fs::write(&path, &wrong).unwrap();
        let why = proved(&path).expect_err(&wrong);
        assert!(why.contains(expected), "{expected}: {why}");
    }
    fs::write(&path, &text).unwrap();
    let other = PlayArguments { seats: Some("greedy".to_owned()), ..next_level(&path, "random") };
    assert!(play_with(&other, "").0.unwrap_err().contains("a campaign of random, not of greedy"));
    let none = PlayArguments { game: Some("cv".to_owned()), ..next_level(&scratch.join("b"), "human") };
    assert!(play_with(&none, "").0.unwrap_err().contains("CV has no campaign"));
    assert!(!scratch.join("b").exists(), "what cannot be played leaves no file");
}

/// Seven levels by scores alone: the words after the last one, met and missed.
#[test]
fn a_finished_campaign_says_its_result() {
    use crate::terminal::Screen;
    let game = goennen::Goennen::new(Some("solo-1"), 1, goennen::Deck::standard()).unwrap();
    for (more, expected) in [(8, "Result: 56. The challenge was 50: well done!"), (2, "Result: 14.")] {
        let scores: Vec<i32> = goennen::Level::all().map(|level| i32::from(level.points()) + more).collect();
        let stage = goennen::Goennen::campaign(&scores).unwrap();
        assert_eq!(stage.next, None);
        for language in engine::Language::ALL {
            let lines: Vec<String> =
                stage.lines.iter().map(|phrase| phrases::plain(&game, phrase, language)).collect();
            assert_eq!(lines.len(), 8, "seven levels and the result: {lines:?}");
            assert!(language != engine::Language::En || lines[7].contains(expected), "{lines:?}");
        }
    }
}
