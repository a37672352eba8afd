//! Which dreams to write.

use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::view::{Line, View};
use reverie_game::{Game, Luck, Phrase, Seat};

use super::apart::{Row, apart};
use super::prospects::{Card, Prospects};
use reverie_bots::Choice;

/// How much less a second dream counts than a first when a flask has to give way.
const SECOND: f32 = 0.5;

/// The dream for the line that is asked for, as one of different dreams for all that are left to write.
pub(super) fn dream(
    game: &FactoryOfDreams,
    view: &View,
    seat: Seat,
    strays: f32,
    luck: &mut Luck,
) -> Option<Choice<Move>> {
    let prospects = Prospects::new(game, &game.sample(view, luck), seat);
    let mut row = |line: &Line| -> Row {
        let weight = if line.second { SECOND } else { 1.0 };
        let flask = view.flasks.get(usize::from(line.flask));
        let cards: Vec<Card> =
            flask.iter().flat_map(|flask| &flask.cards).map(|card| prospects.card(card)).collect();
        let likely = prospects.likelihoods(&cards.iter().collect::<Vec<_>>());
        likely
            .into_iter()
            .map(|(dream, share)| (dream, weight * (share.ln() + strays * gumbel(luck))))
            .collect()
    };
    let written = view.boards.get(seat.index())?.words.len();
    let rows: Vec<Row> = view.lines.iter().skip(written).map(&mut row).collect();
    let best = apart(&rows).first().copied().flatten();
    let (mv, why) = match best.and_then(|best| prospects.text(best)) {
        Some(dream) => {
            (Move::Dream { dream }, Phrase::new("bot-factory-dream").with("dream", dream.as_str()))
        }
        // Every dream the box knows is taken or banned; a second one can be left out.
        None => (Move::Enough, Phrase::new("bot-first")),
    };
    Some(Choice::new(mv, why))
}

/// Noise under which the best of some logarithms of likelihoods comes out as often as it is likely.
fn gumbel(luck: &mut Luck) -> f32 {
    #[allow(clippy::cast_precision_loss)] // 23 bits
    let even = ((luck.bits() >> 41) as f32 + 0.5) / (1_u32 << 23) as f32;
    -(-even.ln()).ln()
}
