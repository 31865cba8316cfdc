//! Looking back.

use super::{Hub, Result};
use crate::HubError;
use crate::protocol::{Export, Replay, ReplayEyes, ReplayView};
use crate::table::{Chair, Command, Play, may_watch};
use engine::{Seat, SeatSet, Viewer};
use store::{Person, PersonId, Status, Store, TableId};
use tokio::sync::oneshot;

impl<S: Store> Hub<S> {
    /// The match file of a finished game.
    pub async fn export(&self, person: &Person, table: &TableId, secret: Option<&str>) -> Result<Export> {
        let (row, setup, chairs) = self.row(table).await?;
        may_watch(&row, &setup, &chairs, &person.id, secret)?;
        if row.head.status != Status::Finished {
            return Err(HubError::NotFinished);
        }
        let text = self.inspect(table, |play| Ok(play.game.file().to_text())).await?;
        Ok(Export { file_name: format!("{}-{}.json", row.game, table.0), text })
    }

    /// One step; during play only as one's own seats or the public saw it.
    pub async fn replay(&self, person: &Person, table: &TableId, step: u32, eyes: ReplayEyes, secret: Option<&str>) -> Result<Replay> {
        let (row, setup, chairs) = self.row(table).await?;
        may_watch(&row, &setup, &chairs, &person.id, secret)?;
        match row.head.status {
            Status::Finished => {}
            Status::Playing if may_look(eyes, &chairs, &person.id) => {}
            Status::Playing => return Err(HubError::NotYourView),
            Status::Open | Status::Cancelled => return Err(HubError::NotPlaying),
        }
        self.inspect(table, move |play| replay(play, step, eyes)).await
    }

    /// Asks the match of a table something, without changing it.
    pub(super) async fn inspect<T: Send + 'static>(
        &self,
        table: &TableId,
        look: impl Fn(&Play) -> Result<T> + Clone + Send + 'static,
    ) -> Result<T> {
        let command = |reply: oneshot::Sender<Result<T>>| {
            let look = look.clone();
            Command::Inspect(Box::new(move |play| {
                reply.send(play.map_or(Err(HubError::NotPlaying), look)).ok();
            }))
        };
        self.shared.ask(table, command).await
    }
}

fn may_look(eyes: ReplayEyes, chairs: &[Chair], person: &PersonId) -> bool {
    match eyes {
        ReplayEyes::Seat(seat) => chairs.get(seat.index()).is_some_and(|chair| chair.belongs_to(person)),
        ReplayEyes::Public => true,
        ReplayEyes::All => false,
    }
}

fn replay(play: &Play, step: u32, eyes: ReplayEyes) -> Result<Replay> {
    let (steps, seats) = (play.game.steps(), play.game.seats());
    let at = step as usize;
    if at > steps {
        return Err(HubError::NoSuchStep { steps: steps as u32 });
    }
    let viewers: Vec<Option<Seat>> = match eyes {
        ReplayEyes::Seat(seat) if seat.index() < usize::from(seats) => vec![Some(seat)],
        ReplayEyes::Seat(_) => return Err(HubError::NotYourView),
        ReplayEyes::Public => vec![None],
        ReplayEyes::All => Seat::all(seats).map(Some).collect(),
    };
    let mut shown = Replay { step, steps: steps as u32, awaited: Vec::new(), views: Vec::new(), outcome: None };
    for seat in viewers {
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let past = play.game.past(at, viewer);
        let events = if at == 0 { Vec::new() } else { play.game.events(at - 1, viewer) };
        shown.awaited = SeatSet::iter(past.awaited).collect();
        shown.outcome = past.outcome;
        shown.views.push(ReplayView { viewer: seat, view: past.view, events });
    }
    Ok(shown)
}
