//! `reverie lab load` against `reverie serve`. How fast is never asserted.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod common;

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use common::reverie;
use serde_json::Value as Json;

struct Stopped(Child);

impl Drop for Stopped {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn tables_of_four_sockets_play_and_are_measured() {
    let folder = tempfile::tempdir().unwrap();
    let generous = ["--requests-per-second", "10000", "--messages-per-second", "10000"];
    let mut serve = reverie(&["serve", "--address", "127.0.0.1:0", "--data"]);
    serve.arg(folder.path().join("reverie.db")).args(generous);
    let mut child = serve.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let server = Stopped(child);
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    let url = line.split_whitespace().last().unwrap();
    let pid = server.0.id().to_string();
    for (arguments, paced) in [(vec!["--pid", &pid], false), (vec!["--paced", "100"], true)] {
        let mut load = reverie(&["lab", "load", "--url", url, "--tables", "3", "--seconds", "2", "--json"]);
        let loaded = load.args(arguments).output().unwrap();
        assert!(loaded.status.success(), "{}", String::from_utf8_lossy(&loaded.stderr));
        let report: Json = serde_json::from_slice(&loaded.stdout).unwrap();
        assert_eq!(report["tables"], 3);
        assert_eq!(report["refused"], 0, "{report}");
        assert!(report["moves"].as_u64().unwrap() >= 3, "{report}");
        let of = |kind: &str| report["bytes_by_kind"][kind].as_f64().unwrap_or_default();
        assert!(of("patch") > of("answer") && of("answer") > 20.0, "{report}");
        let (answer, last) = (report["answer_ms"]["p50"].as_f64(), report["last_seat_ms"]["p50"].as_f64());
        assert!(last.unwrap() >= answer.unwrap() && answer.unwrap() > 0.0, "{report}");
        assert_eq!(report["paced_ms"].is_u64(), paced);
    }
    // A server beside itself.
    let mut load =
        reverie(&["lab", "load", "--url", url, "--url", url, "--tables", "2", "--seconds", "2", "--json"]);
    let report: Json = serde_json::from_slice(&load.output().unwrap().stdout).unwrap();
    assert_eq!(report["servers"].as_array().map(Vec::len), Some(2), "{report}");
    assert!(report["ratio"]["bytes_per_move"].as_f64().unwrap() > 0.5, "{report}");
}

#[test]
fn servers_elsewhere_are_left_alone() {
    let refused = reverie(&["lab", "load", "daydream", "--url", "http://192.0.2.1:4870"]).output().unwrap();
    assert_eq!(refused.status.code(), Some(1));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.contains("only servers on this machine"), "{said}");
}

#[test]
fn a_game_that_nobody_knows_is_not_played() {
    let refused = reverie(&["lab", "load", "chess"]).output().unwrap();
    assert_eq!(refused.status.code(), Some(1));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.contains("no game chess"), "{said}");
}
