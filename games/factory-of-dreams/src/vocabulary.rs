//! The words that the box knows, and what a player may not write tonight.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

use reverie_game::{Illegal, Seat};
use reverie_lexicon::{Dream, Forms, Language, Theme, Thought, clean_word, concept, sunday};
use tinyvec::ArrayVec;

use crate::FactoryOfDreams;
use crate::state::{Card, FLASKS, MOST_CARDS, MOST_THEMES, MOST_WORDS, State};
use crate::text::Text;

/// The dreams of a theme, or of a night without one, sorted.
#[derive(Debug)]
struct Vocabulary(Vec<Entry>);

#[derive(Debug)]
struct Entry {
    text: Text,
    forms: Forms,
    /// The Thoughts that it resembles.
    like: Thoughts,
}

/// Some of the Thoughts.
#[derive(Debug, Clone, Copy, Default)]
struct Thoughts([u64; (Thought::MOST as usize).div_ceil(64)]);

impl Thoughts {
    const fn put(&mut self, thought: Thought) {
        self.0[thought.index() / 64] |= 1 << (thought.index() % 64);
    }

    fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(here, there)| here & there != 0)
    }
}

/// What is worked out once for a language.
struct Lore {
    thoughts: Vec<Forms>,
    by_word: HashMap<&'static str, Thought>,
    feather: Vec<Text>,
    /// By theme; the last for a night without one.
    vocabularies: Vec<OnceLock<Vocabulary>>,
}

impl Lore {
    fn of(language: Language) -> &'static Self {
        static LORE: LazyLock<[Lore; 2]> = LazyLock::new(|| Language::ALL.map(Lore::new));
        match language {
            Language::En => &LORE[0],
            Language::Fr => &LORE[1],
        }
    }

    fn new(language: Language) -> Self {
        let word = |thought: Thought| thought.word(language);
        let single = |word: &&str| matches!(clean_word(word), Ok(cleaned) if cleaned == **word);
        let mut feather: Vec<Text> = Thought::all()
            .map(word)
            .filter(single)
            .filter_map(|word| Text::new(word, concept(word, language, &[])))
            .collect();
        feather.sort_unstable();
        Self {
            thoughts: Thought::all().map(|thought| Forms::of(word(thought), language)).collect(),
            by_word: Thought::all().map(|thought| (word(thought), thought)).collect(),
            feather,
            vocabularies: (0..=usize::from(Theme::count())).map(|_| OnceLock::new()).collect(),
        }
    }

    fn vocabulary(&self, language: Language, theme: Option<Theme>) -> &Vocabulary {
        let place = theme.map_or(usize::from(Theme::count()), Theme::index);
        self.vocabularies[place].get_or_init(|| match theme {
            Some(theme) => Vocabulary::new(self, language, theme.dreams()),
            None => Vocabulary::new(self, language, sunday().iter().copied()),
        })
    }
}

impl Vocabulary {
    fn new(lore: &Lore, language: Language, dreams: impl Iterator<Item = Dream>) -> Self {
        let mut texts: Vec<Text> =
            dreams.filter_map(|dream| Text::new(dream.name(language), dream.concept())).collect();
        texts.sort_unstable();
        texts.dedup_by(|next, text| next.reads_as(text));
        let entry = |text: Text| {
            let forms = Forms::of(text.as_str(), language);
            let mut like = Thoughts::default();
            for (thought, _) in Thought::all().zip(&lore.thoughts).filter(|(_, own)| own.resemble(forms)) {
                like.put(thought);
            }
            Entry { text, forms, like }
        };
        Self(texts.into_iter().map(entry).collect())
    }

    fn find(&self, text: &Text) -> Option<&Entry> {
        let place = self.0.binary_search_by_key(text, |entry| entry.text).ok()?;
        self.0.get(place)
    }
}

/// The words for the Magic Feather that the box knows: those of its own cards.
pub fn feather_words(language: Language) -> &'static [Text] {
    &Lore::of(language).feather
}

/// What a player may not write now: a dream that resembles a Thought in any flask, or a word that is already on the
/// player's board.
#[derive(Debug)]
pub struct Ban {
    language: Language,
    vocabularies: [Option<&'static Vocabulary>; MOST_THEMES],
    /// The printed Thoughts in the flasks.
    thoughts: Thoughts,
    cards: ArrayVec<[Card; FLASKS * MOST_CARDS]>,
    /// Those among them that only this box has.
    more: Vec<(String, Forms)>,
    /// The Feather's word, where it is on none of the cards.
    feather: Option<(Text, Forms)>,
    /// The player's words, with the flask of each.
    own: ArrayVec<[Option<(u8, Forms)>; MOST_WORDS]>,
}

impl Ban {
    /// What this seat may not write now.
    pub fn of(game: &FactoryOfDreams, state: &State, seat: Seat) -> Self {
        let mut ban = Self::tonight(game, state);
        for (nth, word) in
            state.boards.get(seat.index()).iter().flat_map(|board| board.words.iter()).enumerate()
        {
            if let Some(word) = word {
                ban.take(state.question(nth).0, word);
            }
        }
        ban
    }

