//! Who sits where: people at this terminal, and bots. A save knows them by their names alone.

use std::ops::RangeInclusive;

use anyhow::{Result, anyhow};
use reverie_game::{Phrase, Seat};
use reverie_kit::Kit;
use reverie_text::{Names, Voice};
use reverie_visitors::{Bot, Visitors};

use crate::speech::refused;

/// Somebody at the table.
#[derive(Debug, Clone)]
pub(crate) enum Player {
    /// A person at this terminal.
    Person,
    /// A bot.
    Bot(Bot),
}

/// Everybody at the table, in seat order.
#[derive(Debug, Clone)]
pub(crate) struct Seating {
    players: Vec<Player>,
    names: Vec<String>,
}

impl Seating {
    /// People first, then bots.
    pub(crate) fn new(people: u8, bots: &[Bot], voice: &Voice) -> Self {
        let players: Vec<Player> = std::iter::repeat_n(Player::Person, people.into())
            .chain(bots.iter().cloned().map(Player::Bot))
            .collect();
        let names = players.iter().enumerate().map(|(n, player)| match player {
            Player::Person if people == 1 => voice.word("play-you"),
            Player::Person => voice.say(&Phrase::new("player").with("number", n + 1)),
            Player::Bot(bot) if bots.len() == 1 => bot.name().to_owned(),
            Player::Bot(bot) => format!("{} {}", bot.name(), n + 1),
        });
        Self { names: names.collect(), players }
    }

    /// Those of a saved game: whoever is called like a bot is one. Nobody named: the first seat is the person's.
    pub(crate) fn of_names(
        names: &[String],
        seats: u8,
        kit: &'static Kit,
        visitors: &Visitors,
        voice: &Voice,
    ) -> Self {
        if names.len() != usize::from(seats) {
            let strongest = kit.strongest();
            let bots =
                strongest.map_or_else(Vec::new, |level| vec![Bot::House(level); usize::from(seats) - 1]);
            return Self::new(1, &bots, voice);
        }
        let player = |name: &String| {
            let word = name.split(' ').next().unwrap_or_default();
            visitors.bot(kit, word).map_or(Player::Person, Player::Bot)
        };
        Self { players: names.iter().map(player).collect(), names: names.to_vec() }
    }

    /// The names as a record keeps them.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// How many sit here.
    pub(crate) fn seats(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    /// Who sits on this seat.
    pub(crate) fn player(&self, seat: Seat) -> Player {
        self.players.get(seat.index()).cloned().unwrap_or(Player::Person)
    }

    /// Another bot decides for this seat from now on; what it is called stays.
    pub(crate) fn replace(&mut self, seat: Seat, bot: Bot) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            *player = Player::Bot(bot);
        }
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats()).filter(|&seat| matches!(self.player(seat), Player::Person))
    }

    /// The names as this seat hears them, bots by their level's name in the language spoken.
    pub(crate) fn heard_by(&self, you: Seat, voice: &Voice) -> Names {
        let shown = |(player, name): (&Player, &String)| match player {
            Player::Person | Player::Bot(Bot::Visitor(_)) => name.clone(),
            Player::Bot(Bot::House(level)) => {
                let word = voice.say(&Phrase::new(format!("level-{}", level.name)));
                name.replacen(level.name, &word, 1)
            }
        };
        Names { names: self.players.iter().zip(&self.names).map(shown).collect(), you: Some(you) }
    }
}

/// How few and how many bots can sit beside so many people.
pub(crate) fn bots_beside((fewest, most): (u8, u8), people: u8) -> RangeInclusive<u8> {
    fewest.saturating_sub(people)..=most.saturating_sub(people)
}

/// How many bots there are, where nobody is asked: as many as make up the players, or as are named. A level for all of
/// them fills the table to the fewest who can play.
pub(crate) fn bot_count(seats: (u8, u8), people: u8, players: Option<u8>, named: usize) -> u8 {
    let named = u8::try_from(named).unwrap_or(u8::MAX);
    match (players, named) {
        (Some(players), _) => players.saturating_sub(people),
        (None, 0 | 1) => named.max(*bots_beside(seats, people).start()),
        (None, several) => several,
    }
}

/// The levels asked for: one for all bots, or one for each; the strongest where none is.
pub(crate) fn bots(
    kit: &'static Kit,
    visitors: &Visitors,
    asked: &[String],
    count: u8,
    voice: &Voice,
) -> Result<Vec<Bot>> {
    let level = |name: &String| visitors.bot(kit, name).map_err(|illegal| refused(voice, &illegal));
    let named = asked.iter().map(level).collect::<Result<Vec<_>>>()?;
    let count = usize::from(count);
    match named.as_slice() {
        [] => Ok(kit.strongest().map_or_else(Vec::new, |level| vec![Bot::House(level); count])),
        [one] => Ok(vec![one.clone(); count]),
        some if some.len() == count => Ok(named),
        some => {
            let phrase = Phrase::new("play-bots-count").with("named", some.len()).with("bots", count);
            Err(anyhow!(voice.say(&phrase)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_nobody_can_play_alone_gets_a_bot() {
        let (alone, together) = ((1, 5), (2, 4));
        assert_eq!(bot_count(alone, 1, None, 0), 0);
        assert_eq!(bot_count(together, 1, None, 0), 1);
        assert_eq!(bot_count(together, 2, None, 0), 0, "two people need no bot");
        assert_eq!(bot_count((3, 4), 1, None, 1), 2, "one level is for all of them");
        assert_eq!(bot_count(together, 1, None, 3), 3, "each is named");
        assert_eq!(bot_count(together, 1, Some(4), 1), 3);
        assert_eq!(
            bot_count(together, 1, Some(1), 0),
            0,
            "whoever asks for one player is told that it takes two"
        );
    }

    #[test]
    fn the_menu_offers_as_many_bots_as_there_are_seats() {
        assert_eq!(bots_beside((1, 5), 1), 0..=4);
        assert_eq!(bots_beside((2, 4), 1), 1..=3);
        assert_eq!(bots_beside((2, 4), 4), 0..=0);
    }
}
