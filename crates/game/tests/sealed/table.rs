//! Tables of Sealed, set up in a line.

use reverie_game::{Chance, Dealer, Entry, Game, Happening, Illegal, Pending, Seat, Seed, Session};

use crate::game::{Card, Event, Move, Options, Sealed, Word};

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn card(worth: u8) -> Card {
    Card::try_from(worth).unwrap()
}

pub(crate) fn bid(bid: u8) -> Move {
    Move::Bid { bid }
}

pub(crate) fn name(word: &str) -> Move {
    Move::Name { word: Word::new(word).unwrap() }
}

pub(crate) fn clap(loud: bool) -> Move {
    Move::Clap { loud }
}

/// Two rounds, dealt by the dealer of the seed that this word names.
pub(crate) fn dealt(seats: u8, word: &str) -> Session<Sealed> {
    let chance = Chance::Dealt(Dealer::new(Seed::named(word)));
    let mut session = Session::new(seats, Options::default(), chance).unwrap();
    session.settle();
    session
}

/// Two rounds, with these cards in the first.
pub(crate) fn with_cards(cards: &[u8]) -> Session<Sealed> {
    let seats = u8::try_from(cards.len()).unwrap();
    let mut session = Session::new(seats, Options::default(), Chance::Asked).unwrap();
    for &worth in cards {
        session.roll(card(worth)).unwrap();
    }
    session
}

/// Plays these decisions, which must be allowed.
pub(crate) fn play(session: &mut Session<Sealed>, moves: &[(u8, Move)]) -> Vec<Event> {
    let mut events = Vec::new();
    for &(number, mv) in moves {
        events.extend(session.play(seat(number), mv).unwrap());
    }
    events
}

/// A round that seat 0 wins and names, and seat 1 claps for.
pub(crate) fn round(word: &str) -> [(u8, Move); 4] {
    [(0, bid(1)), (1, bid(0)), (0, name(word)), (1, clap(true))]
}

/// A game of two for two rounds, played to the end at the dealer's table.
pub(crate) fn finished(word: &str) -> Session<Sealed> {
    let mut session = dealt(2, word);
    play(&mut session, &round("moon"));
    play(&mut session, &round("sun"));
    session
}

/// The key of a refusal that left the table as it was.
pub(crate) fn refusal<G: Game, T: std::fmt::Debug>(
    session: &mut Session<G>,
    tried: impl FnOnce(&mut Session<G>) -> Result<T, Illegal>,
) -> String {
    let (state, entries, turn) = (*session.state(), session.entries().to_vec(), session.turn());
    let reason = tried(session).expect_err("it should be refused");
    assert_eq!(*session.state(), state, "{reason}: the table changed");
    assert_eq!(session.entries(), entries, "{reason}: the record changed");
    assert_eq!(session.turn(), turn, "{reason}: the turn changed");
    reason.key().to_owned()
}

pub(crate) fn told_to(events: &[Event], eyes: reverie_game::Eyes) -> Vec<Event> {
    events.iter().copied().filter(|event| event.audience().includes(eyes)).collect()
}

pub(crate) fn rolls(session: &Session<Sealed>) -> Vec<Card> {
    let roll = |entry: &Entry<Move, Card>| match *entry {
        Entry::Roll { roll } => Some(roll),
        Entry::Move { .. } => None,
    };
    session.entries().iter().filter_map(roll).collect()
}

pub(crate) fn chance_is_due(session: &Session<Sealed>) -> bool {
    matches!(session.game().pending(session.state()), Pending::Chance(_))
}
