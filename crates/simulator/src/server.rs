//! A server: its tables in memory, with what is under way for each of them.

use engine::dice;
use server::Membership;
use server::table::core::{Consider, Environment, Event, ReplyTo, StoreRequest, TableCore, Think};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use store::{Millis, TableId};

pub(crate) struct Server {
    pub(crate) environment: Arc<Environment>,
    pub(crate) node: String,
    /// The place of its present run among the runs in the store.
    pub(crate) run: usize,
    /// How often nobody could play here.
    pub(crate) interruptions: u64,
    /// How far its clock is ahead.
    pub(crate) skew: Millis,
    pub(crate) frozen_since: Option<Millis>,
    /// Whether the bus carries nothing to and from it, and whether it was told so.
    pub(crate) is_parted: bool,
    pub(crate) knows_it: bool,
    /// When it last heard of others.
    pub(crate) heard: BTreeMap<String, Millis>,
    /// Tables that the store gave to it because time was up there.
    pub(crate) claimed: BTreeSet<usize>,
    pub(crate) tables: BTreeMap<usize, Loaded>,
}

impl Server {
    pub(crate) fn new(environment: Environment, node: String, run: usize, skew: Millis) -> Server {
        Server {
            environment: environment.into(),
            node,
            run,
            interruptions: 0,
            skew,
            frozen_since: None,
            is_parted: false,
            knows_it: false,
            heard: BTreeMap::new(),
            claimed: BTreeSet::new(),
            tables: BTreeMap::new(),
        }
    }

    pub(crate) fn is_frozen(&self) -> bool {
        self.frozen_since.is_some()
    }

    /// Its place among others, if there are any.
    pub(crate) fn membership(&self) -> Option<&Membership> {
        self.environment.membership()
    }
}

/// A table in memory.
pub(crate) struct Loaded {
    pub(crate) core: TableCore,
    pub(crate) mailbox: VecDeque<Event>,
    pub(crate) storing: Option<StoreRequest>,
    /// Writes that were answered before they were done.
    pub(crate) late_writes: VecDeque<StoreRequest>,
    pub(crate) thoughts: Vec<Think>,
    pub(crate) considered: Vec<Consider>,
    pub(crate) pauses: u32,
    pub(crate) replies: BTreeMap<ReplyTo, Caller>,
}

/// Whom an answer is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Caller {
    Newcomer { client: usize, number: u64 },
    Somebody,
}

/// What can happen next at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Store,
    LateWrite,
    Mail,
    Gathered,
    Thought,
    Paused,
    Considered,
}

impl Loaded {
    /// A table that is about to be read; chance falls at it by this seed.
    pub(crate) fn new(id: &TableId, environment: &Arc<Environment>, seed: u64) -> Loaded {
        let mut rolls = 0;
        let source = move || {
            rolls += 1;
            dice(seed.wrapping_add(rolls))
        };
        Loaded {
            core: TableCore::new(id.clone(), environment.clone(), Box::new(source)),
            mailbox: VecDeque::new(),
            storing: None,
            late_writes: VecDeque::new(),
            thoughts: Vec::new(),
            considered: Vec::new(),
            pauses: 0,
            replies: BTreeMap::new(),
        }
    }

    /// All that can happen next, as an actor would let it.
    pub(crate) fn possible(&self) -> impl Iterator<Item = Next> + '_ {
        let is_free = self.storing.is_none();
        let all = [
            (Next::Store, !is_free),
            (Next::LateWrite, !self.late_writes.is_empty()),
            (Next::Mail, is_free && !self.mailbox.is_empty()),
            (Next::Gathered, is_free && self.core.gathering().is_some()),
            (Next::Thought, is_free && !self.thoughts.is_empty()),
            (Next::Paused, is_free && self.pauses > 0),
            (Next::Considered, is_free && !self.considered.is_empty()),
        ];
        all.into_iter().filter(|(_, possible)| *possible).map(|(next, _)| next)
    }

    pub(crate) fn is_idle(&self) -> bool {
        self.core.is_idle() && self.possible().next().is_none()
    }
}