    /// What nobody may write tonight.
    pub(crate) fn tonight(game: &FactoryOfDreams, state: &State) -> Self {
        let language = game.language();
        let lore = Lore::of(language);
        let mut vocabularies = state.themes.map(|theme| Some(lore.vocabulary(language, Some(theme?))));
        if vocabularies.iter().all(Option::is_none) {
            vocabularies[0] = Some(lore.vocabulary(language, None));
        }
        let mut thoughts = Thoughts::default();
        let mut feather = None;
        let mut cards = ArrayVec::new();
        let mut more = Vec::new();
        for &card in state.flasks.iter().flat_map(|flask| &flask.cards) {
            cards.push(card);
            match (card, state.feather) {
                (Card::Thought(thought), _) if thought.is_ours() => thoughts.put(thought),
                (Card::Thought(thought), _) => {
                    let word = game.printed(thought);
                    more.push((word.to_owned(), Forms::of(word, language)));
                }
                (Card::Feather, None) => {}
                (Card::Feather, Some(word)) => match lore.by_word.get(word.as_str()) {
                    Some(&thought) => thoughts.put(thought),
                    None => feather = Some((word, Forms::of(word.as_str(), language))),
                },
            }
        }
        Self { language, vocabularies, thoughts, cards, more, feather, own: ArrayVec::new() }
    }

    /// The player has written this for a flask.
    pub(crate) fn take(&mut self, flask: u8, word: &Text) {
        self.own.push(Some((flask, self.forms(word))));
    }

    fn forms(&self, word: &Text) -> Forms {
        let known = self.vocabularies.iter().flatten().find_map(|vocabulary| vocabulary.find(word));
        known.map_or_else(|| Forms::of(word.as_str(), self.language), |entry| entry.forms)
    }

    fn own(&self) -> impl Iterator<Item = (u8, Forms)> {
        self.own.iter().flatten().copied()
    }

    fn allows(&self, entry: &Entry) -> bool {
        !entry.like.meets(&self.thoughts)
            && !self.more.iter().any(|(_, forms)| forms.resemble(entry.forms))
            && !self.feather.is_some_and(|(_, forms)| forms.resemble(entry.forms))
            && !self.own().any(|(_, forms)| forms.are_one_word(entry.forms))
    }

    /// Calls with every dream that the box knows and that may be written, in order.
    pub(crate) fn list(&self, mut found: impl FnMut(Text)) {
        let entries = |place: usize| self.vocabularies[place].map_or(&[][..], |vocabulary| &vocabulary.0);
        if entries(1).is_empty() {
            return entries(0).iter().filter(|entry| self.allows(entry)).for_each(|entry| found(entry.text));
        }
        let (mut here, mut there) = (entries(0).iter().peekable(), entries(1).iter().peekable());
        loop {
            let entry = match (here.peek(), there.peek()) {
                (None, None) => return,
                (Some(one), Some(other)) if one.text.reads_as(&other.text) => {
                    // On both lists: it means what it means to the theme drawn first.
                    there.next();
                    here.next()
                }
                (Some(one), Some(other)) if one.text < other.text => here.next(),
                (Some(_), None) => here.next(),
                (_, Some(_)) => there.next(),
            };
            if let Some(entry) = entry.filter(|entry| self.allows(entry)) {
                found(entry.text);
            }
        }
    }

    /// Why this may not be written.
    pub(crate) fn refuse(&self, dream: &Text) -> Result<(), Illegal> {
        let forms = self.forms(dream);
        let lore = Lore::of(self.language);
        let like = |word: &str| Err(Illegal::new("factory-like-a-thought").with("thought", word));
        for card in &self.cards {
            match (*card, self.feather) {
                (Card::Thought(thought), _)
                    if lore.thoughts.get(thought.index()).is_some_and(|own| own.resemble(forms)) =>
                {
                    return like(thought.word(self.language));
                }
                (Card::Feather, Some((word, own))) if own.resemble(forms) => return like(word.as_str()),
                _ => {}
            }
        }
        if let Some((word, _)) = self.more.iter().find(|(_, own)| own.resemble(forms)) {
            return like(word);
        }
        if let Some((flask, _)) = self.own().find(|(_, own)| own.are_one_word(forms)) {
            return Err(Illegal::new("factory-dreamt-already").with("flask", flask + 1));
        }
        Ok(())
    }
}
