//! Who runs what refuses to be run by root.

use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use crate::{Trouble, on};

/// Users that PostgreSQL may be run by, the first that there is: its own, else one who owns nothing.
const NAMES: [&str; 2] = ["postgres", "nobody"];

/// Somebody else than root.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct User {
    pub(crate) id: u32,
    pub(crate) group: u32,
}

/// Who is to run PostgreSQL: nobody but ourselves, unless we are root.
pub(crate) fn of_postgres() -> Result<Option<User>, Trouble> {
    if !rustix::process::geteuid().is_root() {
        return Ok(None);
    }
    let known = on("/etc/passwd", std::fs::read_to_string("/etc/passwd"))?;
    let found = NAMES.iter().find_map(|name| in_passwd(&known, name));
    let missing =
        || Trouble::Missing("PostgreSQL refuses to be run by root: add a user called postgres".to_owned());
    found.map(Some).ok_or_else(missing)
}

fn in_passwd(known: &str, name: &str) -> Option<User> {
    known.lines().find_map(|line| match line.split(':').collect::<Vec<_>>()[..] {
        [called, _, id, group, ..] if called == name => {
            Some(User { id: id.parse().ok()?, group: group.parse().ok()? })
        }
        _ => None,
    })
}

impl User {
    pub(crate) fn runs(self, command: &mut Command) {
        command.uid(self.id).gid(self.group);
    }

    pub(crate) fn owns(self, path: &Path) -> Result<(), Trouble> {
        on(path, std::os::unix::fs::chown(path, Some(self.id), Some(self.group)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_is_found_by_the_whole_name() {
        let known =
            "postgresx:x:1:1::/:\nroot:x:0:0:root:/root:/bin/sh\npostgres:x:101:104:,,,:/var:/bin/bash\n";
        assert_eq!(in_passwd(known, "postgres"), Some(User { id: 101, group: 104 }));
        assert_eq!(in_passwd(known, "nobody"), None);
    }
}
