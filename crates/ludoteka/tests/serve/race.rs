//! Two answers at the same moment: one wins, the other is told that it came too late.

use std::sync::{Arc, Barrier};
use std::thread;

use engine::{QuickRandom, Random, Seat};

use crate::client::{Asked, Client};
use crate::process::Place;
use crate::table::{Pair, actions_of};

/// How many decisions are raced for; each is at least two writes, and writes are limited.
const RACES: usize = 30;

/// Sends all at the same moment; each answer in the order of what was sent.
fn at_once(path: &str, sent: Vec<(Client, String)>) -> Vec<(u16, String)> {
    let barrier = Arc::new(Barrier::new(sent.len()));
    let threads: Vec<_> = sent
        .into_iter()
        .map(|(mut client, form)| {
            let (barrier, path) = (barrier.clone(), path.to_owned());
            thread::spawn(move || {
                barrier.wait();
                let answer = client.post_json(&path, &form);
                (answer.status, answer.text)
            })
        })
        .collect();
    threads.into_iter().map(|thread| thread.join().unwrap()).collect()
}

#[test]
fn of_two_answers_to_one_decision_exactly_one_wins() {
    let place = Place::new("race");
    let server = place.serve();
    let mut pair = Pair::new(&server);
    let path = pair.path();
    let mut words = QuickRandom::new(50);
    let mut done = [Vec::new(), Vec::new()];
    let (mut races, mut drafts) = (0, 0);
    while races < RACES {
        let pages: Vec<Option<Asked>> =
            pair.people.iter_mut().map(|person| person.get(&path).asked()).collect();
        let mut sent: Vec<(usize, String, (Client, String))> = Vec::new();
        for (seat, asked) in pages.iter().enumerate() {
            let Some(asked) = asked else { continue };
            let count = asked.actions.len();
            let first = words.below(count as u64) as usize;
            // Two windows of one person; with one option only there is nothing to race for.
            for action in [first, (first + 1) % count].into_iter().take(count) {
                let action = asked.actions[action].clone();
                let form = asked.form(&action);
                sent.push((seat, action, (pair.people[seat].clone(), form)));
            }
        }
        if sent.is_empty() {
            break;
        }
        drafts += usize::from(pages.iter().flatten().count() == 2);
        let answers = at_once(&format!("{path}/act"), sent.iter().map(|(_, _, sent)| sent.clone()).collect());
        for (seat, done) in done.iter_mut().enumerate() {
            let own: Vec<(&String, &(u16, String))> = sent
                .iter()
                .zip(&answers)
                .filter(|((other, ..), _)| *other == seat)
                .map(|((_, action, _), answer)| (action, answer))
                .collect();
            if own.is_empty() {
                continue;
            }
            let won: Vec<&String> =
                own.iter().filter(|(_, answer)| answer.0 == 200).map(|own| own.0).collect();
            assert_eq!(won.len(), 1, "{own:?}");
            for (_, (status, text)) in own.iter().filter(|(_, answer)| answer.0 != 200) {
                assert_eq!((*status, text.as_str()), (409, "{\"stale\":true}"));
                races += 1;
            }
            done.push(won[0].clone());
        }
    }
    assert!(races >= 20 && drafts >= 2, "{races} races, {drafts} drafts");
    for (seat, actions) in pair.finish(&mut words).into_iter().enumerate() {
        done[seat].extend(actions);
    }
    let (text, record) = pair.record();
    for (index, actions) in done.iter().enumerate() {
        assert_eq!(&actions_of(&record, Seat::at(index)), actions, "what won is what happened");
    }
    place.verify(&[(pair.id.clone(), text)]);
}

/// The same answer from two windows at once is one move, and both are told it was made.
#[test]
fn the_same_answer_twice_at_once_is_one_move() {
    let place = Place::new("twice");
    let server = place.serve();
    let mut pair = Pair::new(&server);
    let path = pair.path();
    let mut words = QuickRandom::new(51);
    let mut done = [Vec::new(), Vec::new()];
    for _ in 0..15 {
        let pages: Vec<Option<Asked>> =
            pair.people.iter_mut().map(|person| person.get(&path).asked()).collect();
        let Some((seat, asked)) =
            pages.iter().enumerate().find_map(|(seat, asked)| Some((seat, asked.as_ref()?)))
        else {
            break;
        };
        let action = asked.actions[words.below(asked.actions.len() as u64) as usize].clone();
        let sent = (pair.people[seat].clone(), asked.form(&action));
        for answer in at_once(&format!("{path}/act"), vec![sent.clone(), sent.clone(), sent]) {
            assert_eq!(answer, (200, "{\"ok\":true}".to_owned()));
        }
        done[seat].push(action);
    }
    for (seat, actions) in pair.finish(&mut words).into_iter().enumerate() {
        done[seat].extend(actions);
    }
    let (_, record) = pair.record();
    for (index, actions) in done.iter().enumerate() {
        assert_eq!(&actions_of(&record, Seat::at(index)), actions);
    }
}

/// A choice that was taken back is not made again by a late copy of it, nor is the copy told that it was.
#[test]
fn a_choice_taken_back_stays_taken_back() {
    let place = Place::new("back");
    let mut server = place.serve();
    let mut pair = Pair::new(&server);
    let path = pair.path();
    let ann = &mut pair.people[0];
    let asked = ann.get(&path).asked().unwrap();
    let late = asked.form(&asked.actions[0]);
    assert_eq!(ann.post_json(&format!("{path}/act"), &late).status, 200);
    assert_eq!(ann.post_json(&format!("{path}/retract"), "seat=1").status, 200);
    assert_eq!(ann.post_json(&format!("{path}/act"), &late).status, 409);
    let again = ann.get(&path).asked().expect("asked again");
    assert_ne!(again.decision, asked.decision);
    server.kill();
    server = place.serve();
    pair.go_to(&server);
    let ann = &mut pair.people[0];
    assert_eq!(ann.get(&path).asked(), Some(again.clone()), "also after a kill");
    assert_eq!(ann.post_json(&format!("{path}/act"), &late).status, 409);
    assert_eq!(ann.post_json(&format!("{path}/act"), &again.form(&again.actions[1])).status, 200);
}
