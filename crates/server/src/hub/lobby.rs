//! Sitting down, getting up, beginning; and the lists.

use super::{Hub, Result};
use crate::HubError;
use crate::protocol::{Join, NewTable, Occupant, StartPlan, TableInfo};
use crate::table::{Chair, Command, info, is_halted, may_see, people};
use engine::{dice_from_entropy, shuffle};
use store::{Filter, Json, Person, Status, Store, StoreError, TableId};

/// How often a change of the lobby is tried while others are faster.
const TRIES: usize = 20;

impl<S: Store> Hub<S> {
    pub async fn create(&self, person: &Person, plan: NewTable) -> Result<TableInfo> {
        let start = plan.start;
        let chairs = super::origins::chairs(&plan.seats, person);
        let table =
            self.add_table(person, super::origins::setup_of(&plan), &plan.game, plan.visibility, chairs, Status::Open, None).await?;
        if start { self.start(person, &table.id, StartPlan::default()).await } else { Ok(table) }
    }

    /// `secret` is needed at invited tables by those who do not sit there.
    pub async fn info(&self, person: &Person, table: &TableId, secret: Option<&str>) -> Result<TableInfo> {
        let (row, setup, chairs) = self.row(table).await?;
        may_see(&row, &setup, &chairs, &person.id, secret)?;
        info(&row, &person.id)
    }

    pub async fn join(&self, person: &Person, table: &TableId, join: Join) -> Result<TableInfo> {
        let (row, setup, chairs) = self.row(table).await?;
        may_see(&row, &setup, &chairs, &person.id, join.secret.as_deref())?;
        self.change(person, table, |chairs| {
            if chairs.iter().any(|chair| chair.belongs_to(&person.id)) {
                return Err(HubError::AlreadySeated);
            }
            let open = |chair: &Chair| chair.occupant == Occupant::Open;
            let free = match join.seat {
                Some(seat) => chairs.get_mut(seat.index()).filter(|chair| open(chair)),
                None => chairs.iter_mut().find(|chair| open(chair)),
            };
            *free.ok_or(HubError::SeatTaken)? = Chair::new(Occupant::Person { id: person.id.clone(), name: person.name.clone() });
            Ok(Status::Open)
        })
        .await
    }

    pub async fn leave(&self, person: &Person, table: &TableId) -> Result<TableInfo> {
        let (_, _, chairs) = self.row(table).await?;
        // Strangers do not learn how the table stands.
        if !chairs.iter().any(|chair| chair.belongs_to(&person.id)) {
            return Err(HubError::NotSeated);
        }
        self.change(person, table, |chairs| {
            let own = chairs.iter_mut().filter(|chair| chair.belongs_to(&person.id));
            if own.map(|chair| *chair = Chair::new(Occupant::Open)).count() == 0 {
                return Err(HubError::NotSeated);
            }
            Ok(Status::Open)
        })
        .await
    }

    pub async fn start(&self, person: &Person, table: &TableId, plan: StartPlan) -> Result<TableInfo> {
        let (row, setup, _) = self.row(table).await?;
        if row.creator != person.id {
            return Err(HubError::NotCreator);
        }
        self.change(person, table, |chairs| {
            for chair in chairs.iter_mut().filter(|chair| chair.occupant == Occupant::Open) {
                if !plan.fill_with_bots {
                    return Err(HubError::SeatsOpen);
                }
                *chair = Chair::new(Occupant::Bot { level: plan.level });
            }
            if setup.shuffle {
                shuffle(chairs, &mut dice_from_entropy());
            }
            Ok(Status::Playing)
        })
        .await?;
        // The table itself writes the first entry of its log; if the server stops here, the next one does.
        self.shared.ask(table, |reply| Command::Refresh { reply }).await?;
        let (row, ..) = self.row(table).await?;
        info(&row, &person.id)
    }

    /// Before play by whoever made the table; during play by somebody who plays alone; a match that cannot go on by anybody who
    /// sits there.
    pub async fn cancel(&self, person: &Person, table: &TableId) -> Result<TableInfo> {
        let (row, _, chairs) = self.row(table).await?;
        let halted = is_halted(&row);
        let seated = chairs.iter().any(|chair| chair.belongs_to(&person.id));
        if row.creator != person.id && !(halted && seated) {
            return Err(HubError::NotCreator);
        }
        if row.head.status != Status::Playing {
            let cancelled = self.change(person, table, |_| Ok(Status::Cancelled)).await?;
            self.shared.store.drop_opening(table).await?;
            return Ok(cancelled);
        }
        if !halted && people(&chairs).iter().any(|other| *other != person.id) {
            return Err(HubError::NotOpen);
        }
        self.shared.ask(table, |reply| Command::Cancel { person: person.id.clone(), reply }).await?;
        let (row, ..) = self.row(table).await?;
        info(&row, &person.id)
    }

    pub async fn open_tables(&self, person: &Person) -> Result<Vec<TableInfo>> {
        self.list(person, Filter::Open).await
    }

    /// Those that wait for the person first.
    pub async fn tables_of(&self, person: &Person) -> Result<Vec<TableInfo>> {
        self.list(person, Filter::Of(person.id.clone())).await
    }

    /// Finished games at public tables, the newest first.
    pub async fn results(&self, person: &Person) -> Result<Vec<TableInfo>> {
        self.list(person, Filter::Results).await
    }

    async fn list(&self, person: &Person, filter: Filter) -> Result<Vec<TableInfo>> {
        let rows = self.shared.store.tables(&filter, self.shared.config.list_length).await?;
        rows.iter().map(|row| info(row, &person.id)).collect()
    }

    /// Changes an open table; if somebody else was faster, decides anew.
    async fn change(
        &self,
        person: &Person,
        table: &TableId,
        mut decide: impl FnMut(&mut Vec<Chair>) -> Result<Status>,
    ) -> Result<TableInfo> {
        for _ in 0..TRIES {
            let (mut row, _, mut chairs) = self.row(table).await?;
            if row.head.status != Status::Open {
                return Err(HubError::NotOpen);
            }
            row.head.status = decide(&mut chairs)?;
            row.head.people = people(&chairs);
            row.head.seating = Json::of(&chairs);
            row.head.updated_at = self.shared.time.now();
            match self.shared.store.update_table(&row).await {
                Ok(()) => {
                    self.tell_lobby(table).await;
                    return info(&row, &person.id);
                }
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(HubError::Stale)
    }

    /// Those who look at the table see who sat down.
    async fn tell_lobby(&self, table: &TableId) {
        if self.shared.address_if_loaded(table).is_some() {
            self.shared.ask(table, |reply| Command::Refresh { reply }).await.ok();
        }
    }
}
