//! A box's file with something wrong in it: whoever wrote it is told the line and the reason, in words.

use reverie_game::{BadBox, Told};

use super::Wording;

/// The file of our own box, to be read with something changed. Its methods panic where what is said of that is not as it
/// should be.
#[derive(Debug)]
pub struct Misprints<G> {
    file: &'static str,
    wording: Wording<G>,
}

impl<G: Told> Misprints<G> {
    /// Misprints of this file.
    pub fn of(file: &'static str) -> Self {
        Self { file, wording: Wording::read() }
    }

    /// What is said of the file with one thing changed, where it stands first. It has words in every language.
    #[track_caller]
    pub fn changed(&self, from: &str, to: &str) -> BadBox {
        assert!(self.file.contains(from), "{from} is not in the file");
        self.refused(&self.file.replacen(from, to, 1), to)
    }

    #[track_caller]
    fn refused(&self, file: &str, what: &str) -> BadBox {
        let Err(wrong) = G::unbox(file) else { panic!("{what} is taken for a box") };
        self.wording.has_words(&wrong.reason.phrase);
        wrong
    }

    /// The line of the file on which this stands first, counted from 1.
    #[track_caller]
    pub fn line_of(&self, text: &str) -> usize {
        let Some(above) = self.file.lines().position(|line| line.contains(text)) else {
            panic!("{text} is on no line of the file");
        };
        above + 1
    }

    /// The file with this change is refused for the reason with this key, on the line on which `on` stands first.
    #[track_caller]
    pub fn tells(&self, from: &str, to: &str, key: &str, on: &str) -> BadBox {
        let wrong = self.changed(from, to);
        assert_eq!((wrong.reason.key(), wrong.line), (key, self.line_of(on)), "{to}: {wrong}");
        wrong
    }

    /// The same, where the change stands on the line itself, and the reason mentions this.
    #[track_caller]
    pub fn mentions(&self, from: &str, to: &str, key: &str, mentioned: &str) {
        let wrong = self.tells(from, to, key, from);
        assert!(wrong.to_string().contains(mentioned), "{to}: {wrong}");
    }

    /// A file that breaks off before these words is told so at its end, and so is one with nothing in it.
    #[track_caller]
    pub fn breaking_off_is_told(&self, before: &str) {
        let Some((half, _)) = self.file.split_once(before) else { panic!("{before} is not in the file") };
        for file in [half.trim_end(), ""] {
            let wrong = self.refused(file, "half a file");
            let end = file.lines().count().max(1);
            assert_eq!((wrong.reason.key(), wrong.line), ("components-unreadable", end), "{wrong}");
        }
    }
}
