//! A match: bots against each other on the same deals, every rotation of the seats for each deal; or each alone, or
//! together, where the game has no rivals.

use std::time::Instant;

use indicatif::ProgressBar;
use reverie_game::{Illegal, Phrase, Seat};
use reverie_visitors::Bot;
use serde::Serialize;

use crate::arena::{Played, Setting, on_all_cores};
use crate::statistics::{Estimate, quantile};

/// A match to be played.
///
/// ```
/// use reverie_lab::arena::Setting;
/// use reverie_lab::contest::Contest;
/// use reverie_lab::progress;
/// use reverie_lab::studied::OptionSet;
/// use reverie_visitors::Bot;
///
/// let kit = reverie_catalog::GAMES[0];
/// let set = OptionSet::all(kit.entry).swap_remove(0);
/// let setting = Setting { kit, set, seats: 2, seed: 1 };
/// let bots = [Bot::House(&kit.levels[0]), Bot::House(&kit.plain[0])];
/// // Each deal is played twice, with the seats changed.
/// let contest = Contest::new(setting, &bots, 4).unwrap();
/// let report = contest.run(1, &progress::none()).unwrap();
/// assert_eq!((report.deals, report.games), (2, 4));
/// let shares: f64 = report.players.iter().map(|player| player.win_share.as_ref().unwrap().mean).sum();
/// assert!((shares - 1.0).abs() < 1e-9);
/// ```
#[derive(Debug, Clone)]
pub struct Contest {
    setting: Setting,
    /// Everybody who plays, each once.
    bots: Vec<Bot>,
    /// Who sits where, by their place in `bots`: the line as given, and every rotation that differs from those before it.
    seatings: Vec<Vec<usize>>,
    deals: u64,
    /// Whether there are no rivals.
    is_judged: bool,
}

/// What came of it. Everything but `timing` follows from the seed.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// The name of its options.
    pub options: String,
    /// How many played.
    pub seats: u8,
    /// What the deals followed from.
    pub seed: u64,
    /// How many deals.
    pub deals: u64,
    /// How many games: each deal in every rotation of the seats.
    pub games: u64,
    /// Everybody who played.
    pub players: Vec<Score>,
    /// The first few games that somebody could not finish.
    pub forfeits: Vec<Forfeit>,
    /// How long it took.
    pub timing: Timing,
}

/// What one player made of it.
#[derive(Debug, Clone, Serialize)]
pub struct Score {
    /// Who.
    pub player: String,
    /// On how many seats of each game.
    pub copies: usize,
    /// The share of games won, a shared win in parts; none where there are no rivals.
    pub win_share: Option<Estimate>,
    /// The share that equals would win.
    pub even_share: f64,
    /// Points; of games that nobody forfeited.
    pub points: Option<Estimate>,
    /// The points in the middle.
    pub median: Option<f64>,
    /// The points that one game in ten stays below.
    pub low_tenth: Option<f64>,
    /// The points that one game in ten exceeds.
    pub high_tenth: Option<f64>,
    /// The rows of the rulebook's table of results, the lowest first, where the game has one.
    pub bands: Vec<BandShare>,
    /// The share of games in the top row: against an automatic rival, those it lost.
    pub top_band: Option<Estimate>,
    /// Games lost because it did not answer as agreed.
    pub forfeits: u64,
    /// Decisions in a game, on each of its seats.
    pub decisions: f64,
}

/// How often a row of the rulebook's table was reached.
#[derive(Debug, Clone, Serialize)]
pub struct BandShare {
    /// Counted from 0, the lowest.
    pub band: u8,
    /// The Fluent key of its name; none where it was never reached.
    pub name: Option<String>,
    /// In how many games.
    pub games: u64,
    /// The share of them.
    pub share: f64,
}

/// A game that somebody could not finish.
#[derive(Debug, Clone, Serialize)]
pub struct Forfeit {
    /// Who.
    pub player: String,
    /// Which deal.
    pub deal: u64,
    /// On which seat.
    pub seat: u8,
    /// Why.
    pub why: Phrase,
}

/// How long it took.
#[derive(Debug, Clone, Serialize)]
pub struct Timing {
    /// All of it.
    pub seconds: f64,
    /// By player.
    pub players: Vec<Pace>,
}

/// How long one player thinks.
#[derive(Debug, Clone, Serialize)]
pub struct Pace {
    /// Who.
    pub player: String,
    /// Milliseconds for a decision, on average.
    pub ms_a_decision: f64,
    /// Milliseconds for the longest one.
    pub ms_longest: f64,
}

/// Forfeits that are told one by one; the rest are counted.
const TOLD: usize = 10;

