//! The folder of words as a whole.

use reverie_text::Lang;
use reverie_text::wording::{gaps, ill_mannered};

#[test]
fn every_language_says_everything_once() {
    assert_eq!(gaps(), [""; 0]);
}

#[test]
fn every_language_keeps_to_its_manners() {
    for lang in Lang::all() {
        assert_eq!(ill_mannered(lang), [""; 0]);
    }
}
