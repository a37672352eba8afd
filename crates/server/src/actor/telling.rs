//! An update, worked out once for all who are told it: whole, or as what changed since what a connection was told last.

use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use reverie_game::{Eyes, Table};
use reverie_splice::patch::{NECK, head, patch_hash, remembered, view_hash};
use reverie_splice::{Plain, difference};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::wire::Patched;

/// In which form somebody is told how the table changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Form {
    /// As patches of what they were told before (`patch`).
    #[default]
    Patches,
    /// Every update whole (`update`).
    Whole,
}

/// A view as it is told.
#[derive(Debug)]
pub(super) struct Seen {
    /// Its field in an update.
    part: Arc<Plain>,
    hash: OnceLock<String>,
    /// As splices of nothing: whoever comes in is told it so.
    fresh: OnceLock<Arc<str>>,
}

const BEFORE: &str = r#""view":"#;

impl Seen {
    pub(super) fn through(table: &dyn Table, eyes: Eyes) -> Option<Self> {
        let view = table.view(eyes).ok()?;
        let part = Arc::new(Plain::of([BEFORE, view.text(), ","].concat()));
        Some(Self { part, hash: OnceLock::new(), fresh: OnceLock::new() })
    }

    /// The view, written out.
    fn view(&self) -> &str {
        let part = self.part.text();
        part.get(BEFORE.len()..part.len() - 1).unwrap_or_default()
    }

    /// The first 16 hexadecimal digits of the BLAKE3 of its text.
    pub(super) fn hash(&self) -> &str {
        self.hash.get_or_init(|| view_hash(self.view()))
    }
}

/// An update for a pair of eyes: its text in three parts.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) n: u32,
    pub(super) from: Option<u32>,
    /// What happened.
    pub(super) happened: Arc<Plain>,
    /// What is seen.
    pub(super) seen: Arc<Seen>,
    /// All else.
    pub(super) rest: Arc<Plain>,
}

impl Draft {
    /// The whole update.
    pub(super) fn whole(&self) -> Utf8Bytes {
        let Self { happened, seen, rest, .. } = self;
        let hash = [r#""hash":""#, seen.hash(), r#"","#].concat();
        let head = head(self.n, self.from);
        [&head, happened.text(), NECK, seen.part.text(), &hash, rest.text()].concat().into()
    }
}

/// What a connection was told last, as far as patches are made of it.
#[derive(Debug)]
pub(super) struct Told {
    n: u32,
    happened: Arc<str>,
    view: Arc<Plain>,
    rest: Arc<Plain>,
    /// The hash of the update's text.
    pub(super) hash: String,
}

impl Told {
    fn nothing() -> Self {
        Self { n: 0, happened: "".into(), view: Arc::default(), rest: Arc::default(), hash: String::new() }
    }
}

/// What happened before, what happened now, that as splices, and what is remembered of both.
type OfEvents = (Arc<str>, Arc<Plain>, Arc<str>, Arc<str>);

/// Everything that is told at once, and so worked out once: whoever was told the same before shares the patch, and where only
/// a part of it was the same, the splices of that part.
#[derive(Default)]
pub(super) struct Round {
    drafts: Vec<(Eyes, Arc<Draft>)>,
    wholes: Vec<(Eyes, Utf8Bytes)>,
    patches: Vec<(Eyes, Arc<Told>, Utf8Bytes, Arc<Told>)>,
    splices: Vec<(Arc<Plain>, Arc<Plain>, Arc<str>)>,
    events: Vec<OfEvents>,
    begun: Vec<(Arc<Plain>, Arc<Seen>, blake3::Hasher)>,
}

impl Round {
    /// The update for these eyes.
    pub(super) fn draft(&mut self, eyes: Eyes, work: impl FnOnce() -> Option<Draft>) -> Option<Arc<Draft>> {
        if let Some((_, draft)) = self.drafts.iter().find(|(other, _)| *other == eyes) {
            return Some(Arc::clone(draft));
        }
        let mut draft = work()?;
        // What happened is mostly the same for all: then all share it.
        if let Some((_, same)) = self.drafts.iter().find(|(_, other)| other.happened == draft.happened) {
            draft.happened = Arc::clone(&same.happened);
        }
        let draft = Arc::new(draft);
        self.drafts.push((eyes, Arc::clone(&draft)));
        Some(draft)
    }

