//! Splices, taken: a text is made anew from an old one.

use std::borrow::Cow;

use serde::Deserialize;

/// What a text is made of, in order. What may be taken is the old text with, behind it, as much of the new one as is there.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Splices<'a>(#[serde(borrow)] Vec<Piece<'a>>);

/// A string is set in as it stands. Numbers come in pairs: how many characters to go on from the end of what was taken last
/// (or back, below 0), and how many to take there.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
enum Piece<'a> {
    Number(i64),
    #[serde(borrow)]
    New(Cow<'a, str>),
}

/// Splices that do not fit the text they are taken to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("these splices are not of this text")]
pub struct NotOfThis;

/// The text that these splices make of an old one.
pub fn spliced(old: &str, splices: &Splices<'_>) -> Result<String, NotOfThis> {
    let (mut text, mut at) = (old.to_owned(), 0_i64);
    let mut pieces = splices.0.iter();
    while let Some(piece) = pieces.next() {
        match piece {
            Piece::New(new) => text.push_str(new),
            Piece::Number(skip) => {
                let Some(Piece::Number(take)) = pieces.next() else { return Err(NotOfThis) };
                let from = at.checked_add(*skip).ok_or(NotOfThis)?;
                at = from.checked_add(*take).ok_or(NotOfThis)?;
                let there = usize::try_from(from).ok().zip(usize::try_from(at).ok());
                let (from, to) = there.ok_or(NotOfThis)?;
                let taken = text.get(from..to).ok_or(NotOfThis)?.to_owned();
                text.push_str(&taken);
            }
        }
    }
    Ok(text.split_off(old.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(old: &str, told: &str) -> Result<String, NotOfThis> {
        spliced(old, &serde_json::from_str(told).unwrap())
    }

    #[test]
    fn pieces_are_taken_from_the_old_text_and_from_what_is_there_of_the_new() {
        assert_eq!(made("abcdef", r#"[0,2,"X",1,3]"#).unwrap(), "abXdef");
        assert_eq!(made("abcdef", r"[3,3,-6,3]").unwrap(), "defabc");
        assert_eq!(made("", r#"["ab\"",0,3,0,3]"#).unwrap(), "ab\"ab\"ab\"");
        assert_eq!(made("abc", "[]").unwrap(), "");
    }

    #[test]
    fn what_is_not_there_cannot_be_taken() {
        for told in ["[0,4]", "[-1,2]", "[2]", r#"[0,"a"]"#, "[9223372036854775807,1]", "[2,-1]"] {
            assert_eq!(made("abc", told), Err(NotOfThis), "{told}");
        }
    }
}
