//! Every call is broken off at every point, on both engines: afterwards all of it is there, or nothing.

use std::pin::Pin;
use std::time::Duration;

use reverie_game::{Entry, Own, Seat, Step};
use serde_json::json;

use crate::db::{Db, Row, Waiting, values};
use crate::fuse::Fuse;
use crate::shelves::SHELVES;
use crate::store::Engine;
use crate::{
    Append, Archived, Arranged, Database, Failure, Fence, GuestId, Link, LinkKind, Millis, NewEntry,
    NewTable, Node, NodeId, Phase, Seating, SecretHash, Sitter, Store, Subscription, TableId, Team, TeamId,
    Tenure,
};

type Calling<'a> = Pin<Box<dyn Future<Output = Result<(), Failure>> + Send + 'a>>;
type Call = (&'static str, fn(&Store) -> Calling<'_>);

/// Calls of the store, each on what the ones before have left.
macro_rules! calls {
    ($store:ident; $($name:ident: $call:expr;)*) => {
        [$((stringify!($name), |$store: &Store| -> Calling<'_> {
            Box::pin(async move { $call.await.map(drop) })
        })),*]
    };
}

const NOW: Millis = Millis(1_000);
const LATER: Millis = Millis(2_000);
const ADA: GuestId = GuestId(1);
const BEN: GuestId = GuestId(2);
const LONG: Duration = Duration::from_secs(3600);

fn secret(byte: u8) -> SecretHash {
    SecretHash([byte; 32])
}

fn id(name: &str) -> TableId {
    TableId(name.to_owned())
}

fn at(name: &str) -> Tenure {
    id(name).into()
}

fn new_table(name: &str) -> NewTable {
    NewTable {
        id: id(name),
        game: "a-game".to_owned(),
        rules: 1,
        options: json!({}),
        clock: json!("none"),
        seed: "0".repeat(64),
        host: ADA,
        seats: vec![Sitter::guest(ADA), Sitter::default()],
        lesson: false,
        team: None,
        hints: None,
    }
}

fn arranged() -> Arranged {
    Arranged { options: json!({"view": "D"}), clock: json!("none"), seats: 3, hints: Some(true) }
}

fn entry(n: u32, client: Option<&str>) -> NewEntry {
    let mv = Own::from(json!({"n": n}));
    let step = Step::Entry(Entry::Move { seat: Seat::new(0).unwrap(), mv });
    NewEntry { step, client: client.map(str::to_owned) }
}

fn append(number: u32, entries: Vec<NewEntry>, seating: Option<Seating>) -> Append {
    Append { tenure: at("moon"), number, entries, deadline: Some(LATER), seating, at: NOW }
}

fn seating() -> Seating {
    Seating { seat: 2, from: Sitter::default(), to: Sitter::guest(BEN), spends: Some(secret(32)) }
}

fn link(seat: u8) -> Link {
    Link { table: id("moon"), kind: LinkKind::Seat(seat) }
}

fn browser(name: &str) -> Subscription {
    let endpoint = format!("https://push.example/{name}");
    Subscription { endpoint, p256dh: vec![4], auth: vec![7], lang: "fr".to_owned(), origin: None }
}

fn node(draining: bool) -> Node {
    Node { id: one(), address: "here".to_owned(), version: "1".to_owned(), draining }
}

fn one() -> NodeId {
    NodeId("one".to_owned())
}

fn team() -> Team {
    Team { id: TeamId("owls".to_owned()), game: "a-game".to_owned(), name: "Owls".to_owned() }
}

