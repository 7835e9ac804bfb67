use crate::{BySeat, Places, Seat, SeatSet, Solo, Standings, Viewer};

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
    assert_eq!((set.count(), set.nth(2)), (3, Seat::at(3)));
    assert_eq!(SeatSet::EMPTY.first(), None);
    assert_eq!((set.to_string(), SeatSet::EMPTY.to_string()), ("1 3 4".to_owned(), "none".to_owned()));
    assert!(SeatSet::one(Seat::at(3)).is_within(set) && !SeatSet::all(2).is_within(set));
    assert_eq!(SeatSet::all(5).minus(set).union(SeatSet::one(Seat::at(0))).to_string(), "1 2 5");
    assert_eq!(SeatSet::all(3).both(set).to_string(), "1 3");
}

#[test]
fn a_table_is_viewed_from_its_seats_and_from_outside() {
    let viewers: Vec<Viewer> = Viewer::all(2).collect();
    assert_eq!(viewers, [Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)), Viewer::Spectator]);
}

#[test]
fn a_seat_that_the_game_does_not_have_has_no_value() {
    let mut markers: BySeat<u8, 4> = BySeat::all(2);
    markers[Seat::at(3)] += 1;
    assert_eq!((markers.get(Seat::at(3)), markers.get(Seat::at(4))), (Some(&3), None));
    assert_eq!(markers, [2, 2, 2, 3]);
    assert_ne!(markers, [2, 2, 2, 2]);
}

#[test]
fn tied_seats_share_the_better_place() {
    let scores = [7, 9, 9];
    let places = Places::new(&scores, |a, b| scores[a.index()] > scores[b.index()]);
    assert_eq!(Seat::all(3).map(|seat| places.place(seat)).collect::<Vec<_>>(), [3, 1, 1]);
    let standings = Standings::Placed(places);
    assert_eq!(standings.win_share(Seat::at(1)), 0.5);
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::at(1), Seat::at(2)]);
}

#[test]
fn a_seat_alone_wins_or_loses_and_has_no_place() {
    for (score, share) in [(89, 0.0), (90, 1.0), (120, 1.0)] {
        let standings = Standings::Solo(Solo::new(score, 90));
        assert_eq!((standings.win_share(Seat::at(0)), standings.place(Seat::at(0))), (share, None));
        assert_eq!((standings.score(Seat::at(0)), standings.players()), (score, 1));
    }
}

#[test]
fn a_seat_that_the_table_does_not_have_has_nothing() {
    let nobody = Seat::at(2);
    let places = Places::new(&[7, 9], |a, b| a > b);
    for standings in [Standings::Placed(places), Standings::Solo(Solo::new(95, 90))] {
        assert_eq!((standings.score(nobody), standings.place(nobody)), (0, None));
        assert!(!standings.is_winner(nobody) && standings.win_share(nobody) == 0.0);
    }
}
