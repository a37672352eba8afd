//! A table to test on. Chance brings the first it may: the vehicles where they may come, seat 0 begins, the fronts of the cards in order.

use reverie_factory_of_dreams::events::Event;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::rules::Roll;
use reverie_factory_of_dreams::state::{Answer, Phase, State};
use reverie_factory_of_dreams::tool::Tool;
use reverie_factory_of_dreams::view::View;
use reverie_factory_of_dreams::{FactoryOfDreams, Night, Options, Tools};
use reverie_game::{Chance, Eyes, Game, Pending, Seat, Session};
use reverie_lexicon::{Language, Theme, Thought};

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The first answer of a seat.
pub(crate) fn first(number: u8) -> Answer {
    Answer { seat: seat(number), second: false }
}

/// The second answer of a seat.
pub(crate) fn second(number: u8) -> Answer {
    Answer { seat: seat(number), second: true }
}

pub(crate) fn night(night: Night) -> Options {
    Options { night, ..Options::default() }
}

pub(crate) fn french() -> Options {
    Options { words: Language::Fr, ..Options::default() }
}

pub(crate) fn tools(tools: Tools) -> Options {
    Options { tools, ..Options::default() }
}

pub(crate) fn thought(word: &str) -> Thought {
    Thought::by_word(word).unwrap_or_else(|| panic!("{word} is on no card"))
}

/// The words that nobody can mean by a Thought, for those who don't care.
pub(crate) const ODD: [&str; 6] = ["quux", "zyzzyva", "xylem", "wombat", "vortex", "ukulele"];

pub(crate) struct Table {
    pub(crate) session: Session<FactoryOfDreams>,
    /// Everything that has happened.
    pub(crate) events: Vec<Event>,
    /// What comes on top of the reserves next, before the first that may.
    coming: Vec<Thought>,
}

impl Table {
    /// The options as they are, nothing dealt.
    pub(crate) fn bare(seats: u8, options: Options) -> Self {
        let session = Session::new(seats, options, Chance::Asked).unwrap();
        Self { session, events: Vec::new(), coming: Vec::new() }
    }

    /// Dealt, seat 0 to begin.
    pub(crate) fn new(seats: u8, options: Options) -> Self {
        let mut table = Self::bare(seats, options);
        table.deal();
        table
    }

    /// The usual night of so many.
    pub(crate) fn of(seats: u8) -> Self {
        Self::new(seats, Options::default())
    }

    /// Dealt with these Thoughts on top of the reserves; those that are wanted first.
    pub(crate) fn dealt(seats: u8, options: Options, words: &[&str]) -> Self {
        let mut table = Self::bare(seats, options);
        table.coming = words.iter().map(|word| thought(word)).collect();
        table.deal();
        table
    }

    /// Everything that chance owes.
    pub(crate) fn deal(&mut self) {
        loop {
            let rolls = self.session.rolls();
            let Some(&(usual, _)) = rolls.first() else { return };
            let roll = match usual {
                Roll::Thought { .. } if !self.coming.is_empty() => {
                    Roll::Thought { thought: self.coming.remove(0) }
                }
                Roll::Theme { .. } => {
                    let vehicles = Theme::by_id("vehicles").map(|theme| Roll::Theme { theme });
                    vehicles.filter(|theme| rolls.contains(&(*theme, 1))).unwrap_or(usual)
                }
                _ => usual,
            };
            self.events.extend(self.session.roll(roll).unwrap());
        }
    }

    pub(crate) fn state(&self) -> &State {
        self.session.state()
    }

    pub(crate) fn view(&self, eyes: u8) -> View {
        self.session.game().view(self.state(), Eyes::Seat(seat(eyes)))
    }

    pub(crate) fn waits_for(&self) -> Vec<u8> {
        match self.session.game().pending(self.state()) {
            Pending::Seats(seats) => seats.iter().map(Seat::number).collect(),
            Pending::Chance(_) | Pending::Over => Vec::new(),
        }
    }

    pub(crate) fn moves(&self, number: u8) -> Vec<Move> {
        self.session.moves(seat(number))
    }

