//! What is wrong with a lesson is told with its step.

use engine::{Dice, Game, Lesson, Match, MatchFile, Seat, StepDone, Turn, dice};
use serde_json::{Value, json};
use testkit::toy::Haggle;

/// A position in which a seat decides, with an action that it may take.
fn position() -> (Match<Haggle>, Seat, Value) {
    let mut dice: Dice = dice(7);
    let mut played = Match::<Haggle>::new(Default::default(), 2).expect("two can play");
    played.roll_chance(&mut dice);
    let Turn::Seats(awaited) = played.state().turn() else { panic!("somebody is awaited") };
    let seat = awaited.iter().next().expect("somebody is awaited");
    let action = played.state().sample(seat, &mut dice);
    let action = serde_json::to_value(action).expect("an action can be written");
    (played, seat, action)
}

fn lesson(steps: &Value) -> Lesson {
    let (played, seat, _) = position();
    let lesson = json!({
        "id": "first", "minutes": 2, "seat": seat, "rules": "turn", "steps": steps, "position": MatchFile::of(&played),
    });
    Lesson::parse(&lesson.to_string()).expect("it can be read")
}

fn fault(steps: &Value) -> String {
    lesson(steps).play::<Haggle>().expect_err("it cannot be taken").to_string()
}

#[test]
fn every_step_is_shown_where_the_inputs_before_it_lead() {
    let (played, _, action) = position();
    let steps = json!([
        { "id": "see", "done": "read" },
        { "id": "choose", "lit": ["choice"], "target": "choice", "done": "press" },
        { "id": "do", "lit": ["confirm"], "target": "confirm", "done": { "act": action } },
    ]);
    let taken = lesson(&steps).play::<Haggle>().expect("it can be taken");
    let before = played.log().len();
    assert_eq!(taken.shown_at, [before, before, before, before + 1]);
}

#[test]
fn a_step_that_cannot_be_done_is_named() {
    let step = |step: Value| fault(&json!([step]));
    let cases = [
        (json!({ "id": "do", "lit": ["a"], "target": "a", "done": { "act": { "no": "action" } } }), "cannot be read"),
        (
            json!({ "id": "do", "lit": ["a"], "target": "a", "done": "press", "then": [{ "chance": 1 }] }),
            "others act after an action alone",
        ),
        (json!({ "id": "do", "done": "press" }), "which control"),
        (json!({ "id": "do", "target": "a", "done": "press" }), "not lit"),
        (json!({ "id": "do", "target": "a", "done": "read" }), "only read"),
        (json!({ "id": "do", "before": [{ "act": { "seat": 9, "action": "pass" } }], "done": "read" }), "input 0"),
    ];
    for (case, said) in cases {
        let fault = step(case.clone());
        assert!(fault.starts_with("step `do`") && fault.contains(said), "{case}: {fault}");
    }
    assert!(fault(&json!([])).contains("no steps"));
    assert!(fault(&json!([{ "id": "Do it", "done": "read" }])).contains("no name"));
    assert!(fault(&json!([{ "id": "a", "done": "read" }, { "id": "a", "done": "read" }])).contains("two steps"));
}

#[test]
fn a_lesson_is_written_as_it_is_read() {
    let steps = json!([{ "id": "do", "lit": ["a"], "target": "a", "done": { "act": 3 } }]);
    let lesson = lesson(&steps);
    assert_eq!(lesson.steps[0].done, StepDone::Act(json!(3)));
    let text = serde_json::to_string(&lesson).expect("it can be written");
    assert_eq!(Lesson::parse(&text).expect("it can be read"), lesson);
}
