//! `reverie admin` from outside: on a file that a server uses, and on one that none does.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use common::{complained, reverie, said};
use reverie_game::{Entry, Own, Seat, Step};
use reverie_store::{
    Append, GuestId, Millis, NewEntry, NewTable, SecretHash, Sitter, Store, Subscription, TableId,
};
use serde_json::{Value as Json, json};
use tempfile::TempDir;

/// Longer than any machine needs; nothing waits for it where all is well.
const PATIENCE: Duration = Duration::from_secs(20);
const NOW: Millis = Millis(1_795_031_100_000);

/// A data file: Ada and Ben play Daydream, Ada plays alone, and has said something.
struct Data {
    folder: TempDir,
    ada: GuestId,
    ben: GuestId,
}

impl Data {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (ada, ben) = at_once(async {
            let store = Store::open(&folder.path().join("reverie.db")).unwrap();
            let welcome = async |byte, name: &str| {
                let token = SecretHash([byte; 32]);
                store.welcome(token, name.to_owned(), "violet".to_owned(), NOW).await.unwrap().id
            };
            let (ada, ben) = (welcome(1, "Ada").await, welcome(2, "Ben").await);
            for (name, seats) in [("shared", vec![ada, ben]), ("alone", vec![ada])] {
                let id = TableId(name.to_owned());
                let new = NewTable {
                    id: id.clone(),
                    game: "daydream".to_owned(),
                    rules: 1,
                    options: json!({"view": "A"}),
                    clock: json!({"kind": "none"}),
                    seed: "0".repeat(64),
                    host: ada,
                    seats: seats.into_iter().map(Sitter::guest).collect(),
                    lesson: false,
                    team: None,
                    hints: None,
                };
                store.open_table(new, NOW).await.unwrap();
                store.begin(id.into(), 1, NOW).await.unwrap();
            }
            let shared = TableId("shared".to_owned());
            store
                .say(shared.clone().into(), ada, "1".into(), "Ada's secret garden".into(), NOW)
                .await
                .unwrap();
            store.say(shared.into(), ben, "1".into(), "Ben's own words".into(), NOW).await.unwrap();
            let browser = Subscription {
                endpoint: "https://fcm.googleapis.com/ada".to_owned(),
                p256dh: vec![1],
                auth: vec![2],
                lang: "fr".to_owned(),
                origin: None,
            };
            store.subscribe(ada, browser, 10, NOW).await.unwrap();
            (ada, ben)
        });
        Self { folder, ada, ben }
    }

    fn file(&self) -> PathBuf {
        self.path("reverie.db")
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn store(&self) -> Store {
        Store::visit(&self.file()).unwrap()
    }

    fn admin(&self, args: &[&str]) -> Output {
        admin(&self.file(), args)
    }

    /// What it says when all is well.
    #[track_caller]
    fn does(&self, args: &[&str]) -> String {
        let output = self.admin(args);
        assert!(output.status.success(), "{args:?}: {}{}", said(&output), complained(&output));
        said(&output)
    }

    /// What it complains about.
    #[track_caller]
    fn refused(&self, args: &[&str]) -> String {
        let output = self.admin(args);
        assert_eq!(output.status.code(), Some(1), "{args:?}: {}", said(&output));
        complained(&output)
    }
}

fn admin(data: &Path, args: &[&str]) -> Output {
    reverie(&["admin"]).args(args).arg("--data").arg(data).output().unwrap()
}

fn at_once<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap().block_on(work)
}

fn read(text: &str) -> Json {
    serde_json::from_str(text).unwrap_or_else(|_| panic!("no JSON: {text}"))
}

