//! Where a test keeps things: in a file, or in a database of a server.

use reverie_store::{Database, Store};
use tempfile::TempDir;

/// An empty place, which can be opened as often as one likes.
pub(crate) struct Place {
    pub(crate) database: Database,
    _folder: Option<TempDir>,
}

impl Place {
    pub(crate) fn file() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { database: folder.path().join("reverie.db").into(), _folder: Some(folder) }
    }

    pub(crate) fn server() -> Self {
        let url = reverie_services::postgres().unwrap_or_else(|trouble| panic!("{trouble}"));
        Self { database: url.parse().unwrap(), _folder: None }
    }

    pub(crate) async fn open(&self) -> Store {
        self.database.open().await.unwrap()
    }
}

/// Each of these tests, once with a file and once with a server.
macro_rules! on_both_engines {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                super::$name(crate::place::Place::file()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test]
            async fn $name() {
                super::$name(crate::place::Place::server()).await;
            })*
        }
    };
}
pub(crate) use on_both_engines;
