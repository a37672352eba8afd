//! Games played, and what is to be told of each.

use std::collections::BTreeMap;

use indicatif::ProgressBar;
use reverie_game::table::Telling;
use reverie_game::{Illegal, Phrase, Seat};
use reverie_kit::Kit;
use reverie_kit::report::Thing;
use reverie_visitors::Bot;

use crate::arena::{Setting, on_all_cores};
use crate::studied::OptionSet;

/// What is to be studied. The options change with every game, the seats whenever all options have had their turn.
#[derive(Debug, Clone)]
pub struct Study {
    /// The game.
    pub kit: &'static Kit,
    /// The sets of options that take turns; one at least.
    pub sets: Vec<OptionSet>,
    /// The numbers of seats that take turns; one at least.
    pub seats: Vec<u8>,
    /// Who plays, on every seat.
    pub bot: Bot,
    /// How many games.
    pub games: u64,
    /// What all deals follow from.
    pub seed: u64,
}

/// All games of a study.
#[derive(Debug)]
pub struct Gathered {
    /// What was studied.
    pub study: Study,
    /// Whether players win against each other; else the table judges them, alone or together.
    pub rivals: bool,
    /// Every game.
    pub games: Vec<Facts>,
    /// Everything that anybody took, with what it is called.
    pub things: BTreeMap<Thing, Phrase>,
    /// The kinds of points, in the order of the standings.
    pub parts: Vec<String>,
}

/// One game.
#[derive(Debug, Clone)]
pub struct Facts {
    /// Its options, by their place in the study.
    pub set: usize,
    /// How many played.
    pub seats: usize,
    /// Rounds, where the game counts any.
    pub rounds: Option<u64>,
    /// Decisions of all seats.
    pub decisions: u32,
    /// The row of the rulebook's table it ended in, and how many there are.
    pub band: Option<(u8, u8)>,
    /// Everybody; where the players are a team, the team alone.
    pub players: Vec<Player>,
}

/// Somebody in one game.
#[derive(Debug, Clone, Default)]
pub struct Player {
    /// How many places after the first player they sat; none where nobody begins.
    pub position: Option<usize>,
    /// Points.
    pub points: f64,
    /// Their part of the win.
    pub won: f64,
    /// Points by kind.
    pub parts: BTreeMap<String, f64>,
    /// How often they took each thing.
    pub taken: BTreeMap<Thing, f64>,
}

type Labels = BTreeMap<Thing, Phrase>;

/// Things of a kind that are called the same (tiles of one machine at different prices) are told apart by what the
/// box calls them.
fn told_apart(labels: &Labels) -> Labels {
    let mut called: BTreeMap<(&str, String), usize> = BTreeMap::new();
    for (thing, label) in labels {
        *called.entry((thing.kind, label.to_string())).or_default() += 1;
    }
    let numbered = |(thing, label): (&Thing, &Phrase)| {
        let label = match called.get(&(thing.kind, label.to_string())) {
            Some(2..) => {
                Phrase::new("report-thing-alike").with("thing", label.clone()).with("id", thing.id.as_str())
            }
            _ => label.clone(),
        };
        (thing.clone(), label)
    };
    labels.iter().map(numbered).collect()
}

impl Study {
    fn setting(&self, n: u64) -> (usize, Setting) {
        let (sets, counts) = (self.sets.len() as u64, self.seats.len() as u64);
        let place = |n: u64| usize::try_from(n).unwrap_or(0);
        let set = place(n % sets);
        let seats = self.seats[place(n / sets % counts)];
        (set, Setting { kit: self.kit, set: self.sets[set].clone(), seats, seed: self.seed })
    }

    /// Plays every game on so many threads; 0: on all cores.
    pub fn run(self, threads: usize, bar: &ProgressBar) -> Result<Gathered, Illegal> {
        let mut rivals = true;
        for n in 0..(self.sets.len() * self.seats.len()) as u64 {
            rivals &= !self.setting(n).1.is_judged()?;
        }
        let played = on_all_cores(self.games, threads, bar, |n| self.play(n, rivals))?;
        let mut things = Labels::new();
        let mut games = Vec::with_capacity(played.len());
        let mut parts: Vec<String> = Vec::new();
        for (facts, labels) in played {
            things.extend(labels);
            for part in facts.players.iter().flat_map(|player| player.parts.keys()) {
                if !parts.contains(part) {
                    parts.push(part.clone());
                }
            }
            games.push(facts);
        }
        Ok(Gathered { study: self, rivals, games, things: told_apart(&things), parts })
    }

    fn play(&self, n: u64, rivals: bool) -> Result<(Facts, Labels), Illegal> {
        let (set, setting) = self.setting(n);
        let seats = usize::from(setting.seats);
        let notes = self.kit.notes;
        let mut labels = Labels::new();
        let mut players = vec![Player::default(); seats];
        let (mut rounds, mut first) = (None, None);
        let mut note = |told: &[Telling]| {
            for telling in told {
                let event = telling.event.json();
                rounds = rounds.max(notes.round(&event));
                if event["event"] == "first" {
                    let seat = event["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok());
                    first = seat.or(first);
                }
                labels.extend(notes.offered(telling, &event));
                if let Some((seat, thing, label)) = notes.taken(telling, &event)
                    && let Some(player) = players.get_mut(seat)
                {
                    *player.taken.entry(thing.clone()).or_default() += 1.0;
                    labels.entry(thing).or_insert(label);
                }
            }
        };
        let bots = vec![&self.bot; seats];
        let played = setting.play(n, 0, &bots, &mut |_, told| note(told))?;
        if let Some((_, reason)) = played.failed {
            return Err(reason);
        }
        let winners: Vec<usize> = played.standings.winners().map(Seat::index).collect();
        for (seat, standing) in played.standings.seats.iter().enumerate() {
            let player = &mut players[seat];
            player.position = first.map(|first| (seat + seats - first) % seats);
            player.points = f64::from(standing.points);
            #[allow(clippy::cast_precision_loss)] // a handful of seats
            if winners.contains(&seat) {
                player.won = 1.0 / winners.len() as f64;
            }
            for part in &standing.parts {
                player.parts.insert(part.name.to_string(), f64::from(part.points));
            }
        }
        if !rivals {
            players = vec![team(players)];
        }
        let facts = Facts {
            set,
            seats,
            rounds,
            decisions: played.decisions.iter().sum(),
            band: played.standings.band.map(|band| (band.index, band.of)),
            players,
        };
        Ok((facts, labels))
    }
}

/// What a team made together: its points are everybody's, what anybody took the team has.
fn team(players: Vec<Player>) -> Player {
    let mut all = Player::default();
    for player in players {
        for (thing, count) in player.taken {
            *all.taken.entry(thing).or_default() += count;
        }
        all.points = player.points;
        all.parts = player.parts;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_of_a_kind_that_are_called_the_same_are_told_apart() {
        let thing = |kind, id: &str| Thing { kind, id: id.into() };
        let labels = [("a", "1", "horn"), ("a", "7", "horn"), ("a", "8", "drum"), ("b", "1", "horn")];
        let labels = labels.map(|(kind, id, word)| (thing(kind, id), Phrase::new(word)));
        let apart = told_apart(&labels.into());
        let said: Vec<String> = apart.values().map(ToString::to_string).collect();
        let horn = |id| format!("report-thing-alike id={id} thing=(horn)");
        assert_eq!(said, [horn(1), horn(7), "drum".into(), "horn".into()]);
    }
}
