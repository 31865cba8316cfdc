//! A table comes into memory: its row, a snapshot and the rest of its log.

use super::event::Done;
use super::request::Request;
use super::{Ask, Doing, Effect, StoreReply, StoreRequest, TableCore, Work, Worked};
use crate::Refusal;
use crate::protocol::{ClockPlan, Halt, HaltReason, RulesInfo};
use crate::table::chairs::Row;
use crate::table::gaps::Gaps;
use crate::table::halt::{is_halted, rules_info};
use crate::table::play::Play;
use crate::table::record::Record;
use crate::table::stored::inputs_in;
use store::{Entry, Head, Json, Millis, Run, Snapshot, Status, StoreError, Table};

/// How often another server may be faster before this one gives up.
const READS: usize = 10;

/// A log with more entries, or an opening with more bytes, is played again off the threads that serve people.
const SHORT_LOG: usize = 128;
const SHORT_OPENING: usize = 16 * 1024;

/// The clocks of servers may differ by less than this: it is nobody's loss, and no gap.
const SHORTEST_GAP: Millis = 250;
/// The same where nobody's time runs out, and hours without an answer are noticed at the soonest.
const SHORTEST_GAP_WITHOUT_CLOCK: Millis = 10 * 60 * 1000;

/// What is read next, with what was read before.
pub(super) enum Stage {
    Row,
    Snapshot(Row),
    Entries(Row, Play),
    Opening(Row, Play, Vec<Entry>),
    Runs {
        row: Row,
        play: Play,
        entries: Vec<Entry>,
        since: Millis,
    },
    /// The rest of the log is being played.
    Folding(Row),
    /// The game cannot be set up as the table wants it: how much was played is counted.
    ShelvedEntries(Row),
    ShelvedOpening(Row, Vec<Entry>),
}

impl TableCore {
    /// Reads the store where memory may not be what is on disk; clients then see the present state.
    pub(super) fn read(&mut self) {
        if self.reads == READS {
            return self.fail(Refusal::Stale);
        }
        self.reads += 1;
        self.read_next(StoreRequest::Row, Stage::Row);
    }

    fn read_next(&mut self, request: StoreRequest, stage: Stage) {
        self.ask_store(request, Doing::Reading(Box::new(stage)));
    }

    /// The table cannot be kept: it leaves memory once everybody who waits is answered.
    pub(super) fn fail(&mut self, error: Refusal) {
        let waiting = std::mem::take(&mut self.retries);
        self.refusals.extend(waiting.into_iter().map(|request| (request, error.clone())));
        self.failure = Some(error);
    }

    pub(super) fn read_on(&mut self, stage: Stage, reply: StoreReply) {
        let went_on = match (stage, reply) {
            (Stage::Row, StoreReply::Row(row)) => self.row_read(row),
            (Stage::Snapshot(row), StoreReply::Snapshot(snapshot)) => self.snapshot_read(row, snapshot),
            (Stage::Entries(row, play), StoreReply::Entries(entries)) => self.entries_read(row, play, entries),
            (Stage::Opening(row, mut play, entries), StoreReply::Opening(opening)) => opening.map_err(Refusal::from).map(|opening| {
                play.opening = opening;
                self.read_runs(row, play, entries);
            }),
            (Stage::Runs { row, play, entries, since }, StoreReply::Runs(runs)) => runs.map_err(Refusal::from).map(|runs| {
                let served = Served { runs, since, now: self.now };
                self.fold(row, play, entries, Some(served));
            }),
            (Stage::ShelvedEntries(row), StoreReply::Entries(entries)) => entries.map_err(Refusal::from).map(|entries| {
                self.read_next(StoreRequest::Opening, Stage::ShelvedOpening(row, entries));
            }),
            (Stage::ShelvedOpening(row, entries), StoreReply::Opening(opening)) => self.shelve(row, &entries, opening),
            _ => unreachable!("the store answers what it was asked"),
        };
        if let Err(error) = went_on {
            self.fail(error);
        }
    }

