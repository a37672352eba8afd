//! Options, variables, addresses and ports that `deploy/` and the guide for hosts name are there.

use std::collections::BTreeSet;

use super::{files, help, read};

/// Every run of these letters in a text.
fn runs(text: &str, fits: impl Fn(char) -> bool) -> impl Iterator<Item = &str> {
    text.split(move |letter| !fits(letter)).filter(|run| !run.is_empty())
}

/// Names like `REVERIE_ORIGIN`.
fn variables(text: &str) -> BTreeSet<&str> {
    runs(text, |letter| letter.is_ascii_uppercase() || letter == '_')
        .filter(|name| name.starts_with("REVERIE_") && name.len() > "REVERIE_".len())
        .collect()
}

/// Names like `--behind-proxy`.
fn options(text: &str) -> BTreeSet<&str> {
    runs(text, |letter| letter.is_ascii_lowercase() || letter == '-')
        .filter(|name| name.starts_with("--") && name.len() > 2)
        .collect()
}

/// What is said to a command on the lines that name it.
fn said_to<'a>(command: &str, text: &'a str) -> Vec<&'a str> {
    text.lines().filter_map(|line| line.split_once(command)).map(|(_, rest)| rest).collect()
}

/// What only these files, or the build, know by such a name.
const OTHERS: [&str; 7] = [
    "REVERIE_SITE",
    "REVERIE_PAGE",
    "REVERIE_BLESS",
    "REVERIE_BROWSER",
    "REVERIE_BIN",
    "REVERIE_TEST_POSTGRES",
    "REVERIE_TEST_NATS",
];

#[test]
fn variables_that_hosts_are_told_of_are_read_by_the_program() {
    let serve = help(&["serve"]);
    let known = variables(&serve);
    assert!(known.contains("REVERIE_ORIGIN"), "{known:?}");
    let guides = ["docs/hosting.md", "docs/scale.md"].map(|path| (path.to_owned(), read(path)));
    for (path, text) in files("deploy").iter().chain(&guides) {
        for name in variables(text) {
            assert!(known.contains(name) || OTHERS.contains(&name), "{path}: nobody reads {name}");
        }
    }
}

#[test]
fn options_that_files_give_to_serve_and_health_are_taken() {
    for command in ["serve", "health"] {
        let help = help(&[command]);
        let known = options(&help);
        for (path, text) in files("deploy") {
            // As words of a list, [serve, --a, --b], or of a line.
            for beginning in [
                format!("[{command},"),
                format!("\"{command}\""),
                format!("reverie {command} "),
                format!(", {command},"),
            ] {
                for said in said_to(&beginning, &text) {
                    for option in options(said) {
                        assert!(known.contains(option), "{path}: {command} takes no {option}");
                    }
                }
            }
        }
    }
}

#[test]
fn options_in_the_guide_for_hosts_are_taken() {
    let guide = read("docs/hosting.md");
    let admin = ["backup", "restore", "check"].map(|command| ["admin", command]);
    let mut known = help(&["serve"]);
    let others: [&[&str]; 8] = [
        &["health"],
        &["lab", "load"],
        &["lab", "siege"],
        &["lab", "kills"],
        &["admin", "guest", "list"],
        &["admin", "guest", "export"],
        &["admin", "table", "list"],
        &["replay"],
    ];
    for command in others.into_iter().chain(admin.iter().map(<[_; 2]>::as_slice)) {
        known.push_str(&help(command));
    }
    let known = options(&known);
    // What stands alone between backticks, and what is said to the program.
    let quoted = guide.split('`').skip(1).step_by(2).filter(|quoted| quoted.starts_with("--"));
    let lines = guide.lines().filter_map(|line| line.find("reverie serve").map(|at| &line[at..]));
    for option in quoted.chain(lines).flat_map(options) {
        assert!(known.contains(option), "docs/hosting.md: the program takes no {option}");
    }
}

#[test]
fn files_of_deploy_agree_on_the_port_and_on_the_addresses_that_are_asked() {
    let port = help(&["serve"]);
    let (_, port) = port.split_once("[default: 127.0.0.1:").expect("an address of its own");
    let port = port.split_once(']').unwrap().0;
    for (path, named) in [
        ("deploy/Dockerfile", format!("EXPOSE {port}\n")),
        ("deploy/Dockerfile", format!("REVERIE_ADDRESS=0.0.0.0:{port} ")),
        ("deploy/Caddyfile", format!("node-a:{port} node-b:{port}")),
        ("deploy/watch/prometheus.yaml", format!("[\"node-a:{port}\", \"node-b:{port}\"]")),
        ("deploy/kubernetes/nodes/nodes.yaml", format!("containerPort: {port} ")),
        ("deploy/kubernetes/nodes/network.yaml", format!("port: {port} ")),
    ] {
        assert!(read(path).contains(&named), "{path} does not say {named}");
    }
    let addresses = read("crates/server/openapi.json");
    for (path, address) in [
        ("deploy/Caddyfile", "/health"),
        ("deploy/Caddyfile", "/metrics"),
        ("deploy/kubernetes/nodes/nodes.yaml", "/health"),
        ("deploy/kubernetes/nodes/ingress.yaml", "/metrics"),
    ] {
        assert!(read(path).contains(address), "{path} does not ask {address}");
        assert!(addresses.contains(&format!("\"{address}\": {{")), "the server has no {address}");
    }
}

#[test]
fn metrics_that_hosts_are_told_of_are_counted() {
    let sources =
        files("crates").into_iter().filter(|(path, _)| path.contains("/src/")).map(|(_, text)| text);
    // However a line is broken.
    let sources: String =
        sources.flat_map(|text| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>()).collect();
    let counted = |name: &str| sources.contains(&format!("!(\"{name}\""));
    let name = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    let guides = ["docs/hosting.md", "docs/scale.md"].map(|path| (path.to_owned(), read(path)));
    let mut seen = 0;
    for (path, text) in files("deploy/watch").iter().chain(&guides) {
        for metric in runs(text, name).filter(|run| run.starts_with("reverie_") && *run != "reverie_server") {
            seen += 1;
            let bare =
                metric.strip_suffix("_count").or_else(|| metric.strip_suffix("_sum")).unwrap_or(metric);
            assert!(counted(metric) || counted(bare), "{path}: nothing counts {metric}");
        }
    }
    assert!(seen > 30, "only {seen} are found: has their form changed?");
}
