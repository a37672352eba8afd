//! What is chosen before a game: `--set NAME=VALUE`, held against the game's own list of choices.

use reverie_game::{Choice, GameEntry, Illegal, Phrase, Value};
use serde_json::{Map, Value as Json};

use crate::games::shown;

/// The options that these words ask for, in whatever case they were typed. What is left out is as usual.
pub(crate) fn read(game: &GameEntry, wishes: &[String]) -> Result<Map<String, Json>, Illegal> {
    let mut options = Map::new();
    for wish in wishes {
        let (name, value) = wish
            .split_once('=')
            .map_or((wish.trim(), None), |(name, value)| (name.trim(), Some(value.trim())));
        let choice = named(game, name)?;
        if options.insert(choice.name.to_owned(), json(chosen(choice, value)?)).is_some() {
            return Err(Illegal::new("play-option-twice").with("option", choice.name));
        }
    }
    Ok(options)
}

/// A value as it stands in the options.
pub(super) fn json(value: Value) -> Json {
    match value {
        Value::Word(word) => word.into(),
        Value::Flag(flag) => flag.into(),
        Value::Number(number) => number.into(),
    }
}

fn named(game: &GameEntry, name: &str) -> Result<&'static Choice, Illegal> {
    game.choices.iter().find(|choice| choice.name.eq_ignore_ascii_case(name)).ok_or_else(|| {
        let known: Vec<&str> = game.choices.iter().map(|choice| choice.name).collect();
        Illegal::new("play-no-such-option")
            .with("game", Phrase::new(game.name))
            .with("option", name)
            .with("known", known.join(", "))
    })
}

/// The value typed; a flag that is only named is on.
fn chosen(choice: &Choice, typed: Option<&str>) -> Result<Value, Illegal> {
    let known = || choice.values.iter().map(shown).collect::<Vec<_>>().join(", ");
    let means = |&value: &Value| match typed {
        Some(typed) => shown(&value).eq_ignore_ascii_case(typed),
        None => value == Value::Flag(true),
    };
    choice.values.iter().copied().find(means).ok_or_else(|| match typed {
        Some(typed) => Illegal::new("play-no-such-value")
            .with("option", choice.name)
            .with("value", typed)
            .with("known", known()),
        None => Illegal::new("play-value-missing").with("option", choice.name).with("known", known()),
    })
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use reverie_text::{Lang, Voice};
    use serde_json::json;

    use super::*;

    const OFF_OR_ON: &[Value] = &[Value::Flag(false), Value::Flag(true)];

    /// A game with two flags, a number and a word to choose.
    static FLAGGED: LazyLock<GameEntry> = LazyLock::new(|| GameEntry {
        choices: &[
            Choice { name: "robots", values: OFF_OR_ON },
            Choice { name: "specialists", values: OFF_OR_ON },
            Choice { name: "days", values: &[Value::Number(7), Value::Number(5)] },
            Choice { name: "view", values: &[Value::Word("A"), Value::Word("BC")] },
        ],
        ..*reverie_catalog::GAMES[0].entry
    });

    fn set(game: &GameEntry, wishes: &[&str]) -> Result<Json, Illegal> {
        let wishes: Vec<String> = wishes.iter().map(|&wish| wish.to_owned()).collect();
        read(game, &wishes).map(Json::Object)
    }

    #[test]
    fn a_flag_is_set_by_its_name_or_with_a_value() {
        assert_eq!(set(&FLAGGED, &[]), Ok(json!({})));
        assert_eq!(set(&FLAGGED, &["robots"]), Ok(json!({ "robots": true })));
        let both = set(&FLAGGED, &["Robots=FALSE", "specialists = true"]);
        assert_eq!(both, Ok(json!({ "robots": false, "specialists": true })));
    }

    #[test]
    fn numbers_and_words_are_values_too() {
        assert_eq!(set(&FLAGGED, &["days=5"]), Ok(json!({ "days": 5 })));
        assert_eq!(set(&FLAGGED, &["view=bc"]), Ok(json!({ "view": "BC" })));
    }

    #[test]
    fn what_the_game_does_not_know_is_refused_with_what_it_knows() {
        for (wishes, key, known) in [
            (&["night=A"][..], "play-no-such-option", "robots, specialists, days, view"),
            (&["robots=maybe"], "play-no-such-value", "false, true"),
            (&["robots="], "play-no-such-value", "false, true"),
            (&["days"], "play-value-missing", "7, 5"),
            (&["robots", "ROBOTS=false"], "play-option-twice", "robots"),
        ] {
            let refused = set(&FLAGGED, wishes).unwrap_err();
            assert_eq!(refused.key(), key, "{wishes:?}");
            for lang in Lang::all() {
                let said = Voice::of(lang).say(&refused.phrase);
                assert!(said.contains(known), "{wishes:?}: {said}");
            }
        }
    }
}
