//! Where the data lies.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

/// The usual place for a program's data of this user, if the system says where that is.
pub(crate) fn usual() -> Option<PathBuf> {
    usual_in(|name| std::env::var_os(name))
}

fn usual_in(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    // A relative one is to be ignored, says the specification: it would be another place in every folder.
    let absolute = |name| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = absolute("XDG_DATA_HOME")
        .or_else(|| absolute("HOME").map(|home| home.join(".local/share")))
        .or_else(|| absolute("LOCALAPPDATA"))?;
    Some(data.join("reverie").join("reverie.db"))
}

/// Makes the folder of a file where there is none, for this user only: the seeds of games under way lie in it.
pub(crate) fn make_room(file: &Path) -> io::Result<()> {
    let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) else { return Ok(()) };
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn usual_with(variables: &[(&str, &str)]) -> Option<PathBuf> {
        usual_in(|name| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into()))
    }

    #[test]
    fn data_lies_where_the_user_keeps_it_else_in_the_home_folder() {
        let own = usual_with(&[("XDG_DATA_HOME", "/data"), ("HOME", "/home/ada")]);
        assert_eq!(own, Some("/data/reverie/reverie.db".into()));
        let home = Some("/home/ada/.local/share/reverie/reverie.db".into());
        assert_eq!(usual_with(&[("HOME", "/home/ada")]), home);
        assert_eq!(usual_with(&[("XDG_DATA_HOME", "data"), ("HOME", "/home/ada")]), home);
        assert_eq!(usual_with(&[]), None);
    }
}
