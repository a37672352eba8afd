//! Which card to lay, which tool to use, when to pass.

use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::state::{FLASKS, MOST_CARDS};
use reverie_factory_of_dreams::tool::Tool;
use reverie_factory_of_dreams::view::View;
use reverie_game::{Game, Luck, Phrase, Seat};
use reverie_lexicon::Thought;

use super::prospects::{Below, Card, Hope, Prospects};
use reverie_bots::Choice;

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

/// A flask that may hope for more is not upended.
const HOPELESS: f32 = 1.0;

/// A decision and the points it brings.
type Weighed = (Move, f32);

pub(super) fn turn(game: &FactoryOfDreams, view: &View, seat: Seat, luck: &mut Luck) -> Option<Choice<Move>> {
    let state = game.sample(view, luck);
    let prospects = Prospects::new(game, &state, seat);
    let cards: Vec<Vec<Card>> = view
        .flasks
        .iter()
        .map(|flask| flask.cards.iter().map(|card| prospects.card(card)).collect())
        .collect();
    let tops: Vec<Option<Card>> =
        view.reserves.iter().map(|top| top.as_ref().map(|top| prospects.card(top))).collect();
    let table = Table::new(&prospects, view, &cards, &tops);
    let mut moves = Vec::new();
    game.moves(&state, seat, &mut moves);
    let (mv, gain) = match view.pen {
        Some(flask) => table.word(flask.into(), &moves)?,
        None => table.decide(&moves)?,
    };
    let why = match mv {
        Move::Pass => Phrase::new("bot-factory-pass"),
        Move::Broom => Phrase::new("bot-factory-broom"),
        _ => Phrase::new("bot-factory-gain").with("points", f64::from(gain)),
    };
    Some(Choice::new(mv, why))
}

struct Table<'a> {
    prospects: &'a Prospects,
    view: &'a View,
    flasks: Vec<Below<'a>>,
    tops: &'a [Option<Card>],
    hopes: Vec<Hope>,
}

impl<'a> Table<'a> {
    fn new(
        prospects: &'a Prospects,
        view: &'a View,
        cards: &'a [Vec<Card>],
        tops: &'a [Option<Card>],
    ) -> Self {
        let below = view.flasks.iter().zip(cards);
        let flasks: Vec<Below<'a>> =
            below.map(|(flask, cards)| prospects.below(cards.iter().collect(), flask.token)).collect();
        let hopes = prospects.hopes(&flasks);
        Self { prospects, view, flasks, tops, hopes }
    }

    fn decide(&self, moves: &[Move]) -> Option<Weighed> {
        let best = |of: &dyn Fn(Move) -> Option<f32>| -> Option<Weighed> {
            let weighed = moves.iter().filter_map(|&mv| Some((mv, of(mv)?)));
            weighed.max_by(|a, b| a.1.total_cmp(&b.1))
        };
        let room = FLASKS * MOST_CARDS - self.flasks.iter().map(|flask| flask.cards.len()).sum::<usize>();
        // The last card ends the phase, and with it the use of tools.
        let last = room <= 1;
        let card = best(&|mv| self.card(mv));
        if !last
            && let Some((_, gain)) = card
            && gain >= GOOD
        {
            return card;
        }
        if !last && moves.contains(&Move::Broom) {
            return Some((Move::Broom, 0.0));
        }
        let token = best(&|mv| self.token(mv)).filter(|(_, gain)| *gain >= LEAST_TOKEN);
        if token.is_some() {
            return token;
        }
        if moves.contains(&Move::Pass) && card.is_none_or(|(_, gain)| gain < LEAST) {
            return Some((Move::Pass, 0.0));
        }
        card.or_else(|| moves.first().map(|&mv| (mv, 0.0)))
    }

    /// What it brings if this lies below a flask.
    fn gain(&self, flask: usize, cards: Vec<&Card>, token: Option<Tool>) -> f32 {
        let points = |hopes: &[Hope]| hopes.iter().map(|hope| hope.points).sum::<f32>();
        let mut flasks: Vec<Below<'_>> = self.flasks.clone();
        flasks[flask] = self.prospects.below(cards, token);
        points(&self.prospects.hopes(&flasks)) - points(&self.hopes)
    }

    /// What one card more brings.
    fn with(&self, flask: usize, card: &Card) -> f32 {
        let below = &self.flasks[flask];
        self.gain(flask, below.cards.iter().copied().chain([card]).collect(), below.token)
    }

    /// What laying a card brings.
    fn card(&self, mv: Move) -> Option<f32> {
        let Move::Place { reserve, flask } = mv else { return None };
        Some(self.with(flask.into(), self.tops.get(usize::from(reserve))?.as_ref()?))
    }

    /// What playing a token brings.
    fn token(&self, mv: Move) -> Option<f32> {
        let Move::Token { tool, flask } = mv else { return None };
        let flask = usize::from(flask);
        Some(match tool {
            Tool::Doubt => self.gain(flask, self.flasks[flask].cards.clone(), Some(tool)),
            Tool::Dust | Tool::FineDust => f32::from(tool.dust()) * self.hopes[flask].scores,
            Tool::Feather => self.words(flask).into_iter().map(|(_, gain)| gain).fold(0.0, f32::max),
            Tool::Upend if self.hopes[flask].points < HOPELESS => self.upended(flask) - UPENDED,
            Tool::Upend | Tool::Broom => return None,
        })
    }

    /// What emptying a flask brings, once two of the cards on offer lie there instead.
    fn upended(&self, flask: usize) -> f32 {
        let tops: Vec<&Card> = self.tops.iter().flatten().collect();
        let pairs = tops
            .iter()
            .enumerate()
            .flat_map(|(at, &one)| tops[at + 1..].iter().map(move |&other| vec![one, other]));
        pairs.map(|cards| self.gain(flask, cards, Some(Tool::Upend))).fold(f32::NEG_INFINITY, f32::max)
    }

    /// Good words for the Feather's card in a flask, with what each brings.
    fn words(&self, flask: usize) -> Vec<(Thought, f32)> {
        let Some(dream) = self.hopes[flask].dream.filter(|_| self.flasks[flask].has_room()) else {
            return Vec::new();
        };
        let lies =
            |thought: Thought| self.view.banned.iter().any(|word| word == self.prospects.word(thought));
        let mut words: Vec<(Thought, f32)> =
            self.prospects.evokers(dream).filter(|&(thought, _)| !lies(thought)).collect();
        words.sort_by(|a, b| b.1.total_cmp(&a.1));
        words.truncate(WORDS);
        for (thought, gain) in &mut words {
            *gain = self.with(flask, &self.prospects.thought(*thought));
        }
        words
    }

    /// The word for the Feather's card in this flask.
    fn word(&self, flask: usize, moves: &[Move]) -> Option<Weighed> {
        let words = self.words(flask);
        let written = |mv: &Move| {
            let Move::Write { word } = mv else { return None };
            let (_, gain) =
                words.iter().find(|(thought, _)| self.prospects.word(*thought) == word.as_str())?;
            Some((*mv, *gain))
        };
        let best = moves.iter().filter_map(written).max_by(|a, b| a.1.total_cmp(&b.1));
        best.or_else(|| moves.first().map(|&mv| (mv, 0.0)))
    }
}
