//! Sitting down, getting up, beginning.

use super::origins::{Founding, free_seats, to_json};
use super::{Hub, Result};
use crate::Refusal;
use crate::cluster::Notice;
use crate::protocol::{Join, NewTable, Occupant, StartPlan, TableInfo};
use crate::table::{Ask, Chair, Command, Setup, info, is_halted, listed, may_see, people};
use engine::{Seat, dice_from_entropy, shuffle};
use store::{Json, Person, Status, Store, StoreError, Table, TableId};

/// How often a change of the lobby is tried while others are faster.
const TRIES: usize = 20;

impl<S: Store> Hub<S> {
    pub async fn create(&self, person: &Person, plan: NewTable) -> Result<TableInfo> {
        self.create_in_crowd(person, plan, 0).await
    }

    /// The same where so many tables came from the same place a moment ago: in the list of open tables those who come alone
    /// stand before it.
    pub async fn create_in_crowd(&self, person: &Person, plan: NewTable, crowd: u64) -> Result<TableInfo> {
        let start = plan.start;
        let (setup, chairs) = (super::origins::setup_of(&plan), super::origins::chairs(&plan.seats, person));
        let (game, visibility, status) = (plan.game.as_str(), plan.visibility, Status::Open);
        let table = self.found(person, Founding { setup, game, visibility, chairs, status, crowd, opening: None }).await?;
        if start { self.start(person, &table.id, StartPlan::default()).await } else { Ok(table) }
    }

    /// `secret` is needed at invited tables by those who do not sit there.
    pub async fn info(&self, person: &Person, table: &TableId, secret: Option<&str>) -> Result<TableInfo> {
        let (row, setup, chairs) = self.row(table).await?;
        may_see(&row, &setup, &chairs, &person.id, secret)?;
        self.note_look(&row).await;
        info(&row, &person.id)
    }

    pub async fn join(&self, person: &Person, table: &TableId, join: Join) -> Result<TableInfo> {
        let (row, setup, chairs) = self.row(table).await?;
        may_see(&row, &setup, &chairs, &person.id, join.secret.as_deref())?;
        self.change(person, table, |chairs| {
            if chairs.iter().any(|chair| chair.belongs_to(&person.id)) {
                return Err(Refusal::AlreadySeated);
            }
            let free = |chair: &Chair| chair.occupant == Occupant::Open || chair.asks(&person.id);
            // The seat that is kept for somebody comes before any other.
            let first = || chairs.iter().position(|chair| chair.asks(&person.id)).or_else(|| chairs.iter().position(free));
            let wanted = join.seat.map(Seat::index).or_else(first);
            let chair = wanted.and_then(|seat| chairs.get_mut(seat)).filter(|chair| free(chair));
            *chair.ok_or(Refusal::SeatTaken)? = Chair::new(Occupant::Person { id: person.id.clone(), name: person.name.clone() });
            Ok(Status::Open)
        })
        .await
    }

    /// Before play the seat is free again, also one that was kept for somebody who does not want it; during play the table's
    /// rule says what becomes of it.
    pub async fn leave(&self, person: &Person, table: &TableId) -> Result<TableInfo> {
        let (row, _, chairs) = self.row(table).await?;
        let holds = |chair: &Chair| chair.belongs_to(&person.id) || chair.asks(&person.id);
        // Strangers do not learn how the table stands.
        if !chairs.iter().any(holds) {
            return Err(Refusal::NotSeated);
        }
        if row.head.status == Status::Playing {
            self.shared.ask(table, |reply| Command::Ask { what: Ask::Leave { person: person.id.clone() }, reply }).await?;
            let (row, ..) = self.row(table).await?;
            return info(&row, &person.id);
        }
        self.change(person, table, |chairs| {
            let own = chairs.iter_mut().filter(|chair| holds(chair));
            if own.map(|chair| *chair = Chair::new(Occupant::Open)).count() == 0 {
                return Err(Refusal::NotSeated);
            }
            Ok(Status::Open)
        })
        .await
    }

    pub async fn start(&self, person: &Person, table: &TableId, plan: StartPlan) -> Result<TableInfo> {
        let (row, setup, _) = self.row(table).await?;
        if row.creator != person.id {
            return Err(Refusal::NotCreator);
        }
        self.change(person, table, |chairs| {
            for chair in chairs.iter_mut().filter(|chair| matches!(chair.occupant, Occupant::Open | Occupant::Asked { .. })) {
                if !plan.fill_with_bots {
                    return Err(Refusal::SeatsOpen);
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
            return Err(Refusal::NotCreator);
        }
        if row.head.status != Status::Playing {
            let cancelled = self.change(person, table, |_| Ok(Status::Cancelled)).await?;
            self.shared.store.drop_opening(table).await?;
            return Ok(cancelled);
        }
        if !halted && people(&chairs).iter().any(|other| *other != person.id) {
            return Err(Refusal::NotOpen);
        }
        self.shared.ask(table, |reply| Command::Ask { what: Ask::Cancel { person: person.id.clone() }, reply }).await?;
        let (row, ..) = self.row(table).await?;
        info(&row, &person.id)
    }

    /// Changes who sits at an open table; if somebody else was faster, decides anew.
    pub(super) async fn change(
        &self,
        person: &Person,
        table: &TableId,
        mut decide: impl FnMut(&mut Vec<Chair>) -> Result<Status>,
    ) -> Result<TableInfo> {
        let decide = |row: &mut Table, _: &mut Setup, chairs: &mut Vec<Chair>| decide(chairs).map(|status| row.head.status = status);
        self.change_row(person, table, decide).await
    }

    /// The same for all that can change before play.
    pub(super) async fn change_row(
        &self,
        person: &Person,
        table: &TableId,
        mut decide: impl FnMut(&mut Table, &mut Setup, &mut Vec<Chair>) -> Result<()>,
    ) -> Result<TableInfo> {
        for _ in 0..TRIES {
            let (mut row, mut setup, mut chairs) = self.row(table).await?;
            if row.head.status != Status::Open {
                return Err(Refusal::NotOpen);
            }
            decide(&mut row, &mut setup, &mut chairs)?;
            row.setup = to_json(&setup);
            row.head.people = listed(&chairs);
            row.listing.free_seats = free_seats(&chairs);
            row.head.seating = Json::of(&chairs);
            row.head.updated_at = self.shared.time.now();
            match self.shared.store.update_table(&row).await {
                Ok(()) => {
                    self.shared.publish(table, Notice::Changed { revision: row.revision + 1 });
                    self.tell_lobby(table).await;
                    return info(&row, &person.id);
                }
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refusal::Stale)
    }

    /// Those who look at the table see who sat down.
    pub(super) async fn tell_lobby(&self, table: &TableId) {
        if self.shared.address_if_loaded(table).is_some() {
            self.shared.ask(table, |reply| Command::Refresh { reply }).await.ok();
        }
    }
}
