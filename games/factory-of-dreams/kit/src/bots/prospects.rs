//! What the flasks bring to mind, and what that is worth.

use std::collections::HashMap;

use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_factory_of_dreams::components::Reward;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::state::{FLASKS, MOST_CARDS, Phase, State};
use reverie_factory_of_dreams::text::Text;
use reverie_factory_of_dreams::tool::Tool;
use reverie_factory_of_dreams::view::ThoughtCard;
use reverie_game::{Game, Seat};
use reverie_lexicon::evoke::{Cue, Night};
use reverie_lexicon::{Forms, Language, Theme, Thought};

use super::apart::apart;

/// How far the others' dreams are thought to stray from the likeliest: nearly as far as people's do.
const OTHERS_STRAY: f32 = 0.8;

/// A card that evokes the dream of its flask less than this is hard to read there.
const EVIDENT: f32 = 3.5;

/// What a card that evokes nothing leaves of a flask's hope.
const UNREAD: f32 = 0.2;

/// What is next to impossible is not worth giving way for.
const FLOOR: f32 = 0.02;

/// How many of the likeliest dreams of a flask are looked at: enough for all flasks, and for some that may not be written.
const LIKELIEST: usize = 2 * FLASKS + 2;

/// Tonight's dreams, and the table's scoring tile.
pub(super) struct Prospects {
    night: Night,
    language: Language,
    /// Each dream as it may be written now, with the forms of its name; none where it may not.
    texts: Vec<Option<(Text, Forms)>>,
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
    /// What people are likely to write, likeliest first.
    likeliest: Vec<(usize, f32)>,
}

/// What may be hoped for a flask.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Hope {
    /// The dream that most will write.
    pub(super) dream: Option<usize>,
    /// The points to be expected.
    pub(super) points: f32,
    /// How likely it is that it scores at all.
    pub(super) scores: f32,
}

impl Prospects {
    /// What a seat can see at this table.
    pub(super) fn new(game: &FactoryOfDreams, state: &State, seat: Seat) -> Self {
        let themes: Vec<Theme> = state.themes().collect();
        let night = Night::of(&themes);
        let language = game.language();
        // What may be written if the writing began now.
        let writing = State { phase: Phase::Creating, active: None, ..*state };
        let mut moves = Vec::new();
        game.moves(&writing, seat, &mut moves);
        let listed = moves.iter().filter_map(|mv| match mv {
            Move::Dream { dream } => Some((dream.as_str(), *dream)),
            _ => None,
        });
        let listed: HashMap<&str, Text> = listed.collect();
        let text = |name: &str| Some((*listed.get(name)?, Forms::of(name, language)));
        let texts = night.dreams().iter().map(|dream| text(dream.name(language))).collect();
        Self { night, language, texts, seats: game.seats(), scoring: game.board().scoring.clone() }
    }

    /// How a dream is written, if it may be.
    pub(super) fn text(&self, dream: usize) -> Option<Text> {
        self.texts[dream].map(|(text, _)| text)
    }

