//! What every game must hold to, with every set of options. A game calls the suite in one line of its tests:
//!
//! ```ignore
//! #[test]
//! fn the_laws_hold() {
//!     reverie_game::laws::uphold::<YourGame>(200);
//! }
//! ```
//!
//! and the long run is `reverie lab soak`. The laws, by the room that checks them:
//!
//! | law | room |
//! |---|---|
//! | 1. play, replay and undo agree by hash; a refused move changes nothing | `replay` |
//! | 2. `moves` is sorted, unique and never empty for an awaited seat, `rolls` likewise; listed is what passes `check` | `listing` |
//! | 3. a sampled table looks the same to whoever it was sampled for | `secrets` |
//! | 4. what eyes can't tell apart stays apart until an event reveals it: by view, log, moves, refusals, standings | `secrets` |
//! | 5. answers commute, rolls included | `order` |
//! | 6. everything can be written down and read back | `paper` |
//! | 7. every game ends within `longest` | here |
//! | 8. every reached and every sampled state is admitted | here, `secrets` |
//! | 9. golden games: a change of rules shows as a diff | `golden` |
//! | 10. a position with one value changed is refused or playable | `vandal` |

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::Value as Json;

use crate::playout::Tally;
use crate::{
    Chance, Dealer, Entry, Game, Illegal, Log, Luck, Pending, Seat, SeatSet, Seed, Session, Source,
    option_sets,
};

mod golden;
mod listing;
mod order;
mod paper;
mod replay;
mod secrets;
mod vandal;

pub use golden::golden;
pub use replay::own_box_is_carried;

/// How closely a game is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rigor {
    /// Every position is held to the quick laws (2, 7, 8), one in so many to all of them.
    pub one_in: usize,
}

impl Rigor {
    /// Every position to every law.
    pub const FULL: Self = Self { one_in: 1 };
    /// For the million games of a soak.
    pub const SOAK: Self = Self { one_in: 64 };
}

/// A law that was broken.
#[derive(Debug, Clone)]
pub struct Breach {
    /// Which.
    pub law: &'static str,
    /// How.
    pub what: String,
    /// The game up to there.
    pub record: Json,
}

impl std::fmt::Display for Breach {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "law broken: {}\n{}\nrecord: {}", self.law, self.what, self.record)
    }
}

/// What people may answer to a question: words, and what is none.
const WORDS: [&str; 8] = ["dream", "Rêve", "a b", "", "l'eau", "x", "\u{1f319}", "zzzzzzzzzzzzzzzzzzzzzzzzz"];

const ENDS: &str = "every game ends within longest";

/// What a law answers: nothing, or how it was broken.
type Verdict = Result<(), (&'static str, String)>;

macro_rules! hold {
    ($law:expr, $holds:expr, $($what:tt)+) => {
        if !$holds {
            return Err(($law, format!($($what)+)));
        }
    };
}
use hold;

/// Plays `games` random games under all laws for every set of options and every number of seats.
///
/// # Panics
///
/// With the breach, if a law is broken.
pub fn uphold<G: Game>(games: u64) {
    for (name, options) in option_sets::<G>() {
        for seats in G::SEATS {
            for seed in 0..games {
                if let Err(breach) = uphold_game::<G>(seats, &options, seed, Rigor { one_in: 3 }) {
                    panic!("{} {name}, {seats} seats, seed {seed}: {breach}", G::NAME);
                }
            }
        }
    }
}

/// Plays one random game under the laws, by one of the versions of its rules: they take turns.
pub fn uphold_game<G: Game>(
    seats: u8,
    options: &G::Options,
    seed: u64,
    rigor: Rigor,
) -> Result<Tally, Box<Breach>> {
    let chance = Chance::Dealt(Dealer::new(Seed::named(&seed.to_string())));
    let session = Session::<G>::under(G::RULES.nth(seed), seats, options.clone(), chance)
        .map_err(|reason| cannot_open(&reason))?;
    let mut inspection = Inspection {
        session,
        luck: Luck::seeded(seed),
        rigor,
        tally: Tally::default(),
        seen: Vec::new(),
        moves: Vec::new(),
    };
    let verdict = catch_unwind(AssertUnwindSafe(|| inspection.whole_game()))
        .unwrap_or_else(|panic| Err(("nothing panics", panic_message(&*panic))));
    let record = |session: &Session<G>| {
        catch_unwind(AssertUnwindSafe(|| serde_json::json!(session.record(true)))).unwrap_or_default()
    };
    match verdict {
        Ok(()) => Ok(inspection.tally),
        Err((law, what)) => Err(Box::new(Breach { law, what, record: record(&inspection.session) })),
    }
}

/// The breach of a game that could not even begin.
pub(crate) fn cannot_open(reason: &Illegal) -> Breach {
    Breach { law: "a game can begin", what: reason.to_string(), record: Json::Null }
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    panic
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| panic.downcast_ref::<&str>().map(|&message| message.to_owned()))
        .unwrap_or_else(|| "a panic without a message".to_owned())
}

/// One random game being looked at.
struct Inspection<G: Game> {
    session: Session<G>,
    luck: Luck,
    rigor: Rigor,
    tally: Tally,
    /// Moves met in other positions, to be tried where they don't belong.
    seen: Vec<G::Move>,
    moves: Vec<G::Move>,
}

