//! Where tables come from: a plan, a rematch, a step of another game, a file.

use super::{Hub, Result};
use crate::Refusal;
use crate::games::GameError;
use crate::ids::fresh;
use crate::people::table_title;
use crate::protocol::{ClockPlan, Join, NewTable, Occupant, Origin, PlayOnPlan, SeatPlan, TableInfo, TableStatus, Visibility};
use crate::table::{Ask, CallReply, Chair, Command, Setup, info, listed, may_watch};
use engine::MAX_SEATS;
use serde::Serialize;
use serde_json::Value;
use store::{Head, Json, Listing, Person, Status, Store, Table, TableId, title_key};

const TABLE_ID: usize = 10;
const SECRET: usize = 24;
const LONGEST_CLOCK: u32 = 24 * 3600;
const MOST_DAYS: u32 = 60;

/// All that a new table is made of.
pub(super) struct Founding<'a> {
    pub(super) setup: Setup,
    pub(super) game: &'a str,
    pub(super) visibility: Visibility,
    pub(super) chairs: Vec<Chair>,
    pub(super) status: Status,
    /// How many tables came from the same place a moment ago; in the list of open tables it stands behind as many.
    pub(super) crowd: u64,
    /// Inputs the match begins with.
    pub(super) opening: Option<Json>,
}

impl<S: Store> Hub<S> {
    /// The table where the same people play again; the same one for all who ask. Asking is agreeing: the others are asked, and
    /// sit down when they ask too.
    pub async fn rematch(&self, person: &Person, table: &TableId) -> Result<TableInfo> {
        let (row, setup, chairs) = self.row(table).await?;
        if !chairs.iter().any(|chair| chair.belongs_to(&person.id)) {
            return Err(Refusal::NotSeated);
        }
        if row.head.status != Status::Finished {
            return Err(Refusal::NotFinished);
        }
        let existing = self.inspect(table, |play| Ok(play.table.rematch.clone())).await?;
        if let Some(existing) = &existing {
            let made = self.sit_where_asked(person, existing).await?;
            if made.status != TableStatus::Cancelled {
                return Ok(made);
            }
        }
        let chairs = chairs.into_iter().map(|chair| Chair::new(asked_again(chair.occupant, person))).collect();
        let setup = Setup { origin: Some(Origin::Rematch { of: table.clone() }), secret: fresh(SECRET), ..setup };
        let (game, visibility, status) = (row.game.as_str(), row.visibility, Status::Open);
        let made = self.found(person, Founding { setup, game, visibility, chairs, status, crowd: 0, opening: None }).await?;
        let what = || Ask::Rematch { table: made.id.clone(), instead_of: existing.clone() };
        let CallReply::Rematch(agreed) = self.shared.ask(table, |reply| Command::Ask { what: what(), reply }).await? else {
            return Err(Refusal::Internal);
        };
        if agreed != made.id {
            self.cancel(person, &made.id).await?;
        }
        self.sit_where_asked(person, &agreed).await
    }

    /// Sits down in the seat that is kept for somebody, if one is.
    async fn sit_where_asked(&self, person: &Person, table: &TableId) -> Result<TableInfo> {
        let made = self.known(person, table).await?;
        if !made.asks_you || made.status != TableStatus::Open {
            return Ok(made);
        }
        match self.join(person, table, Join::default()).await {
            // It began, or was called off, at this very moment.
            Err(Refusal::NotOpen | Refusal::AlreadySeated) => self.known(person, table).await,
            joined => joined,
        }
    }

    /// A new table from any step of a finished game.
    pub async fn play_on_from(&self, person: &Person, table: &TableId, plan: PlayOnPlan) -> Result<TableInfo> {
        let (row, setup, chairs) = self.row(table).await?;
        may_watch(&row, &setup, &chairs, &person.id, None)?;
        if row.head.status != Status::Finished {
            return Err(Refusal::NotFinished);
        }
        let step = plan.step as usize;
        let opening = self.inspect(table, move |play| {
            let steps = play.game.steps();
            if step >= steps { Err(Refusal::NoSuchStep { steps: steps as u32 }) } else { Ok(play.game.inputs(step)) }
        });
        let opening = opening.await?;
        self.check_storage(person, opening.bytes() as u64).await?;
        if plan.seats.len() != chairs.len() {
            return Err(Refusal::BadTable(format!("this match has {} seats", chairs.len())));
        }
        let origin = Some(Origin::PlayedOn { from: table.clone(), step: plan.step });
        let setup = Setup { origin, secret: fresh(SECRET), shuffle: false, hints: None, ..setup };
        let (game, visibility, status) = (row.game.as_str(), row.visibility, Status::Open);
        let (chairs, opening) = (self::chairs(&plan.seats, person), Some(opening));
        self.found(person, Founding { setup, game, visibility, chairs, status, crowd: 0, opening }).await
    }

