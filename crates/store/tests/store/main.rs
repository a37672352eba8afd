//! What was answered is kept; what was refused changed nothing: the same on both engines.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod ends;
mod moves;
mod place;

use std::time::Duration;

use reverie_game::{Entry, Own, Seat, Step};
use reverie_store::{
    Append, Appended, Arranged, Claim, Failure, Fence, GuestId, Link, LinkKind, Millis, NewEntry, NewTable,
    Node, NodeId, Phase, SecretHash, Sitter, Store, Subscription, TableId, Team, TeamId, Tenure,
};
use serde_json::json;

use place::{Place, on_both_engines};

const NOW: Millis = Millis(1_000);

fn secret(byte: u8) -> SecretHash {
    SecretHash([byte; 32])
}

fn id(name: &str) -> TableId {
    TableId(name.to_owned())
}

fn at(table: &TableId) -> Tenure {
    table.clone().into()
}

async fn guest(store: &Store, byte: u8) -> GuestId {
    store.welcome(secret(byte), format!("guest {byte}"), "violet".to_owned(), NOW).await.unwrap().id
}

fn new_table(name: &str, host: GuestId) -> NewTable {
    NewTable {
        id: id(name),
        game: "daydream".to_owned(),
        rules: 1,
        options: json!({"view": "A"}),
        clock: json!("none"),
        seed: "0".repeat(64),
        host,
        seats: vec![Sitter::guest(host), Sitter::default()],
        lesson: false,
        team: None,
        hints: None,
    }
}

async fn table(store: &Store, name: &str, host: GuestId) -> TableId {
    store.open_table(new_table(name, host), NOW).await.unwrap();
    id(name)
}

fn entry(n: u32) -> NewEntry {
    let roll = Own::from(json!([1, n % 6 + 1]));
    NewEntry { step: Step::Entry(Entry::Roll { roll }), client: None }
}

fn sent(client: &str) -> NewEntry {
    let mv = Own::from(json!({"do": "pass"}));
    let step = Step::Entry(Entry::Move { seat: Seat::new(0).unwrap(), mv });
    NewEntry { step, client: Some(client.to_owned()) }
}

fn append(table: &TableId, number: u32, entries: Vec<NewEntry>) -> Append {
    Append { tenure: table.clone().into(), number, entries, deadline: None, seating: None, at: NOW }
}

async fn what_was_stored_is_there_after_the_store_is_opened_again(place: Place) {
    let (host, table_id) = {
        let store = place.open().await;
        let host = guest(&store, 1).await;
        let table_id = table(&store, "moon", host).await;
        store.append(append(&table_id, 0, vec![entry(0), entry(1)])).await.unwrap();
        store.set_phase(table_id.clone().into(), Phase::Play, NOW).await.unwrap();
        let say = || store.say(table_id.clone().into(), host, "c1".to_owned(), "hello".to_owned(), NOW);
        assert_eq!((say().await, say().await), (Ok(Some(0)), Ok(None)), "a resend is kept once");
        (host, table_id)
    };
    let store = place.open().await;
    assert_eq!(store.guest_by_token(secret(1)).await.unwrap().id, host);
    let row = store.table(table_id.clone()).await.unwrap();
    assert_eq!((row.rules, row.phase, row.options), (1, Phase::Play, json!({"view": "A"})));
    assert_eq!(row.seats.len(), 2);
    let bodies: Vec<_> =
        store.entries(table_id.clone(), 0).await.unwrap().into_iter().map(|entry| entry.step).collect();
    assert_eq!(bodies, [entry(0).step, entry(1).step]);
    assert_eq!(store.chat(table_id.clone(), 10).await.unwrap()[0].text, "hello");
    let late = Append { deadline: Some(Millis(7)), ..append(&table_id, 2, vec![entry(2)]) };
    store.append(late).await.unwrap();
    assert_eq!(store.tables_due(Millis(6)).await.unwrap(), []);
    assert_eq!(store.tables_due(Millis(7)).await.unwrap(), [table_id]);
}

