//! Plays a random match and prints its file, to be kept as a fixture:
//!
//! ```console
//! $ cargo run --package wealth-of-nations --example record_wealth_of_nations -- 4 42 war-clouds=true > crates/wealth-of-nations/fixtures/name.json
//! ```
//!
//! Players who are not awaited act now and then too: they answer offers and take notes. `EMPORION_BLESS=1` then writes
//! the transcript beside the file.

use engine::{Game, Match, MatchFile, Turn, dice, parse_options};
use rand::RngExt;
use serde::Deserialize;
use wealth_of_nations::{Options, WealthOfNations};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let usage = "usage: SEATS SEED [key=value]...";
    let [seats, seed, options @ ..] = words.as_slice() else { panic!("{usage}") };
    let options = parse_options(WealthOfNations::option_specs(), options).unwrap_or_else(|error| panic!("{error}"));
    let options = Options::deserialize(options).expect("words of the specs are options");
    let mut dice = dice(seed.parse().expect(usage));
    let mut played = Match::<WealthOfNations>::new(options, seats.parse().expect(usage)).unwrap_or_else(|error| panic!("{error}"));
    loop {
        played.roll_chance(&mut dice);
        let Turn::Seats(awaited) = played.state().turn() else { break };
        let others = played.state().may_act();
        let among = if !others.is_empty() && dice.random_ratio(1, 8) { others } else { awaited };
        let seat = among.iter().nth(dice.random_range(0..u32::from(among.len())) as usize).expect("it is one of them");
        let action = played.state().sample(seat, &mut dice);
        played.act(seat, action).expect("a sampled action is legal");
    }
    print!("{}", MatchFile::of(&played).to_text());
}
