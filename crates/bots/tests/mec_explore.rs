#![allow(clippy::all, clippy::pedantic, clippy::unwrap_used)]
use rayon::prelude::*;
use reverie_bots::Player;
use reverie_bots::mechanica::{Mechanic, Weights, Works};
use reverie_bots::mechanica::train::Pupil;
use reverie_bots::search::{Budget, Search};
use reverie_game::*;
use reverie_mechanica::{Mechanica, Options, Level};

fn env(n: &str, d: &str) -> String { std::env::var(n).unwrap_or_else(|_| d.into()) }

fn play(player: &dyn Player<Mechanica>, game: &Mechanica, seed: u64) -> (f64, f64) {
    let mut state = game.start();
    let mut luck = Luck::seeded(seed);
    let mut think = Luck::seeded(!seed);
    let mut rolls = Vec::new();
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(_) => { game.rolls(&state, &mut rolls); let &r = luck.weighted(&rolls).unwrap(); game.roll(&mut state, r, &mut Log::off()); }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let view = game.view(&state, Eyes::Seat(seat));
                let c = player.choose(game, &view, seat, &mut think).unwrap();
                game.play(&mut state, seat, c.mv, &mut Log::off());
            }
        }
    }
    let own = game.points(&state.factories[0]) as f64;
    let rival = state.armand.map_or(0, |a| game.armand_points(&a)) as f64;
    (own, rival)
}

#[test]
#[ignore]
fn strength() {
    let games: u64 = env("GAMES", "60").parse().unwrap();
    let from: u64 = env("FROM", "0").parse().unwrap();
    let level = match env("ARMAND", "normal").as_str() { "hard" => Level::Hard, "impossible" => Level::Impossible, "apocalyptic" => Level::Apocalyptic, _ => Level::Normal };
    let game = Mechanica::open(1, &Options { level, ..Options::default() }).unwrap();
    let weights: &'static Weights = match std::env::var("WEIGHTS") { Ok(f) => Box::leak(Box::new(Weights::read(&std::fs::read_to_string(f).unwrap()).unwrap())), Err(_) => Weights::own() };
    for iter in env("ITER", "100").split(',') {
      for days in env("DAYS", "1").split(',') {
        let mut search = Search::new((), Budget::iterations(iter.parse().unwrap()));
        search.width = env("WIDTH", "8").parse().unwrap();
        let player = search.with(Works { weights, days: days.parse().unwrap() });
        let t = std::time::Instant::now();
        let all: Vec<(f64, f64)> = (from..from + games).into_par_iter().map(|seed| play(&player, &game, seed)).collect();
        let n = all.len() as f64;
        let m: Vec<f64> = all.iter().map(|(a, b)| a - b).collect();
        let mean = m.iter().sum::<f64>() / n;
        let sd = (m.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / n).sqrt();
        let pc = |h: f64| 100.0 * m.iter().filter(|&&x| x > h).count() as f64 / n;
        println!("iter {iter} days {days}: own {:.1} rival {:.1} margin {mean:.1} +- {:.1} (sd {sd:.1})  wins {:.0} {:.0} {:.0} {:.0}  {:.2} s/game", all.iter().map(|x| x.0).sum::<f64>() / n, all.iter().map(|x| x.1).sum::<f64>() / n, sd / n.sqrt(), pc(0.0), pc(20.0), pc(40.0), pc(60.0), t.elapsed().as_secs_f64() * 2.0 / n);
      }
    }
}

#[test]
#[ignore]
fn teach() {
    let each: u64 = env("GAMES", "1500").parse().unwrap();
    let rounds: u64 = env("ROUNDS", "8").parse().unwrap();
    let seats: u8 = env("SEATS", "1").parse().unwrap();
    let start = match std::env::var("WEIGHTS") { Ok(f) => Weights::read(&std::fs::read_to_string(f).unwrap()).unwrap(), Err(_) => Weights::default() };
    let mut pupil = Pupil::new(start, seats);
    for r in 0..rounds {
        let t = std::time::Instant::now();
        let came = pupil.round(each, (1 << 32) + r * each).unwrap();
        println!("round {r}: {:.2} points, error {:.2}, {:.0} s", came.points, came.error, t.elapsed().as_secs_f64());
        std::fs::write(env("OUT", "/tmp/s7/w.txt"), pupil.weights.written()).unwrap();
    }
}

