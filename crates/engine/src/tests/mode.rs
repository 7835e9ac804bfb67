use crate::{GameInfo, Mode};

const INFO: GameInfo = GameInfo {
    slug: "tribes",
    title: "Tribes",
    modes: &[
        Mode { variant: "standard", players: 3..=5 },
        Mode { variant: "basic", players: 2..=2 },
        Mode { variant: "solo-1", players: 1..=1 },
        Mode { variant: "advanced", players: 2..=2 },
    ],
    rules: "",
};

#[test]
fn a_mode_is_chosen_by_variant_and_number_of_players() {
    let variant = |variant, players| INFO.choose(variant, players).map(|mode| mode.variant);
    assert_eq!(variant(None, 4), Ok("standard"));
    assert_eq!(variant(None, 2), Ok("basic"), "the first that is for two");
    assert_eq!(variant(Some("advanced"), 2), Ok("advanced"));
    assert_eq!(INFO.player_counts(), [1, 2, 3, 4, 5]);
    assert_eq!(INFO.modes_for(2).map(|mode| mode.variant).collect::<Vec<_>>(), ["basic", "advanced"]);
}

#[test]
fn modes_for_the_same_numbers_of_players_stand_together() {
    let groups: Vec<_> = INFO
        .groups()
        .into_iter()
        .map(|(players, modes)| (players, modes.iter().map(|mode| mode.variant).collect::<Vec<_>>()))
        .collect();
    let expected = [(3..=5, vec!["standard"]), (2..=2, vec!["basic", "advanced"]), (1..=1, vec!["solo-1"])];
    assert_eq!(groups, expected);
}

#[test]
fn an_error_offers_exactly_what_there_is() {
    let there = "there is standard for 3 to 5 players, basic for 2 players, solo-1 for 1 player, \
                 advanced for 2 players";
    let told = |variant, players| INFO.choose(variant, players).expect_err("no such mode").to_string();
    assert_eq!(told(None, 6), format!("Tribes is not for 6 players; {there}"));
    assert_eq!(
        told(Some("standard"), 2),
        format!("Tribes, variant `standard`, is not for 2 players; {there}")
    );
    assert_eq!(told(Some("x\u{1b}[2J"), 2), format!("Tribes has no variant `x[2J`; {there}"));
}
