//! A voice: words phrases in one language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use reverie_game::{Arg, Phrase, Seat, Texts};

use crate::{COMMON, Lang};

/// Words phrases in one language. Knows what every game says, and what the rooms it was given say.
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

/// How a number with places behind the point is written; Fluent itself writes it as programs do.
fn fraction(value: &FluentValue<'_>, point: &str) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    number.options.minimum_fraction_digits?;
    Some(number.as_string().replace('.', point).replace('-', "−"))
}

impl Voice {
    /// A voice that knows these texts too. What a source gets wrong is left out; [`gaps`](crate::gaps) finds it in the
    /// tests.
    pub fn new<'a>(lang: Lang, texts: impl IntoIterator<Item = &'a Texts>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // Direction marks around what is filled in would be noise in a terminal; both languages run left to right.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match lang {
            Lang::En => |value, _| fraction(value, "."),
            Lang::Fr => |value, _| fraction(value, ","),
        }));
        for texts in std::iter::once(&COMMON).chain(texts) {
            let resource = match FluentResource::try_new(lang.source(texts).to_owned()) {
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
            // An object of somebody's own box has no words of ours: its name has to do.
            return match phrase.key.strip_prefix("object-") {
                Some(name) => name.replace('-', " "),
                None => phrase.to_string(),
            };
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            let value: FluentValue<'_> = match arg {
                Arg::Number(number) => (*number).into(),
                #[allow(clippy::cast_precision_loss)] // nobody has 2^52 points
                Arg::Tenths { tenths } => one_place(*tenths as f64 / 10.0).into(),
                Arg::Word(word) => word.as_str().into(),
                Arg::Phrase(phrase) => self.say_to(names, phrase).into(),
                Arg::Seat { seat } => {
                    args.set("you", if names.you == Some(*seat) { "yes" } else { "no" });
                    self.name(names, *seat).into()
                }
            };
            args.set(name.as_ref(), value);
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// A phrase in words, for somebody who sits nowhere.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.say_to(&Names::default(), phrase)
    }

    /// A message without arguments.
    pub fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// What this seat is called.
    pub fn name(&self, names: &Names, seat: Seat) -> String {
        match names.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Phrase::new("player").with("number", seat.number() + 1)),
        }
    }
}