    pub(crate) fn play(&mut self, number: u8, mv: Move) {
        let events = self.session.play(seat(number), mv).unwrap_or_else(|reason| panic!("{mv:?}: {reason}"));
        self.events.extend(events);
        self.deal();
    }

    pub(crate) fn say(&mut self, number: u8, text: &str) {
        let events = self.session.say(seat(number), text).unwrap_or_else(|reason| panic!("{text}: {reason}"));
        self.events.extend(events);
        self.deal();
    }

    /// Why this is refused; the table stays as it is.
    pub(crate) fn refuses(&mut self, number: u8, mv: Move) -> String {
        let before = *self.state();
        let reason = self.session.play(seat(number), mv).unwrap_err();
        assert_eq!(*self.state(), before);
        reason.key().to_owned()
    }

    /// Why these words are refused.
    pub(crate) fn refuses_words(&mut self, number: u8, text: &str) -> String {
        let before = *self.state();
        let reason = self.session.say(seat(number), text).unwrap_err();
        assert_eq!(*self.state(), before);
        reason.key().to_owned()
    }

    /// The first of the awaited decides.
    pub(crate) fn next(&mut self, mv: Move) {
        let number = self.waits_for()[0];
        self.play(number, mv);
    }

    pub(crate) fn place(&mut self, flask: u8) {
        self.next(Move::Place { reserve: 0, flask });
    }

    pub(crate) fn token(&mut self, tool: Tool, flask: u8) {
        self.next(Move::Token { tool, flask });
    }

    /// Lays cards until the flasks have so many, whoever's turn it is.
    pub(crate) fn fill(&mut self, counts: [usize; 5]) {
        for (flask, count) in (0_u8..).zip(counts) {
            while self.state().flasks[usize::from(flask)].cards.len() < count {
                self.place(flask);
            }
        }
    }

    /// Everybody passes.
    pub(crate) fn pass_all(&mut self) {
        while self.state().phase == Phase::Connecting {
            self.next(Move::Pass);
        }
    }

    /// A card in every flask, and everybody writes.
    pub(crate) fn writing(seats: u8, options: Options) -> Self {
        let mut table = Self::new(seats, options);
        table.fill([1; 5]);
        table.pass_all();
        table
    }

    /// A seat writes all of its dreams, in the order in which they are asked; "-" for a second one that is not wanted.
    pub(crate) fn write(&mut self, number: u8, dreams: &[&str]) {
        for &dream in dreams {
            if dream == "-" {
                self.play(number, Move::Enough);
            } else {
                self.say(number, dream);
            }
        }
    }

    /// A seat writes what nobody shares for the flasks that are left.
    pub(crate) fn write_rest(&mut self, number: u8) {
        for odd in &ODD[1..5] {
            self.say(number, &format!("{odd} of {}", ODD[usize::from(number)]));
        }
    }

    /// Everybody has written: for flask 1 these answers, by seat, for the others what nobody shares.
    pub(crate) fn awake(options: Options, answers: &[&str]) -> Self {
        let mut table = Self::writing(u8::try_from(answers.len()).unwrap(), options);
        for (number, answer) in (0_u8..).zip(answers) {
            table.say(number, answer);
            table.write_rest(number);
        }
        assert_eq!(table.state().phase, Phase::Waking);
        table
    }

    /// Everybody is content with the open flask.
    pub(crate) fn settle(&mut self) {
        for number in self.waits_for() {
            self.play(number, Move::Settle);
        }
    }

    /// The groups of the open flask: answers by seat, "0 1 | 2"; a second answer has a prime, what was struck is left out.
    pub(crate) fn groups(&self) -> String {
        let awake = self.view(0).awake.into_iter().last().unwrap();
        let name = |answer: Answer| format!("{}{}", answer.seat, if answer.second { "'" } else { "" });
        let of_group = |first: Answer| {
            let names =
                awake.answers.iter().filter(|seen| seen.group == Some(first)).map(|seen| name(seen.answer));
            names.collect::<Vec<_>>().join(" ")
        };
        let firsts = awake.answers.iter().filter(|seen| seen.group == Some(seen.answer));
        firsts.map(|seen| of_group(seen.answer)).collect::<Vec<_>>().join(" | ")
    }
}
