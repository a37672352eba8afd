//! Waking Up: how the table agrees.

use reverie_factory_of_dreams::Options;
use reverie_factory_of_dreams::events::Event;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::state::{Phase, Proposal};

use crate::table::{ODD, Table, first, seat};

const JOIN: fn(u8, u8) -> Move = |one, other| Move::Join { one: first(one), other: first(other) };

/// So many players who all dreamt something else.
fn apart(seats: usize) -> Table {
    Table::awake(Options::default(), &ODD[..seats])
}

/// Seat 0 proposes that 0 and 1 dreamt the same, the others are content; then they vote.
fn vote(seats: usize, votes: &[Move]) -> Table {
    let mut table = apart(seats);
    table.play(0, JOIN(0, 1));
    table.settle();
    assert_eq!(table.view(0).proposal, Some(Proposal::Join { one: first(0), other: first(1) }));
    for (number, &mv) in (1_u8..).zip(votes) {
        table.play(number, mv);
    }
    table
}

fn held(table: &Table) -> bool {
    let decided = table.events.iter().rev().find_map(|event| match event {
        Event::Decided { holds, .. } => Some(*holds),
        _ => None,
    });
    decided.expect("something was decided")
}

#[test]
fn everybody_is_asked_at_once_whether_the_groups_are_right() {
    let mut table = apart(4);
    assert_eq!(table.waits_for(), [0, 1, 2, 3]);
    table.play(2, Move::Settle);
    assert_eq!(table.waits_for(), [0, 1, 3]);
}

#[test]
fn when_all_are_content_the_flask_is_settled() {
    let mut table = apart(2);
    table.settle();
    assert!(table.view(0).awake[0].settled);
    assert_eq!(table.view(0).awake.len(), 2);
}

#[test]
fn all_but_the_proposer_vote() {
    let mut table = apart(4);
    table.play(3, JOIN(0, 1));
    assert_eq!(table.waits_for(), [0, 1, 2]);
    table.settle();
    assert_eq!(table.waits_for(), [0, 1, 2]);
    assert_eq!(table.moves(0), [Move::Agree, Move::Disagree, Move::Abstain]);
    assert_eq!(table.refuses(0, Move::Settle), "factory-vote-first");
    assert_eq!(table.refuses(3, Move::Agree), "not-awaited");
}

#[test]
fn two_humans_must_both_agree() {
    assert!(held(&vote(2, &[Move::Agree])));
    assert!(!held(&vote(2, &[Move::Disagree])));
}

#[test]
fn a_single_human_decides_alone_among_those_who_abstain() {
    let table = vote(5, &[Move::Abstain; 4]);
    assert!(held(&table));
    assert_eq!(table.groups(), "0 1 | 2 | 3 | 4");
}

#[test]
fn a_proposal_holds_with_more_than_half_of_those_who_vote() {
    use Move::{Abstain, Agree, Disagree};
    assert!(held(&vote(3, &[Agree, Disagree])));
    assert!(!held(&vote(3, &[Disagree, Disagree])));
    assert!(!held(&vote(4, &[Agree, Disagree, Disagree])), "half is not more than half");
    assert!(held(&vote(5, &[Agree, Disagree, Abstain, Abstain])));
    assert!(!held(&vote(5, &[Abstain, Disagree, Abstain, Abstain])));
}

#[test]
fn without_a_majority_the_tables_groups_stand() {
    let table = vote(3, &[Move::Disagree, Move::Disagree]);
    assert_eq!(table.groups(), "0 | 1 | 2");
}

#[test]
fn after_the_votes_everybody_is_asked_again() {
    let table = vote(3, &[Move::Agree, Move::Agree]);
    assert_eq!(table.waits_for(), [0, 1, 2]);
    assert_eq!(table.view(0).awake.len(), 1);
    assert_eq!(table.view(0).proposal, None);
}

#[test]
fn proposals_are_voted_on_in_the_order_of_the_seats() {
    let mut table = apart(4);
    table.play(2, JOIN(2, 3));
    table.play(0, Move::Settle);
    table.play(3, Move::Settle);
    table.play(1, JOIN(0, 1));
    assert_eq!(table.view(0).proposal, Some(Proposal::Join { one: first(0), other: first(1) }));
    for number in [0, 2, 3] {
        table.play(number, Move::Agree);
    }
    assert_eq!(table.view(0).proposal, Some(Proposal::Join { one: first(2), other: first(3) }));
    assert_eq!(table.waits_for(), [0, 1, 3]);
}

#[test]
fn equal_proposals_are_voted_on_once() {
    let mut table = apart(3);
    table.play(0, JOIN(0, 1));
    table.play(1, JOIN(0, 1));
    table.play(2, Move::Settle);
    assert_eq!(table.waits_for(), [2]);
    table.play(2, Move::Disagree);
    assert!(held(&table), "both proposers are for it");
    assert_eq!(table.waits_for(), [0, 1, 2]);
}

#[test]
fn what_everybody_proposes_needs_no_vote() {
    let mut table = apart(2);
    table.play(0, JOIN(0, 1));
    table.play(1, JOIN(0, 1));
    assert_eq!(table.groups(), "0 1");
    assert_eq!(table.waits_for(), [0, 1]);
}

#[test]
fn a_proposal_that_was_overtaken_is_dropped() {
    let mut table = Table::awake(Options::default(), &["quux", "banana", "xylem"]);
    table.play(0, Move::Strike { answer: first(1) });
    table.play(1, JOIN(0, 1));
    table.play(2, Move::Settle);
    table.play(1, Move::Agree);
    table.play(2, Move::Agree);
    assert_eq!(table.waits_for(), [0, 1, 2], "what is struck can no longer be joined");
    assert_eq!(table.groups(), "0 | 2");
}

#[test]
fn a_player_makes_three_proposals_a_flask() {
    let mut table = apart(2);
    for _ in 0..3 {
        table.play(0, JOIN(0, 1));
        table.play(1, Move::Settle);
        table.play(1, Move::Disagree);
    }
    assert_eq!(table.moves(0), [Move::Settle]);
    assert_eq!(table.refuses(0, JOIN(0, 1)), "factory-no-more-proposals");
    assert!(table.moves(1).len() > 1);
    table.settle();
    assert!(table.moves(0).len() > 1, "the next flask is another one");
}

#[test]
fn a_vote_can_be_taken_back_until_the_next_flask_is_shown() {
    let mut table = vote(3, &[Move::Agree]);
    table.session.undo(seat(1)).unwrap();
    assert_eq!(table.waits_for(), [1, 2]);
    let mut table = apart(2);
    table.settle();
    assert_eq!(table.session.undo(seat(0)).unwrap_err().key(), "undo-revealed");
}

#[test]
fn after_the_fifth_flask_the_night_is_over() {
    let mut table = apart(2);
    for _ in 0..5 {
        assert_eq!(table.state().phase, Phase::Waking);
        table.settle();
    }
    assert_eq!(table.state().phase, Phase::Over);
    assert!(table.waits_for().is_empty());
    assert_eq!(table.events.last(), Some(&Event::Ended { points: 0 }));
}