impl<G: Game> Inspection<G> {
    fn whole_game(&mut self) -> Verdict {
        loop {
            self.reached()?;
            if self.luck.one_in(self.rigor.one_in) {
                self.position()?;
            }
            match self.session.game().pending(self.session.state()) {
                Pending::Over => break,
                Pending::Chance(_) => self.chance_decides()?,
                Pending::Seats(seats) => self.somebody_decides(seats)?,
            }
        }
        self.tally.games = 1;
        replay::a_record_replays(&self.session)
    }

    fn chance_decides(&mut self) -> Verdict {
        let Some(roll) = self.session.due() else {
            return Err(("chance has something to bring", "a roll is due, and nothing can come".into()));
        };
        self.session.apply(roll);
        self.tally.rolls += 1;
        let most = most_rolls(self.session.game());
        hold!(ENDS, self.tally.rolls <= most, "{most} rolls and not over");
        Ok(())
    }

    fn somebody_decides(&mut self, awaited: SeatSet) -> Verdict {
        let awaited: Vec<_> = awaited.iter().collect();
        let Some(&seat) = self.luck.pick(&awaited) else {
            return Err(("somebody is awaited", "nobody owes a decision, and the game is not over".into()));
        };
        if !self.spoke(seat) {
            self.session.game().moves(self.session.state(), seat, &mut self.moves);
            let Some(&mv) = self.luck.pick(&self.moves) else {
                return Err(("an awaited seat has a move", format!("seat {seat} has none")));
            };
            self.remember(mv);
            if let Err(reason) = self.session.allows(seat, mv) {
                return Err(("a listed move is legal", format!("seat {seat}, {mv:?}: {reason}")));
            }
            self.session.apply(Entry::Move { seat, mv });
        }
        self.tally.decisions += 1;
        let longest = self.session.game().longest();
        hold!(
            ENDS,
            self.tally.decisions <= longest as u64,
            "{} decisions and not over; longest says {longest}",
            self.tally.decisions
        );
        Ok(())
    }

    /// Half of the open questions get an answer that the box may not know, if it is accepted.
    fn spoke(&mut self, seat: Seat) -> bool {
        let (game, state) = (self.session.game(), self.session.state());
        let Some(question) = game.question(state, seat) else { return false };
        let Some(text) = self.luck.pick(&WORDS).filter(|_| self.luck.one_in(2)) else { return false };
        if text.chars().count() > usize::from(question.longest) {
            return false;
        }
        match game.read(state, seat, text) {
            Ok(mv) if game.check(state, seat, mv).is_ok() => {
                self.session.apply(Entry::Move { seat, mv });
                true
            }
            _ => false,
        }
    }

    /// The quick laws, on every position.
    fn reached(&mut self) -> Verdict {
        admitted(self.session.game(), self.session.state(), "reached")?;
        listing::lists_are_lists(self.session.game(), self.session.state(), &mut self.moves)
    }

    /// All the others, on some.
    fn position(&mut self) -> Verdict {
        let Self { session, luck, seen, .. } = self;
        let odd = vandal::odd_moves(session, luck);
        let tried = seen.iter().chain(&odd);
        listing::listed_is_what_passes_check(session.game(), session.state(), &tried)?;
        replay::a_refused_move_changes_nothing(session, &tried)?;
        let (game, state) = (session.game(), session.state());
        replay::undo_takes_back(session, luck)?;
        secrets::samples_look_the_same(game, state, luck)?;
        secrets::what_eyes_cannot_tell_apart_stays_apart(game, state, luck)?;
        secrets::refusals_and_standings_tell_no_secrets(game, state, &tried, luck)?;
        order::answers_commute(game, state, luck)?;
        paper::everything_can_be_written_down(game, state, luck)?;
        vandal::a_changed_position_is_refused_or_playable(game, state, luck)
    }

    fn remember(&mut self, mv: G::Move) {
        const ENOUGH: usize = 24;
        if self.seen.len() < ENOUGH {
            self.seen.push(mv);
        } else {
            let place = self.luck.below(ENOUGH);
            self.seen[place] = mv;
        }
    }
}

/// More rolls than this, and chance will never let go.
fn most_rolls<G: Game>(game: &G) -> u64 {
    2 * game.longest() as u64 + 64
}

fn admitted<G: Game>(game: &G, state: &G::State, which: &str) -> Verdict {
    game.admit(state).map_err(|reason| {
        ("a state that lies on a table is admitted", format!("{which} state: {reason}\n{state:?}"))
    })
}

/// A table on which the rolls are dealt as they fall due, for laws that play a few moves ahead.
#[derive(Clone)]
struct Ahead<S> {
    state: S,
    rolled: Vec<(Source, u64)>,
}

impl<S: Copy> Ahead<S> {
    const fn new(state: S) -> Self {
        Self { state, rolled: Vec::new() }
    }

    fn settle<G: Game<State = S>>(&mut self, game: &G, dealer: &Dealer, log: &mut Log<'_, G::Event>) {
        let mut rolls = Vec::new();
        for _ in 0..most_rolls(game) {
            let Pending::Chance(source) = game.pending(&self.state) else { return };
            let place = self.rolled.iter().position(|(rolled, _)| *rolled == source).unwrap_or_else(|| {
                self.rolled.push((source, 0));
                self.rolled.len() - 1
            });
            game.rolls(&self.state, &mut rolls);
            let Some(roll) = dealer.roll(source, self.rolled[place].1, &rolls) else { return };
            self.rolled[place].1 += 1;
            game.roll(&mut self.state, roll, log);
        }
    }
}