fn str_of(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A server on a file, on a port of its own; what it logs goes to a file beside.
struct Host {
    child: Child,
    address: String,
}

impl Host {
    fn start(data: &Path) -> Self {
        let log = std::fs::File::create(data.with_extension("log")).unwrap();
        // A file that may not grow gives an error, as a full disk does, rather than a signal that ends the program.
        let mut child = Command::new("sh")
            .args(["-c", r#"trap "" XFSZ; exec "$0" "$@""#, env!("CARGO_BIN_EXE_reverie")])
            .args(["serve", "--address", "127.0.0.1:0", "--requests-per-second", "100000", "--data"])
            .arg(data)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim_end().split_once("http://").unwrap().1.to_owned();
        Self { child, address }
    }

    /// The status of what it answers.
    fn ask(&self, request: &str, body: &str) -> u16 {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        write!(
            stream,
            "{request} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split(' ').nth(1).unwrap().parse().unwrap()
    }

    fn becomes(&self, request: &str, status: u16) {
        let began = Instant::now();
        while self.ask(request, "") != status {
            assert!(began.elapsed() < PATIENCE, "{request} never became {status}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Says how large a file it may write.
    fn may_write(&self, bytes: &str) {
        let limit = format!("--fsize={bytes}:unlimited");
        let done = Command::new("prlimit").args(["--pid", &self.child.id().to_string(), &limit]).status();
        assert!(done.unwrap().success());
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_copy_is_made_while_a_server_runs_and_put_back_when_none_does() {
    let data = Data::new();
    let (copy, second) = (data.path("copy.db"), data.path("second.db"));
    let host = Host::start(&data.file());
    let copied = read(&data.does(&["backup", str_of(&copy), "--json"]));
    assert_eq!((&copied["rows"]["tables"], &copied["rows"]["chat"]), (&json!(2), &json!(2)));
    assert!(data.refused(&["backup", str_of(&copy)]).contains("already"), "a copy is never overwritten");
    let held = data.refused(&["restore", str_of(&copy)]);
    assert!(held.contains(&host.child.id().to_string()) && held.contains(&host.address), "{held}");
    drop(host);
    // What happened since is in the file that is kept.
    let later = at_once(async {
        let token = SecretHash([9; 32]);
        data.store().welcome(token, "Late".into(), "rose".into(), NOW).await.unwrap().id
    });
    let restored = read(&data.does(&["restore", str_of(&copy), "--json"]));
    assert_eq!((&restored["found"]["sound"], &restored["found"]["replayed"]), (&json!(true), &json!(2)));
    assert!(at_once(data.store().guest(later)).is_err());
    let kept = Store::visit(Path::new(restored["kept"].as_str().unwrap())).unwrap();
    assert_eq!(at_once(kept.guest(later)).unwrap().name, "Late");
    assert!(copy.exists());
    data.does(&["backup", str_of(&second)]);
}

#[test]
fn what_is_no_data_or_broken_is_not_put_in_its_place() {
    let data = Data::new();
    let broken = data.path("broken.db");
    std::fs::write(&broken, "a shopping list, much longer than a database header would have to be").unwrap();
    let before = data.does(&["check", "--json"]);
    data.refused(&["restore", str_of(&broken)]);
    data.refused(&["restore", str_of(&data.path("nowhere.db"))]);
    let other = data.path("other.db");
    rusqlite::Connection::open(&other).unwrap().execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    assert!(data.refused(&["restore", str_of(&other)]).contains("no data of Reverie's"));
    let newer = data.path("newer.db");
    data.does(&["backup", str_of(&newer)]);
    rusqlite::Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert!(data.refused(&["restore", str_of(&newer)]).contains("newer Reverie"));
    assert_eq!(data.does(&["check", "--json"]), before);
}

#[test]
fn a_check_counts_what_there_is_and_names_what_is_wrong() {
    let data = Data::new();
    let found = read(&data.does(&["check", "--json"]));
    assert_eq!(
        found["tables"],
        json!([{"game": "daydream", "rules": 1, "phase": "play", "tables": 2, "archive_bytes": 0}])
    );
    assert_eq!((&found["sound"], &found["replayed"]), (&json!(true), &json!(2)));
    assert!(data.does(&["check"]).contains("Nothing is wrong."));
    // A move that the game never allowed, rules that nobody knows, a gap, a word that is no phase.
    at_once(async {
        let mv = Own::from(json!({"do": "fly"}));
        let step = Step::Entry(Entry::Move { seat: Seat::new(0).unwrap(), mv });
        let entries = vec![NewEntry { step, client: None }];
        let (tenure, seating) = (TableId("shared".to_owned()).into(), None);
        let append = Append { tenure, number: 0, entries, deadline: None, seating, at: NOW };
        data.store().append(append).await.unwrap();
    });
    let db = rusqlite::Connection::open(data.file()).unwrap();
    db.execute_batch("UPDATE tables SET rules = 999 WHERE id = 'alone'").unwrap();
    drop(db);
    let output = data.admin(&["check", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let found = read(&said(&output));
    let wrong: Vec<(&str, &str)> = found["wrong"]
        .as_array()
        .unwrap()
        .iter()
        .map(|wrong| (wrong["table"].as_str().unwrap(), wrong["code"].as_str().unwrap()))
        .collect();
    assert_eq!(wrong, [("alone", "other-rules"), ("shared", "table-broken")]);
    let db = rusqlite::Connection::open(data.file()).unwrap();
    db.execute_batch("UPDATE entries SET number = 5; DELETE FROM guests WHERE 0").unwrap();
    drop(db);
    let output = data.admin(&["check"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("entries of table shared have a gap"), "{}", said(&output));
}

/// What a host does on a database server is what it does on a file; and everything goes there and back.
#[cfg(unix)]
#[test]
fn everything_goes_to_a_database_server_and_is_looked_after_there() {
    let data = Data::new();
    let url = reverie_services::postgres().unwrap();
    let database = |args: &[&str]| {
        let output = reverie(&["admin"]).args(args).args(["--database", &url]).output().unwrap();
        let said = format!("{}{}", said(&output), complained(&output));
        (output.status.success(), said)
    };
    let moves = |from: &str, to: &str| {
        let output = reverie(&["admin", "move", "--json", "--from", from, "--to", to]).output().unwrap();
        (output.status.success(), said(&output), complained(&output))
    };
    let (file, back) = (data.file(), data.path("back.db"));
    assert!(database(&["table", "list"]).1.contains("version 0"), "there is nothing there yet");
    let (moved, told, trouble) = moves(str_of(&file), &url);
    assert!(moved, "{trouble}");
    let there = read(&told);
    assert_eq!((&there["rows"]["tables"], &there["rows"]["chat"]), (&json!(2), &json!(2)));
    let (again, _, trouble) = moves(str_of(&file), &url);
    assert!(!again && trouble.contains("something in"), "{trouble}");

    let (well, checked) = database(&["check", "--json"]);
    assert!(well, "{checked}");
    assert_eq!((&read(&checked)["sound"], &read(&checked)["replayed"]), (&json!(true), &json!(2)));
    assert!(database(&["table", "list"]).1.contains("shared"));
    let (closed, said) = database(&["table", "close", "alone"]);
    assert!(closed && said.contains("No server uses"), "{said}");
    let (forgotten, said) = database(&["guest", "delete", &data.ben.0.to_string(), "--json"]);
    assert!(forgotten, "{said}");
    assert_eq!(read(&said)["kept"], json!(["shared"]));
    let (rotated, said) = database(&["keys", "rotate"]);
    assert!(rotated && said.contains("1 browser"), "{said}");
    let (copied, said) = database(&["backup", str_of(&data.path("copy.db"))]);
    assert!(!copied && said.contains("pg_dump"), "{said}");

    let (moved, told, trouble) = moves(&url, str_of(&back));
    assert!(moved, "{trouble}");
    assert_eq!(read(&told)["rows"]["chat"], json!(2));
    let store = Store::visit(&back).unwrap();
    assert!(at_once(store.guest(data.ben)).unwrap().has_left());
    assert!(!at_once(data.store().guest(data.ben)).unwrap().has_left(), "where it was moved from it stays");
}

#[test]
fn an_older_file_is_checked_as_it_will_be_and_left_as_it_is() {
    let data = Data::new();
    let db = rusqlite::Connection::open(data.file()).unwrap();
    let known: i64 = db.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    // As the last steps found it.
    db.execute_batch(
        "DROP TABLE nodes; ALTER TABLE tables DROP COLUMN holder; ALTER TABLE tables DROP COLUMN fence;
         ALTER TABLE tables DROP COLUMN length; DROP TABLE archives; DROP INDEX tables_stale; ALTER TABLE tables DROP COLUMN stale;
         ALTER TABLE seats DROP COLUMN former; DROP TABLE notices; ALTER TABLE tables DROP COLUMN hidden;
         ALTER TABLE seats DROP COLUMN since; ALTER TABLE pulse DROP COLUMN room; PRAGMA user_version = 5;",
    )
    .unwrap();
    drop(db);
    let found = read(&data.does(&["check", "--json"]));
    assert_eq!((&found["version"], &found["replayed"]), (&json!(5), &json!(2)));
    assert!(known > 5);
    let refused = data.refused(&["table", "list"]);
    assert!(refused.contains("older Reverie") && refused.contains("reverie serve"), "{refused}");
    let db = rusqlite::Connection::open(data.file()).unwrap();
    assert_eq!(db.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0)).unwrap(), 5);
}

#[test]
fn a_guest_gets_all_that_is_known_of_them_and_nothing_of_others() {
    let data = Data::new();
    let out = data.path("ada.json");
    data.does(&["guest", "export", "Ada", "--out", str_of(&out)]);
    let text = std::fs::read_to_string(&out).unwrap();
    let dossier = read(&text);
    assert_eq!(dossier["guest"]["name"], "Ada");
    assert_eq!(dossier["tables"].as_array().unwrap().len(), 2);
    assert_eq!(dossier["said"][0]["text"], "Ada's secret garden");
    assert_eq!(dossier["browsers"][0]["lang"], "fr");
    assert!(!text.contains("Ben") && !text.contains(&"0".repeat(64)));
    assert!(data.refused(&["guest", "export", "Ada", "--out", str_of(&out)]).contains("already"));
    assert!(data.refused(&["guest", "export", "Eve", "--out", "eve.json"]).contains("Eve"));
}

#[test]
fn a_guest_is_forgotten_down_to_the_last_byte() {
    let data = Data::new();
    let listed = read(&data.does(&["guest", "list", "--search", "ad", "--json"]));
    assert_eq!(listed[0]["id"], json!(data.ada));
    let id = data.ada.0.to_string();
    let gone = read(&data.does(&["guest", "delete", &id, "--json"]));
    assert_eq!(gone, json!({"removed": ["alone"], "kept": ["shared"]}));
    for name in ["reverie.db", "reverie.db-wal"] {
        let bytes = std::fs::read(data.path(name)).unwrap_or_default();
        for trace in [b"secret garden".as_slice(), b"fcm.googleapis.com"] {
            assert!(!bytes.windows(trace.len()).any(|window| window == trace), "{name}");
        }
    }
    let names: Vec<Json> = read(&data.does(&["guest", "list", "--json"])).as_array().unwrap().clone();
    assert_eq!(names.iter().map(|guest| &guest["name"]).collect::<Vec<_>>(), ["Ben"]);
    assert!(data.refused(&["guest", "delete", &id]).contains(&id));
    let shared = at_once(data.store().table(TableId("shared".to_owned()))).unwrap();
    assert_eq!(shared.host, data.ben);
    assert!(data.does(&["check"]).contains("Nothing is wrong."));
}

#[test]
fn tables_are_listed_closed_and_taken_down_and_a_server_that_runs_knows() {
    let data = Data::new();
    let listed = data.does(&["table", "list"]);
    assert!(listed.contains("2026-11-18 19:45") && listed.contains("Ada, Ben"), "{listed}");
    assert_eq!(read(&data.does(&["table", "list", "--busy", "--json"])).as_array().map(Vec::len), Some(0));
    assert!(data.does(&["table", "hide", "alone"]).contains("No server"));
    assert!(data.refused(&["table", "hide", "alone"]).contains("taken down already"));
    let host = Host::start(&data.file());
    for args in [["table", "close", "shared"], ["table", "unhide", "alone"], ["table", "hide", "shared"]] {
        assert!(data.does(&args).contains("has seen to it"), "{args:?}");
    }
    assert!(data.refused(&["table", "close", "shared"]).contains("closed already"));
    assert!(data.refused(&["table", "close", "nowhere"]).contains("no table nowhere"));
    drop(host);
    assert!(data.does(&["keys", "rotate"]).contains("1 browsers"));
}

#[test]
fn without_data_it_says_where_it_looked() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("nowhere.db");
    for args in [&["check"][..], &["table", "list"], &["guest", "list"], &["keys", "rotate"]] {
        let output = admin(&nowhere, args);
        assert_eq!(output.status.code(), Some(1));
        assert!(complained(&output).contains("nowhere.db"), "{args:?}");
    }
    assert!(!nowhere.exists());
}

#[test]
fn a_second_server_on_the_same_file_says_whose_it_is_and_leaves() {
    let data = Data::new();
    let host = Host::start(&data.file());
    let second = reverie(&["serve", "--address", "127.0.0.1:0", "--data"]).arg(data.file()).output().unwrap();
    assert_eq!(second.status.code(), Some(1));
    let why = complained(&second);
    assert!(why.contains(&host.child.id().to_string()) && why.contains(&host.address), "{why}");
    // Killed, it holds nothing.
    drop(host);
    Host::start(&data.file());
}

#[test]
fn a_full_disk_is_no_health_and_few_lines_in_the_log() {
    let data = Data::new();
    let host = Host::start(&data.file());
    host.becomes("GET /health", 200);
    let log = std::fs::metadata(data.path("reverie.db-wal")).unwrap().len();
    host.may_write(&(log + 100).to_string());
    host.becomes("GET /health", 503);
    for _ in 0..300 {
        assert_eq!(host.ask("POST /api/me", r#"{"name":"Eve"}"#), 503);
    }
    host.may_write("unlimited");
    host.becomes("GET /health", 200);
    assert_eq!(host.ask("POST /api/me", r#"{"name":"Eve"}"#), 200);
    let lines = std::fs::read_to_string(data.path("reverie.log")).unwrap();
    let faults = lines.lines().filter(|line| line.contains("ERROR")).count();
    assert!((1..20).contains(&faults), "{faults} lines for 300 refusals:\n{lines}");
}