async fn of_two_who_append_the_same_number_the_second_fails(place: Place) {
    let store = place.open().await;
    let host = guest(&store, 1).await;
    let table = table(&store, "moon", host).await;
    let both = tokio::join!(
        store.append(append(&table, 0, vec![entry(1)])),
        store.append(append(&table, 0, vec![entry(2), entry(3)]))
    );
    assert_eq!(both, (Ok(Appended::Stored), Err(Failure::Taken)));
    assert_eq!(store.entries(table.clone(), 0).await.unwrap().len(), 1);
    // Nor can a gap be left.
    assert_eq!(store.append(append(&table, 2, vec![entry(4)])).await, Err(Failure::Taken));
    assert_eq!(store.append(append(&table, 1, vec![entry(4)])).await, Ok(Appended::Stored));
}

async fn a_resend_with_the_same_client_id_is_stored_once(place: Place) {
    let store = place.open().await;
    let host = guest(&store, 1).await;
    let moon = table(&store, "moon", host).await;
    let sun = table(&store, "sun", host).await;
    assert_eq!(store.append(append(&moon, 0, vec![sent("a"), entry(1)])).await, Ok(Appended::Stored));
    // Resent with the number the sender had, or with a later one: it is there already.
    for number in [0, 2] {
        let again = store.append(append(&moon, number, vec![sent("a")])).await;
        assert_eq!(again, Ok(Appended::Already { number: 0 }));
    }
    assert_eq!(store.entries(moon, 0).await.unwrap().len(), 2);
    assert_eq!(store.append(append(&sun, 0, vec![sent("a")])).await, Ok(Appended::Stored));
}

async fn many_tables_append_at_once_and_none_is_lost(place: Place) {
    let store = place.open().await;
    let host = guest(&store, 1).await;
    let mut tasks = Vec::new();
    for n in 0..20 {
        let table = table(&store, &format!("table {n}"), host).await;
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            for number in 0..25 {
                store.append(append(&table, number, vec![entry(number)])).await.unwrap();
            }
            store.entries(table, 0).await.unwrap().len()
        }));
    }
    for task in tasks {
        assert_eq!(task.await.unwrap(), 25);
    }
}

async fn a_request_that_fails_takes_nothing_of_the_others_with_it(place: Place) {
    let store = place.open().await;
    let host = guest(&store, 1).await;
    let moon = table(&store, "moon", host).await;
    // All asked for before any is answered, so that they share commits.
    let (good, bad, missing, also_good) = tokio::join!(
        store.append(append(&moon, 0, vec![entry(0)])),
        store.append(append(&moon, 7, vec![entry(1)])),
        store.append(append(&id("nowhere"), 0, vec![entry(2)])),
        store.welcome(secret(2), "Ondine".to_owned(), "rose".to_owned(), NOW),
    );
    assert_eq!(good, Ok(Appended::Stored));
    assert_eq!(bad, Err(Failure::Taken));
    assert!(missing.is_err());
    assert_eq!(also_good.unwrap().name, "Ondine");
    assert_eq!(store.entries(moon, 0).await.unwrap().len(), 1);
    assert_eq!(store.entries(id("nowhere"), 0).await.unwrap().len(), 0);
}

async fn an_invitation_seats_one_friend_and_is_spent(place: Place) {
    let store = place.open().await;
    let host = guest(&store, 1).await;
    let (friend, late) = (guest(&store, 2).await, guest(&store, 3).await);
    let moon = table(&store, "moon", host).await;
    let link = Link { table: moon.clone(), kind: LinkKind::Seat(1) };
    store.issue_link(secret(50), link.clone(), NOW).await.unwrap();
    assert_eq!(store.link(secret(50)).await, Ok(link.clone()));
    let both = tokio::join!(
        store.use_link(at(&moon), secret(50), friend, NOW),
        store.use_link(at(&moon), secret(50), late, NOW)
    );
    assert_eq!(both, (Ok(1), Err(Failure::Missing)));
    // A link issued anew for a seat that is taken leads nowhere.
    store.issue_link(secret(51), link, NOW).await.unwrap();
    assert_eq!(store.use_link(at(&moon), secret(51), late, NOW).await, Err(Failure::Taken));
    assert_eq!(store.table(moon).await.unwrap().seats[1].sitter.guest, Some(friend));
    assert_eq!(store.tables_of(friend, 10).await.unwrap().len(), 1);
}

