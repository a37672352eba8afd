//! The languages we speak: the folders of `text/`, as the build found them.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language's folder.
struct Folder {
    /// Its name, which is the language's code: `fr`, `pt-BR`.
    code: &'static str,
    /// Its files: where they lie in it (`GAME/game`), and what they say.
    files: &'static [(&'static str, &'static str)],
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// How many we speak.
pub(crate) const COUNT: usize = LANGUAGES.len();

/// What somebody reads who asks for nothing we speak, and what the other languages are compared with. The only
/// place that prefers one.
const MODEL: &str = "en";

/// A language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lang(usize);

impl Lang {
    /// All we speak, in the order of their codes.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..COUNT).map(Self)
    }

    pub(crate) const fn index(self) -> usize {
        self.0
    }

    /// Its code, the name of its folder.
    pub const fn code(self) -> &'static str {
        LANGUAGES[self.0].code
    }

    /// Its files: where each lies in the language's folder, without the ending (`GAME/game`), and what it says.
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        LANGUAGES[self.0].files
    }

    /// What this file of its folder says; nothing where there is none.
    pub fn file(self, name: &str) -> &'static str {
        self.files().iter().find(|(own, _)| *own == name).map_or("", |(_, source)| source)
    }

    /// The language of a locale such as `fr_CA.UTF-8`, if we speak it: the one of its region before one of another.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let asked: LanguageIdentifier = locale.split(['.', '@']).next()?.parse().ok()?;
        let same = |own: &LanguageIdentifier| own.language == asked.language;
        let fits = |lang: &Self| match lang.identifier() {
            own if own == asked => Some(3),
            own if same(&own) && own.region.is_none() => Some(2),
            own if same(&own) => Some(1),
            _ => None,
        };
        // Of those that fit alike, the first.
        Self::all()
            .rev()
            .filter_map(|lang| Some((fits(&lang)?, lang)))
            .max_by_key(|(fit, _)| *fit)
            .map(|(_, lang)| lang)
    }

    /// The language that a browser's list (`Accept-Language: fr-CA, es;q=0.8, *;q=0.1`) wants most, of those we speak.
    pub fn of_wishes(list: &str) -> Self {
        let mut wishes: Vec<(f32, Self)> = list.split(',').filter_map(wish).collect();
        // Of those wanted alike the first counts: the order stays.
        wishes.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        wishes.first().map(|(_, lang)| *lang).unwrap_or_default()
    }

    /// The language the environment asks for (`LC_ALL`, `LC_MESSAGES`, `LANG`, the first that is set).
    pub fn of_environment() -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|locale| !locale.is_empty())
            .and_then(|locale| Self::of_locale(&locale))
            .unwrap_or_default()
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

/// An item of such a list, and how much it is wanted; none for what we don't speak, or is not wanted at all.
fn wish(item: &str) -> Option<(f32, Lang)> {
    let mut parts = item.split(';').map(str::trim);
    let lang = Lang::of_locale(parts.next()?)?;
    let weight =
        parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |weight| weight.parse().ok())?;
    (weight > 0.0).then_some((weight, lang))
}

impl Default for Lang {
    fn default() -> Self {
        Self::all().find(|lang| lang.code() == MODEL).unwrap_or(Self(0))
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
        Self::of_locale(text).ok_or_else(|| {
            let known: Vec<&str> = Self::all().map(Self::code).collect();
            format!("{text:?} is not a language we speak: {}", known.join(", "))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code_of(locale: &str) -> Option<&'static str> {
        Lang::of_locale(locale).map(Lang::code)
    }

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(code_of("fr_CA.UTF-8"), Some("fr"));
        assert_eq!(code_of("EN"), Some("en"));
        assert_eq!(code_of("fr@euro"), Some("fr"));
        for none in ["C.UTF-8", "POSIX", "tlh", "frr", ""] {
            assert_eq!(code_of(none), None, "{none}");
        }
    }

    #[test]
    fn a_browser_gets_what_it_wants_most_of_what_we_speak() {
        for (list, code) in [
            ("fr", "fr"),
            ("tlh, fr-CH;q=0.9, en;q=0.8", "fr"),
            ("en;q=0.3, fr;q=0.7", "fr"),
            ("en;q=0.7 , fr; q=0.7", "en"),
            ("fr;q=0, *", "en"),
            ("fr;q=much", "en"),
            ("", "en"),
        ] {
            assert_eq!(Lang::of_wishes(list).code(), code, "{list}");
        }
    }

    #[test]
    fn each_language_has_its_words_in_its_folder() {
        assert!(Lang::all().len() >= 2);
        for lang in Lang::all() {
            assert!(lang.file("language").contains("language-name"), "{lang}");
            assert_eq!(lang.identifier().to_string(), lang.code(), "no language has this code");
        }
        assert_eq!(Lang::default().file("nowhere"), "");
    }
}
