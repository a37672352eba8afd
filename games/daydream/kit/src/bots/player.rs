//! Daydream for the search: turns planned by the learned value, simulated a few rolls ahead.

use std::sync::Arc;

use reverie_daydream::Daydream;
use reverie_daydream::grid::{Die, Digit};
use reverie_daydream::moves::{Move, Wants};
use reverie_daydream::state::{Sheet, State};
use reverie_game::{Game, Log, Luck, Pending, Phrase, Seat, Told};

use super::memory::{self, Key};
use super::page::Page;
use super::turn::{Dice, Planner, Step};
use super::weights::{self, Known};
use reverie_bots::search::{Depth, Evaluator, Search, Searcher, chance_of_winning};

/// First steps of a turn that are followed in rollouts, and leaves that may go into one die there.
const BEAM: usize = 3;
const LEAVES: u8 = 2;
/// First steps of a turn that are followed at the decision itself.
const WIDE: usize = 24;

/// Knows the value of sheets and plans whole turns by it.
#[derive(Debug, Clone)]
pub struct Planning {
    known: Arc<Known>,
    /// Rolls after the decision that a rollout has.
    rolls: u32,
}

impl Planning {
    /// What is known of this game, to be simulated so many rolls ahead.
    pub fn new(game: &Daydream, rolls: u32) -> Self {
        Self { known: weights::known(game), rolls }
    }

    /// The blank clouds of whoever else is closest to the end; alone as many as there can be.
    fn closest(&self, state: &State, seat: Seat) -> u8 {
        let others = state.sheets.iter().enumerate().filter(|&(other, _)| other != seat.index());
        let blanks = others.map(|(_, sheet)| self.known.chart.clouds.len() - sheet.grid.written().len());
        blanks.min().and_then(|blanks| u8::try_from(blanks).ok()).unwrap_or(u8::MAX)
    }

    /// A sheet of this table, with whatever is still owed to it drawn.
    fn page(&self, state: &State, seat: Seat) -> Option<Page> {
        let sheet = state.sheets.get(seat.index())?;
        let mut page = Page::read(&self.known.chart, sheet, self.closest(state, seat));
        page.draw_owed(&self.known.chart, &self.known.value, &sheet.owes);
        Some(page)
    }

    fn dice(state: &State, sheet: &Sheet) -> Dice {
        Dice::of(&sheet.owes.dice, state.starting(), sheet.owes.forgone)
    }

    fn spell(&self, step: Step) -> Option<Move> {
        Some(match step {
            Step::Forgo { die } => Move::Forgo { die: Die::new(die)? },
            Step::Write { die, digit, cell } => Move::Write {
                die: Die::new(die)?,
                digit: Digit::new(digit)?,
                cloud: *self.known.chart.clouds.get(usize::from(cell))?,
            },
        })
    }

    /// What the sheet is worth after a decision that is not about a die.
    fn after(&self, game: &Daydream, state: &State, seat: Seat, mv: Move) -> f32 {
        let mut after = *state;
        game.play(&mut after, seat, mv, &mut Log::off());
        self.page(&after, seat).map_or(0.0, |page| page.worth(&self.known.chart, &self.known.value))
    }
}

impl Evaluator<Daydream> for Planning {
    fn candidates(&self, game: &Daydream, state: &State, seat: Seat, out: &mut Vec<(Move, f64)>) {
        out.clear();
        let Some((sheet, page)) = state.sheets.get(seat.index()).zip(self.page(state, seat)) else { return };
        if sheet.wants() == Wants::Die {
            let mut planner = Planner::new(WIDE, u8::MAX);
            let dice = Self::dice(state, sheet);
            let firsts = planner.firsts(&self.known.chart, &self.known.value, &page, dice);
            out.extend(firsts.iter().filter_map(|&(worth, step)| Some((self.spell(step)?, worth.into()))));
        } else {
            let mut moves = Vec::new();
            game.moves(state, seat, &mut moves);
            out.extend(moves.iter().map(|&mv| (mv, f64::from(self.after(game, state, seat, mv)))));
        }
        // What is a point worse is hardly worth a thought.
        let best = out.iter().map(|&(_, worth)| worth).fold(f64::NEG_INFINITY, f64::max);
        for (_, worth) in out {
            *worth = ((*worth - best) * 2.0).exp();
        }
    }

    fn rollout_move(
        &self,
        game: &Daydream,
        state: &State,
        seat: Seat,
        _luck: &mut Luck,
        moves: &mut Vec<Move>,
    ) -> Option<Move> {
        let sheet = state.sheets.get(seat.index())?;
        if sheet.wants() == Wants::Die {
            let key = Key { sheet: *sheet, closest: self.closest(state, seat), starting: state.starting() };
            return memory::recall(&self.known, key, || {
                let page = self.page(state, seat)?;
                let dice = Self::dice(state, sheet);
                self.spell(Planner::new(BEAM, LEAVES).first(
                    &self.known.chart,
                    &self.known.value,
                    &page,
                    dice,
                )?)
            });
        }
        game.moves(state, seat, moves);
        let weighed = moves.iter().map(|&mv| (self.after(game, state, seat, mv), mv));
        weighed.reduce(|one, other| if other.0 > one.0 { other } else { one }).map(|(_, mv)| mv)
    }

    fn horizon(&self, game: &Daydream, state: &State, depth: Depth) -> bool {
        depth.rolls >= self.rolls && matches!(game.pending(state), Pending::Chance(_))
    }

    fn evaluate(&self, game: &Daydream, state: &State, points: &mut [f64]) {
        let over = game.pending(state) == Pending::Over;
        for (seat, points) in Seat::all(game.seats()).zip(points) {
            let Some(page) = self.page(state, seat) else { continue };
            *points = if over {
                // More segments of the object under way win a tie.
                let segments = state.sheets[seat.index()].drawing.segments;
                f64::from(page.points(&self.known.chart))
                    + if game.seats() > 1 { f64::from(segments) / 100.0 } else { 0.0 }
            } else {
                page.worth(&self.known.chart, &self.known.value).into()
            };
        }
    }

    fn utility(&self, _game: &Daydream, seat: Seat, points: &[f64]) -> f64 {
        if points.len() == 1 { points[0] } else { chance_of_winning(seat, points, 3.0) }
    }

    fn words(&self, game: &Daydream, state: &State, seat: Seat, mv: Move) -> Option<Phrase> {
        let mut words = game.move_words(state, seat, mv).into_iter();
        let (what, place) = (words.next()?, words.next());
        Some(match place {
            None => what,
            Some(place) => Phrase::new("bot-line-step").with("what", what).with("where", place),
        })
    }
}

/// A player who plans turns; how far and how well is a matter of its level.
#[derive(Debug, Clone, Copy)]
pub struct Daydreamer {
    /// How it searches; its evaluator is found out for each game.
    pub search: Search<()>,
    /// Rolls it simulates after its decision.
    pub rolls: u32,
}

impl Searcher for Daydreamer {
    type Game = Daydream;
    type Evaluator = Planning;

    fn search_for(&self, game: &Daydream) -> Search<Planning> {
        self.search.with(Planning::new(game, self.rolls))
    }

    fn search(&mut self) -> &mut Search<()> {
        &mut self.search
    }
}
