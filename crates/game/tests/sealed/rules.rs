//! How Sealed is played, and how each mutant plays it.

use std::ops::RangeInclusive;

use reverie_game::{
    BadBox, Choice, Eyes, Game, Illegal, Log, Luck, Part, Pending, Phrase, Question, Rules, Seat, SeatSet,
    Source, Standings, UnderWay, Value,
};
use tinyvec::ArrayVec;

use crate::game::{
    BOX, Card, Each, Event, MOST_ROUNDS, Move, Mutant, Options, Sealed, Stage, State, View, Word,
};

/// The cards that nobody holds.
const DECK: Source = Source::new("deck");

impl Sealed {
    fn is(&self, mutant: Mutant) -> bool {
        self.mutant == Some(mutant)
    }

    fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    pub(crate) fn next(&self, seat: Seat) -> Seat {
        self.all().find(|next| next.number() == (seat.number() + 1) % self.seats).expect("tables are round")
    }

    fn most_bid(&self, state: &State, seat: Seat) -> u8 {
        let last = state.bids.iter().flatten().count() + 1 == usize::from(self.seats);
        if last && self.is(Mutant::LastToBidMayNotBid) {
            return 0;
        }
        let own = state.cards[seat.index()];
        let other =
            state.cards[self.next(seat).index()].filter(|_| self.is(Mutant::MovesDependOnAnothersCard));
        own.max(other).map_or(0, Card::worth)
    }

    fn deck(state: &State) -> impl Iterator<Item = Card> {
        Card::all().filter(|&card| !state.cards.contains(&Some(card)))
    }

    /// The seat that the next card goes to.
    fn dealt_next(&self, state: &State) -> Option<Seat> {
        self.all().find(|seat| state.cards[seat.index()].is_none())
    }

    fn show(&self, state: &mut State, log: &mut Log<'_, Event>) {
        let marked = !self.is(Mutant::RevealIsNotMarked);
        let State { cards, bids, .. } = *state;
        log.tell(|| Event::Shown { cards, bids, marked });
        (state.cards, state.bids, state.arrivals) = Default::default();
        let highest = bids.iter().max().copied().flatten();
        let mut bidders = self.all().filter(|seat| bids[seat.index()] == highest);
        match (bidders.next(), bidders.next()) {
            (Some(seat), None) => {
                let worth = cards[seat.index()].map_or(0, Card::worth);
                state.points[seat.index()] += if self.cards_count { worth } else { 1 };
                state.stage = Stage::Naming { seat };
            }
            _ => self.end_round(state),
        }
    }

    fn end_round(&self, state: &mut State) {
        state.stage = Stage::Bidding;
        if self.is(Mutant::RoundsNeverEnd) {
            state.words.clear();
            state.points = Each::default();
        } else {
            state.round += 1;
        }
    }

    fn bid(&self, state: &mut State, seat: Seat, bid: u8, log: &mut Log<'_, Event>) {
        let earlier = u8::try_from(state.bids.iter().flatten().count()).unwrap_or(u8::MAX);
        state.bids[seat.index()] = Some(bid);
        if self.is(Mutant::BidsAreNumberedAsTheyArrive) {
            state.arrivals[seat.index()] = earlier + 1;
        }
        if self.is(Mutant::FirstToBidGetsAPoint) && earlier == 0 {
            state.points[seat.index()] += 1;
        }
        if self.is(Mutant::FieldIsNotWrittenDown) {
            state.unwritten = 1;
        }
        assert!(!self.is(Mutant::PlayPanics) || bid < 5, "a bid of 5 is beyond this mutant");
        log.tell(|| Event::Chosen { seat });
        log.tell(|| Event::Bid { seat, bid, aloud: self.is(Mutant::LogTellsTheBid) });
        if earlier + 1 == self.seats {
            self.show(state, log);
        }
    }

    fn holds_together(&self, state: &State) -> bool {
        let bidding = state.stage == Stage::Bidding;
        let over = state.round == self.rounds;
        let named = usize::from(matches!(state.stage, Stage::Clapping { .. }));
        let dealt = state.cards.iter().flatten().count();
        let bids = state.bids.iter().flatten().count();
        let seats = usize::from(self.seats);
        let in_order = state.cards.iter().take_while(|card| card.is_some()).count() == dealt;
        let apart = state.cards.iter().flatten().collect::<std::collections::BTreeSet<_>>().len() == dealt;
        let mut words: Vec<Word> = state.words.to_vec();
        words.sort_unstable();
        words.dedup();
        let most = if self.is(Mutant::OddPositionPanics) { u8::MAX } else { 8 * self.rounds };
        let numbered = [Mutant::BidsAreNumberedAsTheyArrive, Mutant::OddPositionCannotBeSampled];
        state.round <= self.rounds
            && (!over || bidding && dealt == 0)
            && (bidding || dealt == 0)
            && (dealt <= seats && in_order && apart)
            && (bids == 0 || dealt == seats && bids < seats)
            && state.bids.iter().zip(&state.cards).all(|(bid, card)| *bid <= card.map(Card::worth))
            && state.words.len() <= usize::from(state.round) + named
            && state.words.len() == words.len()
            && state.points.iter().all(|&points| points <= most)
            && state.points[seats..].iter().all(|&points| points == 0)
            && (state.arrivals == [0; 3] || numbered.iter().any(|&mutant| self.is(mutant)))
    }
}

