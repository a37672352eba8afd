//! What one language says and another doesn't: a missing word fails the test run.

use std::collections::{BTreeMap, BTreeSet};

use super::Messages;
use crate::Lang;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// What a language says of itself: of this the others need not say the same.
pub(super) const OWN: &str = "language";

/// Every key of a source (`key` and `key.attribute`) with the arguments it mentions.
pub(super) fn keys(source: &str) -> Result<Messages, String> {
    let resource = fluent_syntax::parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut keys = BTreeMap::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                if let Some(pattern) = &message.value {
                    insert(&mut keys, message.id.name, pattern)?;
                }
                for attribute in &message.attributes {
                    let key = format!("{}.{}", message.id.name, attribute.id.name);
                    insert(&mut keys, &key, &attribute.value)?;
                }
            }
            Entry::Junk { content } => return Err(format!("not Fluent: {content}")),
            _ => {}
        }
    }
    Ok(keys)
}

fn insert(keys: &mut Messages, key: &str, pattern: &Pattern<&str>) -> Result<(), String> {
    let mut args = BTreeSet::new();
    mentioned(pattern, &mut args);
    // Which form of a name or number a language needs is its own affair.
    args.remove("you");
    match keys.insert(key.to_owned(), args) {
        None => Ok(()),
        Some(_) => Err(format!("{key} is there twice")),
    }
}

fn mentioned(pattern: &Pattern<&str>, args: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, args);
        }
    }
}

fn in_expression(expression: &Expression<&str>, args: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, args),
        Expression::Select { selector, variants } => {
            in_inline(selector, args);
            for variant in variants {
                mentioned(&variant.value, args);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, args: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            args.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, args),
        InlineExpression::FunctionReference { arguments, .. } => {
            for inline in &arguments.positional {
                in_inline(inline, args);
            }
        }
        _ => {}
    }
}

/// Where the languages differ: messages, attributes and arguments that one has and the other lacks, each compared with the
/// one that the others are held to; a key that is there twice; and what is not Fluent at all.
pub fn gaps() -> Vec<String> {
    let model = Lang::default();
    let mut gaps = Vec::new();
    for lang in Lang::all() {
        let mut seen: BTreeMap<String, &str> = BTreeMap::new();
        let files: BTreeSet<&str> = lang.files().iter().chain(model.files()).map(|(name, _)| *name).collect();
        for file in files {
            let found = keys(lang.file(file)).unwrap_or_else(|wrong| {
                gaps.push(format!("{lang}/{file}: {wrong}"));
                Messages::new()
            });
            gaps.extend(found.keys().filter_map(|key| {
                let before = seen.insert(key.clone(), file)?;
                Some(format!("{lang}/{file}: {key} is in {before}, too"))
            }));
            if file != OWN {
                let wanted = keys(model.file(file)).unwrap_or_default();
                gaps.extend(between(&wanted, &found).into_iter().map(|gap| format!("{lang}/{file}: {gap}")));
            }
        }
    }
    gaps
}

/// What these have and the others lack, and the other way round.
fn between(wanted: &Messages, found: &Messages) -> Vec<String> {
    let mut gaps = Vec::new();
    for (here, there, said) in [(wanted, found, "is missing"), (found, wanted, "is there for nothing")] {
        for (key, args) in here {
            match there.get(key) {
                None => gaps.push(format!("{key} {said}")),
                Some(others) => {
                    gaps.extend(args.difference(others).map(|arg| format!("{key}: ${arg} {said}")));
                }
            }
        }
    }
    gaps
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between(wanted: &str, found: &str) -> Vec<String> {
        super::between(&keys(wanted).unwrap(), &keys(found).unwrap())
    }

    #[test]
    fn a_missing_message_or_argument_is_found_and_so_is_one_too_many() {
        assert_eq!(
            between("a = A\nb = { $n } B\n    .help = b", "b = B { $m }\nc = C"),
            [
                "a is missing",
                "b: $n is missing",
                "b.help is missing",
                "b: $m is there for nothing",
                "c is there for nothing"
            ]
        );
    }

    #[test]
    fn which_form_a_name_takes_is_each_languages_own_affair() {
        let chosen = "a = { $you ->\n        [yes] you\n       *[no] { $who }\n    } go";
        assert_eq!(between(chosen, "a = { $you } { $who }"), [""; 0]);
    }

    #[test]
    fn what_is_not_fluent_is_found() {
        assert!(keys("= nothing").is_err());
        assert!(keys("a = A\na = B").is_err());
    }
}
