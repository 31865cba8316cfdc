//! Who sits where, and what was settled when the table was made: the JSON columns of its row.

use super::halt::rules_info;
use crate::Refusal;
use crate::protocol::{Asked, BotLevel, ClockPlan, Leaving, Occupant, Origin, SeatInfo, TableInfo, TimeoutRule};
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Millis, PersonId, Status, Table};

/// What is settled before play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Setup {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) title: Option<String>,
    pub(crate) options: Value,
    pub(crate) spectators: bool,
    pub(crate) clock: ClockPlan,
    pub(crate) timeout: TimeoutRule,
    pub(crate) shuffle: bool,
    /// Whether an expert may be asked during play, if that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) hints: Option<bool>,
    pub(crate) secret: String,
    pub(crate) origin: Option<Origin>,
    /// What the players of an imported match were called, by seat; none for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) names: Option<Vec<Option<String>>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Chair {
    pub(crate) occupant: Occupant,
    /// Why a bot plays here until the person has the seat again, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) stand_in: Option<StandIn>,
    /// Whether the game waits for this seat: only in a table's row, for lists.
    #[serde(default, skip_serializing_if = "is_no")]
    pub(crate) awaited: bool,
    /// When this seat's time is up, with a clock; only in a table's row, for lists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) until: Option<Millis>,
    /// Since when the game waits for the person in this seat; only in a table's row, for lists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) since: Option<Millis>,
    /// What it waits for; only in a table's row, for lists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) asked: Option<Asked>,
}

/// A table's row with its JSON columns read.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) table: Table,
    pub(crate) setup: Setup,
    pub(crate) chairs: Vec<Chair>,
}

impl Row {
    pub(crate) fn read(table: Table) -> Result<Row, Refusal> {
        let (setup, chairs) = (read_setup(&table)?, read_chairs(&table)?);
        Ok(Row { table, setup, chairs })
    }
}

/// Why a bot plays in a person's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StandIn {
    /// The person's time was up while they were not connected.
    #[default]
    Away,
    /// The person's time was up though they were here.
    TimeUp,
    /// The others voted for it.
    VotedOut,
}

/// Who decides in a chair now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decider {
    Person,
    Bot(BotLevel),
    /// The game's own harmless choices: the person has left.
    Default,
    /// Nobody sits here.
    Nobody,
}

impl Chair {
    pub(crate) fn new(occupant: Occupant) -> Chair {
        Chair { occupant, stand_in: None, awaited: false, until: None, since: None, asked: None }
    }

    /// Whose chair it is, also while a bot sits in.
    pub(crate) fn person(&self) -> Option<&PersonId> {
        match &self.occupant {
            Occupant::Person { id, .. } => Some(id),
            Occupant::Open | Occupant::Bot { .. } | Occupant::Asked { .. } | Occupant::Left { .. } => None,
        }
    }

    /// Whether the seat is kept for this person, who was asked to sit down.
    pub(crate) fn asks(&self, person: &PersonId) -> bool {
        matches!(&self.occupant, Occupant::Asked { id, .. } if id == person)
    }

    pub(crate) fn belongs_to(&self, person: &PersonId) -> bool {
        self.person() == Some(person)
    }

    pub(crate) fn decider(&self) -> Decider {
        match &self.occupant {
            Occupant::Bot { level } | Occupant::Left { level: Some(level), .. } => Decider::Bot(*level),
            Occupant::Left { level: None, .. } => Decider::Default,
            Occupant::Person { .. } if self.stand_in.is_some() => Decider::Bot(BotLevel::default()),
            Occupant::Person { .. } => Decider::Person,
            Occupant::Open | Occupant::Asked { .. } => Decider::Nobody,
        }
    }

    /// The bot that decides here now, if one does.
    pub(crate) fn bot(&self) -> Option<BotLevel> {
        match self.decider() {
            Decider::Bot(level) => Some(level),
            Decider::Person | Decider::Default | Decider::Nobody => None,
        }
    }

    /// Whether a person decides here now.
    pub(crate) fn is_in_hand(&self) -> bool {
        self.decider() == Decider::Person
    }
}

/// Everybody with a chair, each once.
pub(crate) fn people(chairs: &[Chair]) -> Vec<PersonId> {
    let mut people: Vec<PersonId> = Vec::new();
    for person in chairs.iter().filter_map(Chair::person) {
        if !people.contains(person) {
            people.push(person.clone());
        }
    }
    people
}

/// Everybody whose list has the table: those with a chair, and those who are asked to take one.
pub(crate) fn listed(chairs: &[Chair]) -> Vec<PersonId> {
    let mut listed = people(chairs);
    for chair in chairs {
        if let Occupant::Asked { id, .. } = &chair.occupant
            && !listed.contains(id)
        {
            listed.push(id.clone());
        }
    }
    listed
}

