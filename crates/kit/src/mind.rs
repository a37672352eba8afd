//! Whoever decides for a seat, whatever the game: a bot of the house, or somebody from outside.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::time::Duration;

use reverie_bots::Player;
use reverie_bots::search::{Rival, Search};
use reverie_game::table::Act;
use reverie_game::{Eyes, Illegal, Luck, Own, Phrase, Seat, Session, Table, Told};
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use ts_rs::TS;

/// Somebody who decides for a seat of any table.
pub trait Mind: Debug + Send + Sync {
    /// What it would do on this seat, which is awaited, from what that seat may see.
    fn think(&self, table: &dyn Table, seat: Seat, luck: &mut Luck) -> Result<Thought, Illegal>;
}

/// What somebody would do.
#[derive(Debug, Clone)]
pub struct Thought {
    /// The move.
    pub mv: Own,
    /// The words it stands for, where a question was answered in words of one's own: such a move need not be listed.
    pub said: Option<String>,
    /// The move in words.
    pub words: Vec<Phrase>,
    /// Why.
    pub why: Phrase,
    /// What it expects and what else it thought of, where it searched.
    pub reason: Option<Reason>,
}

/// What somebody who searched expects.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "server.ts")]
pub struct Reason {
    /// The points it expects its seat to end with; with a rival, beyond theirs.
    pub value: f64,
    /// Whom one seat alone plays against without anybody deciding for them, where the game has such a rival: points are
    /// those beyond theirs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rival: Option<Phrase>,
    /// What it would have done otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Otherwise>,
    /// The move and how its seat would go on, until chance or somebody else has a say. Empty where the game has no words
    /// for that.
    pub line: Vec<Phrase>,
    /// Rollouts it is based on.
    pub games: u64,
}

/// Another move that was thought of.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub struct Otherwise {
    /// In words.
    pub words: Vec<Phrase>,
    /// The points expected of it.
    pub value: f64,
}

/// What somebody thinks of a move that was played.
#[derive(Debug, Clone, PartialEq)]
pub struct Judged {
    /// The move it would have played.
    pub mv: Own,
    /// That move in words.
    pub words: Vec<Phrase>,
    /// What was played, in words.
    pub played: Vec<Phrase>,
    /// Whether it would have played the same.
    pub same: bool,
    /// The points it expects of its own move, and of what was played.
    pub value: (f64, f64),
    /// What was given away, in points; never less than nothing.
    pub cost: f64,
    /// The points it expects of every seat after what was played.
    pub hopes: Vec<f64>,
}

impl Thought {
    /// What a seat that decides like this asks of its table.
    pub fn act(&self, seat: Seat) -> Act<'_> {
        match &self.said {
            Some(text) => Act::Say(seat, text),
            None => Act::Play(seat, &self.mv),
        }
    }
}

/// A decision that is wanted, told to somebody who has no table: what one seat of a game sees.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// How many play.
    pub seats: u8,
    /// What was chosen before the game.
    pub options: &'a Json,
    /// Who decides.
    pub seat: Seat,
    /// What they see.
    pub view: &'a Json,
}

