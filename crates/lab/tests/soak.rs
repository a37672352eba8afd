//! Soaking: the same games whatever the threads, and a failure that can be repeated.

use std::collections::BTreeSet;

use reverie_daydream::ENTRY;
use reverie_game::GameEntry;
use reverie_game::laws::{Breach, Rigor};
use reverie_lab::soak::Soak;
use reverie_lab::studied::{OptionSet, seat_counts};
use reverie_lab::{bench, progress};

/// Daydream with a law that games of these seeds break.
static CURSED: GameEntry = GameEntry {
    uphold: |seats, options, seed, rigor| {
        let tally = (ENTRY.uphold)(seats, options, seed, rigor)?;
        if seed % 40 != 33 {
            return Ok(tally);
        }
        let record = serde_json::json!({"format": 1, "seats": seats, "options": options});
        Err(Box::new(Breach { law: "no curse", what: format!("seed {seed} is cursed"), record }))
    },
    ..ENTRY
};

fn soak(game: &GameEntry, seed: u64, games: u64) -> Soak<'_> {
    let seats = seat_counts(game, &[]).expect("every number is one a game has");
    Soak { game, sets: OptionSet::all(game), seats, seed, games, rigor: Rigor::SOAK }
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let run = || soak(&ENTRY, 7, 120).run(&progress::none()).unwrap();
    let (one, again) = (run(), run());
    assert_eq!(one.tally, again.tally);
    assert_eq!(one.tally.games, 120);
    for (set, same) in one.sets.iter().zip(&again.sets) {
        assert_eq!((set.tally, set.tally.games), (same.tally, 15), "{}", set.options);
    }
}

#[test]
fn every_set_of_options_meets_every_number_of_seats() {
    let soak = soak(&ENTRY, 0, 40);
    let dealt: BTreeSet<_> = (0..40).map(|n| (soak.deal(n).set, soak.deal(n).seats)).collect();
    assert_eq!(dealt.len(), 8 * 5);
}

/// Daydream dressed up as a game with two options that are on or off, which nobody can play alone.
static FLAGGED: GameEntry = GameEntry {
    name: "flagged",
    seats: (2, 4),
    option_sets: || {
        let flags = [(false, false), (false, true), (true, false), (true, true)];
        flags
            .map(|(robots, guests)| {
                let options = serde_json::json!({"robots": robots, "guests": guests});
                (format!("robots={robots},guests={guests}"), options)
            })
            .to_vec()
    },
    ..ENTRY
};

#[test]
fn flags_and_a_game_for_two_at_least_are_soaked_and_measured_alike() {
    let soak = soak(&FLAGGED, 0, 12);
    let dealt: BTreeSet<_> = (0..12).map(|n| (soak.deal(n).set, soak.deal(n).seats)).collect();
    assert_eq!(dealt.len(), 4 * 3);
    assert!(dealt.iter().all(|(_, seats)| (2..=4).contains(seats)));
    assert!(seat_counts(&FLAGGED, &[1]).is_err());
    let set = OptionSet::read(&FLAGGED, "robots=true,guests=false").unwrap();
    assert_eq!(set.argument(), "robots=true,guests=false", "no quotes on a command line");
    let rows = bench::plan(&[&ENTRY, &FLAGGED], &[]).unwrap();
    let measured = rows.iter().filter(|row| row.game.name == "flagged");
    assert_eq!(measured.map(|row| row.seats).collect::<Vec<_>>(), [2, 4].repeat(4));
}

#[test]
fn a_failure_is_the_first_one_and_can_be_repeated() {
    let cursed = soak(&CURSED, 0, 400);
    let failure = cursed.run(&progress::none()).unwrap_err();
    assert_eq!((failure.number, failure.deal.seed), (33, 33));
    assert_eq!((failure.deal.set, failure.deal.seats), (1, 5));
    assert_eq!(failure.breach.law, "no curse");
    assert_eq!(
        cursed.command_to_repeat(&failure),
        "reverie lab soak daydream --games 1 --seed 33 --seats 5 --options view=D"
    );
    let alone = Soak {
        sets: vec![OptionSet::read(&CURSED, "view=D").unwrap()],
        seats: vec![5],
        ..soak(&CURSED, 33, 1)
    };
    let again = alone.run(&progress::none()).unwrap_err();
    assert_eq!((again.deal.seats, again.deal.seed), (5, 33));
    assert_eq!(again.breach.what, failure.breach.what);
}

#[test]
fn a_failed_game_is_kept_in_a_file_named_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let cursed = soak(&CURSED, 20, 100);
    let failure = cursed.run(&progress::none()).unwrap_err();
    let path = cursed.keep(&failure, &folder.path().join("failures")).unwrap();
    assert_eq!(path.file_name().unwrap(), "daydream-view=DA-2-33.json");
    let kept: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(kept["seats"], failure.deal.seats);
}

#[test]
fn options_are_read_by_name_or_as_json() {
    let read =
        |text| OptionSet::read(&ENTRY, text).map(|set| set.name).map_err(|refused| refused.key().to_owned());
    assert_eq!(read("view=EF").unwrap(), "view=EF");
    assert_eq!(read(r#"{"view": "EF"}"#).unwrap(), "view=EF");
    assert_eq!(read("{}").unwrap(), "view=A");
    assert_eq!(read("view=Z").unwrap_err(), "lab-no-such-options");
    assert_eq!(read(r#"{"view": "Z"}"#).unwrap_err(), "bad-options");
    assert_eq!(read("{").unwrap_err(), "bad-options");
}

#[test]
fn options_without_a_plain_name_are_quoted_for_the_shell() {
    let set = OptionSet { name: r#"{"a":"it's"}"#.into(), options: serde_json::json!({"a": "it's"}) };
    assert_eq!(set.argument(), r#"'{"a":"it'\''s"}'"#);
    assert_eq!(set.file_stem(), "__a___it_s__");
}
