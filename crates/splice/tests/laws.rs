//! What is told as splices is what was there, whatever was there before.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use proptest::prelude::*;
use reverie_splice::{Plain, Splices, difference, spliced};

/// Texts much like those of a table: a few words over and over.
fn text() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just(r#"{"seat":0,"die":3},"#.to_owned()),
        Just(r#""cloud":"a2","#.to_owned()),
        Just("é".to_owned()),
        "[0-9]{1,3}",
        "[a-c\"\\\\]{0,12}",
    ];
    prop::collection::vec(word, 0..120).prop_map(|words| words.concat())
}

fn holds(old: &str, new: &str) -> Result<(), TestCaseError> {
    let (old, new) = (Plain::of(old), Plain::of(new));
    let told = difference(old.text(), &new);
    let splices: Splices<'_> = serde_json::from_str(&told).unwrap();
    prop_assert_eq!(spliced(old.text(), &splices).unwrap(), new.text(), "{}", told);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_text_is_made_anew_from_any_other(old in text(), new in text()) {
        holds(&old, &new)?;
        holds("", &new)?;
        holds(&new, &new)?;
    }

    #[test]
    fn a_text_is_made_anew_from_itself_with_something_changed(
        old in text(), at in 0.0..1.0_f64, gone in 0..40_usize, new in text()
    ) {
        let letters: Vec<char> = old.chars().collect();
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
        let at = (at * letters.len() as f64) as usize;
        let after = letters.get(at + gone..).unwrap_or_default();
        let changed: String = letters[..at].iter().collect::<String>() + &new + &after.iter().collect::<String>();
        holds(&old, &changed)?;
    }

    #[test]
    fn splices_from_anywhere_are_taken_or_refused(old in text(), numbers in prop::collection::vec(any::<i64>(), 0..6)) {
        let told = serde_json::to_string(&numbers).unwrap();
        let splices: Splices<'_> = serde_json::from_str(&told).unwrap();
        let _ = spliced(&old, &splices);
    }
}

#[test]
fn what_did_not_change_is_one_piece() {
    let text = Plain::of(r#"{"table":{"turn":6,"roll":[1,2]}}"#.repeat(40));
    assert_eq!(difference(text.text(), &text), format!("[0,{}]", text.text().len()));
}
