//! kill -9 loses nothing that anyone was shown. The long run is a command that a host can give: `reverie lab kills`.

use reverie_lab::kills::{Kills, Server};
use reverie_lab::progress;

use crate::common::{child, file};

/// Kills in the test run.
const KILLS: u32 = 15;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kill_9_loses_nothing_that_anyone_was_shown() {
    let folder = tempfile::tempdir().unwrap();
    let kills = Kills { game: "daydream", rounds: KILLS, players: 4, seed: 99 };
    let start = || Server::start(&mut child::command(folder.path()));
    let report = kills.drive(&file(folder.path()), start, &progress::none()).await.unwrap();
    assert!(report.holds(), "{report:?}");
    assert!(report.answered > KILLS.into() && report.shown > KILLS.into(), "{report:?}");
}
