//! What a file, or a server, may turn out to be; and what becomes of both when one of them is not there.

use std::time::Duration;

use reverie_services::Postgres;
use reverie_store::{Append, Appended, Failure, Fence, Store, Tenure};

use crate::place::Place;
use crate::{append, entry, guest, sent, table};

#[tokio::test]
async fn a_file_of_a_newer_program_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("reverie.db");
    drop(Store::open(&path).unwrap());
    let db = rusqlite::Connection::open(&path).unwrap();
    db.pragma_update(None, "user_version", 99).unwrap();
    drop(db);
    assert!(matches!(Store::open(&path).unwrap_err(), Failure::Newer { found: 99, .. }));
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("reverie.db");
    std::fs::write(
        &path,
        "a shopping list, much longer than a database header would have to be to be looked at",
    )
    .unwrap();
    assert!(matches!(Store::open(&path), Err(Failure::Database(_))));
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("a shopping list"));
}

fn url(place: &Place) -> String {
    let reverie_store::Database::Postgres(url) = &place.database else { panic!("a server's") };
    url.secret().to_owned()
}

async fn sql(url: &str, statement: &str) {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(statement).await.unwrap();
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused_and_left_alone() {
    let place = Place::server();
    drop(place.open().await);
    sql(&url(&place), "UPDATE reverie_version SET version = 99").await;
    assert!(matches!(place.database.open().await.unwrap_err(), Failure::Newer { found: 99, .. }));
    assert!(matches!(place.database.visit().await.unwrap_err(), Failure::Newer { found: 99, .. }));
    sql(&url(&place), "UPDATE reverie_version SET version = 0").await;
    assert!(matches!(place.database.visit().await.unwrap_err(), Failure::Older { found: 0, .. }));
}

#[tokio::test]
async fn servers_that_start_at_once_on_an_empty_database_all_find_it_ready() {
    let place = Place::server();
    let opened = tokio::join!(place.open(), place.open(), place.open(), place.open());
    guest(&opened.0, 1).await;
    assert_eq!(opened.3.guest_by_token(crate::secret(1)).await.unwrap().name, "guest 1");
}

#[tokio::test]
async fn an_empty_database_is_not_visited() {
    let failure = Place::server().database.visit().await.unwrap_err();
    assert!(matches!(failure, Failure::Older { found: 0, .. }), "{failure}");
}

#[tokio::test]
async fn a_server_that_is_not_there_is_said_so_in_time_and_no_password_with_it() {
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let database: reverie_store::Database =
        format!("postgres://reverie:hunter2@127.0.0.1:{port}/reverie").parse().unwrap();
    let failure = database.open().await.unwrap_err().to_string();
    assert!(failure.contains("refused") && !failure.contains("hunter2"), "{failure}");
}

/// Moves that were answered are there after the server was killed, however it was killed, and none is there twice; and the
/// store finds its way back by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_answered_survives_a_server_that_is_killed() {
    let mut server = Postgres::start().unwrap();
    let database: reverie_store::Database = server.database().unwrap().parse().unwrap();
    let store = database.open().await.unwrap();
    let host = guest(&store, 1).await;
    let (send, mut done) = tokio::sync::mpsc::unbounded_channel();
    let mut players = Vec::new();
    for n in 0..6 {
        let table = table(&store, &format!("table {n}"), host).await;
        let (store, send) = (store.clone(), send.clone());
        players.push(tokio::spawn(async move {
            let mut number = 0;
            while number < 120 {
                let entries = vec![sent(&format!("1/{number}")), entry(number)];
                match store.append(append(&table, number, entries)).await {
                    Ok(Appended::Stored | Appended::Already { .. }) => number += 2,
                    Err(Failure::Database(_)) => continue,
                    Err(other) => panic!("{other}"),
                }
                send.send(()).unwrap();
            }
            table
        }));
    }
    drop(send);
    for _ in 0..60 {
        done.recv().await.unwrap();
    }
    let server = tokio::task::spawn_blocking(move || {
        server.kill();
        // What is left of it may take a moment to end.
        while server.start_again().is_err() {}
        server
    });
    let _server = server.await.unwrap();
    for player in players {
        let entries = store.entries(player.await.unwrap(), 0).await.unwrap();
        assert_eq!(entries.len(), 120);
        let clients: Vec<_> = entries.iter().filter_map(|entry| entry.client.clone()).collect();
        let sent: Vec<_> = (0..120).step_by(2).map(|number| format!("1/{number}")).collect();
        assert_eq!(clients, sent);
    }
}

/// Whoever was paused and has been taken over writes nothing any more: two stores on one database, as two nodes have.
#[tokio::test]
async fn of_two_nodes_the_one_that_claimed_first_is_refused_everything() {
    let place = Place::server();
    let (one, two) = (place.open().await, place.open().await);
    let host = guest(&one, 1).await;
    let moon = table(&one, "moon", host).await;
    one.beat(&crate::node("one"), Duration::ZERO).await.unwrap();
    two.beat(&crate::node("two"), crate::LONG).await.unwrap();
    let first = Tenure { table: moon.clone(), fence: Some(Fence(1)) };
    let second = Tenure { table: moon.clone(), fence: Some(Fence(2)) };
    one.claim(moon.clone(), crate::node("one").id).await.unwrap();
    two.claim(moon.clone(), crate::node("two").id).await.unwrap();
    let by = |tenure: &Tenure, number| Append {
        tenure: tenure.clone(),
        ..append(&moon, number, vec![entry(number)])
    };
    let both = tokio::join!(one.append(by(&first, 0)), two.append(by(&second, 0)));
    assert_eq!(both, (Err(Failure::Fenced), Ok(Appended::Stored)));
    let told = one.say(first.clone(), host, "c".to_owned(), "hello".to_owned(), crate::NOW).await;
    assert_eq!(told, Err(Failure::Fenced));
    assert_eq!(one.begin(first.clone(), 1, crate::NOW).await, Err(Failure::Fenced));
    assert_eq!(one.end(first, None, crate::NOW).await, Err(Failure::Fenced));
    assert_eq!(two.entries(moon, 0).await.unwrap().len(), 1);
}
