//! The image's recipe, read: stages and what is done in each.

use super::read;

/// What is done in one stage.
pub(crate) struct Stage {
    /// What it begins with.
    pub(crate) from: String,
    /// Instructions with what they are given, in order.
    steps: Vec<(String, String)>,
}

/// The stages of the Dockerfile, in order.
pub(crate) fn stages() -> Vec<Stage> {
    let text = read("deploy/Dockerfile").replace("\\\n", " ");
    let mut stages: Vec<Stage> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, given) = line.split_once(' ').unwrap();
        let given = given.split_whitespace().collect::<Vec<_>>().join(" ");
        match (word, stages.last_mut()) {
            ("FROM", _) => stages.push(Stage { from: given, steps: Vec::new() }),
            (word, Some(stage)) => stage.steps.push((word.to_owned(), given)),
            (word, None) => panic!("{word} before any stage"),
        }
    }
    stages
}

impl Stage {
    pub(crate) fn all(&self, word: &str) -> Vec<&str> {
        self.steps.iter().filter(|(own, _)| own == word).map(|(_, given)| given.as_str()).collect()
    }

    pub(crate) fn only(&self, word: &str) -> &str {
        let all = self.all(word);
        let [one] = all.as_slice() else { panic!("not one {word}, but {}", all.len()) };
        one
    }

    /// The words of an instruction that is given a list.
    pub(crate) fn words(&self, word: &str) -> Vec<String> {
        let given = self.only(word);
        let list = &given[given.find('[').expect("a list")..];
        serde_json::from_str(list).unwrap()
    }
}

/// A version at the beginning of an image's tag: node:24-bookworm-slim has (24, 0).
fn version(image: &str) -> (u32, u32) {
    let (_, tag) = image.split_once(':').unwrap();
    let mut numbers =
        tag.split(|letter: char| !letter.is_ascii_digit()).map(|number| number.parse().unwrap_or(0));
    (numbers.next().unwrap(), numbers.next().unwrap_or(0))
}

#[test]
fn the_image_is_built_by_the_commands_that_the_guide_shows_for_building_by_hand() {
    let guide = read("docs/hosting.md");
    let (_, by_hand) = guide.split_once("## Building it elsewhere").expect("the guide has the chapter");
    let by_hand = by_hand.split("\n## ").next().unwrap();
    let stages = stages();
    let run: Vec<&str> = stages.iter().flat_map(|stage| stage.all("RUN")).collect();
    assert_eq!(run.len(), 3, "{run:?}");
    for command in run {
        assert!(by_hand.contains(command), "docs/hosting.md does not show: {command}");
    }
}

#[test]
fn the_image_is_built_with_versions_that_will_do_and_for_the_same_system_that_it_runs_on() {
    let stages = stages();
    let [page, program, image] = stages.as_slice() else { panic!("three stages") };
    // What crates/workshop asks for: 20.19, 22.12 or newer.
    assert!(page.from.starts_with("node:") && version(&page.from) >= (23, 0), "{}", page.from);
    let wanted = read("Cargo.toml");
    let (_, wanted) = wanted.split_once("rust-version = \"").unwrap();
    let (major, minor) = wanted.split_once('"').unwrap().0.split_once('.').unwrap();
    let wanted = (major.parse().unwrap(), minor.parse().unwrap());
    assert!(program.from.starts_with("rust:") && version(&program.from) >= wanted, "{}", program.from);
    // A program that was linked with a newer C library does not start on an older one.
    assert!(
        program.from.contains("bookworm") && image.from.contains("debian12"),
        "{} {}",
        program.from,
        image.from
    );
}

#[test]
fn everything_the_page_is_made_of_is_copied_for_it_and_nothing_that_is_built_by_hand() {
    let stages = stages();
    let copied = stages[0].all("COPY");
    // What crates/page/build.rs calls its sources.
    for source in ["web ./", "text ../text", "examples ../examples"] {
        assert!(copied.contains(&source), "{source} is not copied: {copied:?}");
    }
    let ignored = read(".dockerignore");
    for left in ["**/target", "**/node_modules", "web/dist", ".git", "**/.env"] {
        assert!(ignored.lines().any(|line| line == left), ".dockerignore lets {left} in");
    }
    for needed in ["crates", "games", "examples", "text", "web", "xtask", "Cargo.toml", "Cargo.lock"] {
        assert!(!ignored.lines().any(|line| line == needed), ".dockerignore leaves {needed} out");
    }
}
