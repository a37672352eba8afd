//! Where a call is broken off: for tests, which go through all the points at which a machine may fail. In the program it is
//! nothing.

use crate::Failure;

/// Blows at one of the points of a call: before a statement, before the commit, after it.
#[derive(Clone, Default)]
pub(crate) struct Fuse {
    #[cfg(test)]
    left: std::sync::Arc<std::sync::atomic::AtomicU32>,
}

#[cfg(not(test))]
impl Fuse {
    #[allow(clippy::unused_self, clippy::unnecessary_wraps)] // tests have another
    pub(crate) fn point(&self) -> Result<(), Failure> {
        Ok(())
    }
}

#[cfg(test)]
impl Fuse {
    /// It blows at the nth point from here on; at none if that is 0.
    pub(crate) fn blow_at(&self, point: u32) {
        self.left.store(point, std::sync::atomic::Ordering::SeqCst);
    }

    /// Whether it has blown, or was never to.
    pub(crate) fn has_blown(&self) -> bool {
        self.left.load(std::sync::atomic::Ordering::SeqCst) == 0
    }

    /// A point that has been come to.
    pub(crate) fn point(&self) -> Result<(), Failure> {
        use std::sync::atomic::Ordering::SeqCst;
        match self.left.fetch_update(SeqCst, SeqCst, |left| left.checked_sub(1)) {
            Ok(1) => Err(Failure::Database("broken off".to_owned())),
            _ => Ok(()),
        }
    }
}