async fn a_link_issued_anew_voids_the_one_before(place: Place) {
    let store = place.open().await;
    let host = guest(&store, 1).await;
    let moon = table(&store, "moon", host).await;
    for (first, second, kind) in [(60, 61, LinkKind::Seat(1)), (70, 71, LinkKind::Watch)] {
        let link = Link { table: moon.clone(), kind };
        store.issue_link(secret(first), link.clone(), NOW).await.unwrap();
        store.issue_link(secret(second), link, NOW).await.unwrap();
        assert_eq!(store.link(secret(first)).await, Err(Failure::Missing));
        assert_eq!(store.link(secret(second)).await.unwrap().kind, kind);
    }
    // To watch is not to sit.
    assert_eq!(store.use_link(at(&moon), secret(71), host, NOW).await, Err(Failure::Missing));
}

async fn a_code_moves_a_guest_to_another_device_once_and_in_time(place: Place) {
    let store = place.open().await;
    let ondine = guest(&store, 1).await;
    store.issue_code(ondine, secret(90), Millis(5_000)).await.unwrap();
    assert_eq!(
        store.redeem_code(secret(90), secret(2), Millis(5_000)).await,
        Err(Failure::Missing),
        "too late"
    );
    store.issue_code(ondine, secret(91), Millis(5_000)).await.unwrap();
    store.issue_code(ondine, secret(92), Millis(5_000)).await.unwrap();
    assert_eq!(
        store.redeem_code(secret(91), secret(2), NOW).await,
        Err(Failure::Missing),
        "an earlier code is void"
    );
    assert_eq!(store.redeem_code(secret(92), secret(2), NOW).await.unwrap().id, ondine);
    assert_eq!(store.redeem_code(secret(92), secret(3), NOW).await, Err(Failure::Missing), "spent");
    assert_eq!(store.guest_by_token(secret(2)).await.unwrap().id, ondine);
    assert_eq!(store.guest_by_token(secret(1)).await, Err(Failure::Missing), "the old token is void");
}

async fn a_seat_goes_only_to_who_finds_it_as_they_thought(place: Place) {
    let store = place.open().await;
    let host = guest(&store, 1).await;
    let moon = table(&store, "moon", host).await;
    let bot = Sitter::bot("greedy".to_owned());
    store.seat(moon.clone().into(), 1, Sitter::default(), bot.clone(), NOW).await.unwrap();
    let late = store.seat(moon.clone().into(), 1, Sitter::default(), Sitter::default(), NOW).await;
    assert_eq!(late, Err(Failure::Taken));
    assert_eq!(store.table(moon).await.unwrap().seats[1].sitter, bot);
}

async fn a_table_that_is_closed_takes_its_links_with_it(place: Place) {
    let store = place.open().await;
    let host = guest(&store, 1).await;
    let closed = table(&store, "closed", host).await;
    let other = table(&store, "other", host).await;
    for (byte, table) in [(7, &closed), (8, &other)] {
        let link = Link { table: table.clone(), kind: LinkKind::Seat(1) };
        store.issue_link(secret(byte), link, NOW).await.unwrap();
    }
    store.set_phase(at(&closed), Phase::Closed, NOW).await.unwrap();
    assert_eq!(store.use_link(at(&closed), secret(7), host, NOW).await, Err(Failure::Missing));
    assert_eq!(
        store.use_link(at(&closed), secret(8), host, NOW).await,
        Err(Failure::Missing),
        "it leads elsewhere"
    );
    assert_eq!(store.use_link(at(&other), secret(8), host, NOW).await, Ok(1));
}

