//! What each thing is, and the rules.

use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_factory_of_dreams::words::tool_words;
use reverie_game::Phrase;

use super::typed;
use reverie_terminal::Scene;

/// The topics, with the words for each in both languages.
pub(super) const TOPICS: &[(&str, &[&str])] = &[
    (
        "reserve",
        &[
            "reserve", "reserves", "card", "cards", "thought", "thoughts", "pensee", "pensees", "carte",
            "cartes",
        ],
    ),
    ("flask", &["flask", "flasks", "fiole", "fioles"]),
    ("tools", &["tool", "tools", "token", "tokens", "outil", "outils", "jeton", "jetons"]),
    ("pass", &["pass", "passing", "passer"]),
    ("dream", &["dream", "dreams", "word", "words", "write", "reve", "reves", "mot", "mots", "ecrire"]),
    ("groups", &["group", "groups", "same", "join", "split", "strike", "groupe", "groupes", "meme"]),
    ("vote", &["vote", "votes", "agree", "voter"]),
    ("score", &["score", "points", "scoring", "chart", "bareme"]),
    ("theme", &["theme", "themes"]),
    (
        "trials",
        &["trial", "trials", "night", "nights", "monday", "epreuve", "epreuves", "nuit", "nuits", "lundi"],
    ),
];

/// Help on a topic or a tool.
pub(super) fn help(topic: &str, scene: &Scene<'_>) -> Option<String> {
    let say = |phrase: &Phrase| scene.voice.say_to(scene.names, phrase);
    if let Some(tool) = topic.split(' ').find_map(typed::tool) {
        let words = tool_words(tool);
        let about = Phrase::new(format!("{}.help", words.key));
        return Some(say(&Phrase::new("factory-help-tool").with("tool", words).with("does", about)));
    }
    let (name, _) = TOPICS.iter().find(|(_, words)| words.contains(&topic))?;
    Some(say(&Phrase::new(format!("factory-help-{name}"))))
}

/// The rules, paragraph by paragraph.
pub(super) fn rules(game: &FactoryOfDreams) -> Vec<Phrase> {
    let mut rules: Vec<Phrase> = ["goal", "connect", "tools", "dream", "wake", "score"]
        .into_iter()
        .map(|name| Phrase::new(format!("factory-rules-{name}")))
        .collect();
    rules.extend(game.board().target.map(|target| Phrase::new("factory-rules-trial").with("target", target)));
    rules
}
