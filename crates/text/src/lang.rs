//! The languages we speak.

use std::fmt;
use std::str::FromStr;

use reverie_game::Texts;
use unic_langid::LanguageIdentifier;

/// A language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// All we speak.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// The language of a locale such as `fr_CA.UTF-8`, if we speak it.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
    }

    /// The language the environment asks for (`LC_ALL`, `LC_MESSAGES`, `LANG`, the first that is set), else English.
    pub fn of_environment() -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|locale| !locale.is_empty())
            .and_then(|locale| Self::of_locale(&locale))
            .unwrap_or_default()
    }

    pub(crate) const fn source(self, texts: &Texts) -> &'static str {
        match self {
            Self::En => texts.en,
            Self::Fr => texts.fr,
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Self::of_locale(text).ok_or_else(|| format!("{text:?} is not a language we speak: en, fr"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(Lang::of_locale("fr_CA.UTF-8"), Some(Lang::Fr));
        assert_eq!(Lang::of_locale("en"), Some(Lang::En));
        assert_eq!(Lang::of_locale("C.UTF-8"), None);
        assert_eq!(Lang::of_locale(""), None);
    }
}
