//! CVlizations in the terminal: whole matches in every mode and language, and the end idea by idea.

use super::{Scratch, always_the_first, new_game, play_on_screen, play_with};
use crate::arguments::PlayArguments;
use crate::command::verify;
use crate::terminal::Ending;

#[test]
fn whole_matches_are_played_by_always_choosing_the_first() {
    let scratch = Scratch::new("cvlizations-whole");
    let modes =
        [("standard", "human=Ann,greedy,random"), ("basic", "greedy,human"), ("advanced", "human,human")];
    for (seed, (variant, seats)) in modes.into_iter().enumerate() {
        let path = scratch.join(&format!("{variant}.rec"));
        let arguments = PlayArguments {
            game: Some("cvlizations".to_owned()),
            variant: Some(variant.to_owned()),
            ..new_game(&path, seats, seed as u64)
        };
        let play = if seed % 2 == 0 { play_with } else { play_on_screen };
        let (ending, shown) = play(&arguments, &always_the_first());
        assert_eq!(ending, Ok(Ending::Over), "{shown}");
        for expected in
            ["Turn 9 of 9", "Ideas to buy", "open + hidden", "Happiness gained", "At the end", "Total"]
        {
            assert!(shown.contains(expected), "{expected} is missing: {shown}");
        }
        assert!(shown.contains("wins!") || shown.contains("share the victory!"), "{shown}");
        assert!(verify::run(&[path], None, &mut Vec::new()).is_ok());
    }
}
