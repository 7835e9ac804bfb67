use crate::{Gathering, NotNow, Parts, Seat, SeatSet, TakeBack};

const A: Seat = Seat::at(0);
const B: Seat = Seat::at(1);

#[test]
fn a_choice_in_parts_is_taken_back_part_by_part_or_whole() {
    let mut gathering = Gathering::of(SeatSet::all(2));
    let mut parts: Parts<u8, 4, 3> = Parts::NONE;
    assert!(!parts.add(&mut gathering, A, 1, false));
    let begun = (gathering, parts);
    assert!(!parts.add(&mut gathering, A, 2, true));
    assert_eq!((gathering.done(), gathering.awaited()), (SeatSet::one(A), SeatSet::one(B)));
    assert_eq!(parts.of(A).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(parts.take_back(&mut gathering, A, TakeBack::Last), Ok(true), "everybody saw it done");
    assert_eq!((gathering, parts), begun);
    assert_eq!(parts.take_back(&mut gathering, A, TakeBack::All), Ok(false));
    assert_eq!((gathering, parts), (Gathering::of(SeatSet::all(2)), Parts::NONE));
    assert_eq!(parts.take_back(&mut gathering, A, TakeBack::All), Err(NotNow::NothingToTakeBack));
    assert_eq!(parts.count(Seat::at(4)), 0, "a seat beyond the table has chosen nothing");
}

#[test]
fn the_last_seat_that_is_done_resolves_everything() {
    let mut gathering = Gathering::of(SeatSet::all(2));
    let mut parts: Parts<u8, 4, 2> = Parts::NONE;
    assert!(!parts.add(&mut gathering, B, 7, true));
    assert!(!parts.add(&mut gathering, A, 5, false));
    assert!(parts.add(&mut gathering, A, 6, true));
    let all = parts.resolve(&mut gathering);
    assert_eq!((all[A], all[B]), ([Some(5), Some(6)], [Some(7), None]));
    assert_eq!((gathering, parts), (Gathering::NONE, Parts::NONE), "nothing of it is left");
}
