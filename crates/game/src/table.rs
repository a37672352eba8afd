//! Any game behind one object-safe face: what the catalog, the referee, the lab and the server hold. Everything
//! that is typed inside goes in and out as JSON.

use std::any::Any;
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use ts_rs::TS;

use crate::laws::{self, Breach, Rigor};
use crate::playout::{self, Speed, Tally};
use crate::session::{By, Cast, Proof};
use crate::{
    Audience, BadBox, Broken, Campaign, Chance, Choice, EntryOf, Eyes, Happening, Illegal, Phrase, Question,
    Record, Seat, Session, Standings, StepOf, Texts, Told, Turn, option_sets,
};

/// A table, or why there is none.
pub type Opened = Result<Box<dyn Table>, Illegal>;
/// What was played under the laws, or the law that was broken.
pub type Upheld = Result<Tally, Box<Breach>>;

/// A game as the catalog lists it.
#[derive(Debug, Clone, Copy)]
pub struct GameEntry {
    /// [`Game::NAME`].
    pub name: &'static str,
    /// [`Game::RULES`].
    pub rules: u16,
    /// The fewest and the most who can play.
    pub seats: (u8, u8),
    /// Whether there is nothing to hide: [`Game::OPEN`].
    pub is_open: bool,
    /// What can be chosen before a game.
    pub choices: &'static [Choice],
    /// [`Game::CAMPAIGN`].
    pub campaign: Option<Campaign>,
    /// Its Fluent files.
    pub texts: Texts,
    /// Opens a table for a new game.
    pub open: fn(u8, &Json, Chance) -> Opened,
    /// Opens a table on a position set up by hand.
    pub load: fn(u8, &Json, Chance, &Json) -> Opened,
    /// Opens a table on a recorded game.
    pub replay: fn(&Json) -> Replayed,
    /// Opens a table on a recorded game, for somebody who watches: see [`Session::retell`].
    pub retell: fn(&Json, &mut Watcher<'_>) -> Replayed,
    /// Reads a file of components; what comes back goes into the options as `components`.
    pub unbox: fn(&str) -> Result<Json, BadBox>,
    /// Every set of options, with a short name.
    pub option_sets: fn() -> Vec<(String, Json)>,
    /// Plays one random game under the laws.
    pub uphold: fn(u8, &Json, u64, Rigor) -> Upheld,
    /// Plays random games as fast as it can.
    pub measure: fn(u8, &Json, u64, Duration) -> Result<Speed, Illegal>,
}

/// The table of a recorded game, or why the record does not hold.
pub type Replayed = Result<Box<dyn Table>, Broken>;

/// Somebody shown the table before the first entry of a record and after each, with what happened.
pub type Watcher<'a> = dyn FnMut(&dyn Table, Vec<Telling>) + 'a;

/// The catalog's line for a game.
pub const fn entry<G: Told>() -> GameEntry {
    GameEntry {
        name: G::NAME,
        rules: G::RULES,
        seats: (*G::SEATS.start(), *G::SEATS.end()),
        is_open: G::OPEN,
        choices: G::CHOICES,
        campaign: G::CAMPAIGN,
        texts: G::TEXTS,
        open: |seats, options, chance| {
            Ok(Box::new(Session::<G>::new(seats, read("bad-options", options)?, chance)?))
        },
        load: |seats, options, chance, state| {
            let options = read("bad-options", options)?;
            Ok(Box::new(Session::<G>::load(seats, options, chance, read("bad-state", state)?)?))
        },
        replay: |record| Ok(Box::new(Session::<G>::replay(read_record::<G>(record)?)?)),
        retell: |record, watch| {
            let tell_all = |session: &Session<G>, events: &[G::Event]| {
                watch(session, tell(Session::game(session), events));
            };
            Ok(Box::new(Session::<G>::retell(read_record::<G>(record)?, tell_all)?))
        },
        unbox: |source| G::unbox(source).map(|components| json(&components)),
        option_sets: || {
            option_sets::<G>().iter().map(|(name, options)| (name.clone(), json(options))).collect()
        },
        uphold: |seats, options, seed, rigor| {
            let options = read("bad-options", options).map_err(|reason| laws::cannot_open(&reason))?;
            laws::uphold_game::<G>(seats, &options, seed, rigor)
        },
        measure: |seats, options, seed, time| {
            let game = G::open(seats, &read("bad-options", options)?)?;
            Ok(playout::measure(&game, seed, time))
        },
    }
}

/// A game under way, whatever game it is. See [`Session`] for what each call does.
pub trait Table: Send {
    /// Its game's name.
    fn game(&self) -> &'static str;
    /// How many seats it has.
    fn seats(&self) -> u8;
    /// What was chosen before the game.
    fn options(&self) -> Json;
    /// What is printed and never changes.
    fn board(&self) -> Json;
    /// Who sits where, where that was named.
    fn players(&self) -> &[String];
    /// Names who sits where.
    fn name_players(&mut self, players: Vec<String>);
    /// What it waits for.
    fn turn(&self) -> Turn<Json>;
    /// The result, once it is over.
    fn over(&self) -> Option<Standings>;
    /// Who is ahead, at any time.
    fn standings(&self) -> Standings;
    /// What a seat may do now.
    fn legal(&self, seat: Seat) -> Result<Legal<Json>, Illegal>;
    /// A seat decides.
    fn play(&mut self, seat: Seat, mv: &Json) -> Result<Vec<Telling>, Illegal>;
    /// A seat answers an open question.
    fn say(&mut self, seat: Seat, text: &str) -> Result<Vec<Telling>, Illegal>;
    /// The driver brings a roll.
    fn roll(&mut self, roll: &Json) -> Result<Vec<Telling>, Illegal>;
    /// The dealer deals what is due.
    fn settle(&mut self) -> Vec<Telling>;
    /// What these eyes may see.
    fn view(&self, eyes: Eyes) -> Result<Json, Illegal>;
    /// The whole position.
    fn state(&self) -> Json;
    /// The step that a seat's decision would be, if it may be made now. A table that must lose nothing stores it, then
    /// [`take`](Self::take)s it.
    fn decide(&self, seat: Seat, mv: &Json) -> Result<Json, Illegal>;
    /// What a seat would see of a decision, if it may be made now: see [`Session::ahead`].
    fn ahead(&self, seat: Seat, mv: &Json) -> Result<Ahead, Illegal>;
    /// The step that a seat's answer in its own words would be.
    fn answer(&self, seat: Seat, text: &str) -> Result<Json, Illegal>;
    /// What would be said to a seat's answers in its own words, from the open question on: see [`Session::weigh`].
    fn weigh(&self, seat: Seat, answers: &[Option<&str>]) -> Result<Vec<Result<(), Illegal>>, Illegal>;
    /// Why nobody may talk now.
    fn silence(&self) -> Option<Phrase>;
    /// The step that the dealer's next roll would be, if one is due.
    fn due(&self) -> Option<Json>;
    /// Takes a step; the dealer does not go on by itself.
    fn take(&mut self, step: &Json) -> Result<Vec<Telling>, Illegal>;
    /// As [`take`](Self::take), with what happened written out once for all who may know of it.
    fn take_written(&mut self, step: &Json) -> Result<Vec<Written>, Illegal>;
    /// Whether all eyes see the same.
    fn is_open(&self) -> bool;
    /// What these eyes may see, written out: no detour over [`Json`] where it only goes down a wire.
    fn view_text(&self, eyes: Eyes) -> Result<String, Illegal>;
    /// What a seat may do now, written out.
    fn legal_text(&self, seat: Seat) -> Result<String, Illegal>;
    /// Whether a seat may take back its last decision, and if not, why.
    fn can_undo(&self, seat: Seat) -> Result<(), Illegal>;
    /// A seat takes back its last decision.
    fn undo(&mut self, seat: Seat) -> Result<(), Illegal>;
    /// Dealer and bots wait for this seat, or no longer do.
    fn hold(&mut self, seat: Seat, on: bool) -> Result<(), Illegal>;
    /// A seat lets go of what it decided; follow with `settle`.
    fn confirm(&mut self, seat: Seat) -> Result<(), Illegal>;
    /// How many entries its record has.
    fn steps(&self) -> usize;
    /// How it came to be what it is, as these eyes saw it; with every view, and with the proof of each roll, where that is
    /// wanted.
    fn past(&self, eyes: Eyes, views: bool, proofs: bool) -> Result<Vec<Past>, Illegal>;
    /// The game so far, written down.
    fn record(&self, with_seed: bool) -> Json;
    /// A copy, to look ahead or step back without touching this one.
    fn fork(&self) -> Box<dyn Table>;
    /// The [`Session`] inside, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

/// What a seat may do now.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(optional_fields, export_to = "game.ts")]
pub struct Legal<M> {
    /// Every decision it may make; with a question open, the answers the box knows.
    pub moves: Vec<M>,
    /// Free text it is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
}

/// JSON that is a game's own: what it means is in that game's types.
#[derive(Debug, TS)]
#[ts(type = "unknown", export_to = "game.ts")]
pub struct Own;

/// An event on its way out.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(optional_fields, export_to = "game.ts")]
pub struct Telling {
    /// What happened.
    #[ts(type = "unknown")]
    pub event: Json,
    /// Who may know; left out of the JSON, whoever sends it on must look.
    #[serde(skip)]
    pub audience: Audience,
    /// Its line in the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Phrase>,
}

/// What a decision would do.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(optional_fields, export_to = "game.ts")]
pub struct Ahead {
    /// What its seat would be told, up to where something hidden would be uncovered.
    pub events: Vec<Telling>,
    /// What its seat would see; none where something hidden would be uncovered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    pub view: Option<Json>,
}

/// A step of a game that some eyes saw.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export_to = "game.ts")]
pub struct Past {
    /// Who made it; none for the table before the first.
    #[ts(as = "Option<By<Own>>")]
    pub by: Option<By<Json>>,
    /// What happened, as far as these eyes may know.
    pub events: Vec<Telling>,
    /// What these eyes saw then, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    pub view: Option<Json>,
    /// What the table then waited for.
    #[ts(as = "Turn<Own>")]
    pub turn: Turn<Json>,
}

/// A [`Telling`] written out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The event and its line in the log, as JSON.
    pub text: Box<str>,
    /// Who may know; whoever sends it on must look.
    pub audience: Audience,
}

fn json(data: &impl Serialize) -> Json {
    serde_json::to_value(data).expect("plain data always has a JSON form")
}

fn text(data: &impl Serialize) -> String {
    // About the size of a view: most texts then never have to move while they grow.
    let mut text = Vec::with_capacity(2048);
    serde_json::to_writer(&mut text, data).expect("plain data always has a JSON form");
    String::from_utf8(text).expect("JSON is UTF-8")
}

fn read<T: DeserializeOwned>(key: &'static str, value: &Json) -> Result<T, Illegal> {
    T::deserialize(value).map_err(|error| Illegal::new(key).with("reason", error.to_string()))
}

/// A record; where it cannot be read, the entry that is to blame, if one is.
fn read_record<G: Told>(record: &Json) -> Result<Record<G>, Broken> {
    read("bad-record", record).map_err(|whole| {
        let entries = record.get("entries").and_then(Json::as_array).into_iter().flatten();
        entries
            .enumerate()
            .find_map(|(n, entry)| {
                let reason = read::<EntryOf<G>>("bad-record", entry).err()?;
                Some(Broken { entry: Some(n), reason })
            })
            .unwrap_or_else(|| whole.into())
    })
}

/// Who made a step, with the proof of a roll where that is wanted.
fn author<R: Serialize>(by: By<R>, proofs: bool) -> By<Json> {
    match by {
        By::Seat { seat } => By::Seat { seat },
        By::Chance { chance: Cast { source, index, proof } } => {
            let proof = proof.filter(|_| proofs).map(|proof| Proof {
                n: proof.n,
                rolls: proof.rolls.iter().map(|(roll, weight)| (json(roll), *weight)).collect(),
                roll: json(&proof.roll),
            });
            By::Chance { chance: Cast { source, index, proof } }
        }
    }
}

/// Of what happened, what these eyes may know.
fn audible<G: Told>(game: &G, events: &[G::Event], eyes: Eyes) -> Vec<Telling> {
    let mut told = tell(game, events);
    told.retain(|telling| telling.audience.includes(eyes));
    told
}

fn tell<G: Told>(game: &G, events: &[G::Event]) -> Vec<Telling> {
    events
        .iter()
        .map(|event| Telling {
            event: json(event),
            audience: event.audience(),
            words: game.event_words(event),
        })
        .collect()
}

fn write<G: Told>(game: &G, events: &[G::Event]) -> Vec<Written> {
    #[derive(Serialize)]
    struct Line<'a, E> {
        event: &'a E,
        #[serde(skip_serializing_if = "Option::is_none")]
        words: Option<Phrase>,
    }
    events
        .iter()
        .map(|event| Written {
            text: text(&Line { event, words: game.event_words(event) }).into_boxed_str(),
            audience: event.audience(),
        })
        .collect()
}

