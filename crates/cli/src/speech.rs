//! What the program itself says, and the voice it says it with.

use anyhow::{Error, anyhow};
use reverie_game::{Illegal, Texts};
use reverie_text::{Lang, Voice};

/// What the program itself says.
pub(crate) const TEXTS: Texts =
    Texts { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };

/// What the terminal says of Daydream beyond what the game itself says: labels, help and rules.
pub(crate) const DAYDREAM: Texts =
    Texts { en: include_str!("../text/daydream.en.ftl"), fr: include_str!("../text/daydream.fr.ftl") };

/// A voice that knows every game and this program.
pub(crate) fn voice(lang: Lang) -> Voice {
    Voice::new(lang, reverie_catalog::texts().chain([&TEXTS, &DAYDREAM]))
}

/// A refusal as an error of the program.
pub(crate) fn refused(voice: &Voice, illegal: &Illegal) -> Error {
    anyhow!(voice.say(&illegal.0))
}