    /// The update for these eyes, whole.
    pub(super) fn whole(&mut self, eyes: Eyes, draft: &Draft) -> Utf8Bytes {
        if let Some((_, text)) = self.wholes.iter().find(|(other, _)| *other == eyes) {
            return text.clone();
        }
        let text = draft.whole();
        self.wholes.push((eyes, text.clone()));
        text
    }

    /// The update as a patch of what somebody was told before, and what they have been told then.
    pub(super) fn patch(
        &mut self,
        eyes: Eyes,
        before: Option<&Arc<Told>>,
        draft: &Draft,
    ) -> (Utf8Bytes, Arc<Told>) {
        // A fresh view is told from nothing.
        let before = before.filter(|_| draft.from.is_some());
        let same = |(to, of, ..): &&(Eyes, Arc<Told>, Utf8Bytes, Arc<Told>)| {
            *to == eyes && before.is_some_and(|before| Arc::ptr_eq(before, of))
        };
        if let Some((.., text, told)) = self.patches.iter().find(same) {
            return (text.clone(), Arc::clone(told));
        }
        let whole = before.is_none();
        let before = before.map_or_else(|| Arc::new(Told::nothing()), Arc::clone);
        let (events, happened) = self.of_events(&before.happened, &draft.happened);
        let seen = &draft.seen;
        let view = if whole {
            Arc::clone(seen.fresh.get_or_init(|| difference("", &seen.part).into()))
        } else {
            self.of(&before.view, &seen.part)
        };
        let rest = self.of(&before.rest, &draft.rest);
        let hash = self.hash(draft);
        let parts = [&*events, &view, &rest];
        let from = draft.from.filter(|from| whole || *from != before.n);
        let text = Patched { n: draft.n, from, whole, hash: &hash, parts }.text();
        let text = Utf8Bytes::from(text);
        let n = draft.n;
        let told =
            Told { n, happened, view: Arc::clone(&draft.seen.part), rest: Arc::clone(&draft.rest), hash };
        let told = Arc::new(told);
        self.patches.push((eyes, before, text.clone(), Arc::clone(&told)));
        (text, told)
    }

    /// The splices of a part.
    fn of(&mut self, old: &Arc<Plain>, new: &Arc<Plain>) -> Arc<str> {
        if let Some((.., told)) = self.splices.iter().find(|(of, to, _)| of == old && to == new) {
            return Arc::clone(told);
        }
        let told: Arc<str> = difference(old.text(), new).into();
        self.splices.push((Arc::clone(old), Arc::clone(new), Arc::clone(&told)));
        told
    }

    /// The splices of what happened, and what is remembered of it then.
    fn of_events(&mut self, old: &Arc<str>, new: &Arc<Plain>) -> (Arc<str>, Arc<str>) {
        if let Some((.., told, then)) = self.events.iter().find(|(of, to, ..)| of == old && to == new) {
            return (Arc::clone(told), Arc::clone(then));
        }
        let told: Arc<str> = difference(old, new).into();
        let then: Arc<str> = remembered(old, new.text()).into();
        self.events.push((Arc::clone(old), Arc::clone(new), Arc::clone(&told), Arc::clone(&then)));
        (told, then)
    }

    /// The hash of an update's text. What is the same for many is hashed once.
    fn hash(&mut self, draft: &Draft) -> String {
        let Draft { happened, seen, .. } = draft;
        let known = self.begun.iter().find(|(other, view, _)| other == happened && Arc::ptr_eq(view, seen));
        let mut hasher = if let Some((.., hasher)) = known {
            hasher.clone()
        } else {
            let mut hasher = blake3::Hasher::new();
            for part in [&head(draft.n, draft.from), happened.text(), NECK, seen.part.text()] {
                hasher.update(part.as_bytes());
            }
            self.begun.push((Arc::clone(happened), Arc::clone(seen), hasher.clone()));
            hasher
        };
        patch_hash(hasher.update(draft.rest.text().as_bytes()))
    }
}
