//! What the host of a table arranges before play: who sits where, and by which settings.

use super::origins::check_clock;
use super::{Hub, Result};
use crate::Refusal;
use crate::people::table_title;
use crate::protocol::{Occupant, Origin, SeatChange, TableChanges, TableInfo, Visibility};
use crate::table::{Chair, Setup};
use engine::Seat;
use store::{Filter, Person, Search, Status, Store, Table, TableId, title_key};

impl<S: Store> Hub<S> {
    /// Puts bots into seats, moves people, or asks them to get up.
    pub async fn arrange(&self, person: &Person, table: &TableId, change: SeatChange) -> Result<TableInfo> {
        self.check_host(person, table).await?;
        self.change(person, table, |chairs| {
            match change {
                SeatChange::Bot { seat, level } => {
                    let chair = chair_at(chairs, seat)?;
                    if chair.person().is_some() {
                        return Err(Refusal::SeatTaken);
                    }
                    *chair = Chair::new(Occupant::Bot { level });
                }
                SeatChange::Free { seat } => *chair_at(chairs, seat)? = Chair::new(Occupant::Open),
                SeatChange::Swap { seat, with } => {
                    chair_at(chairs, seat)?;
                    chair_at(chairs, with)?;
                    chairs.swap(seat.index(), with.index());
                }
            }
            Ok(Status::Open)
        })
        .await
    }

    /// Changes the settings. `crowd` is how many public tables came from the same place a moment ago, for a table that becomes
    /// public: it is then listed as a new one would be.
    pub async fn change_settings(&self, person: &Person, table: &TableId, changes: &TableChanges, crowd: u64) -> Result<TableInfo> {
        self.check_host(person, table).await?;
        let place = match changes.visibility {
            Some(Visibility::Public) => crowd.max(self.public_tables_of(person, table).await?) + 1,
            Some(Visibility::Unlisted | Visibility::Invited) | None => 1,
        };
        self.change_row(person, table, |row, setup, chairs| {
            self.write_settings(row, setup, chairs.len() as u8, changes)?;
            if let Some(visibility) = changes.visibility.filter(|visibility| *visibility != row.visibility) {
                row.visibility = visibility;
                row.listing.place = place;
            }
            Ok(())
        })
        .await
    }

    fn write_settings(&self, row: &mut Table, setup: &mut Setup, seats: u8, changes: &TableChanges) -> Result<()> {
        let TableChanges { title, options, visibility: _, spectators, clock, timeout, shuffle, hints } = changes;
        if let Some(title) = title.as_deref() {
            let kept = (!title.trim().is_empty()).then(|| table_title(title)).transpose();
            setup.title = kept.map_err(|why| Refusal::BadTable(format!("the title cannot be used: {why}")))?;
            row.listing.title_key = title_key(setup.title.as_deref().unwrap_or_default());
        }
        if let Some(options) = options {
            if matches!(setup.origin, Some(Origin::PlayedOn { .. } | Origin::Imported | Origin::Puzzle { .. })) {
                return Err(Refusal::BadTable("a match that goes on keeps its options".to_owned()));
            }
            let rules = self.shared.games.get(&row.game).ok_or_else(|| Refusal::UnknownGame(row.game.clone()))?;
            setup.options = rules.check_setup(options, seats)?;
        }
        if let Some(clock) = *clock {
            check_clock(clock)?;
            setup.clock = clock;
            row.listing.pace = clock.into();
        }
        setup.timeout = timeout.unwrap_or(setup.timeout);
        setup.spectators = spectators.unwrap_or(setup.spectators);
        setup.shuffle = shuffle.unwrap_or(setup.shuffle);
        setup.hints = hints.or(setup.hints);
        Ok(())
    }

    async fn check_host(&self, person: &Person, table: &TableId) -> Result<()> {
        let (row, ..) = self.row(table).await?;
        if row.creator == person.id { Ok(()) } else { Err(Refusal::NotCreator) }
    }

    /// How many other tables of this person are in the list of open ones.
    async fn public_tables_of(&self, person: &Person, but: &TableId) -> Result<u64> {
        let search = Search { statuses: Some(vec![Status::Open]), ..Search::default() };
        let most = self.shared.config.list_length;
        let page = self.shared.store.tables(&Filter::Of(person.id.clone()), &search, None, most).await?;
        let listed = |table: &&Table| table.creator == person.id && table.visibility == Visibility::Public && table.id != *but;
        Ok(page.tables.iter().filter(listed).count() as u64)
    }
}

fn chair_at(chairs: &mut [Chair], seat: Seat) -> Result<&mut Chair> {
    chairs.get_mut(seat.index()).ok_or_else(|| Refusal::BadTable("the table has no such seat".to_owned()))
}
