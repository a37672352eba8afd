//! The net learns by playing against itself: what it expects after a decision should be what it expects after the next
//! ones, and in the end what was counted (temporal differences with traces).

use reverie_bots::learner::{self, Course, Features, Played, Schedule, Seen, Step, returns};
use reverie_game::{Game, Log, Luck, Pending, Seat};
use reverie_kit::{Learned, Trainer};
use reverie_mech_a_dream::score::points;
use reverie_mech_a_dream::state::{State, Time};
use reverie_mech_a_dream::{MechADream, Options};

use super::evaluator::decide;
use super::features::{FEATURES, tell};
use super::value::{POINTS, Value};

/// How much the end of a game teaches against the very next expectation.
const TRACE: f32 = 0.85;
/// How far, in points, the noise on moves goes, so that much is tried.
const NOISE: f64 = 0.6;

const SCHEDULE: Schedule =
    Schedule { games: 1, lessons: usize::MAX, replays: 0, remembered: 0, rate: (0.002, 0.0002) };

/// What is played with: robots, Specialists; as often as not without either.
const VARIATIONS: [(bool, bool); 6] =
    [(false, false), (false, false), (false, false), (true, false), (false, true), (true, true)];

/// What was learned.
const WORKSHOPS: &str = "workshops.txt";

/// Learns the net. Points are those made on average without variations.
#[derive(Debug)]
pub struct Training;

impl Trainer for Training {
    fn files(&self) -> Vec<String> {
        vec![WORKSHOPS.to_owned()]
    }

    fn learn(&self, file: &str, seed: u64, games: u64, played: &(dyn Fn(u64) + Sync)) -> Option<Learned> {
        if file != WORKSHOPS {
            return None;
        }
        let about = format!("Made by: reverie lab train mech-a-dream --seed {seed} --games {games}");
        let learned = learn(seed, games, &about, played)?;
        Some(Learned { points: learned.progress(), text: learned.text })
    }
}

/// Learns from so many games, of two to four players with and without the variations, the same from the same seed.
pub fn learn(
    seed: u64,
    games: u64,
    about: &str,
    played: &(dyn Fn(u64) + Sync),
) -> Option<learner::Learned<32>> {
    let tables = (2..=4).flat_map(|seats| VARIATIONS.map(|variations| (seats, variations)));
    let tables = tables.filter_map(|(seats, (robots, specialists))| {
        MechADream::open(seats, &Options { robots, specialists, components: None }).ok()
    });
    learner::learn(&Tables(tables.collect()), &SCHEDULE, seed, games, about, played)
}

/// Those that are played at.
struct Tables(Vec<MechADream>);

impl Course<32> for Tables {
    fn features(&self) -> &Features {
        &FEATURES.all
    }

    fn guess(&self) -> Value {
        Value::nothing(&FEATURES.all)
    }

    fn beginning(&self, luck: &mut Luck) -> Value {
        #[allow(clippy::cast_precision_loss)] // 24 bits fit
        let small = || (luck.bits() >> 40) as f32 / 8_388_608.0 - 1.0;
        Value::scattered(&FEATURES.all, 0.15, 0.2, small)
    }

    fn play(&self, value: &Value, _share: f32, luck: &mut Luck) -> Option<Played> {
        let game = luck.pick(&self.0)?;
        let (lines, end) = self_play(game, value, luck);
        let points = |seat: Seat| end.players.get(seat.index()).map_or(0.0, in_points);
        let lessons = Seat::all(game.seats())
            .zip(lines)
            .flat_map(|(seat, steps)| returns(steps, points(seat) / POINTS, TRACE))
            .collect();
        let plain = !game.board().with_robots && !game.board().with_specialists;
        let points = if plain { Seat::all(game.seats()).map(points).collect() } else { Vec::new() };
        Some(Played { lessons, points })
    }
}

/// What every seat went through, step by step, and the end.
fn self_play(game: &MechADream, value: &Value, luck: &mut Luck) -> (Vec<Vec<Step>>, State) {
    let mut state = game.start();
    let mut lines: Vec<Vec<Step>> = Seat::all(game.seats()).map(|_| Vec::new()).collect();
    let (mut moves, mut rolls) = (Vec::new(), Vec::new());
    let mut time = (state.day, state.time);
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(_) => {
                game.rolls(&state, &mut rolls);
                let Some(&roll) = luck.weighted(&rolls) else { break };
                game.roll(&mut state, roll, &mut Log::off());
            }
            Pending::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { break };
                #[allow(clippy::cast_precision_loss)] // 53 bits fit
                let noise = || NOISE * ((luck.bits() >> 11) as f64 / (1_u64 << 52) as f64 - 1.0);
                let Some(mv) = decide(value, game, &state, seat, &mut moves, noise) else { break };
                game.play(&mut state, seat, mv, &mut Log::off());
                if moves.len() > 1 && state.time != Time::Over {
                    lines[seat.index()].push(step(value, game, &state, seat));
                }
            }
        }
        // Everybody looks up when a part of the day begins.
        if time != (state.day, state.time) && state.time != Time::Over {
            time = (state.day, state.time);
            for seat in Seat::all(game.seats()) {
                lines[seat.index()].push(step(value, game, &state, seat));
            }
        }
    }
    (lines, state)
}

fn step(value: &Value, game: &MechADream, state: &State, seat: Seat) -> Step {
    let mut seen = Seen::new();
    tell(game, state, seat, &mut seen);
    let sure = state.players.get(seat.index()).map_or(0.0, in_points) / POINTS;
    Step { expected: value.of_seen(&seen), seen, sure }
}

#[allow(clippy::cast_precision_loss)] // below two hundred
fn in_points(player: &reverie_mech_a_dream::state::Player) -> f32 {
    points(player) as f32
}