    pub(super) async fn found(&self, person: &Person, founding: Founding<'_>) -> Result<TableInfo> {
        let Founding { mut setup, game, visibility, chairs, status, crowd, opening } = founding;
        self.check_limits(person).await?;
        check_clock(setup.clock)?;
        let title = setup.title.as_deref().map(table_title).transpose();
        setup.title = title.map_err(|why| Refusal::BadTable(format!("the title cannot be used: {why}")))?;
        let rules = self.shared.games.get(game).ok_or_else(|| Refusal::UnknownGame(game.to_owned()))?;
        let seats = u8::try_from(chairs.len()).ok().filter(|seats| *seats <= MAX_SEATS);
        let seats = seats.ok_or_else(|| Refusal::BadTable(format!("no table has more than {MAX_SEATS} seats")))?;
        setup.options = rules.check_setup(&setup.options, seats)?;
        let now = self.shared.time.now();
        let head = Head {
            status,
            seating: Json::of(&chairs),
            people: listed(&chairs),
            awaited: Vec::new(),
            updated_at: now,
            deadline: None,
            outcome: None,
            rules_version: Some(rules.rules_version()),
            rules: None,
        };
        let listing = Listing {
            title_key: title_key(setup.title.as_deref().unwrap_or_default()),
            pace: setup.clock.into(),
            seats: seats.into(),
            free_seats: free_seats(&chairs),
            place: crowd + 1,
            seen_at: now,
        };
        let row = Table {
            id: TableId(fresh(TABLE_ID)),
            revision: 0,
            game: game.to_owned(),
            creator: person.id.clone(),
            visibility,
            created_at: now,
            setup: to_json(&setup),
            head,
            listing,
        };
        match opening {
            Some(opening) => self.shared.store.add_table_with_opening(&row, &opening).await?,
            None => self.shared.store.add_table(&row).await?,
        }
        info(&row, &person.id)
    }

    pub(super) async fn check_limits(&self, person: &Person) -> Result<()> {
        let config = &self.shared.config;
        let limit = if person.registered { config.tables_per_person } else { config.tables_per_guest };
        if self.shared.store.count_tables_of(&person.id).await? >= limit {
            return Err(Refusal::LimitReached { what: "tables at a time", limit });
        }
        Ok(())
    }

    pub(super) async fn known(&self, person: &Person, table: &TableId) -> Result<TableInfo> {
        let (row, ..) = self.row(table).await?;
        info(&row, &person.id)
    }
}

pub(super) fn chairs(seats: &[SeatPlan], person: &Person) -> Vec<Chair> {
    let occupant = |plan: &SeatPlan| match plan {
        SeatPlan::Me => Occupant::Person { id: person.id.clone(), name: person.name.clone() },
        SeatPlan::Open => Occupant::Open,
        SeatPlan::Bot { level } => Occupant::Bot { level: *level },
    };
    seats.iter().map(|plan| Chair::new(occupant(plan))).collect()
}

/// Who sits in this seat of a rematch: whoever wants it and the bots; everybody else is asked.
fn asked_again(occupant: Occupant, person: &Person) -> Occupant {
    match occupant {
        Occupant::Person { id, name } if id != person.id => Occupant::Asked { id, name },
        Occupant::Person { .. } | Occupant::Bot { .. } | Occupant::Open | Occupant::Asked { .. } => occupant,
        Occupant::Left { level: Some(level), .. } => Occupant::Bot { level },
        Occupant::Left { level: None, .. } => Occupant::Open,
    }
}

pub(super) fn free_seats(chairs: &[Chair]) -> u64 {
    chairs.iter().filter(|chair| chair.occupant == Occupant::Open).count() as u64
}

pub(super) fn setup_of(plan: &NewTable) -> Setup {
    Setup {
        title: plan.title.clone(),
        options: plan.options.clone(),
        spectators: plan.spectators,
        clock: plan.clock,
        timeout: plan.timeout,
        shuffle: plan.shuffle,
        hints: plan.hints,
        secret: fresh(SECRET),
        origin: None,
        names: None,
    }
}

pub(super) fn to_json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("what a table is made of can be written as JSON")
}

pub(super) fn check_clock(clock: ClockPlan) -> Result<()> {
    match clock {
        ClockPlan::Live { initial, increment, delay } if initial == 0 || initial.max(increment).max(delay) > LONGEST_CLOCK => {
            Err(Refusal::BadTable(format!("a live clock has 1 to {LONGEST_CLOCK} seconds")))
        }
        ClockPlan::Days { days } if !(1..=MOST_DAYS).contains(&days) => {
            Err(Refusal::BadTable(format!("a decision has 1 to {MOST_DAYS} days")))
        }
        ClockPlan::None | ClockPlan::Live { .. } | ClockPlan::Days { .. } => Ok(()),
    }
}

impl From<GameError> for Refusal {
    fn from(error: GameError) -> Refusal {
        match error {
            GameError::Setup(why) => Refusal::BadOptions(why),
            GameError::File(why) => Refusal::BadMatchFile(why),
            GameError::TooLong { limit } => Refusal::MatchTooLong { limit },
            GameError::Budget => Refusal::ImportTooSlow,
            GameError::Saved(why) => {
                tracing::error!(%why, "a saved match cannot be read");
                Refusal::Internal
            }
        }
    }
}
