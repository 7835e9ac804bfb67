//! Messages that only a browser can read.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::Aad;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};

use super::{PushKey, derive, encrypt, new_key, seal};
use crate::notice::{Browser, Target};

fn bytes(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).expect("base64")
}

/// The example of RFC 8291, appendix A.
#[test]
fn the_example_of_the_standard_comes_out() {
    let theirs =
        bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
    let own =
        bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
    let sealed = seal(
        &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
        theirs.as_slice().try_into().expect("a key"),
        own.as_slice().try_into().expect("a key"),
        &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("a salt"),
        b"When I grow up, I want to be a watermelon",
    );
    let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T\
        lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    assert_eq!(URL_SAFE_NO_PAD.encode(sealed.expect("sealed")), expected);
}

#[test]
fn a_browser_reads_what_was_sent_to_it() {
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
    let public = own.compute_public_key().expect("a key");
    let auth = [7; 16];
    let browser = Browser {
        endpoint: "https://push.example/1".to_owned(),
        p256dh: URL_SAFE_NO_PAD.encode(public.as_ref()),
        auth: URL_SAFE_NO_PAD.encode(auth) + "==",
    };
    let body = encrypt(&browser, b"{\"title\":\"Ludoteka\"}").expect("encrypted");
    assert_eq!((&body[16..20], body[20]), (&[0, 0, 16, 0][..], 65));
    let (salt, sender) = (&body[..16], &body[21..86]);
    let shared =
        agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, sender), <[u8]>::to_vec).expect("agreed");
    let (key, nonce) = derive(&shared, public.as_ref(), sender, &auth, salt).expect("derived");
    let mut sealed = body[86..].to_vec();
    let opened = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("opened");
    assert_eq!(opened, b"{\"title\":\"Ludoteka\"}\x02");
    // Whoever sent no keys gets nothing.
    for (p256dh, auth) in [("", ""), ("AAAA", &browser.auth), (&browser.p256dh, "AAAA"), ("!", "?")] {
        let other = Browser { p256dh: p256dh.to_owned(), auth: auth.to_owned(), ..browser.clone() };
        assert!(encrypt(&other, b"x").is_none());
    }
}

#[test]
fn a_push_service_can_tell_who_sends() {
    let kept = new_key();
    let key = PushKey::of_bytes(&kept).expect("a key");
    let target = Target::parse("https://push.example:8443/send/abc").expect("a target");
    let headers = key.headers(&target, "https://play.example.org", "topic");
    let told = &headers.iter().find(|(name, _)| *name == "authorization").expect("a header").1;
    let (token, public) =
        told.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("two parts");
    assert_eq!(public, key.public());
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let verifier = Verifier::new(&ECDSA_P256_SHA256_FIXED, bytes(public));
    verifier.verify(signed.as_bytes(), &bytes(signature)).expect("signed by the key");
    let claims = bytes(signed.split_once('.').expect("claims").1);
    let claims: serde_json::Value = serde_json::from_slice(&claims).expect("claims");
    assert_eq!(claims["aud"], "https://push.example:8443");
    assert_eq!(claims["sub"], "https://play.example.org");
    assert!(PushKey::of_bytes(b"damaged").is_none());
}
