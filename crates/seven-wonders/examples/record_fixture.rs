//! Plays a match and prints its file, to be kept as a fixture:
//!
//! ```console
//! $ cargo run --package seven-wonders --example record_fixture -- greedy 5 42 sides=night > crates/seven-wonders/fixtures/name.json
//! ```
//!
//! `greedy` builds what is worth most at once, so that stages, chains, trades and guilds come up; `random`
//! takes any legal action. `EMPORION_BLESS=1` then writes the transcript beside it.

use engine::Seat;
use seven_wonders::data::{Card, Color};
use seven_wonders::state::{Ages, SevenWonders, Stage};
use seven_wonders::{Action, How};

fn main() {
    testkit::record::<SevenWonders>(|game, seat, action| match &game.stage {
        Stage::Setup(_) => 0,
        Stage::Ages(ages) => worth(ages, seat, *action),
    });
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
