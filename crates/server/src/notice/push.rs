//! Web push: a message only the browser can read (RFC 8291), from a server that says who it is (RFC 8292).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

use super::message::Headers;
use super::target::Target;
use super::wishes::Browser;
use crate::identity::random;
use crate::time::now_ms;

/// How long a push service keeps a notice for a browser that is not running, in seconds.
const LIFE_SECONDS: u32 = 24 * 3600;
/// How long a push service may believe one signature, in seconds. A day is the most.
const SIGNED_SECONDS: i64 = 12 * 3600;
/// How many bytes a record may have; there is always one record.
const RECORD_BYTES: u32 = 4096;
/// The length of a public key on the curve, not compressed.
const PUBLIC_BYTES: usize = 65;
const AUTH_BYTES: usize = 16;

/// The key by which push services know this server.
pub(super) struct PushKey(EcdsaKeyPair);

/// A new key, as it is kept.
pub(super) fn new_key() -> Vec<u8> {
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
    // Without randomness there are no identities either, and no way to go on.
    made.expect("the operating system gives random bytes").as_ref().to_vec()
}

impl PushKey {
    pub(super) fn of_bytes(kept: &[u8]) -> Option<PushKey> {
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &SystemRandom::new())
            .ok()
            .map(PushKey)
    }

    /// The public half, as browsers and push services want it.
    pub(super) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.public_key().as_ref())
    }

    /// The head of a push to this target: who sends it, how long it is worth keeping, and what it replaces.
    pub(super) fn headers(&self, target: &Target, base: &str, topic: &str) -> Headers {
        let subject = if base.starts_with("https://") { base } else { "mailto:nobody@localhost" };
        let claims =
            json!({ "aud": target.origin(), "exp": now_ms() / 1000 + SIGNED_SECONDS, "sub": subject });
        let signed = format!(
            "{}.{}",
            URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#),
            URL_SAFE_NO_PAD.encode(claims.to_string())
        );
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = signature.expect("the operating system gives random bytes");
        let signature = URL_SAFE_NO_PAD.encode(signature.as_ref());
        vec![
            ("authorization", format!("vapid t={signed}.{signature}, k={}", self.public())),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", LIFE_SECONDS.to_string()),
            ("topic", topic.to_owned()),
        ]
    }
}

/// Whether the keys of a subscription are such.
pub(super) fn is_usable(browser: &Browser) -> bool {
    keys(browser).is_some()
}

fn keys(browser: &Browser) -> Option<([u8; PUBLIC_BYTES], [u8; AUTH_BYTES])> {
    // Some browsers fill up with `=`.
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let public: [u8; PUBLIC_BYTES] = decode(&browser.p256dh)?.try_into().ok()?;
    let auth = decode(&browser.auth)?.try_into().ok()?;
    (public[0] == 4).then_some((public, auth))
}

/// The body of a push: the message, readable for this browser alone. `None` if its keys are none.
pub(super) fn encrypt(browser: &Browser, message: &[u8]) -> Option<Vec<u8>> {
    let (theirs, auth) = keys(browser)?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
    let public: [u8; PUBLIC_BYTES] = own.compute_public_key().ok()?.as_ref().try_into().ok()?;
    let shared = agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, theirs), <[u8]>::to_vec).ok()?;
    seal(&shared, &theirs, &public, &auth, random(), message)
}

/// What both sides derive from the secret they share: the key of the message and its nonce.
fn derive(
    shared: &[u8],
    theirs: &[u8],
    own: &[u8],
    auth: &[u8],
    salt: &[u8],
) -> Option<(LessSafeKey, Nonce)> {
    let secret = expand(&extract(auth, shared), &[b"WebPush: info\0", theirs, own]);
    let mixed = extract(salt, &secret);
    let key = expand(&mixed, &[b"Content-Encoding: aes128gcm\0"]);
    let nonce = expand(&mixed, &[b"Content-Encoding: nonce\0"]);
    let key = UnboundKey::new(&AES_128_GCM, &key[..16]).ok()?;
    Some((LessSafeKey::new(key), Nonce::try_assume_unique_for_key(&nonce[..12]).ok()?))
}

fn seal(
    shared: &[u8],
    theirs: &[u8; PUBLIC_BYTES],
    own: &[u8; PUBLIC_BYTES],
    auth: &[u8],
    salt: [u8; 16],
    message: &[u8],
) -> Option<Vec<u8>> {
    let (key, nonce) = derive(shared, theirs, own, auth, &salt)?;
    // The byte behind the message says that it is the last record.
    let mut sealed = [message, &[2]].concat();
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed).ok()?;
    let mut body = salt.to_vec();
    body.extend_from_slice(&RECORD_BYTES.to_be_bytes());
    body.push(PUBLIC_BYTES as u8);
    body.extend_from_slice(own);
    body.extend(sealed);
    Some(body)
}

/// The two steps of HKDF with SHA-256, for as much as one block.
fn extract(salt: &[u8], secret: &[u8]) -> [u8; 32] {
    digest(salt, &[secret])
}

fn expand(key: &[u8; 32], info: &[&[u8]]) -> [u8; 32] {
    digest(key, &[info, &[&[1]]].concat())
}

fn digest(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut context = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, key));
    for part in parts {
        context.update(part);
    }
    let mut digest = [0; 32];
    digest.copy_from_slice(context.sign().as_ref());
    digest
}

#[cfg(test)]
#[path = "../tests/push.rs"]
mod tests;
