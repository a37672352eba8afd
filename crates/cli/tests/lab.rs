//! `reverie lab` from outside: what it prints and how it ends. How fast is never asserted.

use std::process::{Command, Output};

use serde_json::Value as Json;

fn lab(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reverie"));
    command.args(["--lang", "en", "lab"]).args(arguments).output().expect("the program starts")
}

fn json(output: &Output) -> Json {
    assert!(output.status.success(), "{}", complaint(output));
    serde_json::from_slice(&output.stdout).expect("JSON and nothing else on standard output")
}

fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_bench_has_a_row_for_every_view_and_plain_fields() {
    let rows = json(&lab(&["bench", "daydream", "--seconds", "0.01", "--seats", "1", "3", "--json"]));
    let rows = rows.as_array().unwrap();
    assert_eq!(rows.len(), 16);
    for row in rows {
        assert_eq!(row["game"], "daydream");
        assert!(row["options"].as_str().unwrap().starts_with("view="));
        assert!(row["state_bytes"].as_u64().unwrap() <= 1024, "a state is at most 1 KiB: {row}");
        for field in ["decisions_per_second", "games_per_second", "decisions_per_game", "clone_ns", "seconds"]
        {
            assert!(row[field].as_f64().unwrap() > 0.0, "{field}: {row}");
        }
    }
}

#[test]
fn a_bench_prints_a_table_in_either_language() {
    for (lang, heading) in [("en", "decisions/s"), ("fr", "décisions/s")] {
        let output = lab(&["bench", "--seconds", "0.001", "--seats", "2", "--lang", lang]);
        let printed = String::from_utf8(output.stdout).unwrap();
        assert!(printed.contains(heading) && printed.contains("view=ABC"), "{printed}");
    }
}

#[test]
fn a_soak_plays_the_same_games_again() {
    let soak = || {
        let mut report = json(&lab(&["soak", "daydream", "--games", "200", "--seed", "5", "--json"]));
        report.as_object_mut().unwrap().remove("seconds");
        report
    };
    let report = soak();
    assert_eq!(report["games"], 200);
    assert_eq!(report["sets"].as_array().unwrap().len(), 8);
    assert!(report["decisions"].as_u64().unwrap() > 200 && report["rolls"].as_u64().unwrap() > 200);
    assert_eq!(report, soak());
}

#[test]
fn a_soak_can_be_narrowed_to_one_game() {
    let options = r#"{"view": "EF"}"#;
    let one = ["soak", "daydream", "--games", "1", "--seats", "2", "--rigor", "full"];
    let report = json(&lab(&[&one[..], &["--options", options, "--json"]].concat()));
    assert_eq!(report["sets"][0]["options"], "view=EF");
    assert_eq!(report["games"], 1);
}

#[test]
fn what_is_wrong_is_told() {
    for (arguments, code, told) in [
        (&["bench", "chess"][..], 1, "daydream"),
        (&["bench", "daydream", "--seats", "9"], 1, "1 to 5"),
        (&["bench", "--seconds", "0"], 2, "above 0"),
        (&["soak", "chess", "--games", "1"], 1, "daydream"),
        (&["soak", "daydream", "--games", "0"], 2, "--games"),
        (&["soak", "daydream"], 2, "--games"),
        (&["soak", "daydream", "--games", "1", "--seats", "9"], 1, "1 to 5"),
        (&["soak", "daydream", "--games", "1", "--options", "view=Z"], 1, "view=ABC"),
        (&["soak", "daydream", "--games", "1", "--options", "{"], 1, "options do not fit"),
        (&["soak", "daydream", "--games", "1", "--options", r#"{"view":"Z"}"#], 1, "options do not fit"),
        (&["soak", "daydream", "--games", "1", "--rigor", "lax"], 2, "full"),
    ] {
        let output = lab(arguments);
        let complaint = complaint(&output);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {complaint}");
        assert!(complaint.contains(told), "{arguments:?}: {complaint}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn word_knowledge_is_ranked_against_peoples_answers() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("prompts.txt");
    std::fs::write(&file, "# ours\nvehicles: fire,ladder = fire engine/lorry\nvehicles: honey = swarm\n")
        .unwrap();
    let answered = json(&lab(&["words", "--prompts", file.to_str().unwrap(), "--json"]));
    assert_eq!(answered["prompts"][0]["rank"], 1, "by its alias: {answered}");
    assert_eq!(answered["prompts"][1]["rank"], Json::Null, "no dream of the theme");
    assert_eq!(answered["all"]["top1"], 0.5);
    assert_eq!(answered["all"]["top3"], 0.5);
    assert_eq!(answered["themes"][0]["theme"], "vehicles");

    std::fs::write(&file, "submarines: water = boat\n").unwrap();
    let refused = lab(&["words", "--prompts", file.to_str().unwrap()]);
    assert!(!refused.status.success());
    assert!(complaint(&refused).contains("There is no theme submarines"), "{}", complaint(&refused));
}

#[test]
fn pairs_of_answers_are_matched_in_the_language_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pairs.tsv");
    std::fs::write(&file, "1\tchevaux\tcheval\n1\tvoiture\tauto\n0\tpoisson\tpoison\n").unwrap();
    let judged = json(&lab(&["words", "--pairs", file.to_str().unwrap(), "--lang", "fr", "--json"]));
    assert_eq!(judged["language"], "fr");
    assert_eq!(judged["matched"], 2);
    assert_eq!(judged["found_share"], 1.0);
    assert_eq!(judged["wrongly_matched"], 0);
    assert_eq!(judged["pairs"][0]["matched"], "plural");
}

#[test]
fn what_cannot_be_learned_is_refused_before_anything_is_written() {
    let folder = std::env::temp_dir().join(format!("reverie-learned-nothing-{}", std::process::id()));
    let out = folder.to_str().unwrap();
    for (game, only, known) in [
        ("daydream", "G-alone", "DEF-together.txt"),
        ("mech-a-dream", "mechanica", "workshops.txt"),
        ("mechanica", "both", "alone.txt, together.txt"),
        ("factory-of-dreams", "", "mech-a-dream, daydream, mechanica"),
    ] {
        let refused = lab(&["train", game, "--only", only, "--games", "1", "--out", out]);
        assert!(!refused.status.success());
        assert!(complaint(&refused).contains(known), "{}", complaint(&refused));
        assert!(!folder.exists());
    }
}