impl<G: Told> Table for Session<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }
    fn seats(&self) -> u8 {
        Session::game(self).seats()
    }
    fn options(&self) -> Json {
        json(Session::options(self))
    }
    fn board(&self) -> Json {
        json(Session::game(self).board())
    }
    fn players(&self) -> &[String] {
        self.players()
    }
    fn name_players(&mut self, players: Vec<String>) {
        self.name_players(players);
    }
    fn turn(&self) -> Turn<Json> {
        match self.turn() {
            Turn::Waiting { waiting, held } => Turn::Waiting { waiting, held },
            Turn::Over { over } => Turn::Over { over },
            Turn::Chance { chance } => Turn::Chance {
                chance: crate::session::Due {
                    source: chance.source,
                    rolls: chance.rolls.iter().map(|(roll, weight)| (json(roll), *weight)).collect(),
                },
            },
        }
    }
    fn over(&self) -> Option<Standings> {
        self.over()
    }
    fn standings(&self) -> Standings {
        Session::game(self).standings(Session::state(self))
    }
    fn legal(&self, seat: Seat) -> Result<Legal<Json>, Illegal> {
        self.awaited(seat)?;
        let question = Session::game(self).question(Session::state(self), seat);
        Ok(Legal { moves: self.moves(seat).iter().map(json).collect(), question })
    }
    fn play(&mut self, seat: Seat, mv: &Json) -> Result<Vec<Telling>, Illegal> {
        self.awaited(seat)?;
        let events = self.play(seat, read("bad-move", mv)?)?;
        Ok(tell(Session::game(self), &events))
    }
    fn say(&mut self, seat: Seat, text: &str) -> Result<Vec<Telling>, Illegal> {
        let events = self.say(seat, text)?;
        Ok(tell(Session::game(self), &events))
    }
    fn roll(&mut self, roll: &Json) -> Result<Vec<Telling>, Illegal> {
        let events = self.roll(read("bad-roll", roll)?)?;
        Ok(tell(Session::game(self), &events))
    }
    fn settle(&mut self) -> Vec<Telling> {
        let events = self.settle();
        tell(Session::game(self), &events)
    }
    fn view(&self, eyes: Eyes) -> Result<Json, Illegal> {
        if let Eyes::Seat(seat) = eyes {
            self.seated(seat)?;
        }
        Ok(json(&Session::game(self).view(Session::state(self), eyes)))
    }
    fn state(&self) -> Json {
        json(Session::state(self))
    }
    fn decide(&self, seat: Seat, mv: &Json) -> Result<Json, Illegal> {
        self.awaited(seat)?;
        let mv = read("bad-move", mv)?;
        self.allows(seat, mv)?;
        Ok(json(&EntryOf::<G>::Move { seat, mv }))
    }
    fn ahead(&self, seat: Seat, mv: &Json) -> Result<Ahead, Illegal> {
        self.awaited(seat)?;
        let ahead = self.ahead(seat, read("bad-move", mv)?)?;
        let events = tell(Session::game(self), &ahead.events);
        Ok(Ahead { events, view: ahead.view.as_ref().map(json) })
    }
    fn answer(&self, seat: Seat, text: &str) -> Result<Json, Illegal> {
        let mv = self.answer(seat, text)?;
        Ok(json(&EntryOf::<G>::Move { seat, mv }))
    }
    fn weigh(&self, seat: Seat, answers: &[Option<&str>]) -> Result<Vec<Result<(), Illegal>>, Illegal> {
        self.weigh(seat, answers)
    }
    fn silence(&self) -> Option<Phrase> {
        Session::game(self).silence(Session::state(self))
    }
    fn due(&self) -> Option<Json> {
        self.due().map(|entry| json(&entry))
    }
    fn take(&mut self, step: &Json) -> Result<Vec<Telling>, Illegal> {
        let events = self.take(read::<StepOf<G>>("bad-record", step)?)?;
        Ok(tell(Session::game(self), &events))
    }
    fn take_written(&mut self, step: &Json) -> Result<Vec<Written>, Illegal> {
        let events = self.take(read::<StepOf<G>>("bad-record", step)?)?;
        Ok(write(Session::game(self), &events))
    }
    fn is_open(&self) -> bool {
        G::OPEN
    }
    fn view_text(&self, eyes: Eyes) -> Result<String, Illegal> {
        if let Eyes::Seat(seat) = eyes {
            self.seated(seat)?;
        }
        Ok(text(&Session::game(self).view(Session::state(self), eyes)))
    }
    fn legal_text(&self, seat: Seat) -> Result<String, Illegal> {
        self.awaited(seat)?;
        let question = Session::game(self).question(Session::state(self), seat);
        Ok(text(&Legal { moves: self.moves(seat), question }))
    }
    fn can_undo(&self, seat: Seat) -> Result<(), Illegal> {
        self.can_undo(seat)
    }
    fn undo(&mut self, seat: Seat) -> Result<(), Illegal> {
        self.undo(seat)
    }
    fn hold(&mut self, seat: Seat, on: bool) -> Result<(), Illegal> {
        self.hold(seat, on)
    }
    fn confirm(&mut self, seat: Seat) -> Result<(), Illegal> {
        self.confirm(seat)
    }
    fn steps(&self) -> usize {
        self.entries().len()
    }
    fn past(&self, eyes: Eyes, views: bool, proofs: bool) -> Result<Vec<Past>, Illegal> {
        if let Eyes::Seat(seat) = eyes {
            self.seated(seat)?;
        }
        let mut past = Vec::with_capacity(self.entries().len() + 1);
        self.relive(|then, by, events| {
            let game = Session::game(then);
            past.push(Past {
                by: by.map(|by| author(by, proofs)),
                events: audible(game, events, eyes),
                view: views.then(|| json(&game.view(Session::state(then), eyes))),
                turn: Table::turn(then),
            });
        });
        Ok(past)
    }
    fn record(&self, with_seed: bool) -> Json {
        json(&self.record(with_seed))
    }
    fn fork(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
