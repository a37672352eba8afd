//! The checker finds what is wrong, and nothing else: an honest history of a table, and one thing planted in it at a time.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::collections::BTreeMap;

use reverie_game::table::{Act, Telling};
use reverie_game::{Chance, Dealer, Eyes, Luck, Seat, Seed, Step, Table, Turn};
use reverie_lab::checker::{Checker, Claim, Finding, Kind, Refused, Seen, Shown, Sight};
use reverie_lab::studied::usual_secretive_game;
use reverie_store::{GuestId, Millis, Phase, SeatRow, Sitter, StoredEntry, TableId, TableRow};
use serde_json::{Value as Json, json};

const SEATS: u8 = 2;
/// When it began; a move a second.
const BEGAN: i64 = 1_800_000_000_000;
const SECOND: i64 = 1_000;

/// What was seen and what is stored, in a few turns of a game with secrets.
#[derive(Clone)]
struct History {
    row: TableRow,
    entries: Vec<StoredEntry>,
    /// The seats', then the watcher's.
    seen: Vec<Seen>,
}

fn row(game: &str, options: Json) -> TableRow {
    let seat = |seat| SeatRow { seat, sitter: Sitter::guest(GuestId(1)), since: Millis(BEGAN) };
    let game = reverie_catalog::find(game).unwrap().entry;
    TableRow {
        id: TableId("planted".to_owned()),
        game: game.name.to_owned(),
        rules: game.rules.newest,
        options,
        clock: json!({}),
        seed: Seed::named("planted").into(),
        host: GuestId(1),
        phase: Phase::Play,
        created: Millis(BEGAN),
        changed: Millis(BEGAN),
        next: None,
        lesson: false,
        team: None,
        hints: None,
        hidden: false,
        seats: (0..SEATS).map(seat).collect(),
    }
}

fn opened(row: &TableRow) -> Box<dyn Table> {
    let dealer = Dealer::new(row.seed.parse::<Seed>().unwrap());
    let open = reverie_catalog::find(&row.game).unwrap().entry.under;
    open(row.rules, SEATS, &row.options, Chance::Dealt(dealer)).unwrap()
}

