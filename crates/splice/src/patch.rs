//! An update of a table as a patch: its text in three parts, each as splices of what was told before.

use serde::Deserialize;

use crate::pieces::{NotOfThis, Splices, spliced};

/// So many characters of what happened before can be taken from.
pub const MEMORY: usize = 4096;

/// An update told as what changed.
#[derive(Debug, Deserialize)]
pub struct Patch<'a> {
    /// The number of the table.
    pub n: u32,
    /// The number after which the events came, where it is not the one that was told last. A whole one without it is a fresh
    /// view.
    #[serde(default)]
    pub from: Option<u32>,
    /// Whether it is told from nothing: what was told before is forgotten first.
    #[serde(default)]
    pub whole: bool,
    /// The first 8 hexadecimal digits of the BLAKE3 of the update's text.
    pub hash: &'a str,
    /// What happened, told event by event; the view; all else.
    #[serde(borrow)]
    pub parts: [Splices<'a>; 3],
}

/// How an update's text begins; the first part, what happened, follows.
pub fn head(n: u32, from: Option<u32>) -> String {
    match from {
        Some(from) => format!(r#"{{"is":"update","n":{n},"from":{from},"events":["#),
        None => format!(r#"{{"is":"update","n":{n},"events":["#),
    }
}

/// What stands between the first part and the others, the view and all else.
pub const NECK: &str = "],";

/// The hash of a view's text, as it is told.
pub fn view_hash(view: &str) -> String {
    digits::<16>(blake3::Hasher::new().update(view.as_bytes()))
}

/// The hash of an update's text, as it is told with a patch.
pub fn patch_hash(text: &blake3::Hasher) -> String {
    digits::<8>(text)
}

fn digits<const N: usize>(text: &blake3::Hasher) -> String {
    text.finalize().to_hex()[..N].to_owned()
}

/// Whoever follows a table by its patches.
#[derive(Debug, Clone, Default)]
pub struct Follower {
    n: u32,
    happened: String,
    view: String,
    rest: String,
}

/// A patch does not fit what was told before: a fresh one is to be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this patch is not of what was told before")]
pub struct Astray;

impl From<NotOfThis> for Astray {
    fn from(_: NotOfThis) -> Self {
        Self
    }
}

impl Follower {
    /// The update that this patch tells. Nothing changes where it does not fit.
    pub fn take(&mut self, patch: &Patch<'_>) -> Result<String, Astray> {
        let nothing = Self::default();
        let before = if patch.whole { &nothing } else { &*self };
        let [happened, view, rest] = &patch.parts;
        let happened = spliced(&before.happened, happened)?;
        let (view, rest) = (spliced(&before.view, view)?, spliced(&before.rest, rest)?);
        let from = patch.from.or_else(|| (!patch.whole).then_some(self.n));
        let text = [&head(patch.n, from), happened.as_str(), NECK, &view, &rest].concat();
        if patch_hash(blake3::Hasher::new().update(text.as_bytes())) != patch.hash {
            return Err(Astray);
        }
        let happened = remembered(&before.happened, &happened);
        *self = Self { n: patch.n, happened, view, rest };
        Ok(text)
    }
}

/// What is remembered of what happened, once this did.
pub fn remembered(before: &str, happened: &str) -> String {
    let all = [before, happened].concat();
    let forgotten = all.len().saturating_sub(MEMORY);
    // Plain texts can be cut anywhere.
    all.get(forgotten..).unwrap_or_default().to_owned()
}
