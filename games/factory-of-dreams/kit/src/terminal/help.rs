//! What each thing is, and the rules.

use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_factory_of_dreams::words::tool_words;
use reverie_game::Phrase;

use super::typed;
use reverie_terminal::Scene;
use reverie_terminal::typed::topic as typed_topic;

/// What there is help on. Its text is `factory-help-NAME`, with the words for it.
pub(super) const TOPICS: &[&str] =
    &["reserve", "flask", "tools", "pass", "dream", "groups", "vote", "score", "theme", "trials"];

/// Help on a topic or a tool.
pub(super) fn help(topic: &str, scene: &Scene<'_>) -> Option<String> {
    let say = |phrase: &Phrase| scene.voice.say_to(scene.names, phrase);
    if let Some(tool) = topic.split(' ').find_map(typed::tool) {
        let words = tool_words(tool);
        let about = Phrase::new(format!("{}.help", words.key));
        return Some(say(&Phrase::new("factory-help-tool").with("tool", words).with("does", about)));
    }
    let name = typed_topic(TOPICS, "factory-help-", topic)?;
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