async fn unfinished_tables_are_those_one_opened_that_are_not_over(place: Place) {
    let store = place.open().await;
    let (host, friend) = (guest(&store, 1).await, guest(&store, 2).await);
    for (name, phase) in [("a", Phase::Play), ("b", Phase::Over), ("c", Phase::Closed)] {
        let id = table(&store, name, host).await;
        store.set_phase(id.into(), phase, NOW).await.unwrap();
    }
    table(&store, "d", host).await;
    assert_eq!(store.unfinished(host).await, Ok(2));
    assert_eq!(store.unfinished(friend).await, Ok(0));
}

fn browser(name: &str) -> Subscription {
    Subscription {
        endpoint: format!("https://push.example/{name}"),
        p256dh: vec![4; 65],
        auth: vec![7; 16],
        lang: "fr".to_owned(),
        origin: None,
    }
}

async fn a_guest_has_a_few_browsers_and_the_oldest_goes_first(place: Place) {
    let store = place.open().await;
    let (ada, ben) = (guest(&store, 1).await, guest(&store, 2).await);
    for name in ["a", "b", "a", "c"] {
        store.subscribe(ada, browser(name), 2, NOW).await.unwrap();
    }
    // "a" asked again after "b": it is the younger one.
    assert_eq!(store.subscriptions(ada).await.unwrap(), [browser("a"), browser("c")]);
    // The same browser, now Ben's.
    store.subscribe(ben, browser("a"), 2, NOW).await.unwrap();
    assert_eq!(store.subscriptions(ada).await.unwrap(), [browser("c")]);
    assert_eq!(store.subscribers().await.unwrap(), [ada, ben]);
    // Nobody takes another's away.
    assert!(store.unsubscribe(ben, browser("c").endpoint).await.unwrap());
    assert_eq!(store.subscriptions(ada).await.unwrap(), [browser("c")]);
    assert!(!store.unsubscribe(ada, browser("c").endpoint).await.unwrap());
    assert_eq!(store.subscribers().await.unwrap(), [ben]);
}

async fn a_device_that_was_left_is_not_called_any_more(place: Place) {
    let store = place.open().await;
    let ada = guest(&store, 1).await;
    store.subscribe(ada, browser("old"), 2, NOW).await.unwrap();
    store.issue_code(ada, secret(8), Millis(NOW.0 + 1)).await.unwrap();
    store.redeem_code(secret(8), secret(9), NOW).await.unwrap();
    assert_eq!(store.subscriptions(ada).await.unwrap(), []);
}

async fn the_servers_own_key_is_made_once(place: Place) {
    assert_eq!(place.open().await.own_key("push", vec![1]).await.unwrap(), [1]);
    let again = place.open().await;
    assert_eq!(again.own_key("push", vec![2]).await.unwrap(), [1]);
    assert_eq!(again.own_key("other", vec![3]).await.unwrap(), [3]);
}

async fn a_rematch_is_opened_once_however_many_ask(place: Place) {
    let store = place.open().await;
    let host = guest(&store, 1).await;
    let table_id = table(&store, "moon", host).await;
    let new = |name: &str| new_table(name, host);
    let (one, other) = tokio::join!(
        store.rematch(table_id.clone().into(), new("sun"), NOW),
        store.rematch(table_id.clone().into(), new("star"), NOW)
    );
    assert_eq!(one, Ok(id("sun")));
    assert_eq!(other, one);
    assert_eq!(store.table(table_id).await.unwrap().next, Some(id("sun")));
    assert_eq!(store.table(id("star")).await, Err(Failure::Missing));
    assert_eq!(store.rematch(id("river").into(), new("star"), NOW).await, Err(Failure::Missing));
}

