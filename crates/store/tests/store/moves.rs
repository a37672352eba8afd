//! Everything is moved, or nothing; what it was moved from stays.

use reverie_store::moving::Where;
use reverie_store::{CannotMove, Database, FileLock, Link, LinkKind, Millis, Phase, TableRow};
use tempfile::TempDir;

use crate::place::Place;
use crate::{LONG, NOW, append, browser, entry, guest, id, new_table, node, secret, sent, table};

fn file(folder: &TempDir, name: &str) -> Database {
    folder.path().join(name).into()
}

/// Something on every shelf, and a table that comes before its rematch.
async fn furnish(place: &Database) -> TableRow {
    let store = place.open().await.unwrap();
    let (ada, ben) = (guest(&store, 1).await, guest(&store, 2).await);
    let moon = table(&store, "moon", ada).await;
    for number in 0..700 {
        let entries = vec![sent(&format!("{}/{number}", ada.0)), entry(number)];
        store.append(append(&moon, 2 * number, entries)).await.unwrap();
    }
    store.rematch(moon.clone().into(), new_table("sun", ben), NOW).await.unwrap();
    store.set_phase(id("sun").into(), Phase::Closed, NOW).await.unwrap();
    store.say(moon.clone().into(), ben, "1".to_owned(), "Zürich – 東京".to_owned(), NOW).await.unwrap();
    let link = Link { table: moon.clone(), kind: LinkKind::Watch };
    store.issue_link(secret(9), link, NOW).await.unwrap();
    store.issue_code(ben, secret(8), Millis(99)).await.unwrap();
    store.subscribe(ada, browser("a"), 3, NOW).await.unwrap();
    store.own_key("push", vec![0, 255]).await.unwrap();
    store.hide_table(moon.clone(), true).await.unwrap();
    let archived = reverie_store::Archived { number: 3, body: vec![7; 100_000] };
    store.archive(moon.clone(), archived).await.unwrap();
    store.table(moon).await.unwrap()
}

#[tokio::test]
async fn everything_goes_to_a_server_and_back_and_is_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let (first, server, last) =
        (file(&folder, "first.db"), Place::server().database, file(&folder, "last.db"));
    let row = furnish(&first).await;
    let there = first.move_to(&server).await.unwrap();
    assert_eq!((there.rows["entries"], there.rows["guests"], there.rows["archives"]), (1400, 2, 1));
    let back = server.move_to(&last).await.unwrap();
    assert_eq!(there, back);
    for place in [&first, &server, &last] {
        let store = place.open().await.unwrap();
        assert_eq!(store.table(id("moon")).await.unwrap(), row);
        // Numbers go on where they were, and so does the game.
        assert_eq!(guest(&store, 3).await.0, 3);
        store.append(append(&id("moon"), 1400, vec![entry(0)])).await.unwrap();
        assert_eq!(store.entries(id("moon"), 0).await.unwrap().len(), 1401);
    }
}

#[tokio::test]
async fn nothing_is_moved_onto_something_or_away_from_under_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there, server) =
        (file(&folder, "here.db"), file(&folder, "there.db"), Place::server().database);
    drop(here.open().await.unwrap());
    let store = server.open().await.unwrap();
    assert!(matches!(here.move_to(&here).await, Err(Where::To(CannotMove::Same))));
    store.beat(&node("one"), LONG).await.unwrap();
    assert!(
        matches!(here.move_to(&server).await, Err(Where::To(CannotMove::Used(nodes))) if nodes == [node("one").id])
    );
    assert!(matches!(server.move_to(&there).await, Err(Where::From(CannotMove::Used(_)))));
    store.retire(node("one").id).await.unwrap();
    guest(&store, 1).await;
    assert!(matches!(here.move_to(&server).await, Err(Where::To(CannotMove::NotEmpty))));
    assert!(matches!(server.move_to(&here).await, Err(Where::To(CannotMove::NotEmpty))));
    let hold = FileLock::take(here.file().unwrap()).unwrap();
    assert!(matches!(here.move_to(&server).await, Err(Where::From(CannotMove::Held(_)))));
    drop(hold);
    assert!(!there.file().unwrap().exists(), "nothing was left there");
    server.move_to(&there).await.unwrap();
}
