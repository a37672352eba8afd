//! The games we deal as a later program would have them: their rules have a version 2, under which nobody may talk.

use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use reverie_bots::random::Random;
use reverie_catalog::Games;
use reverie_daydream::Daydream;
use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_game::table::entry;
use reverie_game::{
    BadBox, Campaign, Choice, Eyes, Game, Illegal, Log, Luck, Pending, Phrase, Question, Rules, Seat,
    Standings, Told, UnderWay,
};
use reverie_kit::{Kit, house, quick};
use reverie_mech_a_dream::MechADream;
use reverie_mechanica::Mechanica;

/// What becomes of games that began by version 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Those {
    /// They go on by it.
    KeepTheirRules,
    /// They are brought to version 2.
    AreBrought,
    /// Version 1 is no longer played.
    CannotGoOn,
}

impl Those {
    /// Our games with such rules.
    pub(crate) fn games(self) -> Games {
        static KEEPING: LazyLock<Vec<&'static Kit>> = LazyLock::new(raised::<1, false>);
        static BRINGING: LazyLock<Vec<&'static Kit>> = LazyLock::new(raised::<1, true>);
        static STUCK: LazyLock<Vec<&'static Kit>> = LazyLock::new(raised::<2, false>);
        Games::of(match self {
            Self::KeepTheirRules => &KEEPING,
            Self::AreBrought => &BRINGING,
            Self::CannotGoOn => &STUCK,
        })
    }
}

fn raised<const OLDEST: u16, const BROUGHT: bool>() -> Vec<&'static Kit> {
    vec![
        kit::<MechADream, OLDEST, BROUGHT>(),
        kit::<Daydream, OLDEST, BROUGHT>(),
        kit::<Mechanica, OLDEST, BROUGHT>(),
        kit::<FactoryOfDreams, OLDEST, BROUGHT>(),
    ]
}

fn kit<G: Told, const OLDEST: u16, const BROUGHT: bool>() -> &'static Kit {
    let ours = reverie_catalog::find(G::NAME).unwrap();
    Box::leak(Box::new(Kit {
        entry: const { &entry::<Raised<G, OLDEST, BROUGHT>>() },
        levels: const { &[quick("random", const { &house::<Raised<G, OLDEST, BROUGHT>, _>(Random) })] },
        plain: &[],
        lesson: None,
        partner: None,
        ..*ours
    }))
}

/// A game whose rules were raised to version 2.
#[derive(Debug, Clone)]
struct Raised<G, const OLDEST: u16, const BROUGHT: bool> {
    game: G,
    rules: u16,
}

impl<G: Told, const OLDEST: u16, const BROUGHT: bool> Game for Raised<G, OLDEST, BROUGHT> {
    const NAME: &'static str = G::NAME;
    const RULES: Rules = Rules {
        newest: 2,
        oldest: OLDEST,
        under_way: if BROUGHT { UnderWay::IsBrought } else { UnderWay::KeepsItsRules },
    };
    const SEATS: RangeInclusive<u8> = G::SEATS;
    const OPEN: bool = G::OPEN;
    const CHOICES: &'static [Choice] = G::CHOICES;
    const CAMPAIGN: Option<Campaign> = G::CAMPAIGN;

    type Options = G::Options;
    type Components = G::Components;
    type State = G::State;
    type Move = G::Move;
    type Roll = G::Roll;
    type Board = G::Board;
    type View = G::View;
    type Event = G::Event;

    fn unbox(source: &str) -> Result<Self::Components, BadBox> {
        G::unbox(source)
    }
    fn with_box(options: Self::Options, components: Self::Components) -> Self::Options {
        G::with_box(options, components)
    }
    fn under(rules: u16, seats: u8, options: &Self::Options) -> Result<Self, Illegal> {
        Ok(Self { game: G::open(seats, options)?, rules })
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn longest(&self) -> usize {
        self.game.longest()
    }
    fn board(&self) -> &Self::Board {
        self.game.board()
    }
    fn start(&self) -> Self::State {
        self.game.start()
    }
    fn admit(&self, state: &Self::State) -> Result<(), Illegal> {
        self.game.admit(state)
    }
    fn pending(&self, state: &Self::State) -> Pending {
        self.game.pending(state)
    }
    fn moves(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Move>) {
        self.game.moves(state, seat, out);
    }
    fn check(&self, state: &Self::State, seat: Seat, mv: Self::Move) -> Result<(), Illegal> {
        self.game.check(state, seat, mv)
    }
    fn question(&self, state: &Self::State, seat: Seat) -> Option<Question> {
        self.game.question(state, seat)
    }
    fn read(&self, state: &Self::State, seat: Seat, text: &str) -> Result<Self::Move, Illegal> {
        self.game.read(state, seat, text)
    }
    fn weigh(&self, state: &Self::State, seat: Seat, answers: &[Option<&str>]) -> Vec<Result<(), Illegal>> {
        self.game.weigh(state, seat, answers)
    }
    fn silence(&self, state: &Self::State) -> Option<Phrase> {
        let raised = (self.rules == 2).then(|| Phrase::new("no-question"));
        self.game.silence(state).or(raised)
    }
    fn play(&self, state: &mut Self::State, seat: Seat, mv: Self::Move, log: &mut Log<'_, Self::Event>) {
        self.game.play(state, seat, mv, log);
    }
    fn confirms(&self, mv: Self::Move) -> bool {
        self.game.confirms(mv)
    }
    fn rolls(&self, state: &Self::State, out: &mut Vec<(Self::Roll, u32)>) {
        self.game.rolls(state, out);
    }
    fn roll(&self, state: &mut Self::State, roll: Self::Roll, log: &mut Log<'_, Self::Event>) {
        self.game.roll(state, roll, log);
    }
    fn view(&self, state: &Self::State, eyes: Eyes) -> Self::View {
        self.game.view(state, eyes)
    }
    fn sample(&self, view: &Self::View, luck: &mut Luck) -> Self::State {
        self.game.sample(view, luck)
    }
    fn standings(&self, state: &Self::State) -> Standings {
        self.game.standings(state)
    }
}

impl<G: Told, const OLDEST: u16, const BROUGHT: bool> Told for Raised<G, OLDEST, BROUGHT> {
    fn move_words(&self, state: &Self::State, seat: Seat, mv: Self::Move) -> Vec<Phrase> {
        self.game.move_words(state, seat, mv)
    }
    fn event_words(&self, event: &Self::Event) -> Option<Phrase> {
        self.game.event_words(event)
    }
}
