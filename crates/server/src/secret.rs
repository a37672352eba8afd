//! Secrets that people hold: a guest's token, a link, a code. They are shown once and kept only as hashes.

use reverie_store::SecretHash;

/// Letters and digits that are not mistaken for each other when read aloud or copied by hand: no 1, i, l, o.
const ALPHABET: &[u8; 32] = b"023456789abcdefghjkmnpqrstuvwxyz";
/// 26 letters of 5 bits: 130 bits.
const TOKEN_LETTERS: usize = 26;
/// With the two that follow 38 bits, spent at the first use and void in minutes.
const CODE_LETTERS: usize = 8;
/// A table's name is no secret, but not to be guessed either.
const TABLE_LETTERS: usize = 12;
/// So is a team's.
const TEAM_LETTERS: usize = 16;

/// The system has no randomness to give: nothing can be kept secret.
#[derive(Debug, thiserror::Error)]
#[error("the operating system gives no random bytes: {0}")]
pub(crate) struct NoRandomness(String);

fn letters(count: usize, alphabet: &[u8]) -> Result<String, NoRandomness> {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes).map_err(|error| NoRandomness(error.to_string()))?;
    // 256 is a multiple of 32 and alphabets are cut to a power of two, so every letter is as likely.
    Ok(bytes.iter().map(|byte| char::from(alphabet[usize::from(*byte) % alphabet.len()])).collect())
}

/// A token for a guest or a link.
pub(crate) fn token() -> Result<String, NoRandomness> {
    letters(TOKEN_LETTERS, ALPHABET)
}

/// A code for another device.
pub(crate) fn code() -> Result<String, NoRandomness> {
    letters(CODE_LETTERS, &ALPHABET[8..24]).and_then(|first| Ok(first + &letters(2, &ALPHABET[..8])?))
}

/// A name for a table.
pub(crate) fn table() -> Result<String, NoRandomness> {
    letters(TABLE_LETTERS, &ALPHABET[8..24])
}

/// A name for a team: 64 bits, since whoever knows it plays for the team.
pub(crate) fn team() -> Result<String, NoRandomness> {
    letters(TEAM_LETTERS, &ALPHABET[8..24])
}

/// What is kept of a secret. Tokens have 128 bits and more, so a fast hash is enough: there is nothing to guess.
pub(crate) fn hash(secret: &str) -> SecretHash {
    SecretHash(blake3::derive_key(
        "reverie 2026 secrets at rest",
        secret.trim().to_ascii_lowercase().as_bytes(),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_never_the_same() {
        let (one, other) = (token().unwrap(), token().unwrap());
        assert_ne!(one, other);
        assert_eq!(one.len(), TOKEN_LETTERS);
        assert_ne!(hash(&one), hash(&other));
        assert_eq!(code().unwrap().len(), CODE_LETTERS + 2);
    }

    #[test]
    fn a_code_typed_in_capitals_with_a_space_is_the_same_code() {
        assert_eq!(hash(" ABC234 "), hash("abc234"));
    }
}