/// Every game of a match, by deal and seating.
pub(crate) struct Games {
    pub(crate) contest: Contest,
    /// A deal after the other, all its seatings in order.
    played: Vec<Played>,
    seconds: f64,
}

impl Contest {
    /// A match of about so many games, never fewer. A line shorter than the table is repeated until everybody sits.
    pub fn new(setting: Setting, line: &[Bot], games: u64) -> Result<Self, Illegal> {
        let is_judged = setting.is_judged()?;
        let seats = usize::from(setting.seats);
        if line.is_empty() || seats % line.len() != 0 {
            return Err(Illegal::new("lab-match-seats").with("players", line.len()).with("seats", seats));
        }
        let mut bots: Vec<Bot> = Vec::new();
        let mut seating = Vec::new();
        for bot in line.iter().cycle().take(seats) {
            let known = bots.iter().position(|other| other.name() == bot.name());
            seating.push(known.unwrap_or(bots.len()));
            if known.is_none() {
                bots.push(bot.clone());
            }
        }
        let mut seatings: Vec<Vec<usize>> = Vec::new();
        for _ in 0..seats {
            if !seatings.contains(&seating) {
                seatings.push(seating.clone());
            }
            seating.rotate_right(1);
        }
        let deals = games.div_ceil(seatings.len() as u64);
        Ok(Self { setting, bots, seatings, deals, is_judged })
    }

    /// How many games will be played.
    pub fn games(&self) -> u64 {
        self.deals * self.seatings.len() as u64
    }

    /// Plays them all on so many threads; 0: on all cores.
    pub fn run(&self, threads: usize, bar: &ProgressBar) -> Result<Report, Illegal> {
        self.play(threads, bar).map(|games| games.report())
    }

    pub(crate) fn play(&self, threads: usize, bar: &ProgressBar) -> Result<Games, Illegal> {
        let began = Instant::now();
        let rotations = self.seatings.len() as u64;
        let played = on_all_cores(self.games(), threads, bar, |n| {
            let (deal, rotation) = (n / rotations, n % rotations);
            let seating = &self.seatings[usize::try_from(rotation).unwrap_or(0)];
            let bots: Vec<&Bot> = seating.iter().map(|&bot| &self.bots[bot]).collect();
            self.setting.play(deal, rotation, &bots, &mut |_, _| {})
        })?;
        Ok(Games { contest: self.clone(), played, seconds: began.elapsed().as_secs_f64() })
    }
}

impl Games {
    /// One figure a deal: the mean of what each game of it has to say of this player.
    fn by_deal(&self, mut of: impl FnMut(&[usize], &Played) -> Option<f64>) -> Vec<f64> {
        let mut figures = Vec::new();
        for games in self.played.chunks(self.contest.seatings.len()) {
            let said: Vec<f64> = games
                .iter()
                .zip(&self.contest.seatings)
                .filter_map(|(game, seating)| of(seating, game))
                .collect();
            #[allow(clippy::cast_precision_loss)] // a handful of rotations
            if !said.is_empty() {
                figures.push(said.iter().sum::<f64>() / said.len() as f64);
            }
        }
        figures
    }

    /// By deal, the share of the games that this player won.
    pub(crate) fn win_shares(&self, bot: usize) -> Vec<f64> {
        self.by_deal(|seating, game| Some(win_share(seating, game, bot)))
    }

    /// By deal, the points of this player; nothing of deals that were all forfeited.
    pub(crate) fn points(&self, bot: usize) -> Vec<f64> {
        self.by_deal(|seating, game| {
            let own = points(seating, game, bot);
            #[allow(clippy::cast_precision_loss)] // a handful of seats
            (!own.is_empty()).then(|| own.iter().sum::<f64>() / own.len() as f64)
        })
    }

    fn every_game(&self) -> impl Iterator<Item = (&Vec<usize>, &Played)> {
        self.contest.seatings.iter().cycle().zip(&self.played)
    }

    #[allow(clippy::cast_precision_loss)] // counts of games
    fn score(&self, bot: usize) -> Score {
        let setting = &self.contest.setting;
        let copies = self.contest.seatings[0].iter().filter(|&&on| on == bot).count();
        let every: Vec<f64> =
            self.every_game().flat_map(|(seating, game)| points(seating, game, bot)).collect();
        let failed = |(seating, game): &(&Vec<usize>, &Played)| {
            game.failed.as_ref().is_some_and(|(seat, _)| seating[seat.index()] == bot)
        };
        let decisions: u64 = self
            .every_game()
            .flat_map(|(seating, game)| seating.iter().zip(&game.decisions))
            .filter(|&(&on, _)| on == bot)
            .map(|(_, &decisions)| u64::from(decisions))
            .sum();
        let (bands, top_band) = self.bands(bot);
        Score {
            player: self.contest.bots[bot].name().to_owned(),
            copies,
            win_share: if self.contest.is_judged { None } else { Estimate::of_shares(&self.win_shares(bot)) },
            even_share: copies as f64 / f64::from(setting.seats),
            points: Estimate::of(&self.points(bot)),
            median: quantile(&every, 0.5),
            low_tenth: quantile(&every, 0.1),
            high_tenth: quantile(&every, 0.9),
            bands,
            top_band,
            forfeits: self.every_game().filter(failed).count() as u64,
            decisions: decisions as f64 / (self.played.len() * copies) as f64,
        }
    }

