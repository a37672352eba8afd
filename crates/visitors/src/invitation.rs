//! How a visitor is named on a command line: `NAME=COMMAND`, or `NAME@GAME=COMMAND` for the tables of one game only.

use std::str::FromStr;
use std::time::Duration;

/// The most characters of a name: it has to fit on a seat.
const LONGEST_NAME: usize = 24;
/// How long a program may think about one decision, where nothing else is said.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// A program that may play.
///
/// ```
/// use reverie_visitors::Invitation;
/// let invited: Invitation = "clever=python3 mybot.py --calm".parse().unwrap();
/// assert_eq!((invited.name.as_str(), invited.command.len()), ("clever", 3));
/// assert!("me=python3 mybot.py".parse::<Invitation>().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// What it is called.
    pub name: String,
    /// The one game it plays, if it does not play all.
    pub game: Option<String>,
    /// The program and its arguments.
    pub command: Vec<String>,
    /// How long it may think about one decision.
    pub patience: Duration,
}

impl Invitation {
    /// A program under this name, for every game.
    pub fn new(name: &str, command: &str) -> Result<Self, String> {
        let fits = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
        if name.is_empty() || name.chars().count() > LONGEST_NAME || !name.chars().all(fits) {
            return Err(format!(
                "{name:?} is no name for a bot: 1 to {LONGEST_NAME} letters, digits, hyphens or underscores"
            ));
        }
        if ["me", "open"].contains(&name) {
            return Err(format!("a bot cannot be called {name:?}: the lobby calls seats that"));
        }
        let command = shlex::split(command).filter(|words| !words.is_empty()).ok_or_else(|| {
            format!("{command:?} is no command: a program and its arguments, quotes closed")
        })?;
        Ok(Self { name: name.to_owned(), game: None, command, patience: PATIENCE })
    }

    /// Whether it plays this game.
    pub fn plays(&self, game: &str) -> bool {
        self.game.as_deref().is_none_or(|own| own == game)
    }

    pub(crate) fn shares_games(&self, other: &Self) -> bool {
        match (&self.game, &other.game) {
            (Some(one), Some(other)) => one == other,
            _ => true,
        }
    }
}

impl FromStr for Invitation {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (who, command) = text
            .split_once('=')
            .ok_or("write NAME=COMMAND, like clever=\"python3 mybot.py\", or NAME@GAME=COMMAND")?;
        match who.split_once('@') {
            None => Self::new(who.trim(), command),
            Some((name, game)) => {
                Ok(Self { game: Some(game.trim().to_owned()), ..Self::new(name.trim(), command)? })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_a_game_and_a_command_with_its_quotes() {
        let read: Invitation = "clever@chess=python3 'my bot.py' --depth=3".parse().unwrap();
        assert_eq!((read.name.as_str(), read.game.as_deref()), ("clever", Some("chess")));
        assert_eq!(read.command, ["python3", "my bot.py", "--depth=3"]);
        assert!(read.plays("chess") && !read.plays("go"));
        let everywhere: Invitation = "clever=python3 bot.py".parse().unwrap();
        assert!(everywhere.plays("go"));
    }

    #[test]
    fn what_is_no_invitation_is_refused_with_what_would_be() {
        for (text, told) in [
            ("python3 bot.py", "NAME=COMMAND"),
            ("=python3", "no name"),
            ("two words=python3", "no name"),
            ("me=python3", "seats"),
            ("clever=", "no command"),
            ("clever='python3", "quotes closed"),
        ] {
            let refused = text.parse::<Invitation>().unwrap_err();
            assert!(refused.contains(told), "{text}: {refused}");
        }
    }
}
