//! The net learns by playing against itself: what it expects after a decision should be what it expects after the next
//! ones, and in the end what was counted (temporal difference with traces).

use reverie_game::{Game, Log, Luck, Pending, Seat};
use reverie_kit::{Learned, Trainer};
use reverie_mech_a_dream::score::points;
use reverie_mech_a_dream::state::{State, Time};
use reverie_mech_a_dream::{MechADream, Options};

use super::insight::decide;
use super::sight::{Sight, WIDTH};
use super::value::{HIDDEN, POINTS, Value};

/// How much the end of a game teaches against the very next expectation.
const TRACE: f32 = 0.85;
/// How far, in points, moves are misjudged, so that much is tried.
const MISJUDGED: f64 = 0.6;
/// How fast it learns at the beginning, and at the end.
const RATE: (f32, f32) = (0.002, 0.0002);

/// What is played with: robots, Specialists; as often as not without either.
const VARIATIONS: [(bool, bool); 6] =
    [(false, false), (false, false), (false, false), (true, false), (false, true), (true, true)];

/// One step in what somebody saw of a game.
struct Step {
    sight: Sight,
    points: f32,
    hidden: [f32; HIDDEN],
    /// The tens of points to come, as expected and then as learned.
    expected: f32,
}

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
        let mut course = Vec::new();
        let mut before = 0;
        let value = train(seed, games, |done, mean, _| {
            played(done - before);
            before = done;
            course.push(mean);
        });
        let about = format!("Made by: reverie lab train mech-a-dream --seed {seed} --games {games}");
        let points = |mean: Option<&f64>| mean.copied().unwrap_or_default();
        Some(Learned { text: value.write(&about), points: (points(course.first()), points(course.last())) })
    }
}

/// Learns from so many games, of two to four players with and without the variations, from this seed. `told` hears now
/// and then how many games were played, what the players of the latest made on average without variations, and what is
/// known by then.
pub fn train(seed: u64, games: u64, mut told: impl FnMut(u64, f64, &Value)) -> Value {
    let mut luck = Luck::seeded(seed);
    let mut learner = Learner::new(blank(&mut luck));
    let tables: Vec<MechADream> = (2..=4)
        .flat_map(|seats| VARIATIONS.map(|variations| (seats, variations)))
        .filter_map(|(seats, (robots, specialists))| {
            MechADream::open(seats, &Options { robots, specialists, components: None }).ok()
        })
        .collect();
    let (mut sum, mut players) = (0.0, 0.0);
    for nth in 0..games {
        let Some(game) = luck.pick(&tables) else { break };
        let mut lines = self_play(game, &learner.value, &mut luck);
        for line in &mut lines {
            if !game.board().with_robots && !game.board().with_specialists {
                sum += line.last().map_or(0.0, |step| f64::from(step.points));
                players += 1.0;
            }
            line_up(line);
        }
        #[allow(clippy::cast_precision_loss)] // a share
        let share = nth as f32 / games as f32;
        learner.learn(&lines, RATE.0 * (RATE.1 / RATE.0).powf(share));
        if (nth + 1).is_multiple_of(1000) {
            told(nth + 1, sum / f64::max(players, 1.0), &learner.value);
            (sum, players) = (0.0, 0.0);
        }
    }
    // As it will be read.
    Value::read(&learner.value.write("")).unwrap_or(learner.value)
}

/// A net that knows nothing yet.
fn blank(luck: &mut Luck) -> Value {
    #[allow(clippy::cast_precision_loss)] // 24 bits fit
    let mut small = || (luck.bits() >> 40) as f32 / 8_388_608.0 - 1.0;
    let seen = (0..WIDTH).map(|_| std::array::from_fn(|_| 0.15 * small())).collect();
    Value { seen, made: std::array::from_fn(|_| 0.2 * small()) }
}

/// What every seat saw, step by step; the last step is the end.
fn self_play(game: &MechADream, value: &Value, luck: &mut Luck) -> Vec<Vec<Step>> {
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
                let misjudge = || MISJUDGED * ((luck.bits() >> 11) as f64 / (1_u64 << 52) as f64 - 1.0);
                let Some(mv) = decide(value, game, &state, seat, &mut moves, misjudge) else { break };
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
    for (seat, line) in Seat::all(game.seats()).zip(&mut lines) {
        let mut last = step(value, game, &state, seat);
        last.expected = 0.0;
        line.push(last);
    }
    lines
}

fn step(value: &Value, game: &MechADream, state: &State, seat: Seat) -> Step {
    let sight = Sight::of(game, state, seat);
    let hidden = value.hidden(&sight);
    #[allow(clippy::cast_precision_loss)] // below two hundred
    let points = state.players.get(seat.index()).map_or(0, points) as f32;
    Step { sight, points, hidden, expected: value.count(&hidden) }
}

/// Replaces what was expected by what is to be learned, from the end backwards.
fn line_up(line: &mut [Step]) {
    let Some(last) = line.last() else { return };
    let mut learned = last.points;
    let mut next = last.points;
    for step in line.iter_mut().rev().skip(1) {
        learned = TRACE * learned + (1.0 - TRACE) * next;
        next = step.points + POINTS * step.expected;
        step.expected = (learned - step.points) / POINTS;
    }
}

/// Who learns (Adam).
struct Learner {
    value: Value,
    slope: Value,
    mean: Value,
    square: Value,
    steps: i32,
}

impl Learner {
    fn new(value: Value) -> Self {
        let nothing = Value { seen: vec![[0.0; HIDDEN]; WIDTH], made: [0.0; HIDDEN] };
        Self { value, slope: nothing.clone(), mean: nothing.clone(), square: nothing, steps: 0 }
    }

    fn learn(&mut self, lines: &[Vec<Step>], rate: f32) {
        let steps = || lines.iter().flat_map(|line| line.split_last().map_or(&[][..], |(_, steps)| steps));
        #[allow(clippy::cast_precision_loss)] // a few hundred
        let share = 1.0 / steps().count().max(1) as f32;
        for row in self.slope.seen.iter_mut().chain([&mut self.slope.made]) {
            row.fill(0.0);
        }
        for step in steps() {
            let error = share * (self.value.count(&step.hidden) - step.expected);
            let mut back = [0.0; HIDDEN];
            for (nth, back) in back.iter_mut().enumerate() {
                let counts = nth == 0 || step.hidden[nth] > 0.0;
                if counts {
                    self.slope.made[nth] += error * step.hidden[nth];
                    *back = error * self.value.made[nth];
                }
            }
            for (at, amount) in step.sight.iter() {
                for (slope, back) in self.slope.seen[at].iter_mut().zip(&back) {
                    *slope += amount * back;
                }
            }
        }
        self.steps = self.steps.saturating_add(1);
        let (first, second) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        let rows = self.value.seen.iter_mut().chain([&mut self.value.made]);
        let slopes = self.slope.seen.iter().chain([&self.slope.made]);
        let means = self.mean.seen.iter_mut().chain([&mut self.mean.made]);
        let squares = self.square.seen.iter_mut().chain([&mut self.square.made]);
        for (((row, slope), mean), square) in rows.zip(slopes).zip(means).zip(squares) {
            for nth in 0..HIDDEN {
                mean[nth] = 0.9 * mean[nth] + 0.1 * slope[nth];
                square[nth] = 0.999 * square[nth] + 0.001 * slope[nth] * slope[nth];
                row[nth] -= rate * (mean[nth] / first) / ((square[nth] / second).sqrt() + 1e-8);
            }
        }
    }
}
