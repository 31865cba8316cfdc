//! Everything that a seed tells of, and the end that every story must come to.

use crate::audit::{Audit, Checked};
use crate::client::Client;
use crate::faults::{Chances, HarnessFault};
use crate::memory::{Kept, Memory};
use crate::nodes::Bus;
use crate::plan;
use crate::server::Server;
use engine::{Dice, Seat, SeatSet, dice};
use rand::RngExt;
use server::protocol::State;
use server::table::Replayed;
use server::table::core::{Environment, TableCore};
use server::{Games, HubConfig, Membership};
use std::sync::Arc;
use store::{Entry, Millis, Run, Status};

/// How a simulation is made.
pub struct Setup {
    /// Steps with faults, before everything calms down.
    pub steps: u32,
    /// How many servers there are; chance says so if nothing else does.
    pub nodes: Option<usize>,
    pub harness_fault: Option<HarnessFault>,
    /// What is done to every table that comes into memory.
    pub prepare: Prepare,
}

pub(crate) type Prepare = Arc<dyn Fn(&mut TableCore) + Send + Sync + std::panic::RefUnwindSafe>;

impl Default for Setup {
    fn default() -> Setup {
        Setup { steps: 600, nodes: None, harness_fault: None, prepare: Arc::new(|_| {}) }
    }
}

/// What happened in a simulation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// Everything that happened: events at tables, uses of the store, what people did and read.
    pub steps: u64,
    pub entries: u64,
    pub acknowledged: u64,
    pub refused: u64,
    /// Uses of the store that failed, and those whose answer was lost.
    pub failures: u64,
    pub lost_answers: u64,
    pub conflicts: u64,
    pub crashes: u64,
    /// How often bots were let think.
    pub thoughts: u64,
    /// What went over the bus between servers, and what was lost there.
    pub notices: u64,
    pub lost_notices: u64,
    /// How often a server stood still, or was cut off from the bus.
    pub freezes: u64,
    pub parted: u64,
}

impl std::ops::AddAssign for Story {
    fn add_assign(&mut self, other: Story) {
        self.steps += other.steps;
        self.entries += other.entries;
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        self.failures += other.failures;
        self.lost_answers += other.lost_answers;
        self.conflicts += other.conflicts;
        self.crashes += other.crashes;
        self.thoughts += other.thoughts;
        self.notices += other.notices;
        self.lost_notices += other.lost_notices;
        self.freezes += other.freezes;
        self.parted += other.parted;
    }
}

/// Something that must hold did not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    pub seed: u64,
    pub step: u64,
    pub what: String,
}

impl std::fmt::Display for Violation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "seed {}, step {}: {}", self.seed, self.step, self.what)
    }
}

pub(crate) struct World {
    pub(crate) seed: u64,
    pub(crate) dice: Dice,
    pub(crate) now: Millis,
    pub(crate) games: Games,
    pub(crate) config: HubConfig,
    pub(crate) memory: Memory,
    pub(crate) servers: Vec<Option<Server>>,
    pub(crate) bus: Bus,
    /// Somebody said that something may be lost.
    pub(crate) looks_due: bool,
    pub(crate) clients: Vec<Client>,
    pub(crate) tables: Vec<Seats>,
    pub(crate) audits: Vec<Audit>,
    pub(crate) chances: Chances,
    pub(crate) fault: Option<HarnessFault>,
    pub(crate) prepare: Prepare,
    pub(crate) faulty_steps: u32,
    pub(crate) next_number: u64,
    pub(crate) story: Story,
}

/// What does not change at a table.
pub(crate) struct Seats {
    pub(crate) game: &'static str,
    pub(crate) count: usize,
    pub(crate) spectators: bool,
}

/// How much the clocks of servers differ from the true time at the most.
const SKEW: Millis = 50;
/// How long something that was lost may stay unseen.
const LONGEST_UNSEEN: Millis = 30_000;
/// Rounds in which everything that waits is done, after the faults: more than any match has inputs, since time may make all of
/// them.
const CALM_ROUNDS: usize = 25_000;
/// How often the time goes on to the next deadline then.
const CALM_DEADLINES: usize = 4;
/// The same while some bot has yet to move.
const DEADLINES_FOR_BOTS: usize = 40;

