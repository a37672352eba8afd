//! What a bot decides, within the time that its level is said to take. A program from outside that fails is started once
//! more; if it fails again, a bot of ours decides for it from then on: a game never hangs.

use std::sync::Arc;
use std::time::Duration;

use reverie_game::{Illegal, Luck, Seat, Table};
use reverie_kit::{Kit, Level, Mind, Thought};
use reverie_visitors::{Bot, Visitor};

use crate::app::App;
use crate::thinkers::Thinkers;

/// The least that a program and whoever decides for it may take beyond its own time.
const GRACE: Duration = Duration::from_secs(6);

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
    kit: &'static Kit,
}

impl Thinker {
    /// The bot of this name. Where there is no such bot any more, the quickest there is; for a program that was given up, the
    /// one that decides for it.
    pub(super) fn new(app: &App, game: &str, name: &str, given_up: Option<&&'static str>) -> Option<Self> {
        let kit = app.config.games.find(game).ok()?;
        if let Some(level) = given_up.and_then(|name| kit.level(name).ok()) {
            return Some(Self { bot: Bot::House(level), kit });
        }
        let bot = app.config.visitors.bot(kit, name).ok();
        Some(Self { bot: bot.or_else(|| kit.levels.first().map(Bot::House))?, kit })
    }

    /// What it would do, or, where it cannot say so in time, what the quickest bot sees at a glance.
    pub(super) async fn decide(
        self,
        thinkers: &Thinkers,
        table: Box<dyn Table>,
        seat: Seat,
    ) -> Option<Considered> {
        let hurried = table.fork();
        let decided = match self.bot {
            Bot::House(level) => {
                let think = move |means| level.think_with(means, &*table, seat, &mut luck());
                thinkers.think(level.time, think).await.map(|thought| own(thought.ok()))
            }
            Bot::Visitor(visitor) => {
                let instead = self.kit.middle();
                let time = visitor.patience() * 2 + GRACE;
                thinkers.ask(time, move || consult(&visitor, instead, &*table, seat)).await
            }
        };
        if let Some(decided) = decided {
            return decided;
        }
        let quickest = self.kit.levels.first()?;
        let glance = move |means| quickest.think_with(means, &*hurried, seat, &mut luck());
        own(thinkers.glance(glance).await?.ok())
    }
}

fn own(thought: Option<Thought>) -> Option<Considered> {
    thought.map(|thought| Considered { thought, instead: None })
}

/// What a program answers, at the second try if need be, or else what the bot of ours does that takes over.
fn consult(
    visitor: &Arc<Visitor>,
    instead: Option<&'static Level>,
    table: &dyn Table,
    seat: Seat,
) -> Option<Considered> {
    let ask = || visitor.think(table, seat, &mut luck());
    let again = |failure: Illegal| {
        tracing::warn!(bot = visitor.name(), %seat, reason = %failure, "a program failed and is started again");
        ask()
    };
    let failure = match ask().or_else(again) {
        Ok(thought) => return own(Some(thought)),
        Err(failure) => failure,
    };
    let level = instead?;
    tracing::warn!(bot = visitor.name(), %seat, reason = %failure, instead = level.name, "a program was given up");
    let thought = level.think(table, seat, &mut luck()).ok()?;
    Some(Considered { thought, instead: Some(level.name) })
}

/// Nobody can foretell what a bot will do.
fn luck() -> Luck {
    let mut bytes = [0; 8];
    let _ = getrandom::fill(&mut bytes);
    Luck::seeded(u64::from_le_bytes(bytes))
}
