//! Which card to lay, which tool to use, when to pass.

use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::state::{FLASKS, MOST_CARDS};
use reverie_factory_of_dreams::tool::Tool;
use reverie_factory_of_dreams::view::View;
use reverie_game::{Game, Luck, Phrase, Seat};
use reverie_lexicon::Thought;
use reverie_lexicon::evoke::Cue;

use super::sight::{Below, Card, Hope, Sight};
use crate::Choice;

/// A card that brings so many points is laid before any tool is used.
const GOOD: f32 = 0.5;
/// A card that brings less is not laid if one may pass.
const LEAST: f32 = 0.06;
/// A token that brings less is kept.
const LEAST_TOKEN: f32 = 0.05;
/// So much better must a flask come out if it is upended.
const UPENDED: f32 = 0.5;
/// How many words are tried for the Magic Feather.
const WORDS: usize = 24;

/// A decision and the points it brings.
type Weighed = (Move, f32);

pub(super) fn turn(
    game: &FactoryOfDreams,
    view: &View,
    seat: Seat,
    luck: &mut Luck,
) -> Option<Choice<Move>> {
    let sight = Sight::new(game, view);
    let cards: Vec<Vec<Card>> =
        view.flasks.iter().map(|flask| flask.cards.iter().map(|card| sight.card(card)).collect()).collect();
    let tops: Vec<Option<Card>> =
        view.reserves.iter().map(|top| top.as_ref().map(|top| sight.card(top))).collect();
    let table = Table::new(&sight, view, &cards, &tops);
    let mut moves = Vec::new();
    game.moves(&game.sample(view, luck), seat, &mut moves);
    let (mv, gain) = match view.pen {
        Some(flask) => table.word(flask.into(), &moves)?,
        None => table.decide(&moves)?,
    };
    let why = match mv {
        Move::Pass => Phrase::new("bot-factory-pass"),
        Move::Broom => Phrase::new("bot-factory-broom"),
        _ => Phrase::new("bot-factory-gain").with("points", format!("{gain:.1}")),
    };
    Some(Choice { mv, why })
}

struct Table<'a> {
    sight: &'a Sight,
    view: &'a View,
    flasks: Vec<Below<'a>>,
    tops: &'a [Option<Card>],
    hopes: Vec<Hope>,
    worth: f32,
}

impl<'a> Table<'a> {
    fn new(sight: &'a Sight, view: &'a View, cards: &'a [Vec<Card>], tops: &'a [Option<Card>]) -> Self {
        let flasks: Vec<Below<'a>> = view
            .flasks
            .iter()
            .zip(cards)
            .map(|(flask, cards)| Below { cards: cards.iter().collect(), token: flask.token })
            .collect();
        let hopes = sight.hopes(&flasks);
        let worth = hopes.iter().map(|hope| hope.points).sum();
        Self { sight, view, flasks, tops, hopes, worth }
    }

    fn decide(&self, moves: &[Move]) -> Option<Weighed> {
        let best = |of: &dyn Fn(&Move) -> Option<f32>| -> Option<Weighed> {
            let weighed = moves.iter().filter_map(|mv| Some((*mv, of(mv)?)));
            weighed.max_by(|a, b| a.1.total_cmp(&b.1))
        };
        let card = best(&|&mv| self.card(mv));
        let token = best(&|&mv| self.token(mv)).filter(|(_, gain)| *gain >= LEAST_TOKEN);
        let laid: usize = self.flasks.iter().map(|flask| flask.cards.len()).sum();
        let room = FLASKS * MOST_CARDS - laid;
        // The last card ends the phase, and with it the use of tools.
        let last = room <= 1;
        if let Some((mv, gain)) = card
            && gain >= GOOD
            && !(last && token.is_some())
        {
            return Some((mv, gain));
        }
        if moves.contains(&Move::Broom) && room > 1 {
            return Some((Move::Broom, 0.0));
        }
        if token.is_some() {
            return token;
        }
        if let Some((_, gain)) = card
            && gain < LEAST
            && moves.contains(&Move::Pass)
        {
            return Some((Move::Pass, 0.0));
        }
        card.or_else(|| moves.first().map(|&mv| (mv, 0.0)))
    }

    /// What laying a card brings.
    fn card(&self, mv: Move) -> Option<f32> {
        let Move::Place { reserve, flask } = mv else { return None };
        let card = self.tops.get(usize::from(reserve))?.as_ref()?;
        Some(self.with(flask.into(), |below| below.with(card)))
    }

    /// What changing what lies below a flask brings.
    fn with(&self, flask: usize, change: impl FnOnce(&Below<'a>) -> Below<'a>) -> f32 {
        let mut flasks = self.flasks.clone();
        flasks[flask] = change(&self.flasks[flask]);
        self.sight.worth(&flasks) - self.worth
    }

    /// What playing a token brings.
    fn token(&self, mv: Move) -> Option<f32> {
        let Move::Token { tool, flask } = mv else { return None };
        let flask = usize::from(flask);
        Some(match tool {
            Tool::Doubt => self.with(flask, |below| Below { token: Some(tool), ..below.clone() }),
            Tool::Dust | Tool::FineDust => f32::from(tool.dust()) * self.hopes[flask].scores,
            Tool::Feather => self.words(flask).into_iter().map(|(_, gain)| gain).fold(0.0, f32::max),
            Tool::Upend => self.upended(flask) - UPENDED,
            Tool::Broom => 0.0,
        })
    }

    /// What emptying a flask brings, once two of the cards on offer lie there instead.
    fn upended(&self, flask: usize) -> f32 {
        let tops: Vec<&Card> = self.tops.iter().flatten().collect();
        let mut best = f32::NEG_INFINITY;
        for (at, one) in tops.iter().enumerate() {
            for other in &tops[at + 1..] {
                let after = self.with(flask, |_| Below { cards: vec![one, other], token: Some(Tool::Upend) });
                best = best.max(after);
            }
        }
        best
    }

    /// The best words for the Feather's card in a flask, with what each brings.
    fn words(&self, flask: usize) -> Vec<(Thought, f32)> {
        let below = &self.flasks[flask];
        let Some(dream) = self.hopes[flask].dream.filter(|_| below.has_room()) else { return Vec::new() };
        let lying = |word: &str| self.view.banned.iter().any(|banned| banned == word);
        let mut words: Vec<(Thought, f32)> =
            self.sight.evoking(dream).filter(|(thought, _)| !lying(self.sight.word(*thought))).collect();
        words.sort_by(|a, b| b.1.total_cmp(&a.1));
        words.truncate(WORDS);
        words
            .into_iter()
            .map(|(thought, _)| {
                let card = self.sight.cue(Some(&Cue::Thought(thought)), self.sight.word(thought));
                let mut flasks = self.flasks.clone();
                let below = &self.flasks[flask];
                flasks[flask] = Below { cards: [&below.cards[..], &[&card]].concat(), token: below.token };
                (thought, self.sight.worth(&flasks) - self.worth)
            })
            .collect()
    }

    /// The word for the Feather's card in this flask.
    fn word(&self, flask: usize, moves: &[Move]) -> Option<Weighed> {
        let words = self.words(flask);
        let written = |mv: &Move| {
            let Move::Write { word } = mv else { return None };
            let (_, gain) = words.iter().find(|(thought, _)| self.sight.word(*thought) == word.as_str())?;
            Some((*mv, *gain))
        };
        let best = moves.iter().filter_map(written).max_by(|a, b| a.1.total_cmp(&b.1));
        best.or_else(|| moves.first().map(|&mv| (mv, 0.0)))
    }
}