/// What becomes of the seat of somebody who leaves. A rule for time that is up counts only where there is a clock.
pub(crate) fn leaving(setup: &Setup) -> Leaving {
    match (setup.clock, setup.timeout) {
        (ClockPlan::Live { .. } | ClockPlan::Days { .. }, TimeoutRule::DefaultAction) => Leaving::DefaultActions,
        (ClockPlan::None, _) | (_, TimeoutRule::BotSitsIn | TimeoutRule::Vote) => Leaving::BotPlaysOn,
    }
}

/// Whether an expert may be asked. Where nothing was settled, nobody is wronged as long as no other person plays.
pub(crate) fn hints_allowed(setup: &Setup, chairs: &[Chair]) -> bool {
    let alone = || people(chairs).len() <= 1 && chairs.iter().all(|chair| chair.decider() != Decider::Nobody);
    setup.hints.unwrap_or_else(alone)
}

pub(crate) fn seats_of(chairs: &[Chair], person: &PersonId) -> Vec<Seat> {
    Seat::all(chairs.len() as u8).filter(|seat| chairs[seat.index()].belongs_to(person)).collect()
}

pub(crate) fn read_setup(table: &Table) -> Result<Setup, Refusal> {
    Setup::deserialize(&table.setup).map_err(|why| unreadable(table, &why))
}

pub(crate) fn read_chairs(table: &Table) -> Result<Vec<Chair>, Refusal> {
    table.head.seating.read().map_err(|why| unreadable(table, &why))
}

/// A table's row as this person may see it.
pub(crate) fn info(table: &Table, person: &PersonId) -> Result<TableInfo, Refusal> {
    let (setup, chairs) = (read_setup(table)?, read_chairs(table)?);
    let your_seats = seats_of(&chairs, person);
    let hints = hints_allowed(&setup, &chairs);
    let asks_you = chairs.iter().any(|chair| chair.asks(person));
    let member = !your_seats.is_empty() || asks_you || table.creator == *person;
    let leaving = leaving(&setup);
    let rules = rules_info(table);
    let goes_on = table.head.status == Status::Playing && rules.halt.is_none();
    let seat_info = |seat: Seat| {
        let chair = &chairs[seat.index()];
        SeatInfo {
            seat,
            occupant: chair.occupant.clone(),
            bot_sits_in: chair.stand_in.is_some(),
            voted_out: chair.stand_in == Some(StandIn::VotedOut),
            awaited: chair.awaited && goes_on,
            until: chair.until,
            since: chair.since,
            asked: chair.asked.clone().filter(|_| goes_on),
        }
    };
    Ok(TableInfo {
        id: table.id.clone(),
        game: table.game.clone(),
        title: setup.title,
        options: setup.options,
        creator: table.creator.clone(),
        status: table.head.status,
        visibility: table.visibility,
        spectators: setup.spectators,
        clock: setup.clock,
        timeout: setup.timeout,
        shuffle: setup.shuffle,
        hints,
        seats: Seat::all(chairs.len() as u8).map(seat_info).collect(),
        your_seats,
        awaits_you: table.head.status == Status::Playing && table.head.awaited.contains(person),
        asks_you,
        leaving,
        created_at: table.created_at,
        updated_at: table.head.updated_at,
        secret: member.then_some(setup.secret),
        origin: setup.origin,
        names: setup.names,
        outcome: table.head.outcome.clone(),
        rules: Some(rules),
    })
}

/// What everybody is called, by seat, for a file. Bots have no name of their own; somebody with several seats has a number in
/// each, or the name that the match came with.
pub(crate) fn names(setup: &Setup, chairs: &[Chair]) -> Vec<Option<String>> {
    let name = |seat: Seat| match &chairs[seat.index()].occupant {
        Occupant::Person { id, name } => match &seats_of(chairs, id)[..] {
            [_] => Some(name.clone()),
            seats => match setup.names.as_ref().and_then(|names| names.get(seat.index())) {
                Some(kept) => kept.clone(),
                None => Some(format!("{name} {}", 1 + seats.iter().filter(|other| **other < seat).count())),
            },
        },
        Occupant::Left { name, .. } | Occupant::Asked { name, .. } => Some(name.clone()),
        Occupant::Bot { .. } | Occupant::Open => None,
    };
    Seat::all(chairs.len() as u8).map(name).collect()
}

/// Whether there is nothing to write; serde hands over a reference.
fn is_no(flag: &bool) -> bool {
    !flag
}

fn unreadable(table: &Table, why: &serde_json::Error) -> Refusal {
    tracing::error!(table = %table.id.0, %why, "a table's row cannot be read");
    Refusal::Internal
}
