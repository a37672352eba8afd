//! A board, whatever its game: what the program asks at a table. It is only ever asked about tables of its own game.

use std::fmt::Debug;

use reverie_game::{Eyes, Illegal, Own, Phrase, Seat, Session, Table, Told};

use crate::board::{self, Board, GameOf, MoveOf, Scene};
use crate::paint::Row;

/// A decision as a menu lists it.
#[derive(Debug, Clone)]
pub struct Listed {
    /// The decision.
    pub mv: Own,
    /// The broad choice, then the fine one: [`Board::menu_words`].
    pub words: Vec<Phrase>,
    /// [`Board::section`].
    pub section: Option<Phrase>,
    /// [`Board::rank`].
    pub rank: u8,
}

/// What a [`Board`] says of a table of its game.
pub trait AnyBoard: Debug + Send + Sync {
    /// [`Board::NEWS`].
    fn tells_news(&self) -> bool;
    /// [`Board::title`].
    fn title(&self, table: &dyn Table) -> Phrase;
    /// The whole table through these eyes: for a seat its own side and the others at a glance, for a spectator all sides.
    fn table(&self, table: &dyn Table, eyes: Eyes, scene: &Scene<'_>) -> Vec<Row>;
    /// One seat's side of it.
    fn side(&self, table: &dyn Table, seat: Seat, scene: &Scene<'_>) -> Vec<Row>;
    /// [`Board::asks`].
    fn asks(&self, table: &dyn Table, seat: Seat) -> Phrase;
    /// [`Board::secret`].
    fn secret(&self, table: &dyn Table, seat: Seat) -> bool;
    /// What came of the entries of the game from this one on, in words for a seat.
    fn told(&self, table: &dyn Table, seat: Seat, from: usize) -> Vec<Phrase>;
    /// [`Board::move_told`].
    fn move_told(&self, table: &dyn Table, seat: Seat, mv: &Own) -> Vec<Phrase>;
    /// Everything a seat may decide now, as a menu lists it.
    fn listed(&self, table: &dyn Table, seat: Seat) -> Vec<Listed>;
    /// [`Board::effect`].
    fn effect(&self, table: &dyn Table, seat: Seat, mv: &Own, scene: &Scene<'_>) -> Option<String>;
    /// A decision typed in full that may be made now, or why not: [`Board::read_typed`].
    fn read_typed(&self, table: &dyn Table, seat: Seat, words: &[&str]) -> Option<Result<Own, Illegal>>;
    /// [`Board::names`].
    fn names(&self, mv: &Own, word: &str) -> bool;
    /// [`Board::example`].
    fn example(&self, table: &dyn Table, seat: Seat) -> Phrase;
    /// [`Board::help`].
    fn help(&self, table: &dyn Table, seat: Seat, topic: &str, scene: &Scene<'_>) -> Option<String>;
    /// [`Board::topics`].
    fn topics(&self) -> Phrase;
    /// [`Board::rules`].
    fn rules(&self, table: &dyn Table) -> Vec<Phrase>;
}

/// The game of a table and what lies on it.
fn at<G: Told>(table: &dyn Table) -> (&Session<G>, &G, &G::State) {
    let session = table.as_any().downcast_ref::<Session<G>>();
    let session = session.expect("a board is asked about tables of its own game");
    (session, session.game(), session.state())
}

/// A decision that came from such a table.
fn read<B: Board>(mv: &Own) -> Option<MoveOf<B>> {
    mv.read("bad-move").ok()
}

impl<B: Board> AnyBoard for B {
    fn tells_news(&self) -> bool {
        B::NEWS
    }
    fn title(&self, table: &dyn Table) -> Phrase {
        let (_, game, _) = at::<GameOf<B>>(table);
        Board::title(self, game)
    }
    fn table(&self, table: &dyn Table, eyes: Eyes, scene: &Scene<'_>) -> Vec<Row> {
        let (session, ..) = at::<GameOf<B>>(table);
        match eyes {
            Eyes::Seat(seat) => board::table(self, session, seat, scene),
            Eyes::Spectator => board::whole_table(self, session, scene),
        }
    }
    fn side(&self, table: &dyn Table, seat: Seat, scene: &Scene<'_>) -> Vec<Row> {
        let (_, game, state) = at::<GameOf<B>>(table);
        self.draw(game, state, seat, scene)
    }
    fn asks(&self, table: &dyn Table, seat: Seat) -> Phrase {
        let (_, game, state) = at::<GameOf<B>>(table);
        Board::asks(self, game, state, seat)
    }
    fn secret(&self, table: &dyn Table, seat: Seat) -> bool {
        let (_, game, state) = at::<GameOf<B>>(table);
        Board::secret(self, game, state, seat)
    }
    fn told(&self, table: &dyn Table, seat: Seat, from: usize) -> Vec<Phrase> {
        let (session, game, _) = at::<GameOf<B>>(table);
        let came = board::history(session).into_iter().skip(from);
        came.flat_map(|(_, events)| board::told_to(self, game, seat, &events)).collect()
    }
    fn move_told(&self, table: &dyn Table, seat: Seat, mv: &Own) -> Vec<Phrase> {
        let (_, game, state) = at::<GameOf<B>>(table);
        read::<B>(mv).map_or_else(Vec::new, |mv| Board::move_told(self, game, state, seat, mv))
    }
    fn listed(&self, table: &dyn Table, seat: Seat) -> Vec<Listed> {
        let (session, game, state) = at::<GameOf<B>>(table);
        let listed = |mv| Listed {
            mv: Own::of(&mv),
            words: self.menu_words(game, state, seat, mv),
            section: self.section(mv),
            rank: self.rank(mv),
        };
        session.moves(seat).into_iter().map(listed).collect()
    }
    fn effect(&self, table: &dyn Table, seat: Seat, mv: &Own, scene: &Scene<'_>) -> Option<String> {
        let (_, game, state) = at::<GameOf<B>>(table);
        Board::effect(self, game, state, seat, read::<B>(mv)?, scene)
    }
    fn read_typed(&self, table: &dyn Table, seat: Seat, words: &[&str]) -> Option<Result<Own, Illegal>> {
        let (session, game, state) = at::<GameOf<B>>(table);
        let typed = Board::read_typed(self, game, state, seat, words)?;
        Some(typed.and_then(|mv| session.allows(seat, mv).map(|()| Own::of(&mv))))
    }
    fn names(&self, mv: &Own, word: &str) -> bool {
        read::<B>(mv).is_some_and(|mv| Board::names(self, mv, word))
    }
    fn example(&self, table: &dyn Table, seat: Seat) -> Phrase {
        let (_, game, state) = at::<GameOf<B>>(table);
        Board::example(self, game, state, seat)
    }
    fn help(&self, table: &dyn Table, seat: Seat, topic: &str, scene: &Scene<'_>) -> Option<String> {
        let (_, game, state) = at::<GameOf<B>>(table);
        Board::help(self, game, state, seat, topic, scene)
    }
    fn topics(&self) -> Phrase {
        Board::topics(self)
    }
    fn rules(&self, table: &dyn Table) -> Vec<Phrase> {
        let (_, game, _) = at::<GameOf<B>>(table);
        Board::rules(self, game)
    }
}