impl World {
    pub(crate) fn new(seed: u64, setup: &Setup) -> World {
        let mut dice = dice(seed);
        let (games, config) = (plan::games(), plan::config(&mut dice));
        let mut memory = Memory { harness_fault: setup.harness_fault, ..Memory::default() };
        let people = dice.random_range(1..=4);
        let (mut tables, mut audits, mut clients) = (Vec::new(), Vec::new(), Vec::new());
        for index in 0..dice.random_range(1..=3) {
            let plan = plan::table(index, people, &mut dice);
            audits.push(Audit::new(&games, &plan.row, plan.clock, plan.seats));
            tables.push(Seats { game: plan.game, count: plan.seats, spectators: plan.row.setup["spectators"] == true });
            memory.tables.push(Kept::new(plan.row));
            // Everybody has a window open, some have two, and somebody watches.
            for window in 0..=people + usize::from(dice.random_range(0..3u8) == 0) {
                clients.push(Client::new(plan::person(window % (people + 1)).id, index));
            }
        }
        let level = dice.random_range(0..4u32);
        let chances = Chances {
            failure: level * dice.random_range(0..60),
            lost_answer: level * dice.random_range(0..40),
            crash: level * dice.random_range(0..4),
            disconnect: dice.random_range(0..20),
            lost_notice: level * dice.random_range(0..80),
            doubled_notice: level * dice.random_range(0..40),
            node: level * dice.random_range(0..12),
        };
        let servers = setup.nodes.unwrap_or_else(|| [1, 1, 2, 3][dice.random_range(0..4usize)]);
        let mut world = World {
            seed,
            dice,
            now: 1_000_000,
            games,
            config,
            memory,
            servers: (0..servers).map(|_| None).collect(),
            bus: Bus::default(),
            looks_due: false,
            clients,
            tables,
            audits,
            chances,
            fault: setup.harness_fault,
            prepare: Arc::clone(&setup.prepare),
            faulty_steps: setup.steps,
            next_number: 0,
            story: Story::default(),
        };
        for server in 0..servers {
            world.start_server(server);
        }
        world
    }

    pub(crate) fn run(mut self) -> Result<Story, Violation> {
        let ended = (0..self.faulty_steps).try_for_each(|_| self.step()).and_then(|()| self.calm_down()).and_then(|()| self.check_end());
        self.story.entries = self.memory.tables.iter().map(|table| table.entries.len() as u64).sum();
        match ended {
            Ok(()) => Ok(self.story),
            Err(what) => Err(Violation { seed: self.seed, step: self.story.steps, what }),
        }
    }

    pub(crate) fn start_server(&mut self, index: usize) {
        self.beat();
        let (run, node) = (self.memory.runs.len(), format!("n{}", self.memory.runs.len()));
        // The clocks of several servers differ by as much as the way to the database takes.
        let skew = if self.has_nodes() { self.dice.random_range(-SKEW..=SKEW) } else { 0 };
        let at = self.now + skew;
        self.memory.runs.push(Run { id: format!("{node}.0"), started_at: at, last_seen: at });
        let mut environment = Environment::new(self.games.clone(), self.config.clone(), at);
        if self.has_nodes() {
            environment = environment.in_cluster(Membership::new(node.clone(), at));
        }
        self.servers[index] = Some(Server::new(environment, node, run, skew));
        self.bus.unsteady_at = self.now;
        self.beat();
    }

    /// No faults any more: sometimes nobody is there at first, then everybody comes back. Servers may be fewer than before.
    fn calm_down(&mut self) -> Checked {
        self.chances = Chances::NONE;
        self.mend();
        for server in 1..self.servers.len() {
            if self.dice.random_range(0..2u8) == 0 {
                self.crash(server)?;
            }
        }
        if self.dice.random_range(0..3u8) == 0 {
            self.crash(0)?;
            self.start_server(0);
            self.come_to_rest(false)?;
            self.check_deadlines()?;
        }
        // What was lost before is found by the look that comes after a while. Those who are alone need none.
        self.pass(LONGEST_UNSEEN);
        self.come_to_rest(true)
    }

    /// Where nobody comes, the row alone says that a table must be woken for its bots.
    fn check_deadlines(&self) -> Checked {
        let is_forgotten = |(index, table): &(usize, &Kept)| {
            let audit = &self.audits[*index].table;
            table.row.head.deadline.is_none() && !audit.is_over() && !audit.awaited().minus(audit.awaited_people()).is_empty()
        };
        match self.memory.tables.iter().enumerate().find(is_forgotten) {
            Some((index, _)) => Err(format!("table {index} waits for bots, and nobody will wake it")),
            None => Ok(()),
        }
    }

