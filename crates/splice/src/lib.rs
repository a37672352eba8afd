//! Texts told as what changed. A table tells every change as splices of what it told before: pieces to be taken from there,
//! and what is new between them. The form is described in docs/server.md; its name is *splices*.
//!
//! | room | what it is for |
//! |---|---|
//! | [`plain`] | the texts: JSON in ASCII, so that every language counts its characters alike |
//! | [`mod@difference`] | what changed between two of them, found |
//! | [`pieces`] | the same, taken: the text is made anew |
//! | [`patch`] | an update of a table in this form, and who follows such updates |
//!
//! ```
//! use reverie_splice::{Plain, Splices, spliced};
//! let old = Plain::of(r#"{"turn":6,"roll":[1,2],"grid":{"a2":4}}"#);
//! let new = Plain::of(r#"{"turn":7,"roll":[1,2],"grid":{"a2":4}}"#);
//! let told = reverie_splice::difference(old.text(), &new);
//! assert_eq!(told, r#"[0,8,"7",1,30]"#);
//! let splices: Splices = serde_json::from_str(&told).unwrap();
//! assert_eq!(spliced(old.text(), &splices).unwrap(), new.text());
//! ```

pub mod difference;
pub mod patch;
pub mod pieces;
pub mod plain;

pub use difference::difference;
pub use patch::{Astray, Follower, Patch};
pub use pieces::{Splices, spliced};
pub use plain::Plain;
