//! What the search is told about Mechanica: whole turns thought through by the learned value, the same quickly for what comes after.

use reverie_game::{Game, Luck, Phrase, Seat, Told};
use reverie_mechanica::Mechanica;
use reverie_mechanica::moves::{Move, Wants};
use reverie_mechanica::names::armand_words;
use reverie_mechanica::state::{Phase, State};

use super::turn::{Care, Thinker};
use super::value::Weights;
use reverie_bots::search::{Depth, Evaluator, Plan, Rival, chance_of_winning, plan_each};

/// How far, in points, a margin may still move: what makes a lead safe, and a gamble worth it. About as far as games end from
/// their mean: whoever feels safe sooner makes less of a game.
const SPREAD: f64 = 60.0;
/// By how many points one line looks better than another that seems a third as likely.
const SURE: f64 = 5.0;
/// Lines further behind the best are not thought about.
const BEHIND: f64 = 14.0;

/// Knows Mechanica. Alone, points are those beyond ARMAND-0's.
#[derive(Debug, Clone, Copy)]
pub struct Works<'w> {
    /// What the features weigh.
    pub weights: &'w Weights,
    /// how many days a rollout goes on; 0 for the rest of today.
    pub days: u32,
}

impl Works<'_> {
    const fn thinker<'a>(&'a self, game: &'a Mechanica, seat: Seat, care: Care) -> Thinker<'a> {
        Thinker { game, weights: self.weights, seat, care }
    }
}

/// Drops what lies far behind the best; how likely the others are follows from what they are worth.
fn promising<T>(all: &mut Vec<(T, f64)>) {
    let best = all.iter().map(|(_, worth)| *worth).fold(f64::NEG_INFINITY, f64::max);
    all.retain(|(_, worth)| *worth >= best - BEHIND);
    for (_, worth) in all {
        *worth = ((*worth - best) / SURE).exp();
    }
}

impl Evaluator<Mechanica> for Works<'_> {
    fn candidates(&self, game: &Mechanica, state: &State, seat: Seat, out: &mut Vec<(Move, f64)>) {
        out.clear();
        let thinker = self.thinker(game, seat, Care::FULL);
        match game.wants(state, seat) {
            Wants::Nothing => {}
            Wants::Run(_) => thinker.answers(state, out),
            Wants::Trade => {
                let mut plans = Vec::new();
                self.plans(game, state, seat, &mut plans);
                for (Plan { mv, .. }, prior) in plans {
                    if !out.iter().any(|&(known, _)| known == mv) {
                        out.push((mv, prior));
                    }
                }
                return;
            }
            Wants::Hand(_) | Wants::Fork => thinker.weighed(state, &thinker.sites(state), out),
            Wants::Gifts | Wants::Bots | Wants::Delivery | Wants::Announcement | Wants::Centre => {
                let mut moves = Vec::new();
                game.moves(state, seat, &mut moves);
                thinker.weighed(state, &moves, out);
            }
        }
        promising(out);
    }

    /// In a turn whole lines of decisions are compared, each to the end of the turn.
    fn plans(&self, game: &Mechanica, state: &State, seat: Seat, out: &mut Vec<(Plan<Move>, f64)>) {
        if game.wants(state, seat) != Wants::Trade {
            return plan_each(self, game, state, seat, out);
        }
        out.clear();
        for line in self.thinker(game, seat, Care::FULL).lines(state) {
            let mut moves = line.moves;
            if line.state.phase == Phase::Trading {
                moves.push(Move::Make);
            }
            let mv = moves.remove(0);
            out.push((Plan { mv, then: moves }, line.worth));
        }
        promising(out);
    }

    fn follow(&self, game: &Mechanica, state: &State, seat: Seat, mv: Move) -> Vec<Move> {
        match game.wants(state, seat) {
            Wants::Trade | Wants::Hand(_) | Wants::Fork => {
                self.thinker(game, seat, Care::FULL).rest_of_turn(state, mv)
            }
            _ => Vec::new(),
        }
    }

    fn rollout_move(
        &self,
        game: &Mechanica,
        state: &State,
        seat: Seat,
        _luck: &mut Luck,
        _moves: &mut Vec<Move>,
    ) -> Option<Move> {
        self.thinker(game, seat, Care::QUICK).next(state)
    }

    fn horizon(&self, game: &Mechanica, state: &State, depth: Depth) -> bool {
        // A day has a roll for every turn of the Shop and one for ARMAND-0's chip, and now and then two for blueprints.
        let rolls = 1 + u32::from(game.seats().max(2));
        match state.phase {
            Phase::Armand => depth.rolls >= rolls * self.days + u32::from(self.days > 1),
            Phase::Turning => game.seats() > 1 && depth.rolls >= rolls * self.days,
            _ => false,
        }
    }

    fn evaluate(&self, game: &Mechanica, state: &State, points: &mut [f64]) {
        for (points, seat) in points.iter_mut().zip(Seat::all(game.seats())) {
            *points = self.weights.worth(game, state, seat);
        }
    }

    fn rival(&self, game: &Mechanica, state: &State) -> Option<Rival> {
        let armand = state.armand.as_ref()?;
        Some(Rival { name: armand_words(), points: game.armand_points(armand) })
    }

    fn utility(&self, game: &Mechanica, seat: Seat, points: &[f64]) -> f64 {
        if game.seats() == 1 {
            let margin = points.first().copied().unwrap_or(0.0);
            return chance_of_winning(seat, &[margin, 0.0], SPREAD);
        }
        chance_of_winning(seat, points, SPREAD)
    }

    fn words(&self, game: &Mechanica, state: &State, seat: Seat, mv: Move) -> Option<Phrase> {
        game.move_words(state, seat, mv).into_iter().next()
    }
}
