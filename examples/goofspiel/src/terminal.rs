//! Its board in a terminal.

use reverie_game::{Illegal, Phrase, Seat};
use reverie_terminal::paint::{BOLD, DIM, PLAIN, Row};
use reverie_terminal::typed::{means, topic as typed_topic};
use reverie_terminal::{Board, Scene};

use crate::cards::{Card, Cards};
use crate::table::{Event, Move, State};
use crate::{Goofspiel, Order, Ties};

/// What there is help on. Its text is `goofspiel-help-NAME`, with the words for it.
pub const TOPICS: &[&str] = &["dreams", "stars", "ties"];

/// Its board.
#[derive(Debug)]
pub struct GoofspielBoard;

/// Numbers one after the other.
fn numbers(cards: Cards) -> String {
    let numbers: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    if numbers.is_empty() { "–".to_owned() } else { numbers.join(" ") }
}

impl Board for GoofspielBoard {
    type Game = Goofspiel;

    fn title(&self, game: &Goofspiel) -> Phrase {
        Phrase::new("goofspiel-title").with("cards", game.options.cards)
    }

    fn middle(&self, _game: &Goofspiel, state: &State, _seat: Option<Seat>, scene: &Scene<'_>) -> Vec<Row> {
        let row = |key: &'static str, cards: Cards| {
            let heading = scene.voice.say(&Phrase::new(key));
            Row::new().and(DIM, heading).and(PLAIN, "  ").and(BOLD, numbers(cards)).cut(scene.width - 1)
        };
        vec![row("goofspiel-table-left", state.left), row("goofspiel-table-stake", state.stake)]
    }

    fn draw(&self, _game: &Goofspiel, state: &State, seat: Seat, scene: &Scene<'_>) -> Vec<Row> {
        let Some(side) = state.sides.get(seat.index()) else { return Vec::new() };
        let heading =
            |key: &'static str| Row::new().and(DIM, scene.voice.say(&Phrase::new(key))).and(PLAIN, "  ");
        let won = heading("goofspiel-table-won")
            .and(BOLD, numbers(side.won))
            .and(DIM, format!("  = {}", side.won.sum()));
        vec![heading("goofspiel-table-hand").and(BOLD, numbers(side.hand)), won]
    }

    fn glance(&self, _game: &Goofspiel, state: &State, seat: Seat) -> Phrase {
        let side = state.sides.get(seat.index()).copied().unwrap_or_default();
        let key = if side.bid.is_some() { "goofspiel-glance-sealed" } else { "goofspiel-glance" };
        Phrase::new(key).with("points", side.won.sum()).with("hand", numbers(side.hand))
    }

    fn asks(&self, _game: &Goofspiel, state: &State, _seat: Seat) -> Phrase {
        Phrase::new("goofspiel-ask").with("stake", state.stake.sum())
    }

    /// Nobody sees a bid before all have made theirs.
    fn secret(&self, _game: &Goofspiel, _state: &State, _seat: Seat) -> bool {
        true
    }

    fn rank(&self, _mv: Move) -> u8 {
        1
    }

    fn effect(
        &self,
        _game: &Goofspiel,
        _state: &State,
        _seat: Seat,
        _mv: Move,
        _scene: &Scene<'_>,
    ) -> Option<String> {
        None
    }

    fn read_typed(
        &self,
        _game: &Goofspiel,
        _state: &State,
        _seat: Seat,
        words: &[&str],
    ) -> Option<Result<Move, Illegal>> {
        let [bid, number] = words else { return None };
        let card = number.parse().ok().and_then(Card::new).filter(|_| means("goofspiel-type-bid", bid))?;
        Some(Ok(Move::Bid { card }))
    }

    /// A number alone picks from the menu.
    fn names(&self, _mv: Move, _word: &str) -> bool {
        false
    }

    fn example(&self, _game: &Goofspiel, state: &State, seat: Seat) -> Phrase {
        let card = state.sides.get(seat.index()).and_then(|side| side.hand.iter().next());
        Phrase::new("goofspiel-example").with("card", card.map_or(1, Card::number))
    }

    fn whose(&self, event: &Event) -> Option<Seat> {
        match *event {
            Event::Sealed { seat } | Event::Showed { seat, .. } | Event::Won { seat, .. } => Some(seat),
            Event::Turned { .. } | Event::Tied { .. } => None,
        }
    }

    fn help(
        &self,
        _game: &Goofspiel,
        _state: &State,
        _seat: Seat,
        topic: &str,
        scene: &Scene<'_>,
    ) -> Option<String> {
        let name = typed_topic(TOPICS, "goofspiel-help-", topic)?;
        Some(scene.voice.say(&Phrase::new(format!("goofspiel-help-{name}"))))
    }

    fn topics(&self) -> Phrase {
        Phrase::new("goofspiel-topics")
    }

    fn rules(&self, game: &Goofspiel) -> Vec<Phrase> {
        let order = if game.options.prizes == Order::Shuffled {
            "play-rules-goofspiel-shuffled"
        } else {
            "play-rules-goofspiel-descending"
        };
        let ties = if game.options.ties == Ties::Carried {
            "play-rules-goofspiel-carried"
        } else {
            "play-rules-goofspiel-lost"
        };
        ["play-rules-goofspiel-goal", "play-rules-goofspiel-bid", order, ties, "play-rules-goofspiel-end"]
            .map(Phrase::new)
            .into()
    }
}