/// A bot of the house can also be asked from afar, with nothing but a view.
pub trait House: Mind {
    /// [`Level::choose`](crate::Level::choose).
    fn choose(&self, asked: &Asked<'_>, luck: &mut Luck) -> Result<Thought, Illegal>;
    /// [`Player::judges`].
    fn judges(&self) -> bool;
    /// [`Player::thinking`].
    fn thinking(&self, change: &dyn Fn(Search<()>) -> Search<()>) -> Option<Box<dyn House>>;
    /// [`Level::rival`](crate::Level::rival).
    fn rival(&self, table: &dyn Table) -> Result<Option<Rival>, Illegal>;
    /// [`Level::judge`](crate::Level::judge).
    fn judge(
        &self,
        table: &dyn Table,
        seat: Seat,
        mv: &Own,
        luck: &mut Luck,
        within: Duration,
    ) -> Result<Option<Judged>, Illegal>;
}

/// A player of one game, for any table.
#[derive(Debug)]
pub struct Of<G, P>(pub(crate) P, pub(crate) PhantomData<fn() -> G>);

impl<G: Told, P: Player<G>> Of<G, P> {
    fn decide(&self, game: &G, view: &G::View, seat: Seat, luck: &mut Luck) -> Result<Thought, Illegal> {
        let choice = self.0.choose(game, view, seat, luck).ok_or_else(|| Illegal::not_now("not-awaited"))?;
        let words = |mv| words(game, view, seat, mv);
        let reason = choice.reason.map(|found| Reason {
            value: found.value,
            rival: found.rival,
            next: found.next.map(|next| Otherwise { words: words(next.mv), value: next.value }),
            line: found.line,
            games: found.iterations,
        });
        Ok(Thought { mv: Own::of(&choice.mv), said: None, words: words(choice.mv), why: choice.why, reason })
    }
}

/// A move in words, from what its seat sees: of what is hidden the words can tell nothing.
fn words<G: Told>(game: &G, view: &G::View, seat: Seat, mv: G::Move) -> Vec<Phrase> {
    game.move_words(&game.sample(view, &mut Luck::seeded(0)), seat, mv)
}

/// The game of a table, which is a `G`.
fn session<G: Told>(table: &dyn Table) -> Result<&Session<G>, Illegal> {
    table.as_any().downcast_ref().ok_or_else(|| {
        Illegal::not_there("no-such-game").with("game", table.setting().game).with("known", G::NAME)
    })
}

impl<G: Told, P: Player<G> + Debug> Mind for Of<G, P> {
    fn think(&self, table: &dyn Table, seat: Seat, luck: &mut Luck) -> Result<Thought, Illegal> {
        let session = session::<G>(table)?;
        session.awaited(seat)?;
        let view = session.game().view(session.state(), Eyes::Seat(seat));
        self.decide(session.game(), &view, seat, luck)
    }
}

impl<G: Told, P: Player<G> + Debug + 'static> House for Of<G, P> {
    fn choose(&self, asked: &Asked<'_>, luck: &mut Luck) -> Result<Thought, Illegal> {
        let game = G::open(asked.seats, &read("bad-options", asked.options)?)?;
        asked.seat.at_table_of(asked.seats)?;
        let view = read("bad-view", asked.view)?;
        // What comes from afar may be no view of any table, or somebody else's.
        let state = game.sample(&view, &mut Luck::seeded(0));
        let seen = game.admit(&state).is_ok() && game.view(&state, Eyes::Seat(asked.seat)) == view;
        if !seen {
            return Err(Illegal::new("bad-view").with("reason", Phrase::new("view-of-no-table")));
        }
        self.decide(&game, &view, asked.seat, luck)
    }

    fn judges(&self) -> bool {
        self.0.judges()
    }

    fn thinking(&self, change: &dyn Fn(Search<()>) -> Search<()>) -> Option<Box<dyn House>> {
        Some(Box::new(Self(self.0.thinking(change)?, PhantomData)))
    }

    fn rival(&self, table: &dyn Table) -> Result<Option<Rival>, Illegal> {
        let session = session::<G>(table)?;
        let view = session.game().view(session.state(), Eyes::Spectator);
        Ok(self.0.rival(session.game(), &view))
    }

    fn judge(
        &self,
        table: &dyn Table,
        seat: Seat,
        mv: &Own,
        luck: &mut Luck,
        within: Duration,
    ) -> Result<Option<Judged>, Illegal> {
        let session = session::<G>(table)?;
        session.awaited(seat)?;
        let game = session.game();
        let view = game.view(session.state(), Eyes::Seat(seat));
        let played = mv.read("bad-move")?;
        let Some(found) = self.0.judge(game, &view, seat, played, luck.bits(), within) else {
            return Ok(None);
        };
        Ok(Some(Judged {
            mv: Own::of(&found.best),
            words: words(game, &view, seat, found.best),
            played: words(game, &view, seat, played),
            same: found.best == played,
            value: (found.value, found.played),
            cost: found.cost,
            hopes: found.hopes,
        }))
    }
}

fn read<T: DeserializeOwned>(key: &'static str, value: &Json) -> Result<T, Illegal> {
    T::deserialize(value).map_err(|error| Illegal::new(key).with("reason", error.to_string()))
}

/// A player of one game as somebody who decides for a seat of any table.
pub const fn house<G, P>(player: P) -> Of<G, P> {
    Of(player, PhantomData)
}
