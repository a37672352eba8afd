//! Whatever happens to many machines, nothing is lost. The long run is a command: `reverie lab faults`.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::process::{Command, Stdio};

use reverie_lab::faults::fault::Fault;
use serde_json::Value as Json;

#[test]
fn nothing_is_lost_doubled_split_or_shown_whatever_fails() {
    let rounds = Fault::ALL.len().to_string();
    let mut lab = Command::new(env!("CARGO_BIN_EXE_reverie"));
    lab.args(["lab", "faults", "--rounds", &rounds, "--tables", "4", "--seed", "24", "--json"]);
    let output = lab.stdin(Stdio::null()).output().unwrap();
    let said =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}");
    let report: Json = serde_json::from_slice(&output.stdout).unwrap();
    let happened = report["faults"].as_object().unwrap();
    // Cables and disks are for root alone; all else happens everywhere.
    for fault in
        ["kill-node", "drain-node", "pause-node", "clock-off", "kill-bus", "kill-database", "failover"]
    {
        assert!(happened.contains_key(fault), "{fault} did not happen: {said}");
    }
    assert!(report["counts"]["answered"].as_u64().unwrap() > 100, "hardly anybody played: {said}");
    assert!(report["claims"].as_u64().unwrap() > 0, "nobody claimed a table: {said}");
}
