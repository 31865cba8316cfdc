//! Plays a match and prints its file, to be kept as a fixture:
//!
//! ```console
//! $ cargo run --package prosperity --example record_fixture -- greedy 3 42 boards=black > crates/prosperity/fixtures/name.json
//! ```
//!
//! `greedy` buys what looks best at once, so that the board fills; `random` takes any legal action.
//! `EMPORION_BLESS=1` then writes the transcript beside it.

use engine::{Game, Input, Mute, Seat};
use prosperity::data::{TURNS, Track};
use prosperity::state::{Country, Prosperity};
use prosperity::{Action, Chance};

fn main() {
    testkit::record::<Prosperity>(worth);
}

fn worth(game: &Prosperity, seat: Seat, action: &Action) -> i32 {
    let mut after = game.clone();
    after.apply(Input::<Action, Chance>::Act { seat, action: *action }, &mut Mute);
    value(&after.countries[seat], i32::from(TURNS - game.turns_begun()))
}

/// Points, and what symbols will still bring in the turns left; debts and a full pollution track hurt.
fn value(country: &Country, turns_left: i32) -> i32 {
    let symbols = country.symbols;
    let scorings = turns_left / 5 + 1;
    let balance = |symbol: i8| i32::from(symbol.max(0)) * 20 + i32::from(symbol.min(0)) * 45;
    let yearly = balance(symbols.energy) + balance(symbols.ecology) + i32::from(symbols.capital) * 45 + i32::from(symbols.research) * 25;
    let prosperity = i32::from(country.prosperity()) * 100;
    let levels: i32 = Track::ALL.into_iter().map(|track| i32::from(country.level(track)) * 60).sum();
    let filth = i32::from(country.discs) * 12 + if country.is_too_polluted() { 300 } else { 0 };
    i32::from(country.points.total()) * 100 + i32::from(country.money) * 2 / 5 + (yearly + prosperity) * scorings + levels - filth
}