/// An update as a server writes it.
fn update(game: &dyn Table, n: usize, from: Option<usize>, told: &[Telling], eyes: Eyes) -> Sight {
    let heard = told.iter().filter(|telling| telling.audience.includes(eyes));
    let heard: Vec<String> = heard.map(|telling| serde_json::to_string(telling).unwrap()).collect();
    let from = from.map(|from| format!(r#""from":{from},"#)).unwrap_or_default();
    let (heard, view) = (heard.join(","), game.view(eyes).unwrap());
    let text = format!(r#"{{"is":"update","n":{n},{from}"events":[{heard}],"view":{}}}"#, view.text());
    Sight::Shown(Shown::read(&text).unwrap())
}

/// Somebody plays a few turns, everybody looks on, and everything is as it should be.
fn honest() -> History {
    honest_game(&usual_secretive_game(), json!({}))
}

fn honest_game(game: &str, options: Json) -> History {
    let row = row(game, options);
    let mut game = opened(&row);
    let mut luck = Luck::seeded(7);
    let who = |eyes: Eyes| {
        eyes.seat().map_or_else(|| "watcher".to_owned(), |seat| format!("seat {}", seat.index()))
    };
    let mut seen: Vec<Seen> = Eyes::all(SEATS).map(|eyes| Seen::new(who(eyes), eyes)).collect();
    let mut entries: Vec<StoredEntry> = Vec::new();
    let store = |step: Step<_, _>, client: Option<String>, at: i64, entries: &mut Vec<StoredEntry>| {
        let number = u32::try_from(entries.len()).unwrap();
        entries.push(StoredEntry { number, step, client, at: Millis(at) });
    };
    while let Some(done) = game.deal() {
        store(done.step, None, BEGAN, &mut entries);
    }
    for eyes in &mut seen {
        eyes.sights.push(Sight::Joined { at: BEGAN });
        eyes.sights.push(update(&*game, entries.len(), None, &[], eyes.eyes));
    }
    for turn in 1..=9 {
        let Turn::Waiting { waiting, .. } = game.turn() else { break };
        let awaited: Vec<Seat> = waiting.iter().collect();
        let seat = *luck.pick(&awaited).unwrap();
        let legal = game.legal(seat).unwrap();
        let (from, at, id) = (entries.len(), BEGAN + turn * SECOND, format!("{}-{turn}", seat.index()));
        let Some(mv) = luck.pick(&legal.moves) else { break };
        let done = game.act(Act::Play(seat, mv)).unwrap();
        let mut told = done.told;
        store(done.step, Some(format!("9/{id}")), at, &mut entries);
        while let Some(done) = game.deal() {
            told.extend(done.told);
            store(done.step, None, at, &mut entries);
        }
        let mover = &mut seen[seat.index()].sights;
        mover.push(Sight::Sent { id: id.clone(), at: at - 5 });
        mover.push(Sight::Answered { id, number: entries.len() as u64, at: at + 5 });
        for eyes in &mut seen {
            eyes.sights.push(update(&*game, entries.len(), Some(from), &told, eyes.eyes));
        }
    }
    History { row, entries, seen }
}

impl History {
    fn findings(&self) -> Vec<Finding> {
        let mut checker = Checker::default();
        checker.table(&self.row, &self.entries, &self.seen);
        checker.findings
    }

    fn kinds(&self) -> Vec<Kind> {
        let mut kinds: Vec<Kind> = self.findings().into_iter().map(|finding| finding.kind).collect();
        kinds.sort();
        kinds.dedup();
        kinds
    }

    /// Where the last move with a sender is stored.
    fn last_move(&self) -> usize {
        self.entries.iter().rposition(|entry| entry.client.is_some()).unwrap()
    }

    /// The sights of whoever made it.
    fn mover(&mut self) -> &mut Vec<Sight> {
        let id = self.entries[self.last_move()].client.clone().unwrap().split_once('/').unwrap().1.to_owned();
        let seat: usize = id.split_once('-').unwrap().0.parse().unwrap();
        &mut self.seen[seat].sights
    }

    fn watcher(&mut self) -> &mut Vec<Sight> {
        &mut self.seen.last_mut().unwrap().sights
    }
}

fn shown(sights: &mut [Sight]) -> impl DoubleEndedIterator<Item = &mut Shown> {
    sights.iter_mut().filter_map(|sight| match sight {
        Sight::Shown(shown) => Some(shown),
        _ => None,
    })
}

#[test]
fn an_honest_history_holds() {
    let history = honest();
    assert_eq!(history.findings(), []);
    let mut checker = Checker::default();
    checker.table(&history.row, &history.entries, &history.seen);
    assert_eq!((checker.counts.tables, checker.counts.answered, checker.counts.resent), (1, 9, 0));
    assert_eq!(checker.counts.stored, history.entries.len() as u64);
    assert_eq!(checker.counts.shown, 3 * 10);
}

#[test]
fn an_acknowledged_move_that_is_not_stored_is_lost() {
    let mut history = honest();
    let last = history.last_move();
    history.entries[last].client = None;
    assert_eq!(history.kinds(), [Kind::Lost]);
}

#[test]
fn a_move_that_is_stored_after_what_acknowledged_it_is_lost() {
    let mut history = honest();
    let Some(Sight::Answered { number, .. }) =
        history.mover().iter_mut().rfind(|sight| matches!(sight, Sight::Answered { .. }))
    else {
        panic!("somebody moved")
    };
    *number = 1;
    assert_eq!(history.kinds(), [Kind::Lost]);
}

#[test]
fn what_was_shown_and_is_cut_off_the_end_has_vanished() {
    let mut history = honest();
    history.entries.truncate(history.last_move());
    assert_eq!(history.kinds(), [Kind::Lost, Kind::Vanished]);
}

#[test]
fn a_move_that_is_stored_twice_is_doubled() {
    let mut history = honest();
    let moves: Vec<usize> =
        (0..history.entries.len()).filter(|n| history.entries[*n].client.is_some()).collect();
    history.entries[moves[1]].client = history.entries[moves[0]].client.clone();
    assert_eq!(history.kinds(), [Kind::Lost, Kind::Doubled]);
}

#[test]
fn a_number_that_is_missing_is_a_gap() {
    let mut history = honest();
    let last = history.last_move();
    history.entries[last..].iter_mut().for_each(|entry| entry.number += 1);
    assert!(history.kinds().contains(&Kind::Gap));
}

#[test]
fn a_roll_that_is_not_the_seeds_breaks_the_table() {
    let mut history = honest();
    history.row.seed = Seed::named("another").into();
    assert!(history.kinds().contains(&Kind::Broken));
}

#[test]
fn a_view_that_does_not_follow_from_what_is_stored_is_another_order() {
    let mut history = honest();
    let Some(shown) = shown(history.watcher()).last() else { panic!("the watcher saw something") };
    shown.view = "0123456789abcdef".to_owned();
    assert_eq!(history.kinds(), [Kind::Different]);
}

#[test]
fn events_that_are_left_out_are_another_order() {
    let mut history = honest();
    let Some(shown) = shown(history.watcher()).rfind(|shown| !shown.events.is_empty()) else {
        panic!("the watcher was told something")
    };
    shown.events.pop();
    assert_eq!(history.kinds(), [Kind::Different]);
}

/// A place where somebody saw what the watcher must not.
fn secret_view(history: &mut History) -> (usize, String) {
    let seat: Vec<Shown> = shown(&mut history.seen[0].sights).map(|shown| shown.clone()).collect();
    let public: Vec<Shown> = shown(history.watcher()).map(|shown| shown.clone()).collect();
    let place = seat.iter().zip(&public).position(|(own, public)| own.view != public.view);
    let place = place.expect("a game with secrets shows a seat more than a watcher");
    (place, seat[place].view.clone())
}

#[test]
fn a_seats_view_in_anothers_hands_is_a_secret_shown() {
    let mut history = honest();
    let (place, view) = secret_view(&mut history);
    let Some(shown) = shown(history.watcher()).nth(place) else { panic!("the watcher saw as much") };
    shown.view = view;
    assert_eq!(history.kinds(), [Kind::Secret]);
}

#[test]
fn a_seats_own_news_in_anothers_ears_are_a_secret_told() {
    let mut found = 0;
    let all = reverie_catalog::EXAMPLES.iter().chain(reverie_catalog::GAMES).map(|kit| kit.entry);
    let all = all.filter(|game| !game.is_open && (game.seats.0..=game.seats.1).contains(&SEATS));
    let sets = all.flat_map(|game| (game.option_sets)().into_iter().map(move |(_, options)| (game, options)));
    for (game, options) in sets {
        let mut history = honest_game(game.name, options);
        assert_eq!(history.findings(), []);
        let told: Vec<Shown> = shown(&mut history.seen[0].sights).map(|shown| shown.clone()).collect();
        let public: Vec<Shown> = shown(history.watcher()).map(|shown| shown.clone()).collect();
        let place = told.iter().zip(&public).position(|(own, public)| own.events.len() > public.events.len());
        let Some(place) = place else { continue };
        let Some(shown) = shown(history.watcher()).nth(place) else {
            panic!("the watcher was told as often")
        };
        shown.events = told[place].events.clone();
        assert_eq!(history.kinds(), [Kind::Secret], "{}", game.name);
        found += 1;
    }
    assert!(found > 0, "some game tells a seat more than a watcher");
}

#[test]
fn whoever_is_shown_less_than_before_went_backwards() {
    let mut history = honest();
    let sights = history.watcher();
    let Some(Sight::Shown(early)) = sights.get(1).cloned() else {
        panic!("whoever comes in is shown the table")
    };
    sights.push(Sight::Shown(early));
    assert_eq!(history.kinds(), [Kind::Backwards]);
}

#[test]
fn whoever_comes_back_and_is_not_shown_their_own_move_went_backwards() {
    let mut history = honest();
    let sights = history.mover();
    // Its last update never came, and on the new connection they are shown what was before.
    let Some(Sight::Shown(_)) = sights.pop() else { panic!("a move is followed by its view") };
    let before = sights.iter().rfind(|sight| matches!(sight, Sight::Shown(_))).cloned();
    sights.extend([Sight::Joined { at: BEGAN }, before.expect("something was shown before")]);
    assert_eq!(history.kinds(), [Kind::Backwards]);
}

#[test]
fn whoever_comes_in_late_and_is_shown_less_than_was_acknowledged_sees_a_stale_table() {
    let mut history = honest();
    let mut late = Seen::new("late".to_owned(), Eyes::Spectator);
    let early = history.watcher()[1].clone();
    late.sights.extend([Sight::Joined { at: BEGAN + 60 * SECOND }, early]);
    history.seen.push(late);
    assert_eq!(history.kinds(), [Kind::Stale]);
}

#[test]
fn whoever_comes_in_while_a_move_is_being_acknowledged_may_be_shown_either() {
    let mut history = honest();
    let mut early = Seen::new("early".to_owned(), Eyes::Spectator);
    let first = history.watcher()[1].clone();
    early.sights.extend([Sight::Joined { at: BEGAN + SECOND }, first]);
    history.seen.push(early);
    assert_eq!(history.kinds(), []);
}

#[test]
fn a_legal_move_that_is_refused_is_found_and_a_phantom_where_it_is_stored() {
    let mut history = honest();
    let sights = history.mover();
    let place = sights.iter().rposition(|sight| matches!(sight, Sight::Answered { .. })).unwrap();
    let Sight::Answered { id, .. } = sights[place].clone() else { unreachable!("it was just found") };
    sights[place] = Sight::Refused(Refused { id, code: "not-now".to_owned() });
    assert_eq!(history.kinds(), [Kind::Refused, Kind::Phantom]);
    history.mover().push(Sight::Sent { id: "0-new".to_owned(), at: BEGAN });
    history.mover().push(Sight::Refused(Refused { id: "0-new".to_owned(), code: "not-now".to_owned() }));
    assert_eq!(history.findings().iter().filter(|finding| finding.kind == Kind::Refused).count(), 2);
    assert_eq!(history.findings().iter().filter(|finding| finding.kind == Kind::Phantom).count(), 1);
}

#[test]
fn a_move_that_is_never_answered_is_stuck_and_one_sent_again_is_not() {
    let mut history = honest();
    let at = BEGAN;
    let again = |id: &str| Sight::Sent { id: id.to_owned(), at };
    let Some(id) = history.mover().iter().find_map(|sight| match sight {
        Sight::Sent { id, .. } => Some(id.clone()),
        _ => None,
    }) else {
        panic!("somebody moved")
    };
    history.mover().insert(2, again(&id));
    assert_eq!(history.kinds(), []);
    history.mover().push(again("0-lost"));
    assert_eq!(history.kinds(), [Kind::Stuck]);
}

#[test]
fn an_entry_stored_at_another_time_than_it_was_sent_shows_a_clock_that_is_off() {
    let mut history = honest();
    let last = history.last_move();
    history.entries[last].at.0 += 300 * SECOND;
    assert_eq!(history.kinds(), [Kind::Clock]);
}

fn claims_found(claims: &[Claim], stored: &[(&str, i64)]) -> Vec<Kind> {
    let mut checker = Checker::default();
    let stored: BTreeMap<String, i64> =
        stored.iter().map(|(table, fence)| ((*table).to_owned(), *fence)).collect();
    checker.claims(claims, &stored);
    checker.findings.into_iter().map(|finding| finding.kind).collect()
}

#[test]
fn two_nodes_with_one_fence_are_split_and_with_two_they_took_turns() {
    let claim =
        |table: &str, fence, node: &str| Claim { table: table.to_owned(), fence, node: node.to_owned() };
    let turns = [claim("a", 1, "x"), claim("a", 2, "y"), claim("b", 1, "y"), claim("a", 1, "x")];
    assert_eq!(claims_found(&turns, &[("a", 2), ("b", 1)]), []);
    assert_eq!(claims_found(&[claim("a", 1, "x"), claim("a", 1, "y")], &[]), [Kind::Split]);
    assert_eq!(claims_found(&turns, &[("a", 1), ("b", 1)]), [Kind::Fence]);
}

#[test]
fn claims_are_read_from_a_log_that_says_other_things_too() {
    let log = r#"{"timestamp":"2026","level":"INFO","message":"listening","target":"reverie"}
not JSON
{"timestamp":"2026","level":"INFO","message":"table claimed","table":"abc","fence":3,"node":"n1","target":"reverie"}
{"timestamp":"2026","level":"INFO","message":"table lost","table":"abc","fence":3,"node":"n1","target":"reverie"}"#;
    let claim = Claim { table: "abc".to_owned(), fence: 3, node: "n1".to_owned() };
    assert_eq!(Claim::all_in(log), [claim]);
}
