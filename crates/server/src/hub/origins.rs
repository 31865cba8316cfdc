//! Where tables come from: a plan, a rematch, a step of another game, a file.

use super::{Hub, Result};
use crate::HubError;
use crate::games::GameError;
use crate::ids::fresh;
use crate::people::table_title;
use crate::protocol::{ClockPlan, ImportPlan, NewTable, Occupant, Origin, PlayOnPlan, SeatPlan, TableInfo, TimeoutRule, Visibility};
use crate::table::{Chair, Command, Setup, info, may_watch, people};
use engine::{MAX_SEATS, MatchFile};
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
}

impl<S: Store> Hub<S> {
    /// The table where the same people play again; the same one for all who ask.
    pub async fn rematch(&self, person: &Person, table: &TableId) -> Result<TableInfo> {
        let (row, setup, chairs) = self.row(table).await?;
        if !chairs.iter().any(|chair| chair.belongs_to(&person.id)) {
            return Err(HubError::NotSeated);
        }
        if row.head.status != Status::Finished {
            return Err(HubError::NotFinished);
        }
        if let Some(existing) = self.inspect(table, |play| Ok(play.book.rematch.clone())).await? {
            return self.known(person, &existing).await;
        }
        let chairs = chairs.into_iter().map(|chair| Chair::new(chair.occupant)).collect();
        let setup = Setup { origin: Some(Origin::Rematch { of: table.clone() }), opening: Vec::new(), secret: fresh(SECRET), ..setup };
        let made = self.add_table(person, setup, &row.game, row.visibility.into(), chairs, Status::Open).await?;
        let agreed = self.shared.ask(table, |reply| Command::Rematch { table: made.id.clone(), reply }).await?;
        if agreed != made.id {
            self.cancel(person, &made.id).await?;
        }
        self.known(person, &agreed).await
    }

    /// A new table from any step of a finished game.
    pub async fn play_on_from(&self, person: &Person, table: &TableId, plan: PlayOnPlan) -> Result<TableInfo> {
        let (row, setup, chairs) = self.row(table).await?;
        may_watch(&row, &setup, &chairs, &person.id, None)?;
        if row.head.status != Status::Finished {
            return Err(HubError::NotFinished);
        }
        let inputs = self.inspect(table, |play| Ok(play.game.file().inputs)).await?;
        let steps = inputs.len() as u32;
        if plan.step >= steps {
            return Err(HubError::NoSuchStep { steps });
        }
        if plan.seats.len() != chairs.len() {
            return Err(HubError::BadTable(format!("this match has {} seats", chairs.len())));
        }
        let origin = Some(Origin::PlayedOn { from: table.clone(), step: plan.step });
        let opening = inputs.into_iter().take(plan.step as usize).collect();
        let setup = Setup { origin, opening, secret: fresh(SECRET), shuffle: false, hints: None, ..setup };
        self.add_table(person, setup, &row.game, row.visibility.into(), self::chairs(&plan.seats, person), Status::Open).await
    }

    /// A match that has ended can be looked at, another one is played on.
    pub async fn import(&self, person: &Person, plan: ImportPlan) -> Result<TableInfo> {
        let file = MatchFile::parse(&plan.file.to_string()).map_err(|error| HubError::BadMatchFile(error.to_string()))?;
        let game = self.shared.games.get(&file.game).ok_or_else(|| HubError::UnknownGame(file.game.clone()))?;
        let played = game.import(&file).map_err(|error| HubError::BadMatchFile(error.to_string()))?;
        let over = played.outcome().is_some();
        let seats = plan.seats.unwrap_or_else(|| vec![SeatPlan::Me; usize::from(file.seats)]);
        if seats.len() != usize::from(file.seats) {
            return Err(HubError::BadTable(format!("this match has {} seats", file.seats)));
        }
        let mut setup = setup_of(&bare_plan(&file));
        (setup.origin, setup.opening) = (Some(Origin::Imported), file.inputs);
        let status = if over { Status::Playing } else { Status::Open };
        let table = self.add_table(person, setup, &file.game, Visibility::Unlisted, chairs(&seats, person), status).await?;
        if over {
            // The log of the new table is the file's, and it ends at once.
            self.shared.ask(&table.id, |reply| Command::Refresh { reply }).await?;
        }
        self.known(person, &table.id).await
    }

