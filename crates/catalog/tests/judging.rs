//! What is thought of a decision, by whoever can search, of any game: only from what its seat could see.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::time::Duration;

use reverie_catalog::review::{Reviewed, Reviewing, Turned, turning};
use reverie_catalog::{all, find};
use reverie_daydream::Daydream;
use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_game::table::Act;
use reverie_game::{Chance, Dealer, Eyes, Luck, Seat, Seed, Session, Table, Told};
use reverie_kit::{Kit, Means, Mind, Thought};
use reverie_mech_a_dream::MechADream;
use reverie_mechanica::{Mechanica, Options};
use reverie_text::Voice;
use serde_json::json;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn dealt(word: &str) -> Chance {
    Chance::Dealt(Dealer::new(Seed::named(word)))
}

/// Who is awaited, if anybody is.
fn awaited(table: &dyn Table) -> Option<Seat> {
    match table.turn() {
        reverie_game::Turn::Waiting { waiting, .. } => waiting.iter().next(),
        _ => None,
    }
}

/// A game for two after so many decisions of anybody.
fn after<G: Told>(decisions: usize) -> Session<G> {
    let mut session =
        Session::<G>::new(2, serde_json::from_value(json!({})).unwrap(), dealt("judging")).unwrap();
    session.settle();
    let mut luck = Luck::seeded(9);
    for _ in 0..decisions {
        let Some(seat) = awaited(&session) else { break };
        let mv = *luck.pick(&session.moves(seat)).unwrap();
        session.play(seat, mv).unwrap();
    }
    session
}

/// Another table that looks the same to this seat: what it cannot see is drawn anew, and other dice will fall.
fn lookalike<G: Told>(session: &Session<G>, seat: Seat) -> Session<G> {
    let view = session.game().view(session.state(), Eyes::Seat(seat));
    let state = session.game().sample(&view, &mut Luck::seeded(77));
    Session::load(2, session.options().clone(), dealt("other dice"), state).unwrap()
}

fn the_same_is_thought_of_what_looks_the_same<G: Told>() {
    let level = find(G::NAME).unwrap().middle().unwrap();
    for decisions in [0, 3, 11] {
        let session = after::<G>(decisions);
        let Some(seat) = awaited(&session) else { continue };
        let other = lookalike(&session, seat);
        let think = |table: &dyn Table| {
            let thought = level.think(table, seat, &mut Luck::seeded(4)).unwrap();
            (thought.mv, thought.words, thought.why, thought.reason)
        };
        assert_eq!(think(&session), think(&other), "{} after {decisions}", G::NAME);
    }
}

#[test]
fn two_tables_that_look_the_same_to_a_seat_get_the_same_hint() {
    the_same_is_thought_of_what_looks_the_same::<Daydream>();
    the_same_is_thought_of_what_looks_the_same::<MechADream>();
    the_same_is_thought_of_what_looks_the_same::<Mechanica>();
    the_same_is_thought_of_what_looks_the_same::<FactoryOfDreams>();
}

#[test]
fn a_hint_has_words_and_a_reason_where_it_was_searched_for() {
    for kit in all() {
        let level = kit.strongest().unwrap();
        let mut table = (kit.entry.open)(2, &json!({}), dealt("words")).unwrap();
        table.settle();
        let seat = awaited(&*table).unwrap();
        let thought = level.think(&*table, seat, &mut Luck::seeded(1)).unwrap();
        assert!(!thought.words.is_empty(), "{}", kit.entry.name);
        assert_eq!(thought.reason.is_some(), level.judges(), "{}", kit.entry.name);
    }
}

/// What the strongest level of a game thinks at its first decision with these means.
fn thought_with(kit: &Kit, means: Means) -> Thought {
    let mut table = (kit.entry.open)(2, &json!({}), dealt("means")).unwrap();
    table.settle();
    let seat = awaited(&*table).unwrap();
    kit.strongest().unwrap().think_with(means, &*table, seat, &mut Luck::seeded(1)).unwrap()
}

#[test]
fn on_more_cores_a_bot_decides_the_same_for_the_same_reason() {
    for kit in all() {
        let [one, several] = [1, 3].map(|cores| {
            let means = Means { cores: cores.try_into().unwrap(), time: Duration::MAX };
            let thought = thought_with(kit, means);
            (thought.mv, thought.reason)
        });
        assert_eq!(one, several, "{}", kit.entry.name);
    }
}

#[test]
fn who_may_not_think_looks_once_at_everything_and_decides() {
    for kit in all().filter(|kit| kit.reviewer().is_some()) {
        let games = |time| thought_with(kit, Means { time, ..Means::all() }).reason.unwrap().games;
        let (glance, whole) = (games(Duration::ZERO), games(Duration::MAX));
        assert!(0 < glance && glance < whole / 4, "{}: {glance} of {whole}", kit.entry.name);
    }
}

