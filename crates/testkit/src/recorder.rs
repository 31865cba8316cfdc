//! Matches for fixtures, played by the examples `record_…` of the games.

use engine::{Dice, Game, Match, MatchFile, Seat, Turn, dice, parse_options, pick};
use serde::Deserialize;

/// Plays the match that the command line asks for and prints its file.
///
/// The words are `greedy` or `random`, the number of seats, a seed, and options as `key=value`. Greedy
/// players take the candidate that `worth` values most, random ones any candidate.
///
/// # Panics
/// With a sentence that says what is wrong with the words.
pub fn record<G: Game>(worth: impl Fn(&G, Seat, &G::Action) -> i32) {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let usage = "usage: greedy|random SEATS SEED [key=value]...";
    let [policy, seats, seed, options @ ..] = words.as_slice() else { panic!("{usage}") };
    let options = parse_options(G::option_specs(), options).unwrap_or_else(|error| panic!("{error}"));
    let options = G::Options::deserialize(options).expect("words of the specs are options");
    let mut dice = dice(seed.parse().expect(usage));
    let mut played = Match::<G>::new(options, seats.parse().expect(usage)).unwrap_or_else(|error| panic!("{error}"));
    loop {
        played.roll_chance(&mut dice);
        let Turn::Seats(awaited) = played.state().turn() else { break };
        let seat = awaited.first().expect("somebody is awaited");
        let action = choose(played.state(), seat, policy == "greedy", &worth, &mut dice);
        played.act(seat, action).expect("a candidate is legal");
    }
    print!("{}", MatchFile::of(&played).to_text());
}

fn choose<G: Game>(game: &G, seat: Seat, greedy: bool, worth: impl Fn(&G, Seat, &G::Action) -> i32, dice: &mut Dice) -> G::Action {
    let mut actions = Vec::new();
    game.candidates(seat, &mut actions);
    let action = if greedy { actions.iter().max_by_key(|action| worth(game, seat, action)) } else { Some(pick(&actions, dice)) };
    action.expect("something is legal").clone()
}
