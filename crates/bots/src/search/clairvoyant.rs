//! A clairvoyant: what somebody alone could make of a deal who knew every roll in it: no player, but a yardstick for players. Whoever
//! does not know the future will do worse, on the whole.
//!
//! At each decision every candidate is played on to the end, with the rolls that will really come: quickly, then again with
//! something else tried on the way. The best game seen so far is followed until a better one turns up, so it never ends
//! worse than the best it has seen.

use reverie_game::{Dealer, Game, Log, Luck, Pending, Seat, Source};

use super::rollout::{Following, Policy};
use super::{Evaluator, Plan};

/// The rolls to come: how many each source has dealt so far.
#[derive(Clone)]
struct Deal {
    dealer: Dealer,
    dealt: Vec<(Source, u64)>,
}

impl Deal {
    fn roll<G: Game>(&mut self, game: &G, state: &mut G::State, source: Source) -> bool {
        let mut rolls = Vec::new();
        game.rolls(state, &mut rolls);
        let known = self.dealt.iter().position(|(known, _)| *known == source);
        let at = known.unwrap_or_else(|| {
            self.dealt.push((source, 0));
            self.dealt.len() - 1
        });
        let Some(roll) = self.dealer.roll(source, self.dealt[at].1, &rolls) else { return false };
        self.dealt[at].1 += 1;
        game.roll(state, roll, &mut Log::off());
        true
    }
}

/// A game to its end: the decisions, and what the seat has of it.
struct Course<M> {
    moves: Vec<M>,
    points: f64,
}

/// One decision in so many is another than the quick one, where things are tried.
const WANDERS: usize = 10;

/// How a game for one ends when every roll of its deal is known: at each decision up to `width` candidates are each tried so
/// often. None where nobody plays alone.
pub fn clairvoyant<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    dealer: Dealer,
    width: usize,
    tries: u64,
) -> Option<G::State> {
    let seat = Seat::new(0).filter(|_| game.seats() == 1)?;
    let mut deal = Deal { dealer, dealt: Vec::new() };
    let mut state = game.start();
    let mut best: Option<Course<G::Move>> = None;
    let mut plans = Vec::new();
    let mut luck = Luck::seeded(0);
    loop {
        match game.pending(&state) {
            Pending::Over => return Some(state),
            Pending::Chance(source) => {
                if !deal.roll(game, &mut state, source) {
                    return None;
                }
            }
            Pending::Seats(_) => {
                evaluator.plans(game, &state, seat, &mut plans);
                plans.sort_by(|(_, one), (_, other)| other.total_cmp(one));
                plans.truncate(width);
                for (plan, _) in &plans {
                    for nth in 0..tries.max(1) {
                        let mut wander = (nth > 0).then(|| Luck::seeded(luck.bits()));
                        let course =
                            play_on(game, evaluator, state, deal.clone(), seat, plan, wander.as_mut());
                        if best.as_ref().is_none_or(|best| course.points > best.points) {
                            best = Some(course);
                        }
                    }
                }
                let best = best.as_mut()?;
                if best.moves.is_empty() {
                    return None;
                }
                game.play(&mut state, seat, best.moves.remove(0), &mut Log::off());
            }
        }
    }
}

/// From here to the end: the plan first, then quickly, and where there is luck to wander by, now and then by that.
fn play_on<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    mut state: G::State,
    mut deal: Deal,
    seat: Seat,
    plan: &Plan<G::Move>,
    mut wander: Option<&mut Luck>,
) -> Course<G::Move> {
    let mut luck = Luck::seeded(0);
    let mut own = Following::new(plan, seat);
    let (mut moves, mut scratch, mut candidates) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(source) => {
                if !deal.roll(game, &mut state, source) {
                    break;
                }
            }
            Pending::Seats(_) => {
                let wanders =
                    wander.as_deref_mut().and_then(|luck| (luck.below(WANDERS) == 0).then_some(luck));
                let next = own.decide(game, &state, &mut luck).or_else(|| match wanders {
                    None => evaluator.rollout_move(game, &state, seat, &mut luck, &mut scratch),
                    Some(luck) => {
                        evaluator.candidates(game, &state, seat, &mut candidates);
                        luck.pick(&candidates).map(|&(mv, _)| mv)
                    }
                });
                let Some(mv) = next else { break };
                game.play(&mut state, seat, mv, &mut Log::off());
                moves.push(mv);
            }
        }
    }
    let mut points = [0.0];
    evaluator.evaluate(game, &state, &mut points);
    Course { moves, points: points[0] }
}
