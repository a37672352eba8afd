//! What one language says and the other doesn't: a missing word fails the test run.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use reverie_game::Texts;

use crate::Lang;

/// Something missing from a language.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Gap {
    /// The language it is missing from.
    pub lang: &'static str,
    /// What is missing.
    pub what: String,
}

/// Every key of a source (`key` and `key.attribute`) with the arguments it mentions.
pub fn keys(source: &str) -> Result<BTreeMap<String, BTreeSet<String>>, String> {
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

fn insert(
    keys: &mut BTreeMap<String, BTreeSet<String>>,
    key: &str,
    pattern: &Pattern<&str>,
) -> Result<(), String> {
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

/// What is missing from either language, and what is not Fluent at all.
pub fn gaps(texts: &Texts) -> Vec<Gap> {
    let mut gaps = Vec::new();
    let mut read = |lang: Lang| {
        keys(lang.source(texts)).unwrap_or_else(|what| {
            gaps.push(Gap { lang: lang.code(), what });
            BTreeMap::new()
        })
    };
    let all = Lang::ALL.map(&mut read);
    for (lang, own) in Lang::ALL.into_iter().zip(&all) {
        for (key, args) in all.iter().flatten() {
            match own.get(key) {
                None => gaps.push(Gap { lang: lang.code(), what: key.clone() }),
                Some(own) => gaps.extend(
                    args.difference(own).map(|arg| Gap { lang: lang.code(), what: format!("{key}: ${arg}") }),
                ),
            }
        }
    }
    gaps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_message_or_argument_is_found() {
        let texts = Texts { en: "a = A\nb = { $n } B\n    .help = b", fr: "b = B" };
        let found: Vec<_> = gaps(&texts).into_iter().map(|gap| (gap.lang, gap.what)).collect();
        assert_eq!(found, [("fr", "a".to_owned()), ("fr", "b: $n".to_owned()), ("fr", "b.help".to_owned())]);
    }

    #[test]
    fn what_is_not_fluent_is_found() {
        assert_eq!(gaps(&Texts { en: "= nothing", fr: "" }).len(), 1);
    }
}
