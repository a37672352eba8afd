//! What a game must know to be played in a terminal: how its table looks in text, what a choice would do, what its
//! marks mean.

use std::fmt::Debug;

use reverie_game::{Entry, EntryOf, Eyes, Game, Happening, Illegal, Phrase, Seat, Session, Told};
use reverie_text::{Names, Voice};

use crate::paint::{BOLD, DIM, PLAIN, Row, flow};

/// Who looks, in which language, on how wide a screen.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a> {
    /// The language.
    pub voice: &'a Voice,
    /// Who sits where.
    pub names: &'a Names,
    /// The columns there are.
    pub width: usize,
}

/// The game of a board.
pub type GameOf<B> = <B as Board>::Game;
/// What lies on its table.
pub type StateOf<B> = <<B as Board>::Game as Game>::State;
/// A decision in it.
pub type MoveOf<B> = <<B as Board>::Game as Game>::Move;
/// What may happen in it.
pub type EventOf<B> = <<B as Board>::Game as Game>::Event;

/// Draws and explains a game in a terminal.
///
/// The terminal words some phrases of its own for each game, under a key followed by `-NAME`: what it is about
/// (`play-welcome`), the question after a broad choice (`play-where`), the prompts for the fine one (`play-prompt-where`, and
/// `play-prompt-where-only` without a way back), and what joins the two in a sentence (`play-in`).
pub trait Board: Debug + Send + Sync + 'static {
    /// What it draws.
    type Game: Told;
    /// Whether what others did is told line by line before a seat is asked again, rather than in one row beside each of
    /// them: where a turn of theirs changes what everybody may do.
    const NEWS: bool = false;

    /// What these options are called: the game and its variant.
    fn title(&self, game: &GameOf<Self>) -> Phrase;
    /// What lies in the middle of the table, as this seat would pay for it.
    fn middle(
        &self,
        _game: &GameOf<Self>,
        _state: &StateOf<Self>,
        _seat: Option<Seat>,
        _scene: &Scene<'_>,
    ) -> Vec<Row> {
        Vec::new()
    }
    /// Everything on one seat's side of the table.
    fn draw(&self, game: &GameOf<Self>, state: &StateOf<Self>, seat: Seat, scene: &Scene<'_>) -> Vec<Row>;
    /// The same in a few words, for somebody across the table.
    fn glance(&self, game: &GameOf<Self>, state: &StateOf<Self>, seat: Seat) -> Phrase;
    /// What a seat is to decide now.
    fn asks(&self, game: &GameOf<Self>, state: &StateOf<Self>, seat: Seat) -> Phrase;
    /// Whether this is nobody else's business: where people share a terminal, the others then look away.
    fn secret(&self, _game: &GameOf<Self>, _state: &StateOf<Self>, _seat: Seat) -> bool {
        false
    }
    /// What happened, in the words of this table: with the names that things have on it.
    fn event_told(&self, game: &GameOf<Self>, event: &EventOf<Self>) -> Option<Phrase> {
        game.event_words(event)
    }
    /// A decision, in the words of this table.
    fn move_told(
        &self,
        game: &GameOf<Self>,
        state: &StateOf<Self>,
        seat: Seat,
        mv: MoveOf<Self>,
    ) -> Vec<Phrase> {
        game.move_words(state, seat, mv)
    }
    /// What a decision is called in a menu, where the table is in view: the broad choice, then the fine one.
    fn menu_words(
        &self,
        game: &GameOf<Self>,
        state: &StateOf<Self>,
        seat: Seat,
        mv: MoveOf<Self>,
    ) -> Vec<Phrase> {
        game.move_words(state, seat, mv)
    }
    /// The heading under which a menu lists the decision, in the order of their ranks.
    fn section(&self, _mv: MoveOf<Self>) -> Option<Phrase> {
        None
    }
    /// Where the decision stands in a menu: 0 for the plain ones, one a line; more for those that cost something.
    fn rank(&self, mv: MoveOf<Self>) -> u8;
    /// What the decision would bring beyond itself, in words; none for nothing of note.
    fn effect(
        &self,
        game: &GameOf<Self>,
        state: &StateOf<Self>,
        seat: Seat,
        mv: MoveOf<Self>,
        scene: &Scene<'_>,
    ) -> Option<String>;
    /// A decision typed in full ("5 b3"), or why it is none; nothing where these are not words for a decision.
    fn read_typed(
        &self,
        game: &GameOf<Self>,
        state: &StateOf<Self>,
        seat: Seat,
        words: &[&str],
    ) -> Option<Result<MoveOf<Self>, Illegal>>;
    /// Whether this word names the decision among those of one menu step ("b3").
    fn names(&self, mv: MoveOf<Self>, word: &str) -> bool;
    /// How to type a decision in full, for whoever typed something else.
    fn example(&self, game: &GameOf<Self>, state: &StateOf<Self>, seat: Seat) -> Phrase;
    /// Whose doing an event was.
    fn whose(&self, event: &EventOf<Self>) -> Option<Seat>;
    /// Help on a mark or a place; `topic` is lower case, without accents.
    fn help(
        &self,
        game: &GameOf<Self>,
        state: &StateOf<Self>,
        seat: Seat,
        topic: &str,
        scene: &Scene<'_>,
    ) -> Option<String>;
    /// What there is help on.
    fn topics(&self) -> Phrase;
    /// The rules of this variant, paragraph by paragraph.
    fn rules(&self, game: &GameOf<Self>) -> Vec<Phrase>;
}

