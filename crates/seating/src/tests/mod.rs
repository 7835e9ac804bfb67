//! Words stay what they are in storage, and seats know whose they are.

use crate::{BotLevel, Motion, Occupant, PlayerColour, Sign, TimeLimit};

#[test]
fn words_are_read_as_they_are_written() {
    assert_eq!(BotLevel::ALL.map(BotLevel::word), ["beginner", "casual", "strong", "expert"]);
    assert_eq!(BotLevel::ALL.map(|level| BotLevel::of_word(level.word())), BotLevel::ALL.map(Some));
    assert_eq!(
        PlayerColour::ALL.map(PlayerColour::word),
        ["red", "teal", "orange", "violet", "brown", "grey"]
    );
    assert_eq!(
        PlayerColour::ALL.map(|colour| PlayerColour::of_word(colour.word())),
        PlayerColour::ALL.map(Some)
    );
    for wrong in ["", "Red", "strong ", "blue"] {
        assert_eq!((BotLevel::of_word(wrong), PlayerColour::of_word(wrong)), (None, None), "{wrong}");
    }
}

#[test]
fn a_seat_belongs_to_its_person_while_a_bot_stands_in() {
    let all = [
        (Occupant::Open, None, None),
        (Occupant::Human("Ann"), Some("Ann"), None),
        (Occupant::Bot(BotLevel::Casual), None, Some(BotLevel::Casual)),
        (Occupant::StandIn("Ann", BotLevel::Expert), Some("Ann"), Some(BotLevel::Expert)),
    ];
    for (occupant, owner, bot) in all {
        assert_eq!((occupant.owner(), occupant.bot()), (owner, bot), "{occupant:?}");
        assert_eq!(occupant.is_open(), occupant == Occupant::Open);
        let lengths = occupant.map(str::len);
        assert_eq!((lengths.owner(), lengths.bot()), (owner.map(str::len), bot), "{occupant:?}");
    }
}

#[test]
fn limits_motions_and_signs_read_back_as_written() {
    for limit in TimeLimit::OFFERED {
        assert_eq!(TimeLimit::of_word(&limit.word()), Some(limit));
    }
    for motion in [Motion::Close, Motion::Remove(0), Motion::Remove(4)] {
        assert_eq!(Motion::of_word(&motion.word()), Some(motion));
    }
    for sign in Sign::ALL {
        assert_eq!(Sign::of_word(sign.word()), Some(sign));
    }
}

#[test]
fn nobody_gets_no_time_or_too_much() {
    for word in
        ["", "move", "move-0", "move--5", "move-99999999", "match-60", "match-60-0", "match-0-5", "hour-1"]
    {
        assert_eq!(TimeLimit::of_word(word), None, "{word}");
    }
    for word in ["", "open", "remove", "remove-0", "remove-x", "close-1"] {
        assert_eq!(Motion::of_word(word), None, "{word}");
    }
}