async fn a_lobby_is_arranged_all_or_nothing_and_nobody_loses_a_seat(place: Place) {
    let store = place.open().await;
    let host = guest(&store, 1).await;
    let moon = table(&store, "moon", host).await;
    let arrange = |view: &str, seats| {
        let arranged =
            Arranged { options: json!({"view": view}), clock: json!("none"), seats, hints: Some(true) };
        store.arrange(moon.clone().into(), arranged, NOW)
    };
    arrange("D", 4).await.unwrap();
    let row = store.table(moon.clone()).await.unwrap();
    assert_eq!((row.options, row.seats.len()), (json!({"view": "D"}), 4));
    assert_eq!(row.seats[0].sitter.guest, Some(host));
    assert_eq!(arrange("BC", 0).await, Err(Failure::Taken));
    assert_eq!(store.table(moon.clone()).await.unwrap().options, json!({"view": "D"}), "nothing changed");
    arrange("D", 1).await.unwrap();
    assert_eq!(store.table(moon.clone()).await.unwrap().seats.len(), 1);
    store.set_phase(moon.clone().into(), Phase::Play, NOW).await.unwrap();
    assert_eq!(arrange("A", 2).await, Err(Failure::Taken), "it has begun");
}

async fn a_team_remembers_the_chapters_that_were_passed_at_its_tables(place: Place) {
    let store = place.open().await;
    let (ada, ben, eve) = (guest(&store, 1).await, guest(&store, 2).await, guest(&store, 3).await);
    let team = |name: &str| Team {
        id: TeamId(name.to_owned()),
        game: "daydream".to_owned(),
        name: "Owls".to_owned(),
    };
    for (name, founder) in [("owls", ada), ("larks", ben)] {
        store.found_team(team(name), founder, NOW).await.unwrap();
    }
    let owls = TeamId("owls".to_owned());
    for (n, (passed, whose)) in [
        (Some("monday"), Some(&owls)),
        (None, Some(&owls)),
        (Some("monday"), Some(&owls)),
        (Some("sunday"), None),
    ]
    .into_iter()
    .enumerate()
    {
        let new = NewTable { team: whose.cloned(), ..new_table(&format!("table {n}"), ben) };
        let id = new.id.clone();
        store.open_table(new, NOW).await.unwrap();
        assert_eq!(store.table(id.clone()).await.unwrap().team.as_ref(), whose);
        store.begin(id.clone().into(), 1, NOW).await.unwrap();
        store.end(id.clone().into(), passed.map(str::to_owned), NOW).await.unwrap();
        assert_eq!(store.table(id).await.unwrap().phase, Phase::Over);
    }
    assert_eq!(store.passed(owls.clone()).await.unwrap(), ["monday"]);
    assert_eq!(store.passed(TeamId("larks".to_owned())).await.unwrap(), [""; 0]);
    // Ben sat at a table of Ada's team.
    let known =
        |teams: Vec<Team>| teams.into_iter().map(|team| team.id.0).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(known(store.teams_of(ada, 9).await.unwrap()), ["owls".to_owned()].into());
    assert_eq!(known(store.teams_of(ben, 9).await.unwrap()), ["larks".to_owned(), "owls".to_owned()].into());
    assert_eq!(store.teams_of(eve, 9).await.unwrap(), []);
    assert_eq!(store.teams_founded(ada).await.unwrap(), 1);
    assert!(matches!(store.team(TeamId("nobody".to_owned())).await, Err(Failure::Missing)));
}

fn node(name: &str) -> Node {
    Node {
        id: NodeId(name.to_owned()),
        address: "[::1]:4870".to_owned(),
        version: "0.1.0".to_owned(),
        draining: false,
    }
}

const LONG: Duration = Duration::from_secs(60);
/// A lease that is over when it is given.
const OVER: Duration = Duration::ZERO;

