//! Every shipped puzzle is what it says.

use bots::{Care, consider};
use engine::{Match, Turn, Viewer, dice};
use puzzles::{Chosen, Puzzle, Puzzler, Puzzling, Set, puzzled, rating, shipped};
use serde::Deserialize;
use std::collections::HashSet;

/// The sets of all games together stay below this.
const MOST_BYTES: usize = 2 << 20;
/// One in so many is asked again here.
const SAMPLED: usize = 40;

struct Check<'a>(&'a Set);

impl Puzzler for Check<'_> {
    type Out = ();

    fn visit<G: Puzzling>(self) {
        let set = self.0;
        assert_eq!(set.rules_version, G::RULES_VERSION, "{}: the rules have changed, so that its puzzles must be made anew", G::ID);
        for (number, puzzle) in set.puzzles.iter().enumerate() {
            let position = set.position(puzzle).unwrap_or_else(|| panic!("{}: its game is not there", puzzle.id));
            let played = position.replay::<G>().unwrap_or_else(|error| panic!("{}: {error}", puzzle.id));
            check_position::<G>(&played, puzzle);
            if number % SAMPLED == 0 {
                ask_the_expert::<G>(&played, puzzle);
            }
        }
    }
}

fn check_position<G: Puzzling>(played: &Match<G>, puzzle: &Puzzle) {
    let (state, id) = (played.state(), &puzzle.id);
    assert!(matches!(state.turn(), Turn::Seats(awaited) if awaited.contains(puzzle.seat)), "{id}: the seat is not to move");
    let action = |value| G::Action::deserialize(value).unwrap_or_else(|error| panic!("{id}: {error}"));
    for choice in &puzzle.choices {
        for value in std::iter::once(&choice.action).chain(&choice.alike) {
            let action = action(value);
            assert!(state.check(puzzle.seat, &action).is_ok(), "{id}: {action:?} is not legal");
            assert_eq!(puzzle.choice(value), puzzle.choice(&choice.action));
        }
    }
    let best = &puzzle.choices[puzzle.best];
    assert_eq!(puzzle.themes, state.themes(puzzle.seat, &action(&best.action)), "{id}");
    assert!(!puzzle.themes.is_empty() && puzzle.choices.len() >= 3, "{id}");
    assert_eq!(puzzle.rating, rating(puzzle.tries), "{id}");
    assert!(!puzzle.tries.is_trivial(), "{id}");
    let next = puzzle.choices.iter().enumerate().filter(|(index, _)| *index != puzzle.best).map(|(_, choice)| choice.chance);
    let lead = best.chance - next.fold(f32::NEG_INFINITY, f32::max);
    assert!((lead - puzzle.lead).abs() < 0.0021, "{id}: {lead} is not {}", puzzle.lead);
    assert!(puzzle.lead >= G::FUNNEL.lead - 0.0011 && puzzle.lead - 2.0 * puzzle.lead_error > 0.015, "{id}");
    assert_eq!(puzzle.judge(puzzle.best), Chosen::Best);
}

/// With other dice than the maker's, and a budget of its own.
fn ask_the_expert<G: Puzzling>(played: &Match<G>, puzzle: &Puzzle) {
    let view = played.state().view(Viewer::Seat(puzzle.seat));
    let best = G::Action::deserialize(&puzzle.choices[puzzle.best].action).expect("it was read before");
    let care = Care { time: None, ..G::FUNNEL.expert };
    let opinion = consider::<G>(&view, puzzle.seat, Some(&best), care, &mut dice(4_711));
    let first = opinion.first().expect("there are choices");
    let of_best = opinion.iter().find(|judged| judged.action == best).expect("what is named is judged");
    let behind = first.chance(puzzle.seat) - of_best.chance(puzzle.seat);
    assert!(behind < 0.05, "{}: the expert prefers {:?} by {behind}", puzzle.id, first.action);
}

#[test]
fn every_shipped_puzzle_is_what_it_says() {
    for set in shipped() {
        puzzled(&set.game, Check(set)).expect("a shipped set is of a game that has puzzles");
    }
}

#[test]
fn names_are_unique_and_games_are_shared() {
    for set in shipped() {
        let ids: HashSet<&str> = set.puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
        assert_eq!(ids.len(), set.puzzles.len());
        assert!(set.puzzles.iter().all(|puzzle| puzzle.id.starts_with(&set.game)));
        let command = format!("emporion puzzles make --game {} --count {} --seed {}", set.game, set.puzzles.len(), set.made.seed);
        assert_eq!(set.made.command, command);
        assert!(set.games.len() <= set.puzzles.len());
    }
}

#[test]
fn all_sets_together_are_small() {
    let bytes: usize = shipped().iter().map(|set| set.packed().len()).sum();
    assert!(bytes < MOST_BYTES, "{bytes} bytes");
}

#[test]
fn a_set_is_read_as_it_was_written() {
    let set = &shipped()[0];
    assert_eq!(Set::read(&set.packed()).expect("it was written here"), *set);
    assert!(Set::read(b"no set").is_err());
}
