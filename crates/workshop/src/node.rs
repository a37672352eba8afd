//! Which Node will do.

use std::fmt;
use std::process::Command;
use std::str::FromStr;

use crate::Trouble;

/// What a person is to install.
pub const WANTED: &str = "Node 20.19 or newer (of 22: 22.12 or newer)";

/// A version of Node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(u32, u32, u32);

impl Version {
    /// Whether the page can be built with it: what Vite asks for.
    pub fn will_do(self) -> bool {
        (Self(20, 19, 0)..Self(21, 0, 0)).contains(&self) || self >= Self(22, 12, 0)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.0, self.1, self.2)
    }
}

impl FromStr for Version {
    type Err = ();
    /// As `node --version` writes it: `v20.19.0`, `v23.0.0-nightly`.
    fn from_str(text: &str) -> Result<Self, ()> {
        let numbers = text.trim().trim_start_matches('v').split(['.', '-']).map(|number| number.parse().ok());
        let numbers: Vec<u32> = numbers.map_while(|number| number).collect();
        match numbers[..] {
            [major, minor, patch, ..] => Ok(Self(major, minor, patch)),
            _ => Err(()),
        }
    }
}

/// The Node of this machine, if it will do.
pub fn find() -> Result<Version, Trouble> {
    let asked = Command::new("node").arg("--version").output().map_err(|_| Trouble::NoNode)?;
    let version: Version = String::from_utf8_lossy(&asked.stdout).parse().map_err(|()| Trouble::NoNode)?;
    if version.will_do() { Ok(version) } else { Err(Trouble::OldNode(version)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn will_do(text: &str) -> bool {
        text.parse::<Version>().unwrap().will_do()
    }

    #[test]
    fn the_versions_that_vite_takes_will_do() {
        for good in ["v20.19.0\n", "v20.20.2", "v22.12.0", "v23.1.0", "v24.0.0-nightly2026", "v100.0.0"] {
            assert!(will_do(good), "{good}");
        }
        for old in ["v12.22.9", "v18.20.0", "v20.18.3", "v21.7.3", "v22.11.0"] {
            assert!(!will_do(old), "{old}");
        }
    }

    #[test]
    fn what_is_no_version_is_no_node() {
        assert_eq!("node: command not found".parse::<Version>(), Err(()));
        assert_eq!("v20".parse::<Version>(), Err(()));
    }
}
