//! JSON in ASCII: whatever else a string holds is written `\u…`. So a character is a byte, and a unit of UTF-16, and nobody
//! who counts them has to ask which.

use std::fmt::Write as _;

/// JSON text, or a part of one, in ASCII.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plain(Box<str>);

impl Plain {
    /// This JSON text, made plain. Outside its strings JSON has nothing to be made plain.
    pub fn of(text: impl Into<String>) -> Self {
        let text = text.into();
        if text.is_ascii() {
            return Self(text.into_boxed_str());
        }
        let mut plain = String::with_capacity(text.len() * 2);
        for letter in text.chars() {
            if letter.is_ascii() {
                plain.push(letter);
            } else {
                for unit in letter.encode_utf16(&mut [0; 2]) {
                    // Writing to a string never fails.
                    let _ = write!(plain, "\\u{unit:04x}");
                }
            }
        }
        Self(plain.into_boxed_str())
    }

    /// As text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_ascii_is_written_by_its_units() {
        assert_eq!(Plain::of(r#"["é","🙂","ab"]"#).text(), r#"["\u00e9","\ud83d\ude42","ab"]"#);
        let read: Vec<String> = serde_json::from_str(Plain::of(r#"["é","🙂"]"#).text()).unwrap();
        assert_eq!(read, ["é", "🙂"]);
    }
}
