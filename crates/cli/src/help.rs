//! What `--help` says, in the reader's language. Commands and arguments are declared where they are used; their words
//! stand in `help.ftl`: for the command `admin table list` under `help-admin-table-list`, for its argument `busy` in the
//! attribute `.busy`. What several commands take has its words under `help-shared`.
//!
//! Clap's own complaints about a command line are English: it has no words for them but its own.

use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;

use clap::{Arg, ArgAction, Command};
use reverie_game::Phrase;
use reverie_text::{Lang, Voice};

/// Where the words of arguments stand that several commands take.
const SHARED: &str = "help-shared";

/// The language that a command line asks for, before anything else of it is read: there is help to be said in it.
pub(crate) fn lang_of(arguments: impl IntoIterator<Item = OsString>) -> Lang {
    let mut arguments = arguments.into_iter().take_while(|argument| argument != "--");
    let mut wanted = None;
    while let Some(argument) = arguments.next() {
        let asked = match argument.to_str() {
            Some("--lang") => arguments.next(),
            Some(text) => text.strip_prefix("--lang=").map(OsString::from),
            None => None,
        };
        // The last one holds. One that we don't speak is refused when the line is read.
        wanted = asked.and_then(|asked| Lang::of_locale(asked.to_str()?)).or(wanted);
    }
    wanted.unwrap_or_else(Lang::of_environment)
}

/// The command line as it is read: `help admin guest` asks what `admin guest --help` does.
pub(crate) fn asked(arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments: Vec<OsString> = arguments.into_iter().collect();
    let mut at = 1;
    // The language may be said before.
    while let Some(first) = arguments.get(at).and_then(|argument| argument.to_str()) {
        match first {
            "--lang" => at += 2,
            _ if first.starts_with("--lang=") => at += 1,
            "help" => {
                arguments.remove(at);
                arguments.push("--help".into());
                break;
            }
            _ => break,
        }
    }
    arguments
}

/// The command and all below it, with their words in this language.
pub(crate) fn worded(command: Command, lang: Lang) -> Command {
    let help = Help { voice: Voice::of(lang) };
    let key = format!("help-{}", command.get_name());
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let version = version.help(help.word("help-version")).help_heading(help.word("help-options"));
    // Clap would word its own command `help` itself: this one is there to be listed, and `asked` reads it.
    let of_help = Command::new("help").about(help.word("help-of-help")).disable_help_flag(true);
    help.command(command, &key).disable_version_flag(true).arg(version).subcommand(of_help)
}

struct Help {
    voice: &'static Voice,
}

impl Help {
    fn word(&self, key: &'static str) -> String {
        self.voice.word(key)
    }

    fn command(&self, command: Command, key: &str) -> Command {
        let (about, all) = paragraphs(&self.say(key.to_owned()));
        let usage = command.get_styles().get_usage().to_owned();
        let template = format!(
            "{{before-help}}{{about-with-newline}}\n{usage}{}{usage:#} {{usage}}\n\n{{all-args}}{{after-help}}",
            self.word("help-usage")
        );
        let own_help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
        let mut command =
            command
                .about(about)
                // What is declared beside a command in the code would stand in its place.
                .long_about(all.map_or(clap::builder::Resettable::Reset, |all| {
                    clap::builder::Resettable::Value(all.into())
                }))
                .help_template(template)
                .subcommand_help_heading(self.word("help-commands"))
                .disable_help_subcommand(true)
                .disable_help_flag(true)
                .mut_args(|arg| self.argument(arg, key))
                .arg(own_help.help(self.word("help-help")).help_heading(self.word("help-options")));
        if command.has_subcommands() {
            command = command.mut_subcommands(|below| {
                let at = if is_top(key) { "help".to_owned() } else { key.to_owned() };
                let key = format!("{at}-{}", below.get_name());
                self.command(below, &key)
            });
        }
        command
    }

    fn argument(&self, arg: Arg, of: &str) -> Arg {
        let (short, all) = paragraphs(&self.say(self.key_of(&arg, of)));
        let values = self.values(&arg);
        let heading = match arg.get_help_heading() {
            // Declared by its key.
            Some(key) => self.say(key.to_owned()),
            None if arg.is_positional() => self.word("help-arguments"),
            None => self.word("help-options"),
        };
        let arg = arg.help(format!("{short}{values}")).help_heading(heading);
        let taken = arg.get_action().takes_values();
        let arg = arg.hide_default_value(taken).hide_env(true).hide_possible_values(taken);
        match all {
            Some(all) => arg.long_help(format!("{all}{values}")),
            None => arg,
        }
    }

    /// Where the words of an argument stand: with its command, or with what several take.
    fn key_of(&self, arg: &Arg, of: &str) -> String {
        let name = arg.get_id().as_str().replace('_', "-");
        let own = format!("{of}.{name}");
        if self.voice.knows(&own) { own } else { format!("{SHARED}.{name}") }
    }

