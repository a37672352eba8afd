//! What a bot decides. A program from outside that fails is started once more; if it fails again, a bot of ours decides
//! for it from then on: a game never hangs.

use std::time::Duration;

use reverie_catalog::{Level, Mind, Thought};
use reverie_game::{Luck, Seat, Table};
use reverie_visitors::Bot;

use crate::app::App;

/// The least that a program and whoever decides for it may take beyond its own time.
const GRACE: Duration = Duration::from_secs(1);

/// A decision, with the bot that had to make it where a program failed.
#[derive(Debug)]
pub(crate) struct Considered {
    pub(super) thought: Thought,
    pub(super) instead: Option<&'static str>,
}

/// Whoever thinks about a decision.
#[derive(Debug)]
pub(super) struct Thinker {
    bot: Bot,
    /// Who decides for a program that fails.
    instead: Option<&'static Level>,
}

impl Thinker {
    /// The bot of this name. Where there is no such bot any more, the quickest there is; for a program that was given up, the
    /// one that decides for it.
    pub(super) fn new(app: &App, game: &str, name: &str, given_up: Option<&&'static str>) -> Option<Self> {
        let listing = reverie_catalog::find(game).ok()?;
        let instead = listing.middle();
        if let Some(level) = given_up.and_then(|name| listing.level(name).ok()) {
            return Some(Self { bot: Bot::House(level), instead });
        }
        let bot = app.config.visitors.bot(listing, name).ok();
        Some(Self { bot: bot.or_else(|| listing.levels.first().map(Bot::House))?, instead })
    }

    /// How long it may take, where bots of ours may take so long.
    pub(super) fn budget(&self, usual: Duration) -> Duration {
        match &self.bot {
            Bot::House(_) => usual,
            Bot::Visitor(visitor) => visitor.patience() * 2 + usual + GRACE,
        }
    }

    pub(super) fn consider(&self, table: &dyn Table, seat: Seat) -> Option<Considered> {
        let think = |mind: &dyn Mind| mind.think(table, seat, &mut Luck::seeded(random_bits()));
        let failure = match think(&self.bot) {
            Ok(thought) => return Some(Considered { thought, instead: None }),
            Err(failure) => failure,
        };
        let Bot::Visitor(visitor) = &self.bot else { return None };
        tracing::warn!(bot = visitor.name(), %seat, reason = %failure, "a program failed and is started again");
        let failure = match think(&self.bot) {
            Ok(thought) => return Some(Considered { thought, instead: None }),
            Err(failure) => failure,
        };
        let level = self.instead?;
        tracing::warn!(bot = visitor.name(), %seat, reason = %failure, instead = level.name, "a program was given up");
        let thought = think(level).ok()?;
        Some(Considered { thought, instead: Some(level.name) })
    }
}

/// What the quickest bot would do.
pub(super) fn at_once(table: &dyn Table, seat: Seat) -> Option<Considered> {
    let level = reverie_catalog::find(table.game()).ok()?.levels.first()?;
    let thought = level.think(table, seat, &mut Luck::seeded(random_bits())).ok()?;
    Some(Considered { thought, instead: None })
}

fn random_bits() -> u64 {
    let mut bytes = [0; 8];
    let _ = getrandom::fill(&mut bytes);
    u64::from_le_bytes(bytes)
}
