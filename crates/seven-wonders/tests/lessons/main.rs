//! Every lesson can be taken to its end, points at things that are there, and says in numbers what the rules say.

mod common;
mod facts;
mod words;

use common::Taken;
use seven_wonders::SevenWonders;
use seven_wonders::data::Card;
use std::path::Path;
use testkit::check_lessons;

#[test]
fn every_lesson_can_be_taken_to_its_end() {
    check_lessons::<SevenWonders>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons"));
}

/// Cards, buildings and stages that a step names are where the learner sees them.
#[test]
fn what_a_step_points_at_is_there() {
    for taken in Taken::all() {
        for step in &taken.lesson.steps {
            let seen = taken.at(&step.id);
            for name in step.lit.iter().chain(&step.labels).chain(&step.wrong) {
                let there = match name.split_once(':') {
                    Some(("card", id)) => Card::named(id).is_some_and(|card| seen.holds(card)),
                    Some(("built", "left" | "right")) => true,
                    Some(("built", id)) => Card::named(id).is_some_and(|card| seen.city(0).built().contains(card)),
                    Some(("stage", number)) => number.parse::<usize>().is_ok_and(|stage| stage <= seen.city(0).board().stages().len()),
                    Some(("city" | "seller" | "purse" | "war" | "grey" | "yellow" | "red", side)) => side == "left" || side == "right",
                    Some(("score", "total" | "science" | "guilds")) | Some(("mode", "build" | "stage" | "sell")) => true,
                    Some(_) => false,
                    None => PLACES.contains(&name.as_str()),
                };
                assert!(there, "lesson `{}`, step `{}`: there is no `{name}`", taken.lesson.id, step.id);
            }
        }
    }
}

/// What the page has one of.
const PLACES: &[&str] =
    &["city", "confirm", "conflicts", "discards", "goods", "hand", "pile", "progress", "purse", "scores", "tokens", "war", "wonder"];
