//! How many open files the system allows: every connection is one.

/// Files that are not connections: the store, the log, bots from outside, calls to push services.
const OTHERS: u64 = 64;

/// The most connections where the system names no limit.
const MOST: usize = 100_000;

/// Raises the limit of open files as far as this user may; gives how many there can be then, where the system says.
#[cfg(unix)]
pub fn raise_open_files() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum {
        // Some systems name a maximum that they do not give: then it stays as it was.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    }
    open_files()
}

/// Elsewhere there is nothing to raise.
#[cfg(not(unix))]
pub fn raise_open_files() -> Option<u64> {
    None
}

#[cfg(unix)]
pub(super) fn open_files() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

#[cfg(not(unix))]
pub(super) fn open_files() -> Option<u64> {
    None
}

/// The connections that those files allow.
pub(super) fn connections() -> usize {
    open_files().map_or(MOST, within)
}

/// A sixteenth is kept for whatever else is opened.
fn within(files: u64) -> usize {
    let connections = files.saturating_sub(OTHERS.max(files / 16));
    usize::try_from(connections).unwrap_or(MOST).min(MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_files_are_left_for_what_is_no_connection() {
        assert_eq!([within(1024), within(65_536), within(10)], [960, 61_440, 0]);
        assert_eq!(within(u64::MAX), MOST);
    }
}