    async fn add_table(
        &self,
        person: &Person,
        setup: Setup,
        game: &str,
        visibility: Visibility,
        chairs: Vec<Chair>,
        status: Status,
    ) -> Result<TableInfo> {
        self.found(person, Founding { setup, game, visibility, chairs, status, crowd: 0 }).await
    }

    pub(super) async fn found(&self, person: &Person, founding: Founding<'_>) -> Result<TableInfo> {
        let Founding { mut setup, game, visibility, chairs, status, crowd } = founding;
        self.check_limits(person).await?;
        check_clock(setup.clock)?;
        let title = setup.title.as_deref().map(table_title).transpose();
        setup.title = title.map_err(|why| HubError::BadTable(format!("the title cannot be used: {why}")))?;
        let rules = self.shared.games.get(game).ok_or_else(|| HubError::UnknownGame(game.to_owned()))?;
        let seats = u8::try_from(chairs.len()).ok().filter(|seats| *seats <= MAX_SEATS);
        let seats = seats.ok_or_else(|| HubError::BadTable(format!("no table has more than {MAX_SEATS} seats")))?;
        setup.options = rules.check_setup(&setup.options, seats)?;
        let now = self.shared.time.now();
        let head = Head {
            status,
            seating: Json::of(&chairs),
            people: people(&chairs),
            awaited: Vec::new(),
            updated_at: now,
            deadline: None,
            outcome: None,
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
            visibility: visibility.into(),
            created_at: now,
            setup: to_json(&setup),
            head,
            listing,
        };
        self.shared.store.add_table(&row).await?;
        info(&row, &person.id)
    }

    async fn check_limits(&self, person: &Person) -> Result<()> {
        let config = &self.shared.config;
        let limit = if person.registered { config.tables_per_person } else { config.tables_per_guest };
        if self.shared.store.count_tables_of(&person.id).await? >= limit {
            return Err(HubError::LimitReached { what: "tables at a time", limit });
        }
        Ok(())
    }

    async fn known(&self, person: &Person, table: &TableId) -> Result<TableInfo> {
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
        opening: Vec::new(),
    }
}

pub(super) fn to_json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("what a table is made of can be written as JSON")
}

fn bare_plan(file: &MatchFile) -> NewTable {
    NewTable {
        game: file.game.clone(),
        title: None,
        options: file.options.clone(),
        seats: Vec::new(),
        visibility: Visibility::Unlisted,
        spectators: true,
        clock: ClockPlan::None,
        timeout: TimeoutRule::DefaultAction,
        shuffle: false,
        hints: None,
        start: false,
    }
}

fn check_clock(clock: ClockPlan) -> Result<()> {
    match clock {
        ClockPlan::Live { initial, increment, delay } if initial == 0 || initial.max(increment).max(delay) > LONGEST_CLOCK => {
            Err(HubError::BadTable(format!("a live clock has 1 to {LONGEST_CLOCK} seconds")))
        }
        ClockPlan::Days { days } if !(1..=MOST_DAYS).contains(&days) => {
            Err(HubError::BadTable(format!("a decision has 1 to {MOST_DAYS} days")))
        }
        ClockPlan::None | ClockPlan::Live { .. } | ClockPlan::Days { .. } => Ok(()),
    }
}

impl From<GameError> for HubError {
    fn from(error: GameError) -> HubError {
        match error {
            GameError::Setup(why) => HubError::BadOptions(why),
            GameError::File(why) => HubError::BadMatchFile(why),
            GameError::Saved(why) => {
                tracing::error!(%why, "a saved match cannot be read");
                HubError::Internal
            }
        }
    }
}
