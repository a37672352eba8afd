//! Who calls (VAPID, RFC 8292): every call is signed with the server's own key, which a browser was told when it
//! subscribed. Nobody else can call it then.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use reverie_store::Millis;
use ring::error::{KeyRejected, Unspecified};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING as SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// How long a signature holds; push services take no more than a day.
const HOLDS_SECONDS: i64 = 12 * 3600;

/// The server's own key.
#[derive(Debug)]
pub(super) struct Vapid(EcdsaKeyPair);

impl Vapid {
    /// A new key, to be stored.
    pub(super) fn draw() -> Result<Vec<u8>, Unspecified> {
        Ok(EcdsaKeyPair::generate_pkcs8(&SIGNING, &SystemRandom::new())?.as_ref().to_vec())
    }

    /// A key that was stored.
    pub(super) fn read(stored: &[u8]) -> Result<Self, KeyRejected> {
        EcdsaKeyPair::from_pkcs8(&SIGNING, stored, &SystemRandom::new()).map(Self)
    }

    /// What browsers are told.
    pub(super) fn public(&self) -> String {
        BASE64.encode(self.0.public_key())
    }

    /// The words that let a call in at this push service.
    pub(super) fn authorization(
        &self,
        audience: &str,
        contact: Option<&str>,
        now: Millis,
    ) -> Result<String, Unspecified> {
        let mut claims = json!({ "aud": audience, "exp": now.0 / 1000 + HOLDS_SECONDS });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let signed = format!("{}.{}", BASE64.encode(head.to_string()), BASE64.encode(claims.to_string()));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes())?;
        Ok(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature), self.public()))
    }
}
