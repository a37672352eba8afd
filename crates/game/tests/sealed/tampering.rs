//! Whoever changes a record is found out, with the reason and the entry.

use reverie_game::record::HashAfter;
use reverie_game::{Broken, Entry, Game, Record, Seed, Session};
use serde_json::{Value as Json, json};

use crate::game::Sealed;
use crate::table::{bid, card, dealt, finished, seat};

/// The reason and the entry with which a finished game is refused after this was done to its record.
fn found(tamper: impl FnOnce(&mut Record<Sealed>)) -> (String, Option<usize>) {
    let mut record = finished("tampering").record(true);
    assert!(Session::<Sealed>::replay(record.clone()).is_ok(), "the record was sound");
    tamper(&mut record);
    let Broken { entry, reason } = Session::<Sealed>::replay(record).expect_err("it is not sound any more");
    (reason.key().to_owned(), entry)
}

fn reason(key: &str, entry: impl Into<Option<usize>>) -> (String, Option<usize>) {
    (key.to_owned(), entry.into())
}

/// The first two entries deal, then come two bids, a name and a clap, and so once more.
const FIRST_BID: usize = 2;
const LAST: usize = 11;

/// The same without seed, so that any possible roll would do.
fn unsealed(record: &mut Record<Sealed>) {
    (record.seed, record.commitment) = (None, None);
}

#[test]
fn a_move_that_was_not_legal() {
    let too_high = found(|record| record.entries[FIRST_BID] = Entry::Move { seat: seat(0), mv: bid(7) });
    assert_eq!(too_high, reason("not-now", FIRST_BID));
    let absent = found(|record| record.entries[FIRST_BID] = Entry::Move { seat: seat(2), mv: bid(0) });
    assert_eq!(absent, reason("no-such-seat", FIRST_BID));
    let again = found(|record| record.entries[FIRST_BID + 1] = record.entries[FIRST_BID]);
    assert_eq!(again, reason("not-awaited", FIRST_BID + 1));
}

#[test]
fn another_move_that_was_legal() {
    // A bid of 0 each is a tie: there is no round to name.
    let tied = found(|record| record.entries[FIRST_BID] = Entry::Move { seat: seat(0), mv: bid(0) });
    assert_eq!(tied, reason("awaits-chance", FIRST_BID + 2));
    // A quiet clap is one point less: the hash at the end tells.
    let quiet = Entry::Move { seat: seat(1), mv: crate::table::clap(false) };
    assert_eq!(found(|record| record.entries[LAST] = quiet), reason("record-hash", LAST));
}

#[test]
fn a_roll_that_could_not_come() {
    let twice = |record: &mut Record<Sealed>| record.entries[1] = record.entries[0];
    assert_eq!(found(twice), reason("impossible-roll", 1));
    let early = |record: &mut Record<Sealed>| record.entries[FIRST_BID] = record.entries[0];
    assert_eq!(found(early), reason("no-roll-due", FIRST_BID));
}

#[test]
fn a_roll_that_could_come_but_is_not_the_dealers() {
    let other = |record: &mut Record<Sealed>| {
        let free = |roll: &_| record.entries[..2].iter().all(|entry| entry != &Entry::Roll { roll: *roll });
        let roll = (1..=6).map(card).find(free).unwrap();
        record.entries[1] = Entry::Roll { roll };
    };
    assert_eq!(found(other), reason("record-roll", 1));
}

#[test]
fn a_seed_that_deals_other_rolls() {
    let wrong = |record: &mut Record<Sealed>| {
        (record.seed, record.commitment) = (Some(Seed::named("wrong")), None);
    };
    let (key, entry) = found(wrong);
    assert_eq!(key, "record-roll");
    assert!(entry < Some(FIRST_BID));
}

#[test]
fn a_seed_that_was_not_promised() {
    let seed = |record: &mut Record<Sealed>| record.seed = Some(Seed::named("wrong"));
    assert_eq!(found(seed), reason("record-commitment", None));
    let promise = |record: &mut Record<Sealed>| record.commitment = Some(Seed::named("wrong").commitment());
    assert_eq!(found(promise), reason("record-commitment", None));
}

#[test]
fn a_hash_that_is_another_tables() {
    let other = dealt(2, "another table").record(false).hashes[0].hash.clone();
    assert_eq!(found(|record| record.hashes[0].hash = other), reason("record-hash", LAST));
}

#[test]
fn a_hash_of_a_place_that_is_not_there() {
    for entries in [0, LAST + 2, usize::MAX] {
        let stray = |record: &mut Record<Sealed>| {
            let hash = record.hashes[0].hash.clone();
            record.hashes.push(HashAfter { entries, hash });
        };
        assert_eq!(found(stray), reason("record-hash-place", None), "after {entries}");
    }
}

#[test]
fn a_result_that_is_not_the_games() {
    let better = |record: &mut Record<Sealed>| record.result.as_mut().unwrap().seats[1].points += 1;
    assert_eq!(found(better), reason("record-result", None));
    let early = |record: &mut Record<Sealed>| {
        record.entries.pop();
        record.hashes.clear();
    };
    assert_eq!(found(early), reason("record-result", None));
}

#[test]
fn entries_after_the_end() {
    let more = |record: &mut Record<Sealed>| record.entries.push(Entry::Roll { roll: card(1) });
    assert_eq!(found(more), reason("no-roll-due", LAST + 1));
    let more = |record: &mut Record<Sealed>| record.entries.push(Entry::Move { seat: seat(0), mv: bid(0) });
    assert_eq!(found(more), reason("game-over", LAST + 1));
}

#[test]
fn another_format_game_or_version_of_the_rules() {
    assert_eq!(found(|record| record.format += 1), reason("record-format", None));
    assert_eq!(found(|record| record.game = "daydream".to_owned()), reason("record-rules", None));
    assert_eq!(found(|record| record.rules = Sealed::RULES.newest + 1), reason("record-rules", None));
}

#[test]
fn a_table_that_there_is_not() {
    assert_eq!(found(|record| record.seats = 9), reason("no-such-table", None));
    assert_eq!(found(|record| record.options.rounds = 0), reason("no-such-table", None));
    let odd = |record: &mut Record<Sealed>| {
        let mut start = *finished("tampering").state();
        start.round = 99;
        record.start = Some(start);
    };
    assert_eq!(found(odd), reason("bad-table", None));
}

#[test]
fn a_field_that_no_record_has() {
    let sound = serde_json::to_value(finished("tampering").record(true)).unwrap();
    let read = |json: Json| serde_json::from_value::<Record<Sealed>>(json);
    assert!(read(sound.clone()).is_ok());
    for place in
        ["/note", "/hashes/0/note", "/options/note", "/entries/0/note", "/entries/2/note", "/entries/2/roll"]
    {
        let mut json = sound.clone();
        let (object, field) = place.rsplit_once('/').unwrap();
        json.pointer_mut(object).unwrap()[field] = json!(1);
        assert!(read(json).is_err(), "{place} is not refused");
    }
}

#[test]
fn without_seed_a_possible_roll_is_found_by_the_hash() {
    // The first card of seat 1 counts for nothing, but the second of seat 0 is worth its points.
    let other = |record: &mut Record<Sealed>| {
        unsealed(record);
        let dealt: Vec<_> = record.entries[6..8].to_vec();
        let free = |roll: &_| !dealt.contains(&Entry::Roll { roll: *roll });
        let roll = (1..=6).map(card).find(free).unwrap();
        record.entries[6] = Entry::Roll { roll };
    };
    assert_eq!(found(other), reason("record-hash", LAST));
}
