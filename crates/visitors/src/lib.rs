//! Visitors: programs from outside that play. Anything that speaks the referee's JSON Lines can sit at a table or in
//! a match of the lab; `docs/bots.md` teaches how to write one.
//!
//! | room | what it is for |
//! |---|---|
//! | here | who can sit at the tables of a game: the house's bots, and visitors |
//! | [`invitation`] | how a visitor is named on a command line |
//! | [`visitor`] | a decision asked of a program, with patience but not without end |
//! | `process` | the program itself: in a group of its own, with nothing of ours but two pipes |
//! | `protocol` | what it is asked, and what it may answer |
//! | [`lines`] | lines of bounded length out of a stream of bytes |

pub mod invitation;
pub mod lines;
mod process;
mod protocol;
pub mod visitor;

use std::sync::Arc;

use reverie_game::{Illegal, Luck, Seat, Table};
use reverie_kit::{Kit, Level, Mind, Thought};

pub use invitation::Invitation;
pub use visitor::{Murmurs, Visitor};

/// Somebody who can be given a seat by name.
#[derive(Debug, Clone)]
pub enum Bot {
    /// One of ours.
    House(&'static Level),
    /// A program from outside.
    Visitor(Arc<Visitor>),
}

impl Bot {
    /// What tables and records call it.
    pub fn name(&self) -> &str {
        match self {
            Self::House(level) => level.name,
            Self::Visitor(visitor) => visitor.name(),
        }
    }
}

impl Mind for Bot {
    fn think(&self, table: &dyn Table, seat: Seat, luck: &mut Luck) -> Result<Thought, Illegal> {
        match self {
            Self::House(level) => level.think(table, seat, luck),
            Self::Visitor(visitor) => visitor.think(table, seat, luck),
        }
    }
}

/// The programs that were invited.
#[derive(Debug, Clone, Default)]
pub struct Visitors(Vec<(Invitation, Arc<Visitor>)>);

impl Visitors {
    /// Those of these invitations, once each name is found to mean one player only.
    pub fn invite(invitations: Vec<Invitation>, murmurs: Murmurs) -> Result<Self, Illegal> {
        for (n, invitation) in invitations.iter().enumerate() {
            let clash = |other: &Invitation| other.name == invitation.name && other.shares_games(invitation);
            let house = reverie_catalog::GAMES
                .iter()
                .filter(|kit| invitation.plays(kit.entry.name))
                .any(|kit| kit.level(&invitation.name).is_ok());
            if house || invitations[..n].iter().any(clash) {
                return Err(Illegal::new("visitor-name-taken").with("name", invitation.name.as_str()));
            }
            if let Some(game) = &invitation.game {
                reverie_catalog::find(game)?;
            }
        }
        let visitor = |invitation: Invitation| {
            let visitor = Arc::new(Visitor::new(&invitation, murmurs));
            (invitation, visitor)
        };
        Ok(Self(invitations.into_iter().map(visitor).collect()))
    }

    /// Those who play this game.
    pub fn of<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a Arc<Visitor>> {
        self.0.iter().filter(move |(invitation, _)| invitation.plays(game)).map(|(_, visitor)| visitor)
    }

    /// Whoever has this name at the tables of a game.
    pub fn bot(&self, kit: &'static Kit, name: &str) -> Result<Bot, Illegal> {
        let game = kit.entry.name;
        if let Some(visitor) = self.of(game).find(|visitor| visitor.name() == name) {
            return Ok(Bot::Visitor(Arc::clone(visitor)));
        }
        kit.level(name).map(Bot::House).map_err(|no| {
            let house = kit.levels.iter().map(|level| level.name);
            let known: Vec<&str> = house.chain(self.of(game).map(|visitor| visitor.name())).collect();
            no.with("known", known.join(", "))
        })
    }
}
