//! A voice: words phrases in one language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use reverie_game::{Arg, Phrase, Seat};
use unic_langid::LanguageIdentifier;

use crate::lang::COUNT;
use crate::{Figures, Lang};

/// Words phrases in one language: knows all that its folder says.
pub struct Voice {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// Who sits where, and who is listening: "you" to themselves, a name to the others.
#[derive(Debug, Clone, Default)]
pub struct Names {
    /// The names by seat; a seat without one is called by its number.
    pub names: Vec<String>,
    /// The listener's own seat.
    pub you: Option<Seat>,
}

impl std::fmt::Debug for Voice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Voice").field("lang", &self.lang).finish_non_exhaustive()
    }
}

fn one_place(number: f64) -> FluentNumber {
    let options = FluentNumberOptions { minimum_fraction_digits: Some(1), ..Default::default() };
    FluentNumber::new(number, options)
}

/// The language of a bundle, as the bundle lends it to whoever writes its numbers.
struct Own(Lang);

impl Memoizable for Own {
    type Args = ();
    type Error = ();
    fn construct(lang: LanguageIdentifier, (): ()) -> Result<Self, ()> {
        Lang::of_locale(&lang.to_string()).map(Self).ok_or(())
    }
}

/// How a number is written; Fluent itself writes it as programs do.
fn written(value: &FluentValue<'_>, intls: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let digits = number.as_string();
    intls.with_try_get::<Own, _, _>((), |own| Figures::of(own.0).digits(&digits)).ok()?
}

impl Voice {
    /// The voice of a language. All of its words are read when it first speaks, once, and kept.
    pub fn of(lang: Lang) -> &'static Self {
        static VOICES: [OnceLock<Voice>; COUNT] = [const { OnceLock::new() }; COUNT];
        let sources = || lang.files().iter().map(|(_, source)| *source);
        VOICES[lang.index()].get_or_init(|| Self::reading(lang, sources()))
    }

    /// A voice that knows these sources. What one gets wrong is left out; [`gaps`](crate::wording::gaps) finds it in
    /// the tests.
    fn reading<'a>(lang: Lang, sources: impl IntoIterator<Item = &'a str>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // Direction marks around what is filled in would be noise in a terminal.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(written));
        for source in sources {
            let resource = match FluentResource::try_new(source.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self { lang, bundle }
    }

    /// Its language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// How it writes figures and lists.
    pub fn figures(&self) -> &'static Figures {
        Figures::of(self.lang)
    }

    /// Whether it has words for this key (`key` or `key.attribute`).
    pub fn knows(&self, key: &str) -> bool {
        self.pattern(key).is_some()
    }

    fn pattern(&self, key: &str) -> Option<&fluent_syntax::ast::Pattern<&str>> {
        let (key, attribute) = key.split_once('.').map_or((key, None), |(key, rest)| (key, Some(rest)));
        let message = self.bundle.get_message(key)?;
        match attribute {
            None => message.value(),
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
        }
    }

    /// A phrase in words, for somebody at this table.
    pub fn say_to(&self, names: &Names, phrase: &Phrase) -> String {
        let Some(pattern) = self.pattern(&phrase.key) else {
            // A piece of somebody's own box has no words of ours: the name it brings along has to do.
            return match phrase.args.get("name") {
                Some(Arg::Word(name)) => name.clone(),
                _ => phrase.to_string(),
            };
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            if let Arg::Seat { seat } = arg {
                args.set("you", if names.you == Some(*seat) { "yes" } else { "no" });
            }
            args.set(name.as_ref(), self.value(names, arg));
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    fn value<'a>(&self, names: &Names, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => (*number).into(),
            #[allow(clippy::cast_precision_loss)] // nobody has 2^52 points
            Arg::Tenths { tenths } => one_place(*tenths as f64 / 10.0).into(),
            Arg::Word(word) => word.as_str().into(),
            Arg::Phrase(phrase) => self.say_to(names, phrase).into(),
            Arg::Seat { seat } => self.name(names, *seat).into(),
        }
    }

    /// A phrase in words, for somebody who sits nowhere.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.say_to(&Names::default(), phrase)
    }

    /// A message without arguments.
    pub fn word(&self, key: &str) -> String {
        self.say(&Phrase::new(key.to_owned()))
    }

    /// What this seat is called.
    pub fn name(&self, names: &Names, seat: Seat) -> String {
        match names.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Phrase::new("player").with("number", seat.number() + 1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_with_a_digit_behind_the_point_is_written_and_agreed_with_as_each_language_does() {
        let source = "a = { $n } { $n ->\n    [one] point\n   *[other] points\n}\n";
        let say = |code: &str, number: f64| {
            Voice::reading(code.parse().unwrap(), [source]).say(&Phrase::new("a").with("n", number))
        };
        let french = [1.84, 2.0, -0.01, -12.3].map(|number| say("fr", number));
        assert_eq!(french, ["1,8 point", "2,0 points", "0,0 point", "−12,3 points"]);
        assert_eq!([1.0, 1.84].map(|number| say("en", number)), ["1.0 points", "1.8 points"]);
    }

    #[test]
    fn a_piece_no_text_knows_is_called_by_the_name_it_brings_along() {
        let voice = Voice::reading(Lang::default(), ["object-mug = the mug\n"]);
        let said = |key: &'static str| voice.say(&Phrase::new(key).with("name", "pocket watch"));
        assert_eq!([said("object-mug"), said("object-watch")], ["the mug", "pocket watch"]);
    }

    #[test]
    fn a_voice_is_made_once() {
        let lang = Lang::default();
        assert!(std::ptr::eq(Voice::of(lang), Voice::of(lang)));
        assert_eq!(Voice::of(lang).lang(), lang);
    }
}
