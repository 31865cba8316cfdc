//! Bringing a match file: read in place, played again within a budget off the threads that serve people, one after the other.

use super::origins::{Founding, chairs, setup_of};
use super::{Hub, Result};
use crate::Refusal;
use crate::games::AnyGame;
use crate::imports::ImportPlace;
use crate::people::{NameError, display_name};
use crate::protocol::{ClockPlan, NewTable, Origin, SeatPlan, TableInfo, TimeoutRule, Visibility};
use crate::table::Command;
use engine::{FileFault, MatchText};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::time::Instant;
use store::{Json, Person, Status, Store};

/// The body of an import, over its text; `ImportPlan` describes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ImportText<'a> {
    #[serde(borrow)]
    file: &'a RawValue,
    #[serde(default)]
    seats: Option<Vec<SeatPlan>>,
}

/// A match that was played again.
struct Imported {
    game: String,
    options: Value,
    names: Option<Vec<Option<String>>>,
    seats: Vec<SeatPlan>,
    opening: Json,
    over: bool,
}

impl<S: Store> Hub<S> {
    /// A place among those who bring a match; to be had before anything large is read.
    pub fn import_place(&self, person: &Person) -> Result<ImportPlace> {
        self.shared.imports.place(&person.id)
    }

    /// A match that has ended can be looked at, another one is played on. The body is an `ImportPlan` as JSON.
    pub async fn import(&self, person: &Person, place: ImportPlace, body: impl AsRef<[u8]> + Send + 'static) -> Result<TableInfo> {
        let turn = place.turn().await;
        self.check_limits(person).await?;
        self.check_storage(person, 0).await?;
        let shared = self.shared.clone();
        let read = move || {
            let until = Instant::now() + shared.config.import_budget;
            let find = |id: &str| shared.games.get(id).cloned();
            play_again(body.as_ref(), find, &mut || Instant::now() < until)
        };
        let imported = tokio::task::spawn_blocking(read).await.map_err(|_| Refusal::Internal)??;
        self.check_storage(person, imported.opening.bytes() as u64).await?;
        let mut setup = setup_of(&bare_plan(&imported));
        setup.origin = Some(Origin::Imported);
        setup.names.clone_from(&imported.names);
        let status = if imported.over { Status::Playing } else { Status::Open };
        let seats = chairs(&imported.seats, person);
        let opening = Some(imported.opening);
        let (game, visibility) = (imported.game.as_str(), Visibility::Unlisted);
        let founding = Founding { setup, game, visibility, chairs: seats, status, crowd: 0, opening };
        let table = self.found(person, founding).await?;
        if imported.over {
            // The log of the new table is the file's, and it ends at once.
            self.shared.ask(&table.id, |reply| Command::Refresh { reply }).await?;
        }
        drop((turn, place));
        self.known(person, &table.id).await
    }

    /// Whether a person may keep so many bytes more of matches that began elsewhere.
    pub(super) async fn check_storage(&self, person: &Person, more: u64) -> Result<()> {
        let config = &self.shared.config;
        let limit = if person.registered { config.opening_bytes_per_person } else { config.opening_bytes_per_guest };
        let kept = self.shared.store.opening_bytes_of(&person.id).await?;
        if kept + more > limit { Err(Refusal::ImportQuota { limit }) } else { Ok(()) }
    }
}

fn play_again(
    body: &[u8],
    find: impl Fn(&str) -> Option<std::sync::Arc<dyn AnyGame>>,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<Imported> {
    let malformed = |why: &dyn std::fmt::Display| Refusal::Malformed(why.to_string());
    let text = std::str::from_utf8(body).map_err(|error| malformed(&error))?;
    let plan: ImportText<'_> = serde_json::from_str(text).map_err(|error| malformed(&error))?;
    let file = MatchText::parse(plan.file.get()).map_err(|error| Refusal::BadMatchFile(error.fault()))?;
    let game = find(&file.game).ok_or_else(|| Refusal::UnknownGame(file.game.clone()))?;
    let played = game.import(&file, go_on)?;
    let names = file.names.as_deref().map(tidy_names).transpose()?;
    let seats = plan.seats.unwrap_or_else(|| vec![SeatPlan::Me; usize::from(file.seats)]);
    if seats.len() != usize::from(file.seats) {
        return Err(Refusal::BadTable(format!("this match has {} seats", file.seats)));
    }
    Ok(Imported {
        opening: played.inputs(played.steps()),
        options: played.options(),
        over: played.outcome().is_some(),
        game: file.game,
        names,
        seats,
    })
}

/// Names as people have them here: none that hides something or is too long.
fn tidy_names(names: &[Option<String>]) -> Result<Vec<Option<String>>> {
    let tidy = |name: &Option<String>| name.as_deref().map(display_name).transpose();
    let fault = |why: NameError| FileFault { kind: "names", why: why.to_string(), ..FileFault::default() };
    names.iter().map(tidy).collect::<std::result::Result<_, _>>().map_err(|why| Refusal::BadMatchFile(fault(why)))
}

fn bare_plan(imported: &Imported) -> NewTable {
    NewTable {
        game: imported.game.clone(),
        title: None,
        options: imported.options.clone(),
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