async fn a_table_is_held_by_one_node_until_its_lease_ends_and_each_claim_has_a_greater_fence(place: Place) {
    let store = place.open().await;
    let host = guest(&store, 1).await;
    let moon = table(&store, "moon", host).await;
    let (one, two) = (node("one"), node("two"));
    for node in [&one, &two] {
        store.beat(node, LONG).await.unwrap();
    }
    assert_eq!(store.holder(moon.clone()).await, Ok(None));
    assert_eq!(store.claim(moon.clone(), one.id.clone()).await, Ok(Claim::Held(Fence(1))));
    assert_eq!(store.claim(moon.clone(), two.id.clone()).await, Ok(Claim::Elsewhere(one.id.clone())));
    assert_eq!(store.holder(moon.clone()).await, Ok(Some(one.id.clone())));
    store.beat(&one, OVER).await.unwrap();
    assert_eq!(store.holder(moon.clone()).await, Ok(None));
    assert_eq!(store.claim(moon.clone(), two.id.clone()).await, Ok(Claim::Held(Fence(2))));
    // One is back: it holds nothing any more.
    store.beat(&one, LONG).await.unwrap();
    assert_eq!(store.claim(moon.clone(), one.id.clone()).await, Ok(Claim::Elsewhere(two.id.clone())));
    let old = Tenure { table: moon.clone(), fence: Some(Fence(1)) };
    let new = Tenure { table: moon.clone(), fence: Some(Fence(2)) };
    store.release(old.clone(), one.id.clone()).await.unwrap();
    assert_eq!(store.holder(moon.clone()).await, Ok(Some(two.id.clone())), "it was not one's to release");
    assert_eq!(
        store.append(Append { tenure: old, ..append(&moon, 0, vec![entry(0)]) }).await,
        Err(Failure::Fenced)
    );
    assert_eq!(
        store.append(Append { tenure: new.clone(), ..append(&moon, 0, vec![entry(0)]) }).await,
        Ok(Appended::Stored)
    );
    store.release(new, two.id.clone()).await.unwrap();
    assert_eq!(store.claim(moon.clone(), one.id.clone()).await, Ok(Claim::Held(Fence(3))));
    assert_eq!(store.claim(moon.clone(), one.id.clone()).await, Ok(Claim::Held(Fence(4))), "its own, anew");
    store.retire(one.id.clone()).await.unwrap();
    assert_eq!(store.claim(moon, two.id.clone()).await, Ok(Claim::Held(Fence(5))));
    assert_eq!(store.claim(id("nowhere"), two.id.clone()).await, Err(Failure::Missing));
    assert_eq!(store.nodes().await.unwrap().into_iter().map(|row| row.node).collect::<Vec<_>>(), [two]);
}

on_both_engines!(
    of_two_who_append_the_same_number_the_second_fails,
    a_resend_with_the_same_client_id_is_stored_once,
    many_tables_append_at_once_and_none_is_lost,
    a_request_that_fails_takes_nothing_of_the_others_with_it,
    an_invitation_seats_one_friend_and_is_spent,
    a_link_issued_anew_voids_the_one_before,
    a_code_moves_a_guest_to_another_device_once_and_in_time,
    a_seat_goes_only_to_who_finds_it_as_they_thought,
    a_table_that_is_closed_takes_its_links_with_it,
    unfinished_tables_are_those_one_opened_that_are_not_over,
    a_guest_has_a_few_browsers_and_the_oldest_goes_first,
    a_device_that_was_left_is_not_called_any_more,
    a_rematch_is_opened_once_however_many_ask,
    a_lobby_is_arranged_all_or_nothing_and_nobody_loses_a_seat,
    a_team_remembers_the_chapters_that_were_passed_at_its_tables,
    a_table_is_held_by_one_node_until_its_lease_ends_and_each_claim_has_a_greater_fence,
    what_was_stored_is_there_after_the_store_is_opened_again,
    the_servers_own_key_is_made_once,
);
