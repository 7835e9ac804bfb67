//! The load command, briefly: nothing is refused, and nothing that was acknowledged is lost when the server is killed.

use serde_json::Value;

use crate::process::Place;

#[test]
fn under_load_nothing_is_lost_or_refused() {
    let place = Place::new("under-load");
    for game in ["kosmopolis", "cv"] {
        let arguments = ["load", game, "--tables", "12", "--seconds", "2", "--json"];
        let output = place.command(&arguments).output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{errors}");
        let figures: Value = serde_json::from_slice(&output.stdout).unwrap();
        let count = |name: &str| figures[name].as_u64().unwrap();
        assert_eq!((count("refused"), count("lost")), (0, 0), "{figures}");
        assert_eq!(count("promises"), 24, "everybody has moved: {figures}");
        assert!(count("moves") > 24, "{figures}");
    }
}
