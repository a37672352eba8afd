//! The image, made and run by hand: what its last stage copies, in a folder of its own, with the C library of this machine in
//! place of the one it begins with; run as Docker would run it with `--read-only --cap-drop ALL --security-opt no-new-privileges`:
//! as process 1, on a root that cannot be written on, on a network of its own, as the user and with the variables that are said.

use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use super::dockerfile::{Stage, stages};

/// Longer than any machine needs; nothing waits for it where all is well.
const PATIENCE: Duration = Duration::from_secs(30);
/// Where the volume of a single machine is.
const HOME: &str = "home/nonroot";

/// What runs in a room of its own.
struct Container<'a> {
    image: &'a Stage,
    root: &'a Path,
    /// What keeps the room open.
    outside: Child,
    /// The program, as this machine knows it.
    inside: String,
}

/// Puts together what the last stage does: the one file it copies, and what a distroless image has.
fn make(image: &Stage, root: &Path) {
    let copied = image.only("COPY").split_once(' ').unwrap().1;
    let (from, to) = copied.split_once(' ').unwrap();
    assert!(from.ends_with("/target/release/reverie"), "{from}");
    for folder in ["dev", "proc", HOME, "etc"] {
        fs::create_dir_all(root.join(folder)).unwrap();
    }
    let put = |from: &Path, to: &str| {
        let to = root.join(to.trim_start_matches('/'));
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(from, to).unwrap();
    };
    let program = Path::new(env!("CARGO_BIN_EXE_reverie"));
    put(program, to);
    let needed = Command::new("ldd").arg(program).output().unwrap();
    for library in
        String::from_utf8(needed.stdout).unwrap().split_whitespace().filter(|word| word.starts_with('/'))
    {
        put(Path::new(library), library);
    }
    fs::set_permissions(root, fs::Permissions::from_mode(0o755)).unwrap();
}

impl<'a> Container<'a> {
    fn run(image: &'a Stage, root: &'a Path) -> Self {
        let (user, group) = image.only("USER").split_once(':').unwrap();
        let (user, group): (u32, u32) = (user.parse().unwrap(), group.parse().unwrap());
        assert!(user != 0 && group != 0);
        chown(root.join(HOME), Some(user), Some(group)).unwrap();
        let variables = image.all("ENV").join(" ");
        let mut line = image.words("ENTRYPOINT");
        line.extend(image.words("CMD"));
        // What mounts must not be seen from outside, and the program is the first process of its room.
        let script = format!(
            "set -e
            mount --bind {root} {root}
            mount --bind {root}/{HOME} {root}/{HOME}
            mount -t proc none {root}/proc
            mount -t tmpfs none {root}/dev
            for one in null urandom; do touch {root}/dev/$one; mount --bind /dev/$one {root}/dev/$one; done
            mount -o remount,bind,ro {root}
            ip link set lo up
            exec env -i {variables} $(command -v setpriv) --no-new-privs {chroot} --userspec={user}:{group} --groups= {root} {line}",
            root = root.display(),
            chroot = chroot().unwrap(),
            line = line.join(" "),
        );
        let mut outside = Command::new("unshare")
            .args(["--mount", "--net", "--pid", "--fork", "--kill-child", "sh", "-c", &script])
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let children = format!("/proc/{0}/task/{0}/children", outside.id());
        let began = Instant::now();
        let inside = loop {
            let inside = fs::read_to_string(&children).unwrap_or_default();
            if !inside.trim().is_empty() {
                break inside.trim().to_owned();
            }
            let ended = outside.try_wait().unwrap();
            assert!(
                ended.is_none() && began.elapsed() < PATIENCE,
                "{ended:?} {:?}",
                outside.wait_with_output()
            );
            std::thread::yield_now();
        };
        Self { image, root, outside, inside }
    }