    fn row_read(&mut self, row: Result<Option<Box<Table>>, StoreError>) -> Result<(), Refusal> {
        let row = Row::read(*row?.ok_or(Refusal::NoSuchTable)?)?;
        match row.table.head.status {
            Status::Open | Status::Cancelled | Status::Expired => self.was_read(row, None, None),
            Status::Playing | Status::Finished => self.read_next(StoreRequest::Snapshot, Stage::Snapshot(row)),
        }
        Ok(())
    }

    /// The last snapshot serves if it is of these rules and can be read; the log is enough.
    fn snapshot_read(&mut self, row: Row, snapshot: Result<Option<Snapshot>, StoreError>) -> Result<(), Refusal> {
        let game = self.environment.games.get(&row.table.game).cloned().ok_or_else(|| Refusal::UnknownGame(row.table.game.clone()))?;
        let restored = snapshot?.map(|snapshot| Play::restore(&*game, &snapshot)).unwrap_or(Ok(None)).unwrap_or_else(|why| {
            tracing::warn!(table = %self.id.0, %why, "a snapshot is of no use");
            None
        });
        let play = match restored {
            Some(play) => play,
            None => match Play::new(&*game, &row.setup, row.chairs.clone()) {
                Ok(play) => play,
                Err(why) => {
                    tracing::warn!(table = %self.id.0, %why, "a table was made by other rules");
                    self.read_next(StoreRequest::Entries { from: 0 }, Stage::ShelvedEntries(row));
                    return Ok(());
                }
            },
        };
        self.snapshot_at = play.seq;
        self.read_next(StoreRequest::Entries { from: play.seq }, Stage::Entries(row, play));
        Ok(())
    }

    fn entries_read(&mut self, row: Row, play: Play, entries: Result<Vec<Entry>, StoreError>) -> Result<(), Refusal> {
        let entries = entries?;
        if play.seq == 0 {
            self.read_next(StoreRequest::Opening, Stage::Opening(row, play, entries));
        } else {
            self.read_runs(row, play, entries);
        }
        Ok(())
    }

    /// When servers were up, from where the clocks need to know it.
    fn read_runs(&mut self, row: Row, play: Play, entries: Vec<Entry>) {
        let first = entries.first().map(|entry| entry.at);
        let from: Option<Millis> = play.table.clocks.oldest().into_iter().chain(first).min();
        match from {
            Some(since) if since < self.environment.since || row.setup.clock != ClockPlan::None => {
                self.read_next(StoreRequest::Runs { since }, Stage::Runs { row, play, entries, since });
            }
            _ => self.fold(row, play, entries, None),
        }
    }

    /// Plays the rest of the log.
    fn fold(&mut self, row: Row, play: Play, entries: Vec<Entry>, served: Option<Served>) {
        let short = entries.len() <= SHORT_LOG && play.opening.as_ref().is_none_or(|opening| opening.bytes() <= SHORT_OPENING);
        let fold = move || folded(play, &entries, served.as_ref());
        if short {
            return self.folded(Stage::Folding(row), fold());
        }
        self.doing = Doing::Reading(Box::new(Stage::Folding(row)));
        self.effects.push(Effect::Work(Work(Box::new(move || Worked(Box::new(Done::Folded(fold())))))));
    }

    pub(super) fn folded(&mut self, stage: Stage, folded: Result<Folded, String>) {
        let Stage::Folding(row) = stage else { unreachable!("only a log is folded") };
        match folded {
            Ok(Folded { mut play, unnoted }) => {
                play.closed = row.table.head.status == Status::Finished;
                self.was_read(row, Some(play), unnoted);
            }
            Err(why) => {
                tracing::error!(table = %self.id.0, %why, "a table cannot be read");
                self.fail(Refusal::Internal);
            }
        }
    }

