use super::{ViewText, apply_patch, patch_between};
use crate::Text;
use engine::{Dice, dice};
use rand::RngExt;
use serde_json::{Value, json};

fn between(before: &Value, after: &Value) -> Option<Value> {
    patch_between(&ViewText::of(before), &ViewText::of(after)).map(|patch| patch.value())
}

/// Long enough that a patch is worth its bytes.
fn amid(value: &Value) -> Value {
    json!({ "it": value, "what stays": "as it was ".repeat(100) })
}

#[test]
fn what_differs_is_told_by_its_smallest_parts() {
    let long = "long enough ".repeat(20);
    let before = json!({ "money": 3, "goods": [long, 2], "a/b~c": { "d": "x", "e": long } });
    let after = json!({ "money": 5, "goods": [long, 4], "a/b~c": { "d": "y", "e": long } });
    let steps = json!([
        { "op": "replace", "path": "/a~1b~0c/d", "value": "y" },
        { "op": "replace", "path": "/goods/1", "value": 4 },
        { "op": "replace", "path": "/money", "value": 5 },
    ]);
    assert_eq!(between(&before, &after), Some(steps));
    assert_eq!(between(&before, &before), Some(json!([])));
}

#[test]
fn a_list_grows_and_shrinks_where_it_does() {
    let lists = [
        (json!([1, 2]), json!([1, 2, 3]), json!([{ "op": "add", "path": "/it/2", "value": 3 }])),
        (json!([1, 2, 3]), json!([1, 3]), json!([{ "op": "remove", "path": "/it/1" }])),
        (json!([2, 3]), json!([1, 2, 3]), json!([{ "op": "add", "path": "/it/0", "value": 1 }])),
        (json!([]), json!([1]), json!([{ "op": "replace", "path": "/it", "value": [1] }])),
    ];
    for (before, after, steps) in lists {
        let mut found = between(&amid(&before), &amid(&after)).expect("it is short");
        // A list this short is told as a whole; what matters is that the steps lead there.
        let mut view = amid(&before);
        apply_patch(&mut view, &Text::of(&found)).expect("it fits");
        assert_eq!(view, amid(&after));
        let long = |list: &Value| Value::from([vec![json!("x".repeat(200)); 3], list.as_array().cloned().unwrap_or_default()].concat());
        found = between(&amid(&long(&before)), &amid(&long(&after))).expect("it is short");
        assert_eq!(found[0]["op"], if before == json!([]) { json!("add") } else { steps[0]["op"].clone() });
        assert_eq!(found.as_array().map(Vec::len), Some(1), "{found}");
    }
}

#[test]
fn other_keys_make_another_object() {
    let steps = json!([{ "op": "replace", "path": "/it", "value": { "b": 1 } }]);
    assert_eq!(between(&amid(&json!({ "a": 1 })), &amid(&json!({ "b": 1 }))), Some(steps));
}

#[test]
fn a_view_that_is_another_one_is_told_as_a_whole() {
    assert_eq!(between(&json!({ "a": 1 }), &json!({ "a": 2 })), None);
    assert_eq!(between(&amid(&json!(1)), &json!([1, 2])), None);
}

#[test]
fn a_patch_that_does_not_fit_is_refused() {
    let patch = Text::of(&json!([{ "op": "replace", "path": "/nowhere/at/all", "value": 1 }]));
    assert!(apply_patch(&mut json!({ "a": 1 }), &patch).is_err());
    assert!(apply_patch(&mut json!({ "a": 1 }), &Text::of(&json!("no patch"))).is_err());
}

/// Any value, with keys and texts that have to be escaped in JSON or in pointers.
fn some_value(dice: &mut Dice, depth: u8) -> Value {
    let text = |dice: &mut Dice| -> String {
        let letters = ['a', 'b', '/', '~', '"', '\\', '{', ']', ',', '\u{e9}', '\n'];
        (0..dice.random_range(0..4)).map(|_| letters[dice.random_range(0..letters.len())]).collect()
    };
    match dice.random_range(0..if depth == 0 { 4 } else { 8 }) {
        0 => Value::Null,
        1 => Value::from(dice.random_range(0..2) == 0),
        2 => Value::from(dice.random_range(-9..9)),
        3 => Value::from(text(dice)),
        4 | 5 => (0..dice.random_range(0..5)).map(|_| some_value(dice, depth - 1)).collect(),
        _ => (0..dice.random_range(0..4)).map(|_| (text(dice), some_value(dice, depth - 1))).collect(),
    }
}

#[test]
fn the_patch_of_any_two_values_leads_from_one_to_the_other() {
    let (mut dice, mut patched) = (dice(1), 0);
    for _ in 0..20_000 {
        let [same, before, after] = std::array::from_fn(|_| some_value(&mut dice, 4));
        let (mut view, after) = (json!([same, before, { "x": same }]), json!([same, after, { "x": same }]));
        if let Some(patch) = patch_between(&ViewText::of(&view), &ViewText::of(&after)) {
            apply_patch(&mut view, &patch).expect("it fits");
            assert_eq!(view, after, "{}", patch.json());
            patched += 1;
        }
    }
    assert!(patched > 1_000, "{patched}");
}
