//! Tables with people at them: made, played at, made again when a game is over.

use super::Party;
use super::person::Person;
use crate::error::Error;
use client::Client;
use client::protocol::{BotLevel, Join, NewTable, SeatPlan, StartPlan, TableId};
use engine::{Seat, dice};
use futures_util::future::try_join_all;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// Requests at the same time while tables are made.
const AT_ONCE: usize = 32;

/// A table in play with its people, the first of whom made it.
pub(super) struct Open {
    party: Party,
    number: u64,
    table: TableId,
    guests: Vec<Client>,
}

impl Open {
    /// The same table on the server that was started again, which listens elsewhere.
    pub(super) fn at(self, url: &str) -> Open {
        Open { guests: self.guests.into_iter().map(|guest| guest.at(url)).collect(), ..self }
    }
}

/// A table with its people connected.
pub(super) struct Live {
    open: Open,
    people: Vec<Person>,
    /// People at tables that are ready for the next games.
    ready: Vec<Vec<Person>>,
    /// How many games were over.
    games: u64,
    /// Of people who have left for the next game.
    received_bytes: u64,
}

/// Makes tables that have begun, at these servers in turn.
pub(super) async fn open_all(nobody: &[Client], party: &Party, tables: u64) -> Result<Vec<Open>, Error> {
    let turns = Arc::new(Semaphore::new(AT_ONCE));
    let mut making = JoinSet::new();
    for number in 0..tables {
        let (turns, party) = (Arc::clone(&turns), party.clone());
        let nobodies: Vec<Client> = (0..party.people).map(|person| nobody[party.server_of(number, person, nobody.len())].clone()).collect();
        making.spawn(async move {
            let _turn = turns.acquire_owned().await;
            let mut guests = Vec::new();
            // All of them share few connections for requests.
            for mut guest in nobodies {
                guest.become_guest().await?;
                guests.push(guest);
            }
            let table = new_table(&party, &guests).await?;
            Ok::<_, Error>(Open { party, number, table, guests })
        });
    }
    gather(making).await
}

/// Connects everybody to their tables.
pub(super) async fn connect_all(tables: Vec<Open>) -> Result<Vec<Live>, Error> {
    let mut live = Vec::new();
    for open in tables {
        let people = connect(&open).await?;
        live.push(Live { open, people, ready: Vec::new(), games: 0, received_bytes: 0 });
    }
    Ok(live)
}

/// What comes of all tasks.
pub(super) async fn gather<T: 'static>(mut tasks: JoinSet<Result<T, Error>>) -> Result<Vec<T>, Error> {
    let mut done = Vec::new();
    while let Some(task) = tasks.join_next().await {
        done.push(task.map_err(|error| Error::Measured(error.to_string()))??);
    }
    Ok(done)
}

/// People sit on the first seats, bots on the others.
async fn new_table(party: &Party, guests: &[Client]) -> Result<TableId, Error> {
    let kind = |seat| match seat {
        0 => SeatPlan::Me,
        seat if seat < party.people => SeatPlan::Open,
        _ => SeatPlan::Bot { level: BotLevel::default() },
    };
    let alone = party.people == 1;
    let plan = NewTable { start: alone, ..NewTable::new(&party.game, (0..party.seats).map(kind).collect()) };
    let table = guests[0].new_table(&plan).await?.id;
    for (seat, guest) in (0..party.people).map(Seat::new).zip(guests).skip(1) {
        guest.join(&table, &Join { seat: Some(seat), ..Join::default() }).await?;
    }
    if !alone {
        guests[0].start(&table, &StartPlan::default()).await?;
    }
    Ok(table)
}

async fn connect(open: &Open) -> Result<Vec<Person>, Error> {
    let mut people = Vec::new();
    for (seat, guest) in (0..open.party.people).map(Seat::new).zip(&open.guests) {
        let chance = dice(open.number * u64::from(open.party.people) + seat.index() as u64);
        people.push(Person::join(guest, &open.table, seat, (open.party.eyes)(), chance).await?);
    }
    Ok(people)
}

impl Live {
    /// Everybody plays, game after game, until the time is over.
    pub(super) async fn play_until(&mut self, end: Instant, think: Duration) -> Result<Vec<Duration>, Error> {
        let mut latencies = Vec::new();
        while Instant::now() < end {
            if self.people.iter().any(Person::is_done) {
                self.play_again().await?;
            }
            let playing = self.people.iter_mut().map(|person| person.play_until(end, think));
            latencies.extend(try_join_all(playing).await?.into_iter().flatten());
        }
        Ok(latencies)
    }

    /// Everybody who is awaited asks, until the time is over.
    pub(super) async fn ask_until(&mut self, end: Instant, every: Duration) -> Result<Vec<Duration>, Error> {
        if self.people.iter().any(Person::is_done) {
            self.play_again().await?;
        }
        let asking = self.people.iter_mut().map(|person| person.ask_until(end, every));
        Ok(try_join_all(asking).await?.into_iter().flatten().collect())
    }

    pub(super) fn received_bytes(&self) -> u64 {
        self.received_bytes + self.people.iter().chain(self.ready.iter().flatten()).map(Person::received_bytes).sum::<u64>()
    }

    /// A game that is over makes room for the next.
    async fn play_again(&mut self) -> Result<(), Error> {
        let next = match self.ready.pop() {
            Some(people) => people,
            None => self.next_game().await?,
        };
        let left = std::mem::replace(&mut self.people, next);
        self.received_bytes += left.iter().map(Person::received_bytes).sum::<u64>();
        self.games += 1;
        Ok(())
    }

    async fn next_game(&mut self) -> Result<Vec<Person>, Error> {
        self.open.table = new_table(&self.open.party, &self.open.guests).await?;
        connect(&self.open).await
    }

    /// Makes tables for the games to come, for so many times what was played until now, where there is room.
    async fn prepare(&mut self, times: f64, room: u64) -> Result<(), Error> {
        let wanted = ((self.games as f64 * times).ceil() as u64 + 1).min(room);
        while (self.ready.len() as u64) < wanted {
            let people = self.next_game().await?;
            self.ready.push(people);
        }
        Ok(())
    }
}

/// Makes the tables of later games, as many for each as there is room for, so that what is measured is play: other servers begin the next game at the same table.
pub(super) async fn prepare_all(tables: &mut Vec<Live>, times: f64, room: u64) -> Result<(), Error> {
    let turns = Arc::new(Semaphore::new(AT_ONCE));
    let mut preparing = JoinSet::new();
    for mut table in tables.drain(..) {
        let turns = Arc::clone(&turns);
        preparing.spawn(async move {
            let _turn = turns.acquire_owned().await;
            table.prepare(times, room).await?;
            Ok(table)
        });
    }
    *tables = gather(preparing).await?;
    Ok(())
}
