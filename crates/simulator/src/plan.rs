//! What a seed makes of tables and people.

use engine::{Dice, Game, Seat};
use rand::RngExt;
use serde_json::{Value, json};
use server::protocol::{ClockPlan, TimeoutRule};
use server::{Games, HubConfig};
use std::time::Duration;
use store::{Head, Json, Listing, Pace, Person, PersonId, Role, Status, Table, TableId, Visibility};
use testkit::toy::Haggle;

/// One in so many tables is of a real game, which takes longer than the toy.
const REAL_GAMES: usize = 8;

/// A game that tables are of.
#[derive(Clone, Copy)]
struct Played {
    id: &'static str,
    /// Real games are played by few, since each seat more takes longer.
    fewest: u8,
    sample: fn(&str, Seat, &mut Dice) -> Value,
}

const fn played<G: Game>() -> Played {
    Played { id: G::ID, fewest: *G::SEATS.start(), sample: sampled::<G> }
}

macro_rules! all {
    ($(($module:ident, $game:ty),)*) => {
        &[$(played::<$game>()),*]
    };
}

const REAL: &[Played] = catalogue::games!(all);
const TOY: Played = played::<Haggle>();

pub(crate) struct TablePlan {
    pub(crate) row: Table,
    pub(crate) game: &'static str,
    pub(crate) clock: ClockPlan,
    pub(crate) seats: usize,
}

pub(crate) fn games() -> Games {
    Games::standard().with::<Haggle>()
}

pub(crate) fn config(dice: &mut Dice) -> HubConfig {
    HubConfig {
        bot_delay: Duration::ZERO,
        absence: Duration::from_secs(60),
        snapshot_every: dice.random_range(1..12),
        connections_per_player: dice.random_range(1..4),
        spectators_per_table: 2,
        ..HubConfig::default()
    }
}

pub(crate) fn person(index: usize) -> Person {
    let name = format!("p{index}");
    Person { id: PersonId(name.clone()), name, role: Role::Person, registered: false, created_at: 0 }
}

/// A table at which play is about to begin, for some of these people and some bots.
pub(crate) fn table(index: usize, people: usize, dice: &mut Dice) -> TablePlan {
    let is_real = dice.random_range(0..REAL_GAMES) == 0;
    let game = if is_real { REAL[dice.random_range(0..REAL.len())] } else { TOY };
    let seats = if is_real { 3.max(game.fewest.into()) } else { dice.random_range(2..=4) };
    let occupants: Vec<Value> = (0..seats).map(|seat| occupant(seat, people, dice)).collect();
    let names = |occupants: &[Value]| -> Vec<PersonId> {
        let mut names: Vec<PersonId> = occupants.iter().filter_map(|one| Some(PersonId(one["id"].as_str()?.to_owned()))).collect();
        names.sort();
        names.dedup();
        names
    };
    let clock = if is_real { slow_clock(dice) } else { clock(dice) };
    let timeout = [TimeoutRule::DefaultAction, TimeoutRule::BotSitsIn, TimeoutRule::Vote][dice.random_range(0..3usize)];
    let setup = json!({
        "options": {}, "spectators": dice.random_range(0..4u8) > 0, "clock": clock, "timeout": timeout,
        "shuffle": false, "secret": "", "origin": null,
    });
    let chairs: Vec<Value> = occupants.iter().map(|occupant| json!({ "occupant": occupant })).collect();
    let row = Table {
        id: TableId(format!("t{index}")),
        revision: 1,
        game: game.id.to_owned(),
        creator: PersonId("p0".to_owned()),
        visibility: Visibility::Public,
        created_at: 0,
        setup,
        head: Head {
            status: Status::Playing,
            seating: Json::of(&chairs),
            people: names(&occupants),
            awaited: Vec::new(),
            updated_at: 0,
            deadline: None,
            outcome: None,
            rules_version: None,
            rules: None,
        },
        listing: Listing { title_key: String::new(), pace: Pace::None, seats: seats as u64, free_seats: 0, place: 0, seen_at: 0 },
    };
    TablePlan { row, game: game.id, clock, seats }
}

/// The first seat is a person's, so that every table has one.
fn occupant(seat: usize, people: usize, dice: &mut Dice) -> Value {
    if seat > 0 && dice.random_range(0..4u8) == 0 {
        return json!({ "kind": "bot", "level": "random" });
    }
    let person = person(dice.random_range(0..people));
    json!({ "kind": "person", "id": person.id, "name": person.name })
}

/// Where nobody has time left, the clock plays every move there is: those are many in a real game.
fn slow_clock(dice: &mut Dice) -> ClockPlan {
    if dice.random_range(0..2u8) == 0 { ClockPlan::None } else { ClockPlan::Days { days: dice.random_range(1..3) } }
}

fn clock(dice: &mut Dice) -> ClockPlan {
    match dice.random_range(0..4u8) {
        0 => ClockPlan::None,
        1 => ClockPlan::Days { days: dice.random_range(1..3) },
        2 => ClockPlan::Live { initial: dice.random_range(5..60), increment: dice.random_range(0..8), delay: 0 },
        _ => ClockPlan::Live { initial: dice.random_range(5..60), increment: dice.random_range(0..8), delay: dice.random_range(0..5) },
    }
}

/// An action that somebody with this view may well take.
pub(crate) fn choose(game: &str, view: &str, seat: Seat, dice: &mut Dice) -> Value {
    let played = REAL.iter().find(|real| real.id == game).unwrap_or(&TOY);
    (played.sample)(view, seat, dice)
}

fn sampled<G: Game>(view: &str, seat: Seat, dice: &mut Dice) -> Value {
    let view: G::View = serde_json::from_str(view).expect("a view can be read");
    serde_json::to_value(G::determinize(&view, dice).sample(seat, dice)).expect("an action can be written")
}
