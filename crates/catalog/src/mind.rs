//! Whoever decides for a seat, whatever the game: a bot of the house, or somebody from outside.

use std::fmt::Debug;
use std::marker::PhantomData;

use reverie_bots::Player;
use reverie_game::{Eyes, Illegal, Luck, Phrase, Seat, Session, Table, Told};
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

/// Somebody who decides for a seat of any table.
pub trait Mind: Debug + Send + Sync {
    /// What it would do on this seat, which is awaited, from what that seat may see.
    fn think(&self, table: &dyn Table, seat: Seat, luck: &mut Luck) -> Result<Thought, Illegal>;
}

/// What somebody would do.
#[derive(Debug, Clone)]
pub struct Thought {
    /// The move, as JSON.
    pub mv: Json,
    /// The words it stands for, where a question was answered in words of one's own: such a move need not be listed.
    pub said: Option<String>,
    /// Why.
    pub why: Phrase,
}

impl Thought {
    /// The step that this would be, if the table takes it now.
    pub fn step(&self, table: &dyn Table, seat: Seat) -> Result<Json, Illegal> {
        match &self.said {
            Some(text) => table.answer(seat, text),
            None => table.decide(seat, &self.mv),
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
pub(crate) trait House: Mind {
    fn choose(&self, asked: &Asked<'_>, luck: &mut Luck) -> Result<Thought, Illegal>;
}

/// A player of one game, for any table.
#[derive(Debug)]
pub(crate) struct Of<G, P>(pub(crate) P, pub(crate) PhantomData<fn() -> G>);

impl<G: Told, P: Player<G>> Of<G, P> {
    fn decide(&self, game: &G, view: &G::View, seat: Seat, luck: &mut Luck) -> Result<Thought, Illegal> {
        let choice = self.0.choose(game, view, seat, luck).ok_or_else(|| Illegal::new("not-awaited"))?;
        let mv = serde_json::to_value(choice.mv)
            .map_err(|error| Illegal::new("bad-move").with("reason", error.to_string()))?;
        Ok(Thought { mv, said: None, why: choice.why })
    }
}

impl<G: Told, P: Player<G> + Debug> Mind for Of<G, P> {
    fn think(&self, table: &dyn Table, seat: Seat, luck: &mut Luck) -> Result<Thought, Illegal> {
        let Some(session) = table.as_any().downcast_ref::<Session<G>>() else {
            return Err(Illegal::new("no-such-game").with("game", table.game()).with("known", G::NAME));
        };
        session.awaited(seat)?;
        let view = session.game().view(session.state(), Eyes::Seat(seat));
        self.decide(session.game(), &view, seat, luck)
    }
}

impl<G: Told, P: Player<G> + Debug> House for Of<G, P> {
    fn choose(&self, asked: &Asked<'_>, luck: &mut Luck) -> Result<Thought, Illegal> {
        let game = G::open(asked.seats, &read("bad-options", asked.options)?)?;
        asked.seat.at_table_of(asked.seats)?;
        self.decide(&game, &read("bad-view", asked.view)?, asked.seat, luck)
    }
}

fn read<T: DeserializeOwned>(key: &'static str, value: &Json) -> Result<T, Illegal> {
    T::deserialize(value).map_err(|error| Illegal::new(key).with("reason", error.to_string()))
}