const CALLS: &[Call] = &calls!(store;
    welcome: store.welcome(secret(3), "Eve".to_owned(), "green".to_owned(), NOW);
    rename: store.rename(BEN, "Benedict".to_owned(), "blue".to_owned());
    seen: store.seen(ADA, LATER);
    issue_code: store.issue_code(BEN, secret(20), LATER);
    subscribe: store.subscribe(BEN, browser("b"), 3, NOW);
    redeem_code: store.redeem_code(secret(20), secret(21), NOW);
    found_team: store.found_team(team(), ADA, NOW);
    open_table: store.open_table(new_table("moon"), NOW);
    arrange: store.arrange(at("moon"), arranged(), LATER);
    issue_link: store.issue_link(secret(31), link(1), NOW);
    issue_link_anew: store.issue_link(secret(30), link(1), NOW);
    use_link: store.use_link(at("moon"), secret(30), BEN, NOW);
    issue_another: store.issue_link(secret(32), link(2), NOW);
    seat: store.seat(at("moon"), 1, Sitter::guest(BEN), Sitter::bot("greedy".to_owned()), LATER);
    begin: store.begin(at("moon"), 2, NOW);
    append: store.append(append(0, vec![entry(0, Some("a")), entry(1, None)], None));
    append_that_nobody_hears_of: store.append(append(2, vec![entry(2, None)], None));
    append_with_a_seat: store.append(append(3, vec![entry(3, None)], Some(seating())));
    append_of_two: store.append(append(4, vec![entry(4, Some("b")), entry(5, Some("c"))], None));
    say: store.say(at("moon"), ADA, "1".to_owned(), "hello".to_owned(), NOW);
    archive: store.archive(id("moon"), Archived { number: 6, body: vec![1, 2, 3] });
    end: store.end(at("moon"), Some("monday".to_owned()), NOW);
    leave_untold: store.leave_untold(id("moon"));
    rematch: store.rematch(at("moon"), new_table("sun"), NOW);
    own_key: store.own_key("push", vec![1]);
    rotate_keys: store.rotate_keys();
    subscribe_again: store.subscribe(ADA, browser("a"), 1, NOW);
    subscribe_too_many: store.subscribe(ADA, browser("c"), 1, NOW);
    unsubscribe: store.unsubscribe(ADA, "https://push.example/c".to_owned());
    beat: store.beat(&node(false), LONG);
    beat_again: store.beat(&node(true), LONG);
    claim: store.claim(id("moon"), one());
    release: store.release(Tenure { table: id("moon"), fence: Some(Fence(1)) }, one());
    retire: store.retire(one());
    hide_table: store.hide_table(id("sun"), true);
    close_table: store.close_table(id("sun"), LATER);
    open_one_more: store.open_table(new_table("star"), NOW);
    close_own: store.close_own(id("star"), ADA, NOW);
    set_phase: store.set_phase(at("star"), Phase::Closed, LATER);
    take_down_notices: store.take_down_notices(1_000);
    take_down_notices_older: store.take_down_notices_older(LONG);
    forget: store.forget(ADA, LATER);
);

/// All that is kept, but for what two stores with the same calls behind them need not have in common.
async fn state(store: &Store) -> Vec<String> {
    fn look<'a>(db: &'a Db, (): &'a ()) -> Waiting<'a, Vec<String>> {
        Box::pin(async move {
            let mut state = Vec::new();
            for shelf in &SHELVES {
                let sum = shelf.sum(db).await?;
                // Numbers that were given to nobody in the end; when a notice was put up; the token that nobody has.
                let hash = (!shelf.counted).then(|| sum.hash());
                state.push(format!("{}: {} {hash:?}", shelf.name, sum.rows));
            }
            let rows = async |sql| -> Result<String, Failure> {
                let rows: Vec<Row> = db.rows(sql, values![]).await?;
                Ok(format!("{rows:?}"))
            };
            state.push(rows("SELECT name, colour, created, seen FROM guests ORDER BY id").await?);
            state.push(rows("SELECT guest, endpoint FROM subscriptions ORDER BY id").await?);
            state.push(rows("SELECT body FROM notices ORDER BY id").await?);
            state.push(rows("SELECT id, holder, fence FROM tables ORDER BY id").await?);
            state.push(rows("SELECT id, draining FROM nodes ORDER BY id").await?);
            Ok(state)
        })
    }
    store.read((), look).await.unwrap()
}

fn fuse(store: &Store) -> Fuse {
    match &store.engine {
        Engine::File(threads) => threads.fuse.clone(),
        Engine::Server(lines) => lines.fuse(),
    }
}

async fn all_or_nothing(tried: &Database, reference: &Database) {
    let (store, reference) = (tried.open().await.unwrap(), reference.open().await.unwrap());
    let fuse = fuse(&store);
    for store in [&store, &reference] {
        for (byte, name) in [(1, "Ada"), (2, "Ben")] {
            store.welcome(secret(byte), name.to_owned(), "violet".to_owned(), NOW).await.unwrap();
        }
    }
    for (name, call) in CALLS {
        let before = state(&store).await;
        call(&reference).await.unwrap_or_else(|failure| panic!("{name}: {failure}"));
        let done = state(&reference).await;
        // A plain move on a server is one statement, and mends itself: first before it, here after it.
        let mut point = u32::from(*name == "append_that_nobody_hears_of");
        loop {
            point += 1;
            fuse.blow_at(point);
            let outcome = call(&store).await;
            let blown = fuse.has_blown();
            fuse.blow_at(0);
            let after = state(&store).await;
            match outcome {
                Ok(()) => {
                    assert!(blown || point > 1, "{name} was broken off nowhere");
                    assert_eq!(after, done, "{name}, which was done, at point {point}");
                    break;
                }
                Err(failure) => {
                    assert!(blown, "{name}: {failure}");
                    // Nobody heard that it was done.
                    if after == done && done != before {
                        break;
                    }
                    assert_eq!(after, before, "{name}, broken off at point {point}");
                }
            }
        }
    }
}

#[tokio::test]
async fn a_call_that_is_broken_off_leaves_all_or_nothing_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| Database::File(folder.path().join(name));
    all_or_nothing(&file("tried.db"), &file("reference.db")).await;
}

#[tokio::test]
async fn a_call_that_is_broken_off_leaves_all_or_nothing_on_a_server() {
    let database = || -> Database { reverie_services::postgres().unwrap().parse().unwrap() };
    all_or_nothing(&database(), &database()).await;
}
