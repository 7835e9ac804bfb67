use crate::{Seat, SeatSet, Tally};

#[test]
fn seats_go_round_the_table() {
    assert_eq!(Seat::at(3).left(1, 4), Seat::at(0));
    assert_eq!(Seat::at(0).right(3), Seat::at(2));
    assert_eq!("3".parse(), Ok(Seat::at(2)));
    for bad in ["0", "6", "", "12", "+1", "x"] {
        assert!(bad.parse::<Seat>().is_err(), "{bad}");
    }
}

#[test]
fn a_set_lists_its_seats_in_order() {
    let set = SeatSet::all(4).without(Seat::at(1));
    assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [0, 2, 3]);
    assert_eq!(set.count(), 3);
    assert_eq!(SeatSet::EMPTY.first(), None);
}

#[test]
fn tied_seats_share_the_better_place() {
    let scores = [7, 9, 9];
    let tally = Tally::new(&scores, |a, b| scores[a.index()] > scores[b.index()]);
    assert_eq!(Seat::all(3).map(|seat| tally.place(seat)).collect::<Vec<_>>(), [3, 1, 1]);
    assert_eq!(tally.win_share(Seat::at(1)), 0.5);
}
