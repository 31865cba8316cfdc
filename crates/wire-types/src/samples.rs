//! Real values of the games' types, as TypeScript. The compiler then says whether the types tell the truth: a
//! field that is missing, one too many or of another kind is an error there.

use crate::{EachGame, Typed, each_game};
use engine::{Game, Input, Match, Outcome, Reasons, Seat, Turn, Viewer, dice, explain, pick, random_options};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Games of each kind that samples come from.
const GAMES: u64 = 6;
/// Values of one type.
const MOST: usize = 60;

/// The text of a TypeScript file with samples; `types` is where it imports the types from.
pub fn samples(types: &str) -> String {
    let mut samples = Samples { types: types.to_owned(), text: String::new() };
    each_game(&mut samples);
    samples.text
}

struct Samples {
    types: String,
    text: String,
}

#[derive(Default)]
struct Seen {
    views: BTreeSet<String>,
    actions: BTreeSet<String>,
    chances: BTreeSet<String>,
    events: BTreeSet<String>,
    refusals: BTreeSet<String>,
    reasons: BTreeSet<String>,
    nudges: BTreeSet<String>,
    options: BTreeSet<String>,
    outcomes: BTreeSet<String>,
}

impl EachGame for Samples {
    fn game<G: Typed>(&mut self) {
        let mut seen = Seen::default();
        for seed in 0..GAMES {
            seen.play::<G>(seed);
        }
        let name = G::ID.replace('-', "_");
        self.text += &format!("import type * as {name} from '{}/{}';\n", self.types, G::ID);
        if !self.text.contains("as engine") {
            self.text += &format!("import type * as engine from '{}/engine';\n", self.types);
        }
        let lists = [
            ("View", seen.views),
            ("Action", seen.actions),
            ("Chance", seen.chances),
            ("Event", seen.events),
            ("Illegal", seen.refusals),
            ("Reason", seen.reasons),
            ("Nudge", seen.nudges),
            ("Options", seen.options),
        ];
        for (of, values) in lists {
            self.list(&format!("{name}_{of}"), &format!("{name}.{of}"), &values);
        }
        self.list(&format!("{name}_Outcome"), "engine.Outcome", &seen.outcomes);
        let specs = BTreeSet::from([json(&G::option_specs())]);
        self.list(&format!("{name}_specs"), "engine.OptionSpec[]", &specs);
    }
}

impl Samples {
    /// A list of values, of every shape the longest and the shortest first: these have most and least in them.
    fn list(&mut self, name: &str, of: &str, values: &BTreeSet<String>) {
        let mut values: Vec<&String> = values.iter().collect();
        values.sort_by_key(|value| value.len());
        let every = values.len().div_ceil(MOST).max(1);
        let chosen: Vec<&str> = values.iter().rev().step_by(every).map(|value| value.as_str()).collect();
        self.text += &format!("export const {name}: {of}[] = [\n{}\n];\n", chosen.join(",\n"));
    }
}

impl Seen {
    /// A random game with random options: everything that is said in it.
    fn play<G: Reasons>(&mut self, seed: u64) {
        let mut dice = dice(seed);
        let seats = *pick(&G::SEATS.collect::<Vec<_>>(), &mut dice);
        let written = random_options(G::option_specs(), &mut dice);
        let options = G::Options::deserialize(&written).unwrap_or_default();
        let Ok(mut played) = Match::<G>::new(options, seats) else { return };
        self.options.insert(json(played.options()));
        let mut old = Vec::new();
        loop {
            self.look(played.state());
            let input = match played.state().turn() {
                Turn::Over => break,
                Turn::Chance => Input::Chance(played.state().roll(&mut dice)),
                Turn::Seats(awaited) => {
                    let seat = *pick(&awaited.iter().collect::<Vec<_>>(), &mut dice);
                    Input::Act { seat, action: played.state().sample(seat, &mut dice) }
                }
            };
            match &input {
                Input::Act { seat, action } => {
                    self.actions.insert(json(action));
                    self.explain(played.state(), *seat, action, &[played.state().sample(*seat, &mut dice)]);
                    old.push(action.clone());
                    self.refuse(played.state(), [action, pick(&old, &mut dice)]);
                }
                Input::Chance(chance) => drop(self.chances.insert(json(chance))),
            }
            let Ok(events) = played.input(input) else { return };
            for viewer in Viewer::all(seats) {
                self.events.extend(events.iter().filter_map(|event| G::redact(event, viewer)).map(|event| json(&event)));
            }
        }
        self.outcomes.extend(played.state().outcome().map(|outcome: Outcome| json(&outcome)));
    }

    fn look<G: Game>(&mut self, state: &G) {
        self.views.extend(Viewer::all(state.seats()).map(|viewer| json(&state.view(viewer))));
    }

    /// What speaks for an action beside others.
    fn explain<G: Reasons>(&mut self, state: &G, seat: Seat, action: &G::Action, others: &[G::Action]) {
        let explained = explain::<G>(&state.view(Viewer::Seat(seat)), seat, action, others);
        self.reasons.extend(explained.reasons.iter().chain(explained.lacks.iter().flatten()).map(json));
        self.nudges.extend(explained.nudge.iter().map(json));
    }

    /// This action and an old one by everybody, some of whom may not.
    fn refuse<G: Game>(&mut self, state: &G, actions: [&G::Action; 2]) {
        for seat in Seat::all(state.seats()) {
            self.refusals.extend(actions.iter().filter_map(|action| state.check(seat, action).err()).map(|why| json(&why)));
        }
    }
}

fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("what a game is made of can be written as JSON")
}
