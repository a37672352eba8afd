//! A message that only the browser can read (RFC 8291, with the content coding of RFC 8188): the push service in between
//! sees its length, and nothing else.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{self, ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// A public key of this curve, written out whole.
pub(crate) const PUBLIC: usize = 65;
/// What a browser shares with whoever calls it.
pub(crate) const AUTH: usize = 16;
const SALT: usize = 16;
/// One record holds all we ever say.
const RECORD: u32 = 4096;
/// Marks the last record; whatever followed would be padding.
const LAST: u8 = 2;

/// The keys of a browser.
pub(super) struct Reader<'a> {
    pub(super) public: &'a [u8],
    pub(super) auth: &'a [u8],
}

/// Seals a message for this reader.
pub(super) fn seal(reader: &Reader<'_>, message: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let mut salt = [0; SALT];
    random.fill(&mut salt)?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = own.compute_public_key()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, reader.public);
    agreement::agree_ephemeral(own, &theirs, |shared| {
        seal_with(reader, shared, public.as_ref(), salt, message)
    })?
}

/// The same with everything that is drawn at random given, so that it can be held against the RFC's example.
fn seal_with(
    reader: &Reader<'_>,
    shared: &[u8],
    own_public: &[u8],
    salt: [u8; SALT],
    message: &[u8],
) -> Result<Vec<u8>, Unspecified> {
    let (key, nonce) = keys(reader, shared, own_public, salt)?;
    let mut sealed = [message, &[LAST]].concat();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)?;
    let named = u8::try_from(own_public.len()).map_err(|_| Unspecified)?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[named], own_public, &sealed].concat())
}

/// What both ends work out from the secret they share.
pub(super) fn keys(
    reader: &Reader<'_>,
    shared: &[u8],
    own_public: &[u8],
    salt: [u8; SALT],
) -> Result<([u8; 16], [u8; 12]), Unspecified> {
    let both = [b"WebPush: info\0", reader.public, own_public].concat();
    let input: [u8; 32] = derive(reader.auth, shared, &both)?;
    let key = derive(&salt, &input, b"Content-Encoding: aes128gcm\0")?;
    let nonce = derive(&salt, &input, b"Content-Encoding: nonce\0")?;
    Ok((key, nonce))
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], input: &[u8], info: &[u8]) -> Result<[u8; N], Unspecified> {
    let mut derived = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(input).expand(&[info], Length(N))?.fill(&mut derived)?;
    Ok(derived)
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;

    use super::*;

    #[test]
    fn the_example_of_rfc_8291_comes_out_to_the_letter() {
        let read = |text: &str| BASE64.decode(text).unwrap();
        let public =
            read("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let own =
            read("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let (auth, shared) =
            (read("BTBZMqHH6r4Tts7J_aSIgg"), read("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"));
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let reader = Reader { public: &public, auth: &auth };
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = seal_with(&reader, &shared, &own, salt, message).unwrap();
        assert_eq!(
            BASE64.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
             EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn a_key_that_is_no_point_of_the_curve_is_refused() {
        let reader = Reader { public: &[4; PUBLIC], auth: &[0; AUTH] };
        assert!(seal(&reader, b"hello").is_err());
    }
}