    /// What follows from the log alone is written before anybody sees the table: the first entry, times in which nobody could
    /// play, or that the rules changed.
    fn was_read(&mut self, mut row: Row, play: Option<Play>, unnoted: Option<Gaps>) {
        // Another server may have written after the row was read and before the entries were.
        if let Some(play) = &play {
            if play.table.cancelled {
                return;
            }
            row.chairs.clone_from(&play.table.chairs);
        }
        let begins = play.as_ref().is_some_and(|play| play.seq == 0);
        self.now = play.as_ref().map_or(self.now, |play| self.now.max(play.table.last_at));
        (self.row, self.play, self.doubtful) = (Some(row), play, false);
        if begins {
            self.take_request(Request::of_table(Ask::Begin));
        }
        if let Some(gaps) = unnoted
            && let Err(error) = self.record(Record::Unserved { gaps })
        {
            return self.fail(error);
        }
        if self.is_of_newer_rules() {
            return self.fail(Refusal::Unavailable);
        }
        self.take_request(Request::of_table(Ask::FollowRules { begun: begins }));
        if !self.refusals.is_empty() || self.doubtful {
            return self.fail(Refusal::Internal);
        }
        self.write_what_follows();
    }

    /// The options themselves are none of this program's game any more: there is nothing to show, and the row says so.
    fn shelve(&mut self, row: Row, entries: &[Entry], opening: Result<Option<Json>, StoreError>) -> Result<(), Refusal> {
        let opening = opening?;
        self.shelved_length = entries.len() as u64;
        if row.table.head.status == Status::Playing && !is_halted(&row.table) {
            let steps = inputs_in(entries, opening.as_ref()).map_err(|_| Refusal::Internal)?.len() as u32;
            let halt = Some(Halt { why: HaltReason::RulesChanged, step: 0, steps });
            let rules = Some(Json::of(&RulesInfo { halt, ..rules_info(&row.table) }));
            self.batch.head = Some(Head { rules, deadline: None, awaited: Vec::new(), ..row.table.head.clone() });
        }
        (self.row, self.play, self.doubtful) = (Some(row), None, false);
        self.write_what_follows();
        Ok(())
    }

    fn write_what_follows(&mut self) {
        if self.batch.is_empty() {
            return self.show_what_was_read();
        }
        self.batch.follows_reading = true;
        self.batch.close();
    }

    pub(super) fn show_what_was_read(&mut self) {
        self.reads = 0;
        self.behind = false;
        let owed = self.owed_to_bots();
        self.own_decisions.retain(|decision| owed.contains(decision));
        self.announce_everything();
    }
}

/// When servers were up, since a time.
struct Served {
    runs: Vec<Run>,
    since: Millis,
    now: Millis,
}

/// A log that was played.
pub(super) struct Folded {
    play: Play,
    /// When nobody could play, where clocks need to know it and the log does not tell.
    unnoted: Option<Gaps>,
}

fn folded(mut play: Play, entries: &[Entry], served: Option<&Served>) -> Result<Folded, String> {
    if let Some(Served { runs, since, now }) = served.filter(|_| !play.table.gaps_in_log) {
        play.table.gaps = Gaps::of_runs(runs, *since, *now);
    }
    for entry in entries {
        let record = entry.body.read::<Record>().map_err(|why| why.to_string())?;
        play.read(&record, entry.at).map_err(|why| why.to_string())?;
    }
    let unnoted = served.and_then(|served| unnoted(&play, served));
    Ok(Folded { play, unnoted })
}

fn unnoted(play: &Play, served: &Served) -> Option<Gaps> {
    let oldest = play.table.clocks.oldest()?;
    if !play.table.gaps_in_log {
        return Some(Gaps::of_runs(&served.runs, oldest, served.now));
    }
    // Whoever wrote the last entry knew of all times before.
    let mut gaps = Gaps::of_runs(&served.runs, play.table.last_at.max(oldest), served.now).without(&play.table.gaps);
    gaps.forget_shorter_than(if play.table.clocks.is_on() { SHORTEST_GAP } else { SHORTEST_GAP_WITHOUT_CLOCK });
    (!gaps.is_empty()).then_some(gaps)
}