    /// What is said of the values an argument takes.
    fn values(&self, arg: &Arg) -> String {
        let mut said = String::new();
        let mut add = |key: &'static str, name: &'static str, values: &[&str]| {
            let phrase = Phrase::new(key).with(name, values.join(", "));
            let _ = write!(said, " {}", self.voice.say(&phrase));
        };
        if let Some(name) = arg.get_env().and_then(OsStr::to_str) {
            add("help-environment", "name", &[name]);
        }
        if !arg.get_action().takes_values() {
            return said;
        }
        let defaults = arg.get_default_values().iter().filter_map(|value| value.to_str());
        let defaults: Vec<&str> = defaults.filter(|value| !value.is_empty()).collect();
        if !defaults.is_empty() && !arg.is_hide_default_value_set() {
            add("help-default", "value", &defaults);
        }
        let possible = arg.get_possible_values();
        let possible: Vec<&str> = possible.iter().map(clap::builder::PossibleValue::get_name).collect();
        if !possible.is_empty() && !arg.is_hide_possible_values_set() {
            add("help-values", "values", &possible);
        }
        said
    }

    fn say(&self, key: String) -> String {
        let languages: Vec<&str> = Lang::all().map(Lang::code).collect();
        self.voice.say(&Phrase::new(key).with("languages", languages.join(", ")))
    }
}

/// The program itself, whose commands are named without it.
fn is_top(key: &str) -> bool {
    key == "help-reverie"
}

/// The first paragraph, and all of them where there are more.
fn paragraphs(text: &str) -> (String, Option<String>) {
    match text.split_once("\n\n") {
        Some((first, _)) => (first.to_owned(), Some(text.to_owned())),
        None => (text.to_owned(), None),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;

    use super::*;
    use crate::Cli;

    /// The keys that a command and those below it look for, and which of them stand with what several take.
    fn keys(command: &Command, key: &str, help: &Help, found: &mut BTreeSet<String>) {
        found.insert(key.to_owned());
        let told = command.get_arguments().filter(|arg| !arg.is_hide_set());
        found.extend(told.map(|arg| help.key_of(arg, key)));
        found.extend(command.get_arguments().filter_map(|arg| arg.get_help_heading().map(str::to_owned)));
        for below in command.get_subcommands() {
            let at = if is_top(key) { "help" } else { key };
            keys(below, &format!("{at}-{}", below.get_name()), help, found);
        }
    }

    #[test]
    fn every_command_and_argument_has_words_in_every_language_and_there_are_no_others() {
        for lang in Lang::all() {
            let help = Help { voice: Voice::of(lang) };
            let mut used = BTreeSet::new();
            keys(&Cli::command(), "help-reverie", &help, &mut used);
            let missing: Vec<_> = used.iter().filter(|key| !help.voice.knows(key)).collect();
            assert_eq!(missing, [""; 0], "{lang}");
            let around = [
                "usage",
                "commands",
                "arguments",
                "options",
                "default",
                "values",
                "environment",
                "help",
                "version",
                "of-help",
            ];
            used.extend(around.map(|name| format!("help-{name}")));
            used.insert(SHARED.to_owned());
            let idle: Vec<_> = reverie_text::wording::keys_of(lang.file("help"))
                .into_iter()
                .filter(|key| !used.contains(key))
                .collect();
            assert_eq!(idle, [""; 0], "{lang}");
        }
    }

    #[test]
    fn help_is_said_in_the_language_of_the_line() {
        for lang in Lang::all() {
            let voice = Voice::of(lang);
            let said = worded(Cli::command(), lang).render_long_help().to_string();
            for key in
                ["help-usage", "help-commands", "help-serve", "help-help", "help-version", "help-of-help"]
            {
                // Broken into lines where it is long.
                let first: String = voice.word(key).split(' ').take(3).collect::<Vec<_>>().join(" ");
                assert!(said.contains(&first), "{lang}: {first}\n{said}");
            }
            worded(Cli::command(), lang).debug_assert();
        }
    }

    #[test]
    fn a_line_says_which_language_it_wants_before_it_is_read() {
        let lang = |line: &str| lang_of(line.split(' ').map(OsString::from)).code();
        assert_eq!(lang("reverie play --lang fr --help"), "fr");
        assert_eq!(lang("reverie --lang=fr_CA serve"), "fr");
        assert_eq!(lang("reverie --lang en play --lang fr"), "fr");
        let usual = Lang::of_environment().code();
        assert_eq!(lang("reverie play"), usual);
        assert_eq!(lang("reverie --lang tlh"), usual);
        assert_eq!(lang("reverie -- --lang fr"), usual);
    }

    #[test]
    fn help_on_a_command_is_asked_for_before_or_after_it() {
        let read = |line: &str| {
            let read = asked(line.split(' ').map(OsString::from));
            read.iter().map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(read("reverie help admin guest"), "reverie admin guest --help");
        assert_eq!(read("reverie help"), "reverie --help");
        assert_eq!(read("reverie --lang fr help lab"), "reverie --lang fr lab --help");
        assert_eq!(read("reverie play help"), "reverie play help");
    }

    #[test]
    fn what_may_be_given_is_said_with_what_is_taken_else() {
        let mut command = worded(Cli::command(), Lang::default());
        let serve = command.find_subcommand_mut("serve").unwrap().render_long_help().to_string();
        // Broken into lines where it is long.
        let serve = serve.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(serve.contains("[env: REVERIE_ADDRESS] [default: 127.0.0.1:4870]"), "{serve}");
        assert!(!serve.contains("[possible values: true, false]"), "{serve}");
    }
}
