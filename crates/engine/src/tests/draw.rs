use crate::{Draws, QuickRandom, Random, Seat, Secret, from_hex, sha256, to_hex};

#[test]
fn sha256_of_abc_is_the_published_value() {
    assert_eq!(to_hex(&sha256(b"abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

/// The key stream itself is the published one: RFC 8439, appendix A.1, test vector 1 (zero key, counter 0).
#[test]
fn the_stream_is_chacha20() {
    use rand_chacha::rand_core::{Rng, SeedableRng};
    let mut stream = rand_chacha::ChaCha20Rng::from_seed([0; 32]);
    let bytes: Vec<u8> = (0..4).flat_map(|_| stream.next_u64().to_le_bytes()).collect();
    assert_eq!(to_hex(&bytes), "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7");
}

/// The vectors of `docs/fairness.md`.
#[test]
fn draws_follow_the_written_vectors() {
    let secret = Secret::new(std::array::from_fn(|i| i as u8));
    assert_eq!(
        secret.commitment().to_string(),
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    );
    let nonces = [[0x11; 16], [0x22; 16]];
    let mut draws = Draws::new(&secret, &nonces);
    let words: Vec<String> = (0..3).map(|_| format!("{:016x}", draws.word())).collect();
    assert_eq!(words, VECTORS);
    let mut again = Draws::new(&secret, &nonces);
    again.seek(2);
    assert_eq!(format!("{:016x}", again.word()), VECTORS[2]);
    again.seek(0);
    let indices: Vec<u64> = [72, 71, 6].into_iter().map(|n| again.below(n)).collect();
    assert_eq!(indices, INDICES);
}

/// The vectors of `docs/fairness.md`: what a seat has that adds nothing is fixed by the secret.
#[test]
fn a_seat_that_adds_nothing_has_a_sealed_nonce() {
    let secret = Secret::new(std::array::from_fn(|i| i as u8));
    assert_eq!(to_hex(&secret.sealed_nonce(Seat::at(0))), SEALED[0]);
    assert_eq!(to_hex(&secret.sealed_nonce(Seat::at(1))), SEALED[1]);
    let own = [0x11; 16];
    let nonces = secret.nonces(&[Some(own), None]);
    assert_eq!(nonces, [own, secret.sealed_nonce(Seat::at(1))]);
    assert_eq!(format!("{:016x}", Draws::new(&secret, &nonces).word()), SEALED_WORD);
}

const SEALED: [&str; 2] = ["4f8b7ec086d96e444621e55518a7e096", "fe56334b8eae032d72cd90236555408d"];
const SEALED_WORD: &str = "7d649cdbff8ae247";

const VECTORS: [&str; 3] = ["a390ce929ba85f1b", "8815e52adf971925", "ed4aa810e01b9efb"];
const INDICES: [u64; 3] = [46, 37, 5];

#[test]
fn a_secret_reads_back_and_never_prints_itself() {
    let secret = Secret::of_simulation(1, 2);
    assert_eq!(Secret::parse(&secret.reveal()), Some(secret.clone()));
    assert_eq!(format!("{secret:?}"), "Secret(..)");
    assert_eq!(
        format!("{:?}", Draws::new(&secret, &[])),
        "Draws(..)",
        "nor do the draws that follow from it"
    );
    assert_eq!(from_hex::<2>("00ff"), Some([0, 255]));
    for wrong in ["00", "00ff00", "00f", ""] {
        assert_eq!(from_hex::<2>(wrong), None, "`{wrong}` is not two bytes");
    }
    assert_eq!(from_hex::<2>("00zz"), None);
    assert_eq!(from_hex::<2>("00é"), None);
}

#[test]
fn the_quick_generator_keeps_its_values() {
    let mut quick = QuickRandom::new(1);
    let words: Vec<u64> = (0..2).map(|_| quick.word()).collect();
    assert_eq!(words, QUICK);
    let streams = [0, 1, 2].map(|stream| QuickRandom::stream(1, stream).word());
    assert_eq!(streams, QUICK_STREAMS);
}

const QUICK: [u64; 2] = [10_988_358_893_986_739_035, 9_408_502_731_514_849_100];
const QUICK_STREAMS: [u64; 3] =
    [1_283_746_485_851_235_055, 17_081_695_099_240_553_040, 2_197_758_312_246_291_633];
