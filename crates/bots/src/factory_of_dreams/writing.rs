//! Which dreams to write.

use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::state::State;
use reverie_factory_of_dreams::view::{Line, Seen, View};
use reverie_game::{Game, Luck, Phrase, Seat};

use super::apart::{Row, apart};
use super::sight::{Below, Card, Sight};
use crate::Choice;

/// How much less a second dream counts than a first when a flask has to give way.
const SECOND: f32 = 0.5;

/// The dream for the line that is asked for.
pub(super) fn dream(
    game: &FactoryOfDreams,
    view: &View,
    seat: Seat,
    strays: f32,
    luck: &mut Luck,
) -> Option<Choice<Move>> {
    let sight = Sight::new(game, view);
    let cards: Vec<Vec<Card>> =
        view.flasks.iter().map(|flask| flask.cards.iter().map(|card| sight.card(card)).collect()).collect();
    let flasks: Vec<Below<'_>> = view
        .flasks
        .iter()
        .zip(&cards)
        .map(|(flask, cards)| Below { cards: cards.iter().collect(), token: flask.token })
        .collect();
    let likely = sight.likelihoods(&flasks);
    let written = &view.boards.get(seat.index())?.words;
    let concepts: Vec<_> = written
        .iter()
        .filter_map(|seen| match seen {
            Seen::Word(word) => Some(word.concept()),
            Seen::Hidden | Seen::Nothing => None,
        })
        .collect();
    let open: Vec<usize> =
        (0..sight.count()).filter(|&dream| !concepts.contains(&sight.dream(dream).concept())).collect();
    let row = |line: &Line| -> Row {
        let weight = if line.second { SECOND } else { 1.0 };
        let likely = &likely[usize::from(line.flask)];
        let possible = open.iter().filter(|&&dream| likely[dream] > 0.0);
        possible.map(|&dream| (dream, weight * (likely[dream].ln() + strays * gumbel(luck)))).collect()
    };
    let mut rows: Vec<Row> = view.lines.iter().skip(written.len()).map(row).collect();
    let state = game.sample(view, luck);
    // A name that is already on the board under another dream is refused: then the next best.
    while let Some(Some(best)) = apart(&rows).first().copied() {
        if let Some(mv) = written_as(game, &state, seat, sight.name(best)) {
            return Some(Choice { mv, why: Phrase::new("bot-factory-dream").with("dream", sight.name(best)) });
        }
        rows.iter_mut().for_each(|row| row.retain(|&(dream, _)| dream != best));
    }
    let mut moves = Vec::new();
    game.moves(&state, seat, &mut moves);
    let mv = *luck.pick(&moves)?;
    Some(Choice { mv, why: Phrase::new("bot-random").with("moves", moves.len()) })
}

/// The move that writes this, if it may be written.
fn written_as(game: &FactoryOfDreams, state: &State, seat: Seat, name: &str) -> Option<Move> {
    let mv = game.read(state, seat, name).ok()?;
    game.check(state, seat, mv).ok()?;
    Some(mv)
}

/// Noise that makes the best of some logarithms of likelihoods come out as often as is likely.
fn gumbel(luck: &mut Luck) -> f32 {
    #[allow(clippy::cast_precision_loss)] // 24 bits
    let even = ((luck.bits() >> 40) as f32 + 0.5) / (1_u32 << 24) as f32;
    -(-even.ln()).ln()
}
