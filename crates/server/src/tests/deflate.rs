use std::io::Read;

use engine::{QuickRandom, Random};
use flate2::read::DeflateDecoder;

use super::{BACK_MAX, Deflate, MATCH_MAX, TEXT_BYTES_MAX, distance};

/// Compresses, reads it again with another program, and gives how long it was.
fn there_and_back(packer: &mut Deflate, text: &[u8]) -> usize {
    let mut packed = vec![7, 7];
    packer.compress(text, &mut packed).expect("short enough");
    assert_eq!(packed[..2], [7, 7], "what stood there before stays");
    let mut read = Vec::new();
    DeflateDecoder::new(&packed[2..]).read_to_end(&mut read).expect("deflate");
    assert!(read == text, "{} bytes are read as {}", text.len(), read.len());
    packed.len() - 2
}

/// Letters of an alphabet so large, in runs that are taken from before now and then.
fn babble(words: &mut QuickRandom, length: usize, alphabet: u64) -> Vec<u8> {
    let mut text: Vec<u8> = Vec::with_capacity(length);
    while text.len() < length {
        if !text.is_empty() && words.below(3) == 0 {
            let from = words.below(text.len() as u64) as usize;
            let count = words.below(400) as usize;
            // It may reach into what it writes itself.
            for at in from..from + count {
                text.push(text[at]);
            }
        } else {
            text.push(words.below(alphabet) as u8);
        }
    }
    text.truncate(length);
    text
}

#[test]
fn what_is_compressed_is_read_as_it_was() {
    let mut packer = Deflate::default();
    let mut words = QuickRandom::new(1);
    for length in (0..40).chain([100, 257, 258, 259, 260, 261, 262, 263, 1000, 5000, TEXT_BYTES_MAX]) {
        for alphabet in [1, 2, 16, 256] {
            there_and_back(&mut packer, &babble(&mut words, length, alphabet));
        }
    }
}

#[test]
fn every_distance_and_length_is_written() {
    let mut packer = Deflate::default();
    for back in (MATCH_MAX + 2..=BACK_MAX + 3).step_by(97).chain(BACK_MAX - 2..=BACK_MAX + 2) {
        // Something that comes again after so many letters, behind others that do not.
        let mut text = b"<some letters that come again>".to_vec();
        let mut words = QuickRandom::new(back as u64);
        text.resize_with(back, || words.below(256) as u8);
        text.extend_from_slice(b"<some letters that come again>");
        there_and_back(&mut packer, &text);
    }
    for length in 1..600 {
        let text = [b"x".repeat(length), b"y".to_vec()].concat();
        there_and_back(&mut packer, &text);
    }
}

#[test]
fn the_codes_of_distances_are_those_of_the_standard() {
    // RFC 1951, 3.2.5: the first distance of each class, and how many bits follow.
    let classes = [(1, 0), (4, 0), (5, 1), (7, 1), (9, 2), (193, 6), (257, 7), (385, 7), (24_577, 13)];
    for (back, more) in classes {
        let code = distance(back);
        assert_eq!((code.bits >> 5, code.count), (0, 5 + more), "{back}");
    }
}

#[test]
fn markup_becomes_a_third_of_what_it_was() {
    let mut packer = Deflate::default();
    let mut text = String::new();
    for card in 0..60 {
        text.push_str(&format!(
            "<span class=\"card kos\" data-piece=\"b{card}\"><svg class=\"art\"><use href=\"#kos-agent\"/></svg><b>{card}</b></span>"
        ));
    }
    let packed = there_and_back(&mut packer, text.as_bytes());
    assert!(packed * 3 < text.len(), "{packed} of {}", text.len());
}

#[test]
fn what_is_too_long_is_left_alone() {
    let mut out = Vec::new();
    assert_eq!(Deflate::default().compress(&[0; TEXT_BYTES_MAX + 1], &mut out), None);
    assert!(out.is_empty());
}
