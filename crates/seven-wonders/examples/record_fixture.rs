//! Plays a match and prints its file, to be kept as a fixture:
//!
//! ```console
//! $ cargo run --package seven-wonders --example record_fixture -- greedy 5 42 sides=night > crates/seven-wonders/fixtures/name.json
//! ```
//!
//! `greedy` builds what is worth most at once, so that stages, chains, trades and guilds come up; `random`
//! takes any legal action. `EMPORION_BLESS=1` then writes the transcript beside it.

use engine::{Dice, Game, Match, MatchFile, Seat, Turn, dice, parse_options, pick};
use serde::Deserialize;
use seven_wonders::data::{Card, Color};
use seven_wonders::state::{Ages, SevenWonders, Stage};
use seven_wonders::{Action, How, Options};

const USAGE: &str = "usage: record_fixture greedy|random SEATS SEED [key=value]...";

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [policy, seats, seed, options @ ..] = words.as_slice() else { panic!("{USAGE}") };
    let options = parse_options(SevenWonders::option_specs(), options).unwrap_or_else(|error| panic!("{error}"));
    let options = Options::deserialize(options).expect("these are its options");
    let mut dice = dice(seed.parse().expect(USAGE));
    let mut played = Match::<SevenWonders>::new(options, seats.parse().expect(USAGE)).unwrap_or_else(|error| panic!("{error}"));
    loop {
        played.settle(&mut dice);
        let Turn::Seats(awaited) = played.state().turn() else { break };
        let seat = awaited.first().expect("somebody is awaited");
        let action = choose(played.state(), seat, policy == "greedy", &mut dice);
        played.act(seat, action).expect("a candidate is legal");
    }
    print!("{}", MatchFile::of(&played).to_text());
}

fn choose(game: &SevenWonders, seat: Seat, greedy: bool, dice: &mut Dice) -> Action {
    let mut actions = Vec::new();
    game.candidates(seat, &mut actions);
    match &game.stage {
        Stage::Ages(ages) if greedy => *actions.iter().max_by_key(|action| worth(ages, seat, **action)).expect("something is legal"),
        _ => *pick(&actions, dice),
    }
}

/// Ten times the points a play brings at once, with a guess of what production is worth, less what it costs.
fn worth(ages: &Ages, seat: Seat, action: Action) -> i32 {
    const SALE: i32 = 5;
    const STAGE: i32 = 25;
    let paid = |payment: seven_wonders::Payment| 3 * i32::from(payment.total());
    match action {
        Action::Pick { card } => building(ages, seat, card),
        Action::Play(play) => match play.how {
            How::Build(payment) => building(ages, seat, play.card) - paid(payment),
            How::Stage(payment) => {
                let mut after = ages.clone();
                after.cities[seat].build_stage();
                // What is best for others goes under the stage.
                STAGE + gain(ages, &after, seat) - paid(payment) - building(ages, seat, play.card) / 20
            }
            How::Sell => SALE,
        },
        Action::TakeWonder { .. } | Action::ChooseSide { .. } => 0,
    }
}

fn building(ages: &Ages, seat: Seat, card: Card) -> i32 {
    let mut after = ages.clone();
    after.cities[seat].build(card);
    let early = 3 - ages.age as i32;
    let later = match card.data().color {
        Color::Brown | Color::Grey => 12 * early,
        Color::Yellow => 10 * early,
        Color::Red => 12 * i32::from(card.data().effect.shields),
        Color::Green => 15,
        Color::Blue | Color::Purple => 0,
    };
    gain(ages, &after, seat) + later
}

fn gain(before: &Ages, after: &Ages, seat: Seat) -> i32 {
    10 * (after.score(seat).total() - before.score(seat).total())
}
