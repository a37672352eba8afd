//! What the flasks bring to mind, and what that is worth.

use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_factory_of_dreams::components::Reward;
use reverie_factory_of_dreams::state::MOST_CARDS;
use reverie_factory_of_dreams::tool::Tool;
use reverie_factory_of_dreams::view::{ThoughtCard, View};
use reverie_game::Game;
use reverie_lexicon::evoke::{Cue, Night};
use reverie_lexicon::{Dream, Forms, Language, Theme, Thought};

use super::apart::apart;

/// How far the others' dreams are thought to stray from the likeliest.
const OTHERS_STRAY: f32 = 0.6;

/// A card that evokes the dream of its flask less than this cannot be read there.
const EVIDENT: f32 = 3.0;

/// What a card that evokes nothing leaves of the flask's hope.
const UNREAD: f32 = 0.2;

/// What is next to impossible is not worth giving way for.
const FLOOR: f32 = 0.02;

/// Tonight's dreams and the table's tile.
pub(super) struct Sight {
    night: Night,
    language: Language,
    /// The forms of each dream's name.
    forms: Vec<Forms>,
    seats: u8,
    scoring: Vec<Reward>,
}

/// A card, and what it does to each of tonight's dreams.
#[derive(Debug, Clone)]
pub(super) struct Card {
    /// How strongly it evokes each; nothing where nobody knows the word.
    links: Option<Vec<f32>>,
    /// Those that may not be written once it lies in a flask.
    bans: Vec<usize>,
}

/// What lies below a flask.
#[derive(Debug, Clone, Default)]
pub(super) struct Below<'a> {
    pub(super) cards: Vec<&'a Card>,
    pub(super) token: Option<Tool>,
}

/// What may be hoped for a flask.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Hope {
    /// The dream that most will write.
    pub(super) dream: Option<usize>,
    /// How likely each player is to write it.
    pub(super) share: f32,
    /// The points to be expected.
    pub(super) points: f32,
    /// How likely it is that it scores at all.
    pub(super) scores: f32,
}

impl Sight {
    pub(super) fn new(game: &FactoryOfDreams, view: &View) -> Self {
        let themes: Vec<Theme> = view.themes.iter().map(|card| card.theme).collect();
        let night = Night::of(&themes);
        let language = game.language();
        let forms = night.dreams().iter().map(|dream| Forms::of(dream.name(language), language)).collect();
        Self { night, language, forms, seats: game.seats(), scoring: game.board().scoring.clone() }
    }

    pub(super) fn dream(&self, number: usize) -> Dream {
        self.night.dreams()[number]
    }

    pub(super) fn count(&self) -> usize {
        self.forms.len()
    }

