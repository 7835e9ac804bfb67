//! A polite end: everything answered is kept, and the process says that all is well.

use std::thread;
use std::time::{Duration, Instant};

use engine::QuickRandom;

use crate::process::Place;
use crate::table::{Pair, actions_of};

#[test]
fn graceful_stop_keeps_everything() {
    let place = Place::new("stop");
    let server = place.serve();
    let mut pair = Pair::new(&server);
    let mut words = QuickRandom::new(40);
    let mut done = [Vec::new(), Vec::new()];
    for _ in 0..12 {
        let (seat, action) = pair.step(&mut words).expect("the match goes on");
        done[seat.index()].push(action);
    }
    let path = pair.path();
    let boards = |pair: &mut Pair| {
        let [ann, ben] = &mut pair.people;
        [ann.get(&path).text, ben.get(&path).text]
    };
    let before = boards(&mut pair);
    // A page that stays open must not keep the server from stopping.
    let mut open = pair.people[0].live(&pair.id);
    open.next();
    let begun = Instant::now();
    let status = server.terminate();
    assert_eq!(status.code(), Some(0));
    assert!(begun.elapsed() < Duration::from_secs(20), "it took {:?}", begun.elapsed());

    let server = place.serve();
    pair.go_to(&server);
    let after = boards(&mut pair);
    assert_eq!(before, after);
    for (seat, actions) in pair.finish(&mut words).into_iter().enumerate() {
        done[seat].extend(actions);
    }
    let (text, record) = pair.record();
    for (index, actions) in done.iter().enumerate() {
        assert_eq!(&actions_of(&record, engine::Seat::at(index)), actions);
    }
    place.verify(&[(pair.id.clone(), text)]);
}

/// A move that is on its way when the server is told to stop is either answered and kept, or neither.
#[test]
fn a_move_during_a_graceful_stop_is_kept_if_it_is_answered() {
    let place = Place::new("stop-flight");
    let mut server = place.serve();
    let mut pair = Pair::new(&server);
    let mut words = QuickRandom::new(41);
    for round in 0..6 {
        let board = pair.path();
        let found =
            pair.people.iter_mut().find_map(|person| Some((person.get(&board).asked()?, person.clone())));
        let (asked, mut mover) = found.expect("the match goes on");
        let form = asked.form(&asked.actions[0]);
        let path = format!("{board}/act");
        let sent = thread::spawn({
            let (mut mover, path, form) = (mover.clone(), path.clone(), form.clone());
            move || {
                thread::sleep(Duration::from_millis(round));
                mover.try_post_json(&path, &form).is_ok_and(|answer| answer.status == 200)
            }
        });
        assert_eq!(server.terminate().code(), Some(0));
        let is_answered = sent.join().unwrap();
        server = place.serve();
        pair.go_to(&server);
        mover.address = server.address;
        let asked_again = mover.get(&board).asked().map(|asked| asked.decision);
        if is_answered {
            assert_ne!(asked_again, Some(asked.decision), "answered, so it is kept");
        }
        assert_eq!(mover.post_json(&path, &form).status, 200, "asked again it is the same answer");
        pair.step(&mut words);
    }
}