/// What happened, in words for one seat: what it may not know is left out.
pub(crate) fn told_to<B: Board>(board: &B, game: &B::Game, seat: Seat, events: &[EventOf<B>]) -> Vec<Phrase> {
    let heard = events.iter().filter(|event| event.audience().includes(Eyes::Seat(seat)));
    heard.filter_map(|event| board.event_told(game, event)).collect()
}

/// An entry, and what came of it.
type Came<G> = (EntryOf<G>, Vec<<G as Game>::Event>);

/// Everything that was decided or rolled, with what came of it.
pub(crate) fn history<G: Game>(session: &Session<G>) -> Vec<Came<G>> {
    let mut past = Vec::with_capacity(session.entries().len());
    session.relive(|then, _, events| {
        past.extend(then.entries().last().map(|&entry| (entry, events.to_vec())));
    });
    past
}

/// The table as this seat looks at it: its own side, and the others at a glance.
pub fn table<B: Board>(board: &B, session: &Session<B::Game>, seat: Seat, scene: &Scene<'_>) -> Vec<Row> {
    let (game, state) = (session.game(), session.state());
    let mut rows = board.middle(game, state, Some(seat), scene);
    rows.extend(board.draw(game, state, seat, scene));
    if game.seats() == 1 {
        return rows;
    }
    let past = if B::NEWS { Vec::new() } else { history(session) };
    for other in Seat::all(game.seats()).filter(|&other| other != seat) {
        let name = scene.voice.name(scene.names, other);
        let glance = scene.voice.say_to(scene.names, &board.glance(game, state, other));
        let head = Row::new().and(DIM, format!("{} ", other.number() + 1)).and(BOLD, name).and(PLAIN, "  ");
        let words = glance.split(' ').map(Row::plain).collect();
        rows.extend(flow(head.cut(scene.width / 2), words, " ", scene.width - 1));
        let did = lately(board, game, &past, other, seat, scene);
        if !did.is_empty() {
            rows.push(Row::new().and(DIM, format!("  {did}")).cut(scene.width - 1));
        }
    }
    rows
}

/// The table as nobody's in particular: every side of it.
pub(crate) fn whole_table<B: Board>(board: &B, session: &Session<B::Game>, scene: &Scene<'_>) -> Vec<Row> {
    let (game, state) = (session.game(), session.state());
    let mut rows = board.middle(game, state, None, scene);
    for seat in Seat::all(game.seats()) {
        rows.push(Row::new().and(BOLD, scene.voice.name(scene.names, seat)));
        rows.extend(board.draw(game, state, seat, scene));
    }
    rows
}

/// What a seat did with the last roll it has acted on, as another one knows it.
fn lately<B: Board>(
    board: &B,
    game: &B::Game,
    past: &[Came<B::Game>],
    seat: Seat,
    looking: Seat,
    scene: &Scene<'_>,
) -> String {
    let rolls = past.rsplit(|(entry, _)| matches!(entry, Entry::Roll { .. }));
    let of_seat = |turn: &[Came<B::Game>]| -> Vec<String> {
        let events = turn.iter().flat_map(|(_, events)| events);
        let own: Vec<EventOf<B>> = events.filter(|event| board.whose(event) == Some(seat)).cloned().collect();
        let told = told_to(board, game, looking, &own);
        told.iter().map(|phrase| scene.voice.say_to(scene.names, phrase)).collect()
    };
    rolls.map(of_seat).find(|did| !did.is_empty()).unwrap_or_default().join(" ")
}