    /// A Thought's word at this table.
    pub(super) fn word(&self, thought: Thought) -> &'static str {
        thought.word(self.language)
    }

    pub(super) fn card(&self, card: &ThoughtCard) -> Card {
        let cue = match card.thought {
            Some(thought) if thought.is_ours() => Some(Cue::Thought(thought)),
            // The Feather, or a card that only this box has.
            _ => Cue::read(&card.word, self.language),
        };
        self.evoking(cue.as_ref(), &card.word)
    }

    /// The card of a Thought.
    pub(super) fn thought(&self, thought: Thought) -> Card {
        self.evoking(Some(&Cue::Thought(thought)), self.word(thought))
    }

    fn evoking(&self, cue: Option<&Cue>, word: &str) -> Card {
        let own = Forms::of(word, self.language);
        let resembles = |&dream: &usize| self.texts[dream].is_some_and(|(_, forms)| forms.resemble(own));
        let bans = (0..self.texts.len()).filter(resembles).collect();
        Card { links: cue.map(|cue| self.night.links(cue)), bans }
    }

    /// How strongly each Thought evokes a dream.
    pub(super) fn evokers(&self, dream: usize) -> impl Iterator<Item = (Thought, f32)> {
        Thought::all().map(move |thought| (thought, self.night.links(&Cue::Thought(thought))[dream]))
    }

    /// How likely people are to write each dream that may be written, for these cards.
    pub(super) fn likelihoods(&self, cards: &[&Card]) -> Vec<(usize, f32)> {
        let links: Vec<&[f32]> = cards.iter().filter_map(|card| card.links.as_deref()).collect();
        let likely = self.night.likelihoods(&links).into_iter().enumerate();
        likely.filter(|&(dream, share)| self.texts[dream].is_some() && share > 0.0).collect()
    }

    /// These cards and this token below a flask.
    pub(super) fn below<'a>(&self, cards: Vec<&'a Card>, token: Option<Tool>) -> Below<'a> {
        if cards.is_empty() {
            return Below { cards, token, likeliest: Vec::new() };
        }
        let mut likeliest = self.likelihoods(&cards);
        likeliest.sort_unstable_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        // What comes further down is too unlikely to count.
        likeliest.truncate(LIKELIEST);
        for (_, share) in &mut likeliest {
            *share = share.powf(1.0 / OTHERS_STRAY);
        }
        Below { cards, token, likeliest }
    }

    /// What may be hoped for each flask.
    pub(super) fn hopes(&self, flasks: &[Below<'_>]) -> Vec<Hope> {
        let bans: Vec<usize> =
            flasks.iter().flat_map(|flask| &flask.cards).flat_map(|card| &card.bans).copied().collect();
        let shares = |flask: &Below<'_>| {
            let mut shares: Vec<(usize, f32)> =
                flask.likeliest.iter().copied().filter(|(dream, _)| !bans.contains(dream)).collect();
            let sum: f32 = shares.iter().map(|(_, share)| share).sum();
            for (_, share) in &mut shares {
                *share /= sum;
            }
            shares
        };
        let shares: Vec<Vec<(usize, f32)>> = flasks.iter().map(shares).collect();
        let weighed = |shares: &Vec<(usize, f32)>| {
            shares.iter().map(|&(dream, share)| (dream, (share + FLOOR).ln())).collect()
        };
        let dreams = apart(&shares.iter().map(weighed).collect::<Vec<_>>());
        let hope = |at: usize| {
            dreams[at].map_or_else(Hope::default, |dream| self.hope(&flasks[at], &shares[at], dream))
        };
        (0..flasks.len()).map(hope).collect()
    }

    fn hope(&self, flask: &Below<'_>, shares: &[(usize, f32)], dream: usize) -> Hope {
        let of =
            |dream: usize| shares.iter().find(|(other, _)| *other == dream).map_or(0.0, |&(_, share)| share);
        let mut share = of(dream);
        if flask.token == Some(Tool::Doubt) {
            // Somebody who may write two also writes it after something else.
            let others = shares.iter().filter(|(other, _)| *other != dream);
            share += others.map(|(_, other)| other * share / (1.0 - other).max(0.01)).sum::<f32>();
        }
        let reads = |card: &&Card| card.links.as_ref().map_or(0.0, |links| links[dream]);
        let weakest = flask.cards.iter().map(reads).fold(f32::INFINITY, f32::min);
        share *= UNREAD + (1.0 - UNREAD) * (weakest / EVIDENT).clamp(0.0, 1.0);
        let share = share.min(1.0);
        let dust = f32::from(flask.token.map_or(0, Tool::dust));
        let cards = u8::try_from(flask.cards.len()).unwrap_or(u8::MAX);
        let mut hope = Hope { dream: Some(dream), points: 0.0, scores: 0.0 };
        for (matched, reward) in (2..).zip(&self.scoring) {
            let chance = exactly(matched, self.seats, share);
            hope.points += chance * (f32::from(reward.points(cards)) + dust);
            hope.scores += chance;
        }
        hope
    }
}

/// How likely it is that exactly so many of all write what each writes with this likelihood.
fn exactly(matched: u8, all: u8, share: f32) -> f32 {
    let ways: f32 = (0..matched).map(|n| f32::from(all - n) / f32::from(n + 1)).product();
    ways * share.powi(matched.into()) * (1.0 - share).powi((all - matched).into())
}

impl Below<'_> {
    pub(super) fn has_room(&self) -> bool {
        self.cards.len() < MOST_CARDS
    }
}
