//! What a move costs the store: moves a second and processor time a move, on a file, and on the PostgreSQL that
//! `REVERIE_TEST_POSTGRES` names, from several tables at once.
//!
//! `cargo run --release -p reverie-store --example appends -- [TABLES] [MOVES]`

use std::error::Error;
use std::time::Instant;

use reverie_game::{Entry, Own, Seat, Step};
use reverie_store::{
    Append, Appended, Database, GuestId, Millis, NewEntry, NewTable, SecretHash, Sitter, Store, TableId,
};
use serde_json::json;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

const NOW: Millis = Millis(1_795_031_100_000);

#[tokio::main]
async fn main() -> Outcome<()> {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u32>());
    let (tables, moves) =
        (args.next().transpose()?.unwrap_or(100), args.next().transpose()?.unwrap_or(20_000));
    let folder = tempfile::tempdir()?;
    measure("a file", &folder.path().join("appends.db").into(), tables, moves, None).await?;
    if std::env::var(reverie_services::TEST_POSTGRES).is_ok() {
        let url = tokio::task::spawn_blocking(reverie_services::postgres).await??;
        let server = server_of(&url).await?;
        measure("PostgreSQL", &url.parse()?, tables, moves, server).await?;
    }
    Ok(())
}

async fn measure(what: &str, place: &Database, tables: u32, moves: u32, server: Option<u32>) -> Outcome<()> {
    let store = place.open().await?;
    let token = SecretHash([7; 32]);
    let host = store.welcome(token, "Ada".to_owned(), "violet".to_owned(), NOW).await?.id;
    for table in 0..tables {
        store.open_table(new_table(table, host), NOW).await?;
    }
    // Whatever is made once is made.
    play(&store, tables, 0, tables * 10).await?;
    let used = || (used_by(std::process::id()), server.map_or(0.0, used_by));
    let (began, before) = (Instant::now(), used());
    play(&store, tables, 10, moves).await?;
    let after = used();
    let (seconds, moves) = (began.elapsed().as_secs_f64(), f64::from(moves));
    let each = |before: f64, after: f64| (after - before) * 1e6 / moves;
    println!(
        "{what}: {tables} tables, {:.0} moves/s, {:.0} µs of processor a move here, {:.0} µs in PostgreSQL",
        moves / seconds,
        each(before.0, after.0),
        each(before.1, after.1),
    );
    Ok(())
}

/// A move of two entries after the other at each table.
async fn play(store: &Store, tables: u32, from: u32, moves: u32) -> Outcome<()> {
    let players = (0..tables).map(|table| {
        let store = store.clone();
        tokio::spawn(async move {
            for number in from..from + moves / tables {
                let append = Append {
                    tenure: TableId(table.to_string()).into(),
                    number: number * 2,
                    entries: entries(number)?,
                    deadline: None,
                    seating: None,
                    at: NOW,
                };
                if store.append(append).await? != Appended::Stored {
                    return Err("a move was stored before".into());
                }
            }
            Outcome::Ok(())
        })
    });
    for player in players.collect::<Vec<_>>() {
        player.await??;
    }
    Ok(())
}

fn entries(number: u32) -> Outcome<Vec<NewEntry>> {
    let mv = Own::from(json!({"do": "write", "die": number % 5, "digit": 6, "cloud": number % 40}));
    let seat = Seat::new(0).ok_or("there is a seat 0")?;
    let client = Some(format!("1/{number}"));
    let roll = Own::from(json!([number % 6, 3]));
    Ok(vec![
        NewEntry { step: Step::Entry(Entry::Move { seat, mv }), client },
        NewEntry { step: Step::Entry(Entry::Roll { roll }), client: None },
    ])
}

fn new_table(table: u32, host: GuestId) -> NewTable {
    NewTable {
        id: TableId(table.to_string()),
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

/// The process of a PostgreSQL on this machine: the parent of whoever answers.
async fn server_of(url: &str) -> Outcome<Option<u32>> {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await?;
    tokio::spawn(connection);
    let backend: i32 = client.query_one("SELECT pg_backend_pid()", &[]).await?.try_get(0)?;
    Ok(fields(u32::try_from(backend)?).and_then(|fields| fields.get(1)?.parse().ok()))
}

/// What Linux says of a process, from its state on.
fn fields(process: u32) -> Option<Vec<String>> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    Some(stat.rsplit_once(") ")?.1.split(' ').map(str::to_owned).collect())
}

/// Seconds of processor that a process has used, and its children, those that have ended and those that have not (Linux; 0
/// elsewhere).
fn used_by(process: u32) -> f64 {
    let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let all = all.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let ticks = all.filter_map(|one| {
        let fields = fields(one)?;
        let ours = one == process || fields.get(1)?.parse() == Ok(process);
        let figures = fields.iter().skip(11).take(4).filter_map(|figure| figure.parse::<u64>().ok());
        ours.then(|| figures.sum::<u64>())
    });
    #[allow(clippy::cast_precision_loss)] // a few thousand hundredths of a second
    let seconds = ticks.sum::<u64>() as f64 / 100.0;
    seconds
}
