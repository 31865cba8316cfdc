//! Looking back.

use super::{Hub, Result};
use crate::HubError;
use crate::games::Moment;
use crate::protocol::{Export, Replay, ReplayEyes, ReplayView, Text, Timeline, TimelineMoment};
use crate::table::{Chair, Command, Play, may_watch};
use engine::{Seat, SeatSet, Viewer};
use store::{Person, PersonId, Status, Store, TableId};
use tokio::sync::oneshot;

/// Steps in one timeline at the most: the table answers nobody else meanwhile.
const MOMENTS: usize = 1000;

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
        self.may_look_back(person, table, eyes, secret).await?;
        self.inspect(table, move |play| replay(play, step, eyes)).await
    }

    /// The match step by step from one on, with the same rights as [`Hub::replay`].
    pub async fn timeline(&self, person: &Person, table: &TableId, from: u32, eyes: ReplayEyes, secret: Option<&str>) -> Result<Timeline> {
        self.may_look_back(person, table, eyes, secret).await?;
        self.inspect(table, move |play| timeline(play, from, eyes)).await
    }

    async fn may_look_back(&self, person: &Person, table: &TableId, eyes: ReplayEyes, secret: Option<&str>) -> Result<()> {
        let (row, setup, chairs) = self.row(table).await?;
        may_watch(&row, &setup, &chairs, &person.id, secret)?;
        match row.head.status {
            Status::Finished => Ok(()),
            Status::Playing if may_look(eyes, &chairs, &person.id) => Ok(()),
            Status::Playing => Err(HubError::NotYourView),
            Status::Open | Status::Cancelled | Status::Expired => Err(HubError::NotPlaying),
        }
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
        let events = if at == 0 { Text::empty_list() } else { play.game.events(at - 1, viewer) };
        shown.awaited = SeatSet::iter(past.awaited).collect();
        shown.outcome = past.outcome;
        shown.views.push(ReplayView { viewer: seat, view: past.view, events });
    }
    Ok(shown)
}

fn timeline(play: &Play, from: u32, eyes: ReplayEyes) -> Result<Timeline> {
    let (steps, first) = (play.game.steps(), from as usize);
    if first > steps {
        return Err(HubError::NoSuchStep { steps: steps as u32 });
    }
    if matches!(eyes, ReplayEyes::Seat(seat) if seat.index() >= usize::from(play.game.seats())) {
        return Err(HubError::NotYourView);
    }
    let last = steps.min(first + MOMENTS - 1);
    let moments = play.game.timeline(first..=last, eyes);
    let sheet = moments.iter().filter_map(|moment| moment.tally.as_ref()?.first()).next();
    let categories = sheet.map_or(Vec::new(), |tally| tally.sheet.iter().map(|line| line.category.to_owned()).collect());
    let actor = |step: usize| step.checked_sub(1).and_then(|input| play.game.actor(input));
    let moment = |(step, Moment { awaited, events, tally }): (usize, Moment)| TimelineMoment {
        actor: actor(step),
        awaited: awaited.iter().collect(),
        events,
        tally: tally.map(|seats| seats.iter().map(|tally| tally.sheet.iter().map(|line| line.points).collect()).collect()),
    };
    let moments = (first..).zip(moments).map(moment).collect();
    Ok(Timeline { from, steps: steps as u32, categories, moments, outcome: play.game.outcome() })
}
