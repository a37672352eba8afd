//! Something wrong with a box as a whole, and where its file says so.

use serde::de::DeserializeOwned;

use crate::{BadBox, Illegal};

/// What a box holds, once it was read.
pub trait Contents: DeserializeOwned {
    /// What does not hold together, if something does not.
    fn check(&self) -> Result<(), Fault>;
}

/// For games without one.
impl Contents for () {
    fn check(&self) -> Result<(), Fault> {
        Ok(())
    }
}

/// The box in this RON file, if it can be read and holds together; else what is wrong, and where.
pub fn read_box<C: Contents>(source: &str) -> Result<C, BadBox> {
    let components: C = ron::from_str(source).map_err(|error| BadBox {
        line: error.span.start.line,
        reason: Illegal::new("components-unreadable").with("reason", error.code.to_string()),
    })?;
    components.check().map_err(|fault| fault.in_file(source))?;
    Ok(components)
}

/// What is wrong, and the words in the file by which to find its line.
#[derive(Debug)]
pub struct Fault {
    path: Vec<String>,
    /// For the person who wrote the file.
    pub reason: Illegal,
}

impl Fault {
    /// Wrong for the reason with this key, where these words stand one after the other.
    pub fn at(path: &[&str], key: &'static str) -> Self {
        Self { path: path.iter().map(|&word| word.to_owned()).collect(), reason: Illegal::new(key) }
    }

    /// Mentioning this in the reason.
    #[must_use]
    pub fn with(self, name: &'static str, word: &str) -> Self {
        Self { reason: self.reason.with(name, word), ..self }
    }

    /// Further on, where this word stands for the nth time.
    #[must_use]
    pub fn then(mut self, word: &str, nth: usize) -> Self {
        self.path.extend(std::iter::repeat_n(word.to_owned(), nth));
        self
    }

    /// The same, with its line in this file.
    pub fn in_file(self, source: &str) -> BadBox {
        BadBox { line: self.line(source), reason: self.reason }
    }

    /// The line on which the words of the path stand one after the other, comments left out.
    fn line(&self, source: &str) -> usize {
        let mut path = self.path.iter().peekable();
        let mut found = 1;
        for (n, line) in source.lines().enumerate() {
            let mut rest = line.split("//").next().unwrap_or_default();
            while let Some(word) = path.peek() {
                // A whole word: the `a:` of panel A is not the end of `da:`.
                let Some(at) = rest.match_indices(word.as_str()).map(|(at, _)| at).find(|&at| {
                    !rest[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_')
                }) else {
                    break;
                };
                rest = &rest[at + word.len()..];
                found = n + 1;
                path.next();
            }
        }
        found
    }
}