    /// Everything that is under way comes to its end, and time goes on for a while.
    fn come_to_rest(&mut self, everybody_comes: bool) -> Checked {
        let mut deadlines = 0;
        for _ in 0..CALM_ROUNDS {
            let before = self.story.steps;
            if everybody_comes {
                self.connect_all();
            }
            self.finish_all()?;
            self.deliver_all();
            self.listen_all()?;
            self.sweep();
            if self.story.steps > before || self.any_table_is_busy() {
                continue;
            }
            let next = self.memory.tables.iter().filter_map(|table| table.row.head.deadline).min();
            match next {
                Some(deadline) if deadlines < self.deadlines_to_come() && self.fault != Some(HarnessFault::NeverSweep) => {
                    deadlines += 1;
                    self.pass(deadline + SKEW + 1 - self.now);
                }
                Some(_) | None => return Ok(()),
            }
        }
        Err("the tables do not come to rest".to_owned())
    }

    /// A bot whose server died is driven by another one when its time is up: that may come after those of people.
    fn deadlines_to_come(&self) -> usize {
        let waits_for_bots = self.audits.iter().map(|audit| &audit.table).any(|table| !table.is_over() && !by_bots(table).is_empty());
        if self.has_nodes() && waits_for_bots { DEADLINES_FOR_BOTS } else { CALM_DEADLINES }
    }

    fn check_end(&self) -> Checked {
        for (index, table) in self.memory.tables.iter().enumerate() {
            let audit = &self.audits[index].table;
            if !audit.is_over() && !by_bots(audit).is_empty() {
                return Err(format!("table {index} waits for bots for ever"));
            }
            if table.is_due(self.now - SKEW) {
                return Err(format!("time is up at table {index}, and nothing happens"));
            }
            let whole = self.replayed(index, &table.entries)?;
            for client in self.clients.iter().filter(|client| client.table == index && client.link.is_some()) {
                if let Some(message) = client.unanswered.first() {
                    return Err(format!("{} was never answered: {message:?}", client.person.0));
                }
                if matches!(table.row.head.status, Status::Cancelled | Status::Expired) {
                    continue;
                }
                let here = self.here(index);
                if client.here != here {
                    return Err(format!("{} was told that seats {:?} are there instead of {here:?}", client.person.0, client.here));
                }
                if let Some(link) = client.link.as_ref().filter(|link| link.chat != table.messages.len() as u64) {
                    return Err(format!("{} was told {} of {} lines", client.person.0, link.chat, table.messages.len()));
                }
                if let Some(state) = &client.state {
                    self.check_view(&whole, state, &client.person.0)?;
                } else if !audit.is_over() {
                    return Err(format!("{} sees nothing", client.person.0));
                }
            }
        }
        let waiting =
            self.servers.iter().flatten().flat_map(|server| server.tables.values()).map(|table| table.replies.len()).sum::<usize>();
        if waiting == 0 { Ok(()) } else { Err(format!("{waiting} calls were never answered")) }
    }

    /// Seats whose people are at a table, through whichever server.
    fn here(&self, table: usize) -> Vec<Seat> {
        let audit = &self.audits[table].table;
        let is_here = |seat: &Seat| {
            let at_table = self.clients.iter().filter(|client| client.table == table && client.link.is_some());
            at_table.map(|client| &client.person).any(|person| audit.person(*seat) == Some(person))
        };
        Seat::all(self.tables[table].count as u8).filter(is_here).collect()
    }

    /// A table from the start of its log.
    fn replayed(&self, index: usize, entries: &[Entry]) -> Result<Replayed, String> {
        let mut whole = Replayed::new(&self.games, &self.memory.tables[index].row).map_err(|why| why.to_string())?;
        entries.iter().try_for_each(|entry| whole.read(entry))?;
        Ok(whole)
    }

    /// Whether a state tells what the log tells.
    pub(crate) fn check_view(&self, whole: &Replayed, state: &State, who: &str) -> Checked {
        if state.seq != whole.seq() {
            return Err(format!("{who} sees entry {} of {}", state.seq, whole.seq()));
        }
        let (expected, seen) = (whole.view(Client::viewer(state)), &state.view);
        if expected.json() != seen.json() && expected.value() != seen.value() {
            return Err(format!("{who} sees {} instead of {}", seen.json(), expected.json()));
        }
        let awaited: Vec<Seat> = whole.awaited().iter().collect();
        if awaited != state.awaited {
            return Err(format!("{who} sees {:?} awaited instead of {awaited:?}", state.awaited));
        }
        let clocks = whole.clocks(state.now);
        if clocks != state.clocks {
            return Err(format!("{who} sees the clocks {:?} instead of {clocks:?}", state.clocks));
        }
        for decision in &state.decisions {
            if whole.decision(decision.seat) != decision.decision {
                return Err(format!("{who} is told of decision {} of seat {}", decision.decision, decision.seat));
            }
        }
        Ok(())
    }
}

/// Seats where the game waits for a bot.
fn by_bots(table: &Replayed) -> SeatSet {
    table.awaited().minus(table.awaited_people())
}