impl Game for Sealed {
    const NAME: &'static str = "sealed";
    const RULES: Rules = Rules { newest: 2, oldest: 1, under_way: UnderWay::KeepsItsRules };
    const SEATS: RangeInclusive<u8> = 2..=3;
    const CHOICES: &'static [Choice] =
        &[Choice { name: "rounds", values: &[Value::Number(2), Value::Number(3)] }];

    type Options = Options;
    type Components = ();
    type State = State;
    type Move = Move;
    type Roll = Card;
    type View = View;
    type Board = ();
    type Event = Event;

    fn unbox(_source: &str) -> Result<(), BadBox> {
        Ok(())
    }

    fn with_box(options: Options, (): ()) -> Options {
        options
    }

    fn under(rules: u16, seats: u8, options: &Options) -> Result<Self, Illegal> {
        if !Self::SEATS.contains(&seats) || !(1..=MOST_ROUNDS).contains(&usize::from(options.rounds)) {
            return Err(Illegal::new("no-such-table"));
        }
        Ok(Self { seats, rounds: options.rounds, cards_count: rules > 1, mutant: options.mutant })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn longest(&self) -> usize {
        usize::from(self.rounds) * (usize::from(self.seats) + 2)
    }

    fn board(&self) -> &() {
        &()
    }

    fn start(&self) -> State {
        State {
            round: 0,
            stage: Stage::Bidding,
            cards: Each::default(),
            bids: Each::default(),
            points: Each::default(),
            words: ArrayVec::new(),
            arrivals: Each::default(),
            unwritten: 0,
        }
    }

    fn admit(&self, state: &State) -> Result<(), Illegal> {
        let seated = match state.stage {
            Stage::Bidding => true,
            Stage::Naming { seat } | Stage::Clapping { seat } => seat.number() < self.seats,
        };
        let stranger = self.is(Mutant::ReachedStateIsRefused) && state.round == 1;
        if seated && self.holds_together(state) && !stranger {
            Ok(())
        } else {
            Err(Illegal::new("bad-table"))
        }
    }

    fn pending(&self, state: &State) -> Pending {
        let only = |seat| Pending::Seats(SeatSet::NONE.with(seat));
        match state.stage {
            _ if state.round >= self.rounds => Pending::Over,
            Stage::Bidding if self.dealt_next(state).is_some() => Pending::Chance(DECK),
            Stage::Bidding => {
                let idle = self.is(Mutant::IdleSeatIsAwaited);
                Pending::Seats(self.all().filter(|seat| idle || state.bids[seat.index()].is_none()).collect())
            }
            Stage::Naming { seat } => only(seat),
            Stage::Clapping { seat } => only(self.next(seat)),
        }
    }

    fn moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        match (self.pending(state), state.stage) {
            (Pending::Seats(seats), _) if !seats.contains(seat) => {}
            (Pending::Seats(_), Stage::Bidding) if state.bids[seat.index()].is_none() => {
                out.extend((0..=self.most_bid(state, seat)).map(|bid| Move::Bid { bid }));
                if self.is(Mutant::MovesAreNotSorted) {
                    out.reverse();
                }
                if self.is(Mutant::MoveIsListedTwice) {
                    out.insert(0, out[0]);
                }
            }
            (Pending::Seats(_), Stage::Naming { .. }) => {
                let words = BOX.iter().filter_map(|word| Word::new(word));
                out.extend(words.filter(|word| !state.words.contains(word)).map(|word| Move::Name { word }));
            }
            (Pending::Seats(_), Stage::Clapping { .. }) => {
                out.extend([false, true].map(|loud| Move::Clap { loud }));
            }
            _ => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        if self.is(Mutant::RefusalTellsAnothersBid) && matches!(mv, Move::Bid { bid: 7.. }) {
            let other = state.bids[self.next(seat).index()].unwrap_or_default();
            return Err(Illegal::new("too-high").with("other", other));
        }
        let allowed = match (self.pending(state), state.stage, mv) {
            (Pending::Seats(seats), ..) if !seats.contains(seat) => false,
            (Pending::Seats(_), Stage::Bidding, Move::Bid { bid }) => {
                let most = self.most_bid(state, seat) + u8::from(self.is(Mutant::UnlistedMoveIsAllowed));
                bid <= most && !(self.is(Mutant::ListedMoveIsRefused) && bid == 1)
            }
            (Pending::Seats(_), Stage::Naming { .. }, Move::Name { word }) => {
                if state.words.contains(&word) {
                    return Err(Illegal::new("word-taken").with("word", String::from(word)));
                }
                true
            }
            (Pending::Seats(_), Stage::Clapping { .. }, Move::Clap { .. }) => true,
            _ => false,
        };
        if allowed { Ok(()) } else { Err(Illegal::new("not-now")) }
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        let ask = || Question { ask: Phrase::new("name-the-round"), longest: 8 };
        (state.stage == Stage::Naming { seat } && self.pending(state) != Pending::Over).then(ask)
    }

    fn read(&self, _state: &State, _seat: Seat, text: &str) -> Result<Move, Illegal> {
        let word = Word::new(&text.trim().to_lowercase());
        word.map(|word| Move::Name { word }).ok_or_else(|| Illegal::new("not-a-word").with("word", text))
    }

    fn play(&self, state: &mut State, seat: Seat, mv: Move, log: &mut Log<'_, Event>) {
        match mv {
            Move::Bid { bid } => self.bid(state, seat, bid, log),
            Move::Name { word } => {
                state.words.push(word);
                state.stage = Stage::Clapping { seat };
                log.tell(|| Event::Named { seat, word });
            }
            Move::Clap { loud } => {
                if let Stage::Clapping { seat: namer } = state.stage {
                    state.points[namer.index()] += u8::from(loud);
                }
                log.tell(|| Event::Clapped { seat, loud });
                self.end_round(state);
            }
        }
    }

    fn rolls(&self, state: &State, out: &mut Vec<(Card, u32)>) {
        out.clear();
        out.extend(Self::deck(state).map(|card| (card, 1)));
        if self.is(Mutant::RollsAreNotSorted) {
            out.reverse();
        }
    }

    fn roll(&self, state: &mut State, card: Card, log: &mut Log<'_, Event>) {
        if let Some(seat) = self.dealt_next(state) {
            log.tell(|| Event::Dealt { seat });
            log.tell(|| Event::Got { seat, card, aloud: self.is(Mutant::LogTellsTheCard) });
            state.cards[seat.index()] = (!self.is(Mutant::DealingNeverEnds)).then_some(card);
        }
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        let &State { round, stage, points, words, arrivals, .. } = state;
        let own = eyes.seat().map(Seat::index);
        let peeped = state.cards[0].filter(|_| self.is(Mutant::ViewShowsACard));
        View {
            eyes,
            round,
            stage,
            dealt: self.all().filter(|seat| state.cards[seat.index()].is_some()).collect(),
            chosen: self.all().filter(|seat| state.bids[seat.index()].is_some()).collect(),
            card: own.and_then(|own| state.cards[own]),
            bid: own.and_then(|own| state.bids[own]),
            points,
            words,
            arrivals,
            peeped,
        }
    }

    fn sample(&self, view: &View, luck: &mut Luck) -> State {
        let &View { round, stage, points, words, arrivals, .. } = view;
        let lost = self.is(Mutant::OddPositionCannotBeSampled) && arrivals != [0; 3];
        assert!(!lost, "this mutant cannot think of such a table");
        let mut state = State { round, stage, points, words, arrivals, ..self.start() };
        let own = view.eyes.seat().filter(|_| !self.is(Mutant::SampleForgetsTheOwnCard));
        if let Some(own) = own.map(Seat::index) {
            (state.cards[own], state.bids[own]) = (view.card, view.bid);
        }
        for seat in view.dealt.iter().filter(|&seat| Some(seat) != own) {
            let twice = self.is(Mutant::SampleDealsACardTwice);
            let deck: Vec<Card> = if twice { Card::all().collect() } else { Self::deck(&state).collect() };
            let card = luck.pick(&deck).copied();
            state.cards[seat.index()] = card;
            let bids = usize::from(card.map_or(0, Card::worth)) + 1;
            let bid = u8::try_from(luck.below(bids)).ok();
            state.bids[seat.index()] = bid.filter(|_| view.chosen.contains(seat));
        }
        state
    }

    fn standings(&self, state: &State) -> Standings {
        let hidden = |seat: Seat| {
            state.cards[seat.index()]
                .filter(|_| self.is(Mutant::StandingsCountHiddenCards))
                .map_or(0, Card::worth)
        };
        Standings::ranked(self.all().map(|seat| {
            let points = i32::from(state.points[seat.index()] + hidden(seat));
            (vec![Part { name: "rounds".into(), points }], vec![])
        }))
    }
}
