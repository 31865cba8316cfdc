//! What would happen, told in JSON: the engine's answer and where it differs from what the seat sees now.

use super::adapter::refused;
use super::any::{Refused, WhatIfTask};
use crate::protocol::{Text, WhatIfAnswer, WhatIfRefusal};
use engine::{Game, Seat, Tally, WhatIf, what_if};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Lines of actions to be tried elsewhere, from a seat's view.
pub(super) fn what_if_task<G: Game>(view: G::View, seat: Seat, lines: &[Vec<Value>]) -> Result<WhatIfTask, Refused> {
    let read = |action: &Value| G::Action::deserialize(action).map_err(|error| Refused::Unreadable(error.to_string()));
    let lines: Vec<Vec<G::Action>> = lines.iter().map(|line| line.iter().map(read).collect()).collect::<Result<_, _>>()?;
    Ok(Box::new(move || {
        let now = Text::of(&view);
        lines.iter().map(|line| answer(&now, what_if::<G>(&view, seat, line))).collect()
    }))
}

fn answer<G: Game>(now: &Text, told: WhatIf<G>) -> WhatIfAnswer {
    let then = Text::of(&told.view);
    let mut changed = Vec::new();
    differences(now.raw(), then.raw(), &mut String::new(), &mut changed);
    WhatIfAnswer {
        taken: told.taken as u32,
        refused: told.refused.map(refused).map(refusal),
        view: then,
        changed,
        tally: told.tally.map(|seats| seats.iter().map(points).collect()),
        unknown: told.unknown,
    }
}

fn refusal(refused: Refused) -> WhatIfRefusal {
    let message = refused.to_string();
    let reason = match refused {
        Refused::Illegal { reason, .. } => own_reason(reason),
        Refused::Unreadable(_) => json!({ "table": "unreadable" }),
        Refused::Full { .. } | Refused::Enough { .. } => json!({ "table": "full" }),
    };
    WhatIfRefusal { message, reason }
}

/// The game's reason as it is; where the table refuses, it says so itself.
fn own_reason(mut reason: Value) -> Value {
    reason.get_mut("game").map(Value::take).unwrap_or(reason)
}

fn points(tally: &Tally) -> Vec<i32> {
    tally.sheet.iter().map(|line| line.points).collect()
}

/// Where two views differ, as JSON pointers to the smallest parts; a list of another length counts as a whole besides.
///
/// Views are long and actions change little of them, so that nothing is read but the way to what differs.
fn differences(now: &RawValue, then: &RawValue, at: &mut String, out: &mut Vec<String>) {
    if now.get() == then.get() {
        return;
    }
    let length = at.len();
    match (Parts::of(now), Parts::of(then)) {
        (Parts::Object(now), Parts::Object(then)) => {
            let gone = now.keys().filter(|key| !then.contains_key(*key));
            for key in then.keys().chain(gone) {
                at.push('/');
                at.push_str(&key.replace('~', "~0").replace('/', "~1"));
                differences(now.get(key).unwrap_or(&RawValue::NULL), then.get(key).unwrap_or(&RawValue::NULL), at, out);
                at.truncate(length);
            }
        }
        (Parts::Array(now), Parts::Array(then)) => {
            if now.len() != then.len() {
                out.push(at.clone());
            }
            for (index, (now, then)) in now.iter().zip(then).enumerate() {
                at.push('/');
                at.push_str(&index.to_string());
                differences(now, then, at, out);
                at.truncate(length);
            }
        }
        _ => out.push(at.clone()),
    }
}

/// What a JSON value is made of; what those are made of is not read.
enum Parts<'a> {
    Object(BTreeMap<String, &'a RawValue>),
    Array(Vec<&'a RawValue>),
    None,
}

impl<'a> Parts<'a> {
    fn of(value: &'a RawValue) -> Parts<'a> {
        let text = value.get();
        match text.as_bytes().first() {
            Some(b'{') => serde_json::from_str(text).map_or(Parts::None, Parts::Object),
            Some(b'[') => serde_json::from_str(text).map_or(Parts::None, Parts::Array),
            _ => Parts::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Text, differences};
    use serde_json::{Value, json};

    fn between(now: &Value, then: &Value) -> Vec<String> {
        let mut found = Vec::new();
        differences(Text::of(now).raw(), Text::of(then).raw(), &mut String::new(), &mut found);
        found
    }

    #[test]
    fn what_differs_is_told_by_its_smallest_parts() {
        let now = json!({ "money": 3, "goods": [1, 2], "name": "a", "a/b": { "c": 1 } });
        assert_eq!(between(&now, &now), Vec::<String>::new());
        let then = json!({ "money": 5, "goods": [1, 4], "name": "a", "a/b": { "c": 2 } });
        assert_eq!(between(&now, &then), ["/a~1b/c", "/goods/1", "/money"]);
    }

    #[test]
    fn what_comes_or_goes_is_told_as_well() {
        assert_eq!(between(&json!({ "a": [1] }), &json!({ "a": [2, 3] })), ["/a", "/a/0"]);
        assert_eq!(between(&json!({ "a": 1 }), &json!({ "b": 1 })), ["/b", "/a"]);
        assert_eq!(between(&json!({ "a": { "b": 1 } }), &json!({ "a": null })), ["/a"]);
    }
}