    #[allow(clippy::cast_precision_loss)] // counts of games
    fn bands(&self, bot: usize) -> (Vec<BandShare>, Option<Estimate>) {
        let mut bands: Vec<BandShare> = Vec::new();
        let mut reached = Vec::new();
        for (seating, game) in self.every_game() {
            let Some(band) = game.standings.band.as_ref().filter(|_| seating.contains(&bot)) else {
                continue;
            };
            for number in 0..band.of {
                if bands.len() <= usize::from(number) {
                    bands.push(BandShare { band: number, name: None, games: 0, share: 0.0 });
                }
            }
            // A game that was given up has reached nothing.
            let index = if game.failed.is_some() { 0 } else { band.index };
            if let Some(row) = bands.get_mut(usize::from(index)) {
                row.games += 1;
                row.name = row.name.take().or_else(|| (index == band.index).then(|| band.name.to_string()));
            }
            reached.push(if index + 1 == band.of { 1.0 } else { 0.0 });
        }
        for row in &mut bands {
            row.share = row.games as f64 / reached.len() as f64;
        }
        (bands, Estimate::of_shares(&reached))
    }

    #[allow(clippy::cast_precision_loss)] // milliseconds of a run
    fn pace(&self, bot: usize) -> Pace {
        let (mut decisions, mut thought, mut longest) = (0_u32, 0.0, 0.0_f64);
        for (seating, game) in self.every_game() {
            for seat in (0..seating.len()).filter(|&seat| seating[seat] == bot) {
                decisions += game.decisions[seat];
                thought += game.thought[seat].as_secs_f64();
                longest = longest.max(game.longest[seat].as_secs_f64());
            }
        }
        Pace {
            player: self.contest.bots[bot].name().to_owned(),
            ms_a_decision: thought * 1000.0 / f64::from(decisions.max(1)),
            ms_longest: longest * 1000.0,
        }
    }

    fn forfeits(&self) -> Vec<Forfeit> {
        let rotations = self.contest.seatings.len() as u64;
        let told = (0_u64..).zip(self.every_game()).filter_map(|(n, (seating, game))| {
            let (seat, why) = game.failed.as_ref()?;
            let player = self.contest.bots[seating[seat.index()]].name().to_owned();
            Some(Forfeit { player, deal: n / rotations, seat: seat.number(), why: why.phrase.clone() })
        });
        told.take(TOLD).collect()
    }

    fn report(&self) -> Report {
        let Contest { setting, bots, deals, .. } = &self.contest;
        Report {
            game: setting.kit.entry.name.to_owned(),
            options: setting.set.name.clone(),
            seats: setting.seats,
            seed: setting.seed,
            deals: *deals,
            games: self.played.len() as u64,
            players: (0..bots.len()).map(|bot| self.score(bot)).collect(),
            forfeits: self.forfeits(),
            timing: Timing {
                seconds: self.seconds,
                players: (0..bots.len()).map(|bot| self.pace(bot)).collect(),
            },
        }
    }
}

/// What part of this game a player won, on all its seats. Who fails loses; the others share the win.
#[allow(clippy::cast_precision_loss)] // a handful of seats
fn win_share(seating: &[usize], game: &Played, bot: usize) -> f64 {
    let winners: Vec<usize> = match &game.failed {
        Some((failed, _)) => (0..seating.len()).filter(|&seat| seat != failed.index()).collect(),
        None => game.standings.winners().map(Seat::index).collect(),
    };
    let own = winners.iter().filter(|&&seat| seating[seat] == bot).count();
    own as f64 / winners.len().max(1) as f64
}

/// The points of a player on each of its seats; nothing of a game that was not finished.
fn points(seating: &[usize], game: &Played, bot: usize) -> Vec<f64> {
    if game.failed.is_some() {
        return Vec::new();
    }
    let seats = game.standings.seats.iter().zip(seating);
    seats.filter(|&(_, &on)| on == bot).map(|(standing, _)| f64::from(standing.points)).collect()
}
