//! The authored words hold together.

use reverie_lexicon::content;

#[test]
fn every_content_file_can_be_read() {
    assert_eq!(content::check(), Ok(()));
}