#[test]
#[ignore]
fn trace() {
    let game = Mechanica::open(1, &Options::default()).unwrap();
    let weights: &'static Weights = match std::env::var("WEIGHTS") { Ok(f) => Box::leak(Box::new(Weights::read(&std::fs::read_to_string(f).unwrap()).unwrap())), Err(_) => Weights::own() };
    let search = Search::new((), Budget::iterations(env("ITER", "100").parse().unwrap()));
    let player = search.with(Works { weights, days: 1 });
    for seed in env("SEEDS", "0").split(',') {
        let seed: u64 = seed.parse().unwrap();
        let mut state = game.start();
        let mut luck = Luck::seeded(seed);
        let mut think = Luck::seeded(!seed);
        let mut rolls = Vec::new();
        println!("== seed {seed}");
        loop {
            match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(_) => { game.rolls(&state, &mut rolls); let &r = luck.weighted(&rolls).unwrap(); game.roll(&mut state, r, &mut Log::off()); }
                Pending::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let view = game.view(&state, Eyes::Seat(seat));
                    let c = player.choose(&game, &view, seat, &mut think).unwrap();
                    let f = &state.factories[0];
                    let a = state.armand.unwrap();
                    println!("day {} stack {} wallet {} vault {} | armand w {} v {} pts {} | aboard {:?} | shop {:?} | {:?} value {:.1}", state.day, state.stack, f.wallet, f.vault, a.wallet, a.vault, game.armand_points(&a), f.aboard(), state.shop.map(|t| t.map(|t| format!("{t:?}"))), c.mv, c.reason.map_or(0.0, |r| r.value));
                    game.play(&mut state, seat, c.mv, &mut Log::off());
                }
            }
        }
        let f = &state.factories[0];
        for r in 0..3 { println!("{:?} | {} | {:?} {:?}", state.factories[0].start[r].fabricator, (0..4).map(|c| f.floor[r*4+c].map_or("-".to_string(), |t| format!("{:?}{}{}", t.machine, t.lie.turns, if t.lie.back {"b"} else {""}))).collect::<Vec<_>>().join("  "), f.trucks[r].size, f.trucks[r].bots); }
        println!("own {} = {} + {} + tiles, rival {}", game.points(f), f.wallet, f.vault, game.armand_points(&state.armand.unwrap()));
    }
}

#[test]
#[ignore]
fn duel() {
    let game = Mechanica::open(2, &Options::default()).unwrap();
    let weights: &'static Weights = match std::env::var("WEIGHTS") { Ok(f) => Box::leak(Box::new(Weights::read(&std::fs::read_to_string(f).unwrap()).unwrap())), Err(_) => Weights::own() };
    let who = |s: &str| -> Box<dyn Player<Mechanica> + Sync> {
        if s == "foreman" { return Box::new(reverie_bots::mechanica::FOREMAN); }
        let p: Vec<f64> = s.split(':').map(|x| x.parse().unwrap()).collect();
        let mut search = Search::new((), Budget::iterations(p[0] as u64));
        search.width = 8; search.noise = p[2];
        Box::new(search.with(Works { weights, days: p[1] as u32 }))
    };
    let deals: u64 = env("GAMES", "30").parse().unwrap();
    for pair in env("PAIRS", "").split(' ') {
        let (a, b) = pair.split_once('/').unwrap();
        let (pa, pb) = (who(a), who(b));
        let res: Vec<(f64, f64)> = (0..deals * 2).into_par_iter().map(|n| {
            let ps: [&dyn Player<Mechanica>; 2] = if n % 2 == 0 { [&*pa, &*pb] } else { [&*pb, &*pa] };
            let dealer = Dealer::new(Seed::named(&format!("duel {}", n / 2)));
            let mut s = Session::<Mechanica>::new(2, Options::default(), Chance::Dealt(dealer)).unwrap();
            s.settle();
            let mut luck = Luck::seeded(n);
            loop {
                match s.turn() {
                    Turn::Over { .. } => break,
                    Turn::Waiting { waiting, .. } => { let seat = waiting.iter().next().unwrap(); let view = s.game().view(s.state(), Eyes::Seat(seat)); let c = ps[seat.index()].choose(s.game(), &view, seat, &mut luck).unwrap(); s.play(seat, c.mv).unwrap(); }
                    Turn::Chance { .. } => panic!(),
                }
            }
            let p: Vec<f64> = s.state().factories.iter().map(|f| game.points(f) as f64).collect();
            if n % 2 == 0 { (p[0], p[1]) } else { (p[1], p[0]) }
        }).collect();
        let n = res.len() as f64;
        let w: f64 = res.iter().map(|(a, b)| if a > b { 1.0 } else if a == b { 0.5 } else { 0.0 }).sum();
        println!("{pair}: {:.1} : {:.1}, {:.0} % of {n}", res.iter().map(|r| r.0).sum::<f64>() / n, res.iter().map(|r| r.1).sum::<f64>() / n, 100.0 * w / n);
    }
}
