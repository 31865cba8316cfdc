//! JSON that is almost right.

use engine::{Dice, pick};
use rand::RngExt;
use serde_json::{Value, json};

/// A text made from good JSON by one fault: cut off, of the wrong type, with an unknown field or variant,
/// or with a number far out of range. It may happen to be good JSON of the same type again.
pub fn mutated(good: &Value, dice: &mut Dice) -> String {
    let mut value = good.clone();
    let nodes = count(&value);
    let mut nth = dice.random_range(0..nodes);
    let node = node(&mut value, &mut nth).expect("the node is among those counted");
    match dice.random_range(0..5) {
        0 => {
            let text = good.to_string();
            let cut = dice.random_range(0..text.len() as u32) as usize;
            return String::from_utf8_lossy(&text.as_bytes()[..cut]).into_owned();
        }
        1 => *node = other_type(dice),
        2 => unknown_field(node),
        3 => unknown_variant(node),
        _ => other_amount(node, dice),
    }
    value.to_string()
}

fn other_type(dice: &mut Dice) -> Value {
    pick(&[json!(null), json!(true), json!(1.5), json!(""), json!("\u{0}"), json!([]), json!([[]]), json!({}), json!(0)], dice).clone()
}

fn unknown_field(node: &mut Value) {
    match node {
        Value::Object(fields) => {
            fields.insert("no_such_field".to_owned(), json!(1));
        }
        other => *other = json!({ "no_such_field": other }),
    }
}

fn unknown_variant(node: &mut Value) {
    match node {
        Value::String(word) => word.push_str("-no-such-word"),
        Value::Object(fields) if fields.len() == 1 => {
            *fields = std::mem::take(fields).into_iter().map(|(key, value)| (format!("{key}-no-such-word"), value)).collect();
        }
        other => *other = json!("no-such-word"),
    }
}

/// Numbers at the edges of the usual types; lists that are too long or too short.
fn other_amount(node: &mut Value, dice: &mut Dice) {
    match node {
        Value::Array(items) if items.is_empty() || dice.random() => {
            let item = items.first().cloned().unwrap_or(json!(0));
            let times = *pick(&[1, 2, 300], dice);
            items.extend(std::iter::repeat_n(item, times));
        }
        Value::Array(items) => {
            items.pop();
        }
        other => {
            *other = pick(
                &[
                    json!(-1),
                    json!(0),
                    json!(1),
                    json!(7),
                    json!(64),
                    json!(127),
                    json!(128),
                    json!(255),
                    json!(256),
                    json!(32_768),
                    json!(65_535),
                    json!(i32::MAX),
                    json!(u32::MAX),
                    json!(i64::MIN),
                    json!(u64::MAX),
                ],
                dice,
            )
            .clone();
        }
    }
}

fn count(value: &Value) -> u32 {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// The node that comes `nth` when all are counted from the root on.
fn node<'a>(value: &'a mut Value, nth: &mut u32) -> Option<&'a mut Value> {
    if *nth == 0 {
        return Some(value);
    }
    *nth -= 1;
    match value {
        Value::Array(items) => items.iter_mut().find_map(|item| node(item, nth)),
        Value::Object(fields) => fields.values_mut().find_map(|field| node(field, nth)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn one_fault_makes_many_different_texts() {
        let good = json!({"sell": {"good": 3, "to": [1, 2]}});
        let mut dice = engine::dice(1);
        let texts: BTreeSet<String> = (0..2000).map(|_| mutated(&good, &mut dice)).collect();
        assert!(texts.len() > 60, "{} texts", texts.len());
        for fault in [
            r#"{"sell":{"good":3,"no_such_field":1,"to":[1,2]}}"#,
            r#"{"sell":{"good":-1,"to":[1,2]}}"#,
            r#"{"sell":{"go"#,
            r#"{"sell":{"good":3,"to":[1]}}"#,
        ] {
            assert!(texts.contains(fault), "{fault} is missing");
        }
    }
}