#[test]
fn against_somebody_nobody_plays_points_are_those_beyond_theirs_and_everything_says_so() {
    let mechanica = find("mechanica").unwrap();
    let mut alone = Session::<Mechanica>::new(1, Options::default(), dealt("armand")).unwrap();
    alone.settle();
    let level = mechanica.level("dreamer").unwrap();
    let thought = level.think(&alone, seat(0), &mut Luck::seeded(1)).unwrap();
    let reason = thought.reason.unwrap();
    let rival = reason.rival.unwrap();
    for (code, ahead, behind) in [("en", "ahead of", "behind"), ("fr", "devant", "derrière")] {
        let voice = Voice::of(code.parse().unwrap());
        assert_eq!(voice.say(&rival), "ARMAND-0");
        let said = voice.say(&thought.why);
        let side = if reason.value < 0.0 { behind } else { ahead };
        assert!(said.contains(&format!(" {side} ARMAND-0")), "{said}");
    }
    let mut luck = Luck::seeded(5);
    while let Some(seat) = awaited(&alone) {
        let mv = *luck.pick(&alone.moves(seat)).unwrap();
        alone.play(seat, mv).unwrap();
    }
    let reviewing = Reviewing::of(&alone).unwrap();
    assert_eq!(reviewing.rival(), Some(&rival));
    let his = alone.game().armand_points(alone.state().armand.as_ref().unwrap());
    assert_eq!(reviewing.ended(), [alone.standings().seats[0].points - his]);

    let together = after::<Mechanica>(9);
    let reviewing = Reviewing::of(&together).unwrap();
    let points: Vec<i32> = together.standings().seats.iter().map(|standing| standing.points).collect();
    assert_eq!((reviewing.rival(), reviewing.ended()), (None, points.as_slice()));
    let seat = awaited(&together).unwrap();
    assert_eq!(level.think(&together, seat, &mut luck).unwrap().reason.unwrap().rival, None);
}

#[test]
fn every_decision_of_a_game_is_looked_back_at_where_somebody_can() {
    for kit in all().filter(|kit| kit.reviewer().is_some()) {
        let name = kit.entry.name;
        let mut table = (kit.entry.open)(2, &json!({}), dealt("review")).unwrap();
        table.settle();
        let (mut luck, mut played) = (Luck::seeded(3), 0);
        while let Some(seat) = awaited(&*table).filter(|_| played < 12) {
            let mv = luck.pick(&table.legal(seat).unwrap().moves).unwrap().clone();
            table.act(Act::Play(seat, &mv)).unwrap();
            played += 1;
        }
        let mut reviewing = Reviewing::of(&*table).unwrap();
        assert_eq!(reviewing.decisions(), played, "{name}");
        let mut steps = Vec::new();
        while let Some(found) = reviewing.look(Duration::from_millis(60)).unwrap() {
            assert!(
                found.cost >= 0.0 && found.hopes.len() == 2 && !found.played.is_empty(),
                "{name}: {found:?}"
            );
            assert!(found.better.is_some() || found.cost == 0.0, "{name}: {found:?}");
            steps.push(found);
        }
        assert_eq!(steps.len(), played, "{name}");
        assert!(steps.is_sorted_by_key(|found| found.step), "{name}");
        assert!(steps.iter().any(|found| found.better.is_some()), "{name}: chance plays as well as the best");
    }
}

#[test]
fn a_game_whose_bots_do_not_search_has_no_review_and_says_so() {
    let mut table = (find("factory-of-dreams").unwrap().entry.open)(2, &json!({}), dealt("no")).unwrap();
    table.settle();
    assert_eq!(Reviewing::of(&*table).unwrap_err().key(), "no-review");
}

#[test]
fn the_game_turned_where_most_was_given_away_and_where_hopes_changed_without_that() {
    let one = |step, number, cost, hopes: [f64; 2]| Reviewed {
        step,
        seat: seat(number),
        bot: None,
        played: Vec::new(),
        better: None,
        cost,
        hopes: hopes.into(),
    };
    let steps = [
        one(1, 0, 0.0, [20.0, 20.0]),
        one(3, 1, 0.2, [20.0, 19.8]),
        // Ada gave 3 points away; nothing else happened.
        one(4, 0, 3.0, [17.0, 19.8]),
        // Ben's dice were 5 points better than could be expected.
        one(6, 1, 0.0, [17.0, 24.8]),
        one(7, 0, 0.6, [16.4, 24.8]),
    ];
    let turns: Vec<_> =
        turning(&steps).iter().map(|turn| (turn.step, turn.seat, turn.kind, turn.points)).collect();
    let (ada, ben) = (seat(0), seat(1));
    assert_eq!(
        turns,
        [(4, ada, Turned::Cost, -3.0), (6, ben, Turned::Swing, 5.0), (7, ada, Turned::Cost, -0.6)]
    );
    assert_eq!(turning(&steps[..1]), []);
}
