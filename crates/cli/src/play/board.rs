//! What a game must know to be played in a terminal: how its table looks in text, what a choice would do, what its
//! marks mean.

use reverie_game::{EntryOf, Eyes, Game, Happening, Illegal, Phrase, Seat, Session, Texts, Told};
use reverie_text::{Names, Voice};

use super::paint::{BOLD, DIM, PLAIN, Row, flow};

/// Who looks, in which language, on how wide a screen.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Scene<'a> {
    /// The language.
    pub(crate) voice: &'a Voice,
    /// Who sits where.
    pub(crate) names: &'a Names,
    /// The columns there are.
    pub(crate) width: usize,
}

/// A game that can be drawn and explained in a terminal.
pub(crate) trait Board: Told {
    /// What the terminal says of it beyond what the game itself says: labels, help, rules, and its [`own_words`].
    const WORDS: Texts;
    /// Whether what others did is told line by line before a seat is asked again, rather than in one row beside each of
    /// them: where a turn of theirs changes what everybody may do.
    const NEWS: bool = false;

    /// What these options are called: the game and its variant.
    fn title(&self) -> Phrase;
    /// What lies in the middle of the table, as this seat would pay for it.
    fn middle(&self, _state: &Self::State, _seat: Option<Seat>, _scene: &Scene<'_>) -> Vec<Row> {
        Vec::new()
    }
    /// Everything on one seat's side of the table.
    fn draw(&self, state: &Self::State, seat: Seat, scene: &Scene<'_>) -> Vec<Row>;
    /// The same in a few words, for somebody across the table.
    fn glance(&self, state: &Self::State, seat: Seat) -> Phrase;
    /// What a seat is to decide now.
    fn asks(&self, state: &Self::State, seat: Seat) -> Phrase;
    /// Whether this is nobody else's business: where people share a terminal, the others then look away.
    fn secret(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }
    /// What happened, in the words of this table: with the names that things have on it.
    fn event_told(&self, event: &Self::Event) -> Option<Phrase> {
        self.event_words(event)
    }
    /// A decision, in the words of this table.
    fn move_told(&self, state: &Self::State, seat: Seat, mv: Self::Move) -> Vec<Phrase> {
        self.move_words(state, seat, mv)
    }
    /// What a decision is called in a menu, where the table is in view: the broad choice, then the fine one.
    fn menu_words(&self, state: &Self::State, seat: Seat, mv: Self::Move) -> Vec<Phrase> {
        self.move_words(state, seat, mv)
    }
    /// The heading under which a menu lists the decision, in the order of their ranks.
    fn section(&self, _mv: Self::Move) -> Option<Phrase> {
        None
    }
    /// Where the decision stands in a menu: 0 for the plain ones, one a line; more for those that cost something.
    fn rank(&self, mv: Self::Move) -> u8;
    /// What the decision would bring beyond itself, in words; none for nothing of note.
    fn effect(&self, state: &Self::State, seat: Seat, mv: Self::Move, scene: &Scene<'_>) -> Option<String>;
    /// A decision typed in full ("5 b3"), or why it is none; nothing where these are not words for a decision.
    fn read_typed(
        &self,
        state: &Self::State,
        seat: Seat,
        words: &[&str],
    ) -> Option<Result<Self::Move, Illegal>>;
    /// Whether this word names the decision among those of one menu step ("b3").
    fn names(&self, mv: Self::Move, word: &str) -> bool;
    /// How to type a decision in full, for whoever typed something else.
    fn example(&self, state: &Self::State, seat: Seat) -> Phrase;
    /// Whose doing an event was.
    fn whose(&self, event: &Self::Event) -> Option<Seat>;
    /// Help on a mark or a place; `topic` is lower case, without accents.
    fn help(&self, state: &Self::State, seat: Seat, topic: &str, scene: &Scene<'_>) -> Option<String>;
    /// What there is help on.
    fn topics(&self) -> Phrase;
    /// The rules of this variant, paragraph by paragraph.
    fn rules(&self) -> Vec<Phrase>;
}

/// A phrase that each game words for itself, under the key followed by `-NAME`: what it is about (`play-welcome`), the
/// question after a broad choice (`play-where`), the prompts for the fine one (`play-prompt-where`, and
/// `play-prompt-where-only` without a way back), and what joins the two in a sentence (`play-in`).
pub(crate) fn own_words<G: Game>(key: &str) -> Phrase {
    Phrase::new(format!("{key}-{}", G::NAME))
}

/// What happened, in words for one seat: what it may not know is left out.
pub(crate) fn told_to<G: Board>(game: &G, seat: Seat, events: &[G::Event]) -> Vec<Phrase> {
    let heard = events.iter().filter(|event| event.audience().includes(Eyes::Seat(seat)));
    heard.filter_map(|event| game.event_told(event)).collect()
}

/// Everything that was decided or rolled, with what came of it.
pub(crate) fn history<G: Game>(session: &Session<G>) -> Vec<(EntryOf<G>, Vec<G::Event>)> {
    let mut past = Vec::with_capacity(session.entries().len());
    session.relive(|then, _, events| {
        past.extend(then.entries().last().map(|&entry| (entry, events.to_vec())));
    });
    past
}

/// The table as this seat looks at it: its own side, and the others at a glance.
pub(crate) fn table<G: Board>(session: &Session<G>, seat: Seat, scene: &Scene<'_>) -> Vec<Row> {
    let game = session.game();
    let mut rows = game.middle(session.state(), Some(seat), scene);
    rows.extend(game.draw(session.state(), seat, scene));
    if game.seats() == 1 {
        return rows;
    }
    let past = if G::NEWS { Vec::new() } else { history(session) };
    for other in Seat::all(game.seats()).filter(|&other| other != seat) {
        let name = scene.voice.name(scene.names, other);
        let glance = scene.voice.say_to(scene.names, &game.glance(session.state(), other));
        let head = Row::new().and(DIM, format!("{} ", other.number() + 1)).and(BOLD, name).and(PLAIN, "  ");
        let words = glance.split(' ').map(Row::plain).collect();
        rows.extend(flow(head.cut(scene.width / 2), words, " ", scene.width - 1));
        let did = lately(game, &past, other, seat, scene);
        if !did.is_empty() {
            rows.push(Row::new().and(DIM, format!("  {did}")).cut(scene.width - 1));
        }
    }
    rows
}

/// What a seat did with the last roll it has acted on, as another one knows it.
fn lately<G: Board>(
    game: &G,
    past: &[(EntryOf<G>, Vec<G::Event>)],
    seat: Seat,
    looking: Seat,
    scene: &Scene<'_>,
) -> String {
    let rolls = past.rsplit(|(entry, _)| matches!(entry, reverie_game::Entry::Roll { .. }));
    let of_seat = |turn: &[(EntryOf<G>, Vec<G::Event>)]| -> Vec<String> {
        let events = turn.iter().flat_map(|(_, events)| events);
        let own: Vec<G::Event> = events.filter(|event| game.whose(event) == Some(seat)).cloned().collect();
        let told = told_to(game, looking, &own);
        told.iter().map(|phrase| scene.voice.say_to(scene.names, phrase)).collect()
    };
    rolls.map(of_seat).find(|did| !did.is_empty()).unwrap_or_default().join(" ")
}
