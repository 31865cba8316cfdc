//! What goes away around three servers, at random: servers, the bus and the database each have their own trouble, at the same time.

use crate::clock::{JUMPS, library};
use crate::cluster::{Cluster, NODES};
use engine::{Dice, dice_from_entropy};
use rand::RngExt;
use rustix::process::{Signal, kill_process};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Trouble {
    NodeKilled,
    NodeFrozen,
    AllUpgraded,
    ClockSet,
    BusAway,
    NodeParted,
    DatabaseAway,
}

/// How often each came, and for how long the database was away in all.
#[derive(Default)]
pub(crate) struct Suffered {
    pub(crate) times: BTreeMap<Trouble, u32>,
    pub(crate) database_away: Duration,
}

/// Begins trouble that ends by itself, with everything there again.
pub(crate) struct Troubles(Vec<JoinHandle<Suffered>>);

impl Troubles {
    pub(crate) fn begin(cluster: &Arc<Cluster>, until: Instant) -> Troubles {
        let lanes = [nodes_suffer, bus_suffers, database_suffers];
        let begin = |lane: fn(&Cluster, &mut Lane)| {
            let cluster = Arc::clone(cluster);
            spawn(move || {
                let mut dice = dice_from_entropy();
                let mut own = Lane { until, turn: dice.random_range(0..100), dice, suffered: Suffered::default() };
                lane(&cluster, &mut own);
                own.suffered
            })
        };
        Troubles(lanes.map(begin).into())
    }

    pub(crate) fn are_over(&self) -> bool {
        self.0.iter().all(JoinHandle::is_finished)
    }

    pub(crate) fn end(self) -> Suffered {
        let mut all = Suffered::default();
        for lane in self.0 {
            let suffered = lane.join().expect("trouble ends by itself");
            all.times.extend(suffered.times);
            all.database_away += suffered.database_away;
        }
        all
    }
}

struct Lane {
    until: Instant,
    /// One kind of trouble comes after the other, so that all come; which is the first is left to chance.
    turn: usize,
    dice: Dice,
    suffered: Suffered,
}

impl Lane {
    /// Waits for the next trouble; false when it is enough.
    fn peace(&mut self, millis: Range<u64>) -> bool {
        let peace = Duration::from_millis(self.dice.random_range(millis));
        sleep(peace.min(self.until.saturating_duration_since(Instant::now())));
        Instant::now() < self.until
    }

    fn lasts(&mut self, millis: Range<u64>) {
        let millis = self.dice.random_range(millis);
        sleep(Duration::from_millis(millis));
    }

    fn node(&mut self) -> usize {
        self.dice.random_range(0..NODES)
    }

    fn next(&mut self, troubles: &[Trouble]) -> Trouble {
        self.turn += 1;
        let trouble = troubles[self.turn % troubles.len()];
        *self.suffered.times.entry(trouble).or_default() += 1;
        trouble
    }
}

fn nodes_suffer(cluster: &Cluster, lane: &mut Lane) {
    let mut troubles = vec![Trouble::NodeKilled, Trouble::NodeFrozen, Trouble::AllUpgraded];
    if library().is_some() {
        troubles.push(Trouble::ClockSet);
    }
    while lane.peace(300..2_000) {
        let (trouble, node) = (lane.next(&troubles), lane.node());
        match trouble {
            Trouble::NodeFrozen => {
                let frozen = cluster.pid(node);
                kill_process(frozen, Signal::STOP).expect("it can be frozen");
                lane.lasts(500..6_000);
                kill_process(frozen, Signal::CONT).expect("it can go on");
            }
            Trouble::AllUpgraded => {
                for node in 0..NODES {
                    cluster.end(node);
                    cluster.start(node);
                }
            }
            Trouble::ClockSet => {
                cluster.set_clock(node, JUMPS[lane.dice.random_range(0..JUMPS.len())]);
                cluster.end(node);
                cluster.start(node);
            }
            _ => {
                cluster.kill(node);
                lane.lasts(0..3_000);
                cluster.start(node);
            }
        }
    }
}

fn bus_suffers(cluster: &Cluster, lane: &mut Lane) {
    while lane.peace(500..4_000) {
        let node = lane.node();
        if lane.next(&[Trouble::BusAway, Trouble::NodeParted]) == Trouble::BusAway {
            cluster.bus.stop();
            lane.lasts(300..4_000);
            cluster.bus.start_again();
        } else {
            cluster.wires[node].cut();
            lane.lasts(500..6_000);
            cluster.wires[node].mend();
        }
    }
}

fn database_suffers(cluster: &Cluster, lane: &mut Lane) {
    while lane.peace(2_000..12_000) {
        lane.next(&[Trouble::DatabaseAway]);
        let gone = Instant::now();
        cluster.database.stop_immediately();
        lane.lasts(200..5_000);
        cluster.database.start_again();
        lane.suffered.database_away += gone.elapsed();
    }
}
