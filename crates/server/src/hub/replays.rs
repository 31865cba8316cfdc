//! Looking back.

use super::{Hub, Result};
use crate::Refusal;
use crate::games::Moment;
use crate::protocol::{Export, Replay, ReplayEyes, ReplayView, Timeline, TimelineMoment};
use crate::table::{Ask, Chair, Command, Event, Play, inputs_of, is_halted, may_watch, names, rules_info};
use engine::{MatchFile, Seat, Viewer};
use store::{Person, PersonId, Status, Store, Table, TableId};
use tokio::sync::oneshot;

/// Steps in one timeline at the most: the table answers nobody else meanwhile.
const MOMENTS: usize = 500;

impl<S: Store> Hub<S> {
    /// The match file of a finished game, as it was played: whatever the present rules make of it. Of a match that cannot go on
    /// those who sit there get it, and it never goes on then.
    pub async fn export(&self, person: &Person, table: &TableId, secret: Option<&str>) -> Result<Export> {
        let (row, setup, chairs) = self.row(table).await?;
        may_watch(&row, &setup, &chairs, &person.id, secret)?;
        if is_halted(&row) {
            if row.creator != person.id && !chairs.iter().any(|chair| chair.belongs_to(&person.id)) {
                return Err(Refusal::NotSeated);
            }
            self.shared.ask(table, |reply| Command::Ask { what: Ask::Reveal, reply }).await?;
        } else if row.head.status != Status::Finished {
            return Err(Refusal::NotFinished);
        }
        let file = MatchFile {
            format: engine::FORMAT.to_owned(),
            version: engine::VERSION,
            game: row.game.clone(),
            rules_version: rules_info(&row).version,
            seats: chairs.len() as u8,
            names: Some(names(&setup, &chairs)),
            options: setup.options,
            inputs: inputs_of(&self.shared.store, &row).await?,
            outcome: row.head.outcome.clone(),
        };
        let text = tokio::task::spawn_blocking(move || file.to_text()).await.map_err(|_| Refusal::Internal)?;
        Ok(Export { file_name: format!("{}-{}.json", row.game, table.0), text })
    }

    /// One step; during play only as one's own seats or the public saw it.
    pub async fn replay(&self, person: &Person, table: &TableId, step: u32, eyes: ReplayEyes, secret: Option<&str>) -> Result<Replay> {
        self.may_look_back(person, table, eyes, secret).await?;
        self.inspect(table, move |play| replay(play, step, eyes)).await
    }

    /// The match step by step from one on, with the same rights as [`Hub::replay`].
    pub async fn timeline(&self, person: &Person, table: &TableId, from: u32, eyes: ReplayEyes, secret: Option<&str>) -> Result<Timeline> {
        let outcome = self.may_look_back(person, table, eyes, secret).await?.head.outcome;
        let timeline = self.inspect(table, move |play| timeline(play, from, eyes)).await?;
        Ok(Timeline { outcome, ..timeline })
    }

    pub(super) async fn may_look_back(&self, person: &Person, table: &TableId, eyes: ReplayEyes, secret: Option<&str>) -> Result<Table> {
        let (row, setup, chairs) = self.row(table).await?;
        may_watch(&row, &setup, &chairs, &person.id, secret)?;
        match row.head.status {
            Status::Finished => Ok(row),
            Status::Playing if may_look(eyes, &chairs, &person.id) => Ok(row),
            Status::Playing => Err(Refusal::NotYourView),
            Status::Open | Status::Cancelled | Status::Expired => Err(Refusal::NotPlaying),
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
            Command::Tell(Event::Inspect(Box::new(move |play| {
                reply.send(play.map_or(Err(Refusal::NotPlaying), look)).ok();
            })))
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
        return Err(Refusal::NoSuchStep { steps: steps as u32 });
    }
    let seats: Vec<Option<Seat>> = match eyes {
        ReplayEyes::Seat(seat) if seat.index() < usize::from(seats) => vec![Some(seat)],
        ReplayEyes::Seat(_) => return Err(Refusal::NotYourView),
        ReplayEyes::Public => vec![None],
        ReplayEyes::All => Seat::all(seats).map(Some).collect(),
    };
    let viewers: Vec<Viewer> = seats.iter().map(|seat| seat.map_or(Viewer::Public, Viewer::Seat)).collect();
    let past = play.game.past(at, &viewers);
    let views = seats.into_iter().zip(past.seen).map(|(viewer, (view, events))| ReplayView { viewer, view, events });
    Ok(Replay { step, steps: steps as u32, awaited: past.awaited.iter().collect(), views: views.collect(), outcome: past.outcome })
}

fn timeline(play: &Play, from: u32, eyes: ReplayEyes) -> Result<Timeline> {
    let (steps, first) = (play.game.steps(), from as usize);
    if first > steps {
        return Err(Refusal::NoSuchStep { steps: steps as u32 });
    }
    if matches!(eyes, ReplayEyes::Seat(seat) if seat.index() >= usize::from(play.game.seats())) {
        return Err(Refusal::NotYourView);
    }
    let last = steps.min(first + MOMENTS - 1);
    let moments = play.game.timeline(first..=last, eyes);
    let sheet = moments.iter().filter_map(|moment| moment.tally.as_ref()?.first()).next();
    let categories = sheet.map_or(Vec::new(), |tally| tally.sheet.iter().map(|line| line.category.to_owned()).collect());
    let actor = |step: usize| step.checked_sub(1).and_then(|input| play.game.actor(input));
    let by = |step: usize| step.checked_sub(1).and_then(|input| play.by(input));
    let moment = |(step, Moment { awaited, events, tally }): (usize, Moment)| TimelineMoment {
        actor: actor(step),
        by: by(step),
        awaited: awaited.iter().collect(),
        events,
        tally: tally.map(|seats| seats.iter().map(|tally| tally.sheet.iter().map(|line| line.points).collect()).collect()),
    };
    let moments = (first..).zip(moments).map(moment).collect();
    let stored_steps = (steps + play.lost) as u32;
    Ok(Timeline { from, steps: steps as u32, stored_steps, categories, moments, outcome: None })
}