    /// Runs a command in the same room.
    fn run_beside(&self, line: &[String]) -> Output {
        let variables: Vec<&str> =
            self.image.all("ENV").into_iter().flat_map(str::split_whitespace).collect();
        Command::new("nsenter")
            .args(["--target", &self.inside, "--mount", "--net", "--pid", "env", "-i"])
            .args(variables)
            .args([chroot().unwrap(), "--userspec=65532:65532", "--groups="])
            .arg(self.root)
            .args(line)
            .output()
            .unwrap()
    }

    /// Until it says that it is well, as Docker asks it.
    fn wait_until_well(&mut self) {
        let asked = self.image.words("HEALTHCHECK");
        let began = Instant::now();
        loop {
            let said = self.run_beside(&asked);
            if said.status.success() {
                return;
            }
            if self.outside.try_wait().unwrap().is_some() || began.elapsed() > PATIENCE {
                let _ = self.outside.kill();
                let mut log = String::new();
                let _ = self.outside.stderr.take().unwrap().read_to_string(&mut log);
                panic!("{said:?}\n{log}");
            }
        }
    }

    /// What the kernel says of the program.
    fn status(&self, name: &str) -> String {
        let status = fs::read_to_string(format!("/proc/{}/status", self.inside)).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        line.trim_start_matches(':').trim().to_owned()
    }
}

impl Drop for Container<'_> {
    fn drop(&mut self) {
        let _ = self.outside.kill();
        let _ = self.outside.wait();
    }
}

/// Where it lies: nothing is looked for in a room without a path.
fn chroot() -> Option<&'static str> {
    ["/usr/sbin/chroot", "/usr/bin/chroot", "/sbin/chroot"].into_iter().find(|path| Path::new(path).exists())
}

/// Whether this machine lets us make such a room.
fn may() -> bool {
    let room =
        ["--mount", "--net", "--pid", "--fork", "sh", "-c", "mount -t tmpfs none /mnt && ip link set lo up"];
    let tried = Command::new("unshare").args(room).output();
    chroot().is_some()
        && ["setpriv", "nsenter"].iter().all(|tool| Command::new(tool).arg("--version").output().is_ok())
        && tried.is_ok_and(|tried| tried.status.success())
}

#[test]
fn the_image_runs_as_nobody_on_a_root_that_cannot_be_written_on_says_that_it_is_well_and_leaves_when_asked() {
    if !may() {
        let _ = writeln!(
            std::io::stderr(),
            "only root on Linux can make a room like Docker's: the image was not run by hand"
        );
        return;
    }
    let stages = stages();
    let image = stages.last().unwrap();
    let folder = tempfile::tempdir().unwrap();
    // Whoever is nobody must be able to come in.
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let root = folder.path().join("root");
    make(image, &root);
    let mut container = Container::run(image, &root);
    container.wait_until_well();
    assert!(container.status("Uid").split_whitespace().all(|id| id == "65532"));
    assert_eq!(container.status("CapEff").trim_start_matches('0'), "");
    assert_eq!(container.status("NoNewPrivs"), "1");
    assert!(container.status("NSpid").ends_with('1'), "Docker's process 1");
    let program = &image.words("ENTRYPOINT")[0];
    let alive = container.run_beside(&[program.clone(), "health".to_owned(), "--alive".to_owned()]);
    assert!(alive.status.success(), "{alive:?}");
    let own: Vec<_> =
        fs::read_dir(root.join(HOME)).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(own, ["reverie"], "all it writes is on the volume");
    let denied = container.run_beside(&[program.clone(), "admin".into(), "backup".into(), "/copy.db".into()]);
    assert!(
        !denied.status.success() && !root.join("copy.db").exists(),
        "the root was written on: {denied:?}"
    );

    assert_eq!(image.only("STOPSIGNAL"), "SIGTERM");
    let asked = Command::new("kill").args(["-TERM", &container.inside]).status().unwrap();
    assert!(asked.success());
    let began = Instant::now();
    let ended = loop {
        if let Some(ended) = container.outside.try_wait().unwrap() {
            break ended;
        }
        assert!(began.elapsed() < PATIENCE, "it does not stop");
        std::thread::sleep(Duration::from_millis(10));
    };
    assert!(ended.success(), "{ended:?}");
}