    pub(super) fn name(&self, number: usize) -> &'static str {
        self.dream(number).name(self.language)
    }

    pub(super) fn card(&self, card: &ThoughtCard) -> Card {
        let cue = match card.thought {
            Some(thought) => Some(Cue::Thought(thought)),
            None => Cue::read(&card.word, self.language),
        };
        self.cue(cue.as_ref(), &card.word)
    }

    pub(super) fn cue(&self, cue: Option<&Cue>, word: &str) -> Card {
        let own = Forms::of(word, self.language);
        let bans = (0..self.forms.len()).filter(|&dream| self.forms[dream].resemble(own)).collect();
        Card { links: cue.map(|cue| self.night.links(cue)), bans }
    }

    /// A Thought's word at this table.
    pub(super) fn word(&self, thought: Thought) -> &'static str {
        thought.word(self.language)
    }

    /// How strongly each Thought evokes a dream.
    pub(super) fn evoking(&self, dream: usize) -> impl Iterator<Item = (Thought, f32)> {
        Thought::all().map(move |thought| (thought, self.night.links(&Cue::Thought(thought))[dream]))
    }

    /// How likely people are to write each dream for each flask, when nobody minds the other flasks.
    pub(super) fn likelihoods(&self, flasks: &[Below<'_>]) -> Vec<Vec<f32>> {
        let banned: Vec<usize> =
            flasks.iter().flat_map(|flask| &flask.cards).flat_map(|card| &card.bans).copied().collect();
        let of_flask = |flask: &Below<'_>| {
            let links: Vec<&[f32]> = flask.cards.iter().filter_map(|card| card.links.as_deref()).collect();
            let mut likely = self.night.likelihoods(&links);
            for &dream in &banned {
                likely[dream] = 0.0;
            }
            likely
        };
        flasks.iter().map(of_flask).collect()
    }

    /// What may be hoped for each flask.
    pub(super) fn hopes(&self, flasks: &[Below<'_>]) -> Vec<Hope> {
        let likely: Vec<Vec<f32>> = self
            .likelihoods(flasks)
            .into_iter()
            .map(|mut likely| {
                for share in &mut likely {
                    *share = share.powf(1.0 / OTHERS_STRAY);
                }
                let sum: f32 = likely.iter().sum();
                likely.iter_mut().for_each(|share| *share /= sum.max(f32::MIN_POSITIVE));
                likely
            })
            .collect();
        let rows: Vec<_> = flasks
            .iter()
            .zip(&likely)
            .map(|(flask, likely)| {
                if flask.cards.is_empty() {
                    return Vec::new();
                }
                let possible = likely.iter().copied().enumerate().filter(|&(_, share)| share > 0.0);
                possible.map(|(dream, share)| (dream, (share + FLOOR).ln())).collect()
            })
            .collect();
        let dreams = apart(&rows);
        let hope = |((flask, likely), dream): ((&Below<'_>, &Vec<f32>), Option<usize>)| {
            dream.map_or_else(Hope::default, |dream| self.hope(flask, likely, dream))
        };
        flasks.iter().zip(&likely).zip(dreams).map(hope).collect()
    }

    fn hope(&self, flask: &Below<'_>, likely: &[f32], dream: usize) -> Hope {
        let mut share = likely[dream];
        if flask.token == Some(Tool::Doubt) {
            share = in_two(likely, dream);
        }
        let reads = |card: &&Card| card.links.as_ref().map_or(0.0, |links| links[dream]);
        let weakest = flask.cards.iter().map(reads).fold(f32::INFINITY, f32::min);
        share *= UNREAD + (1.0 - UNREAD) * (weakest / EVIDENT).clamp(0.0, 1.0);
        let dust = f32::from(flask.token.map_or(0, Tool::dust));
        let cards = u8::try_from(flask.cards.len()).unwrap_or(u8::MAX);
        let mut hope = Hope { dream: Some(dream), share, points: 0.0, scores: 0.0 };
        for (matched, reward) in (2..).zip(&self.scoring) {
            let chance = exactly(matched, self.seats, share);
            let tile = f32::from(reward.points(cards));
            hope.points += chance * (tile + dust);
            hope.scores += chance;
        }
        hope
    }

    /// The points to be expected of all flasks.
    pub(super) fn worth(&self, flasks: &[Below<'_>]) -> f32 {
        self.hopes(flasks).iter().map(|hope| hope.points).sum()
    }
}

/// How likely somebody is to write a dream who may write two.
fn in_two(likely: &[f32], dream: usize) -> f32 {
    let other = |(number, &share): (usize, &f32)| {
        if number == dream { 0.0 } else { share * likely[dream] / (1.0 - share).max(0.01) }
    };
    (likely[dream] + likely.iter().enumerate().map(other).sum::<f32>()).min(1.0)
}

/// How likely it is that exactly so many of all write what each writes with this likelihood.
fn exactly(matched: u8, all: u8, share: f32) -> f32 {
    let ways: f32 = (0..matched).map(|n| f32::from(all - n) / f32::from(n + 1)).product();
    ways * share.powi(matched.into()) * (1.0 - share).powi((all - matched).into())
}

impl<'a> Below<'a> {
    /// With a card more.
    pub(super) fn with(&self, card: &'a Card) -> Self {
        let mut after = self.clone();
        after.cards.push(card);
        after
    }

    pub(super) fn has_room(&self) -> bool {
        self.cards.len() < MOST_CARDS
    }
}
