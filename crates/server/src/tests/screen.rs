//! What is pushed can be unpacked.

use std::io::Read;

use super::Press;
use axum::extract::ws::Message;

#[test]
fn a_push_is_what_was_packed() {
    // One after the other with the same press: nothing of the one before may show.
    let mut press = Press::default();
    for length in [0, 10, 1023, 1024, 5000, 70_000, 300_000] {
        // Text that compresses well, then text that hardly does.
        for factor in [7_u64, 0x9e37_79b9_7f4a_7c15] {
            let letter = |place: u64| char::from(b'a' + ((place.wrapping_mul(factor) >> 23) % 26) as u8);
            let text: String = (0..length).map(letter).collect();
            press.text.clone_from(&text);
            let unpacked = match press.pack() {
                Message::Text(plain) => plain.to_string(),
                Message::Binary(packed) => {
                    assert!(packed.len() < text.len());
                    let mut unpacked = String::new();
                    flate2::read::GzDecoder::new(packed.as_ref())
                        .read_to_string(&mut unpacked)
                        .expect("gzip");
                    unpacked
                }
                other => panic!("{other:?}"),
            };
            assert!(unpacked == text, "{length} letters");
        }
    }
}
