//! Three servers on one database, with NATS between them, as processes of their own: they are killed, stopped and frozen, and bus
//! and database go away, while people play who go to another server when theirs is gone.

use crate::load::Load;
use crate::running::Running;
use crate::server::program;
use crate::verify::{open_all, verify};
use engine::dice_from_entropy;
use nats_harness::NatsServer;
use pg_harness::{Database, Disk};
use rand::RngExt;
use rustix::process::{Signal, kill_process};
use std::time::Duration;
use store::PostgresStore;
use testkit::counts::NODE_TROUBLES;

const NODES: usize = 3;
const PLAYERS: usize = 6;
/// How long something is away.
const AWAY: Duration = Duration::from_millis(700);
/// So many actions show that play goes on.
const SIGN_OF_LIFE: usize = 12;

#[derive(Clone, Copy, Debug)]
enum Trouble {
    NodeKilled,
    NodeUpgraded,
    NodeFrozen,
    BusAway,
    DatabaseAway,
}

const TROUBLES: [Trouble; 5] = [Trouble::NodeKilled, Trouble::NodeUpgraded, Trouble::BusAway, Trouble::NodeFrozen, Trouble::DatabaseAway];

struct Place {
    database: Database,
    bus: NatsServer,
    nodes: Vec<Running>,
}

impl Place {
    fn open() -> Place {
        let mut place = Place { database: Database::alone(Disk::Synced), bus: NatsServer::start(), nodes: Vec::new() };
        place.nodes = (0..NODES).map(|_| place.new_node()).collect();
        place
    }

    fn new_node(&self) -> Running {
        let mut command = program(self.database.url());
        command.args(["--bus", &self.bus.url()]);
        Running::with_wide_limits(command)
    }

    fn urls(&self) -> Vec<String> {
        self.nodes.iter().map(Running::url).collect()
    }

    /// Others do the work of a node that goes, until another one comes.
    async fn replace(&mut self, victim: usize, goes: fn(Running), load: &Load) {
        let gone = self.nodes.remove(victim);
        load.move_to(self.urls());
        goes(gone);
        load.until_acknowledged(SIGN_OF_LIFE).await;
        let new = self.new_node();
        self.nodes.push(new);
        load.move_to(self.urls());
    }

    async fn suffer(&mut self, trouble: Trouble, load: &Load) {
        let victim = dice_from_entropy().random_range(0..NODES);
        match trouble {
            Trouble::NodeKilled => self.replace(victim, Running::kill, load).await,
            Trouble::NodeUpgraded => self.replace(victim, Running::end, load).await,
            Trouble::NodeFrozen => {
                let frozen = self.nodes[victim].pid();
                kill_process(frozen, Signal::STOP).expect("it can be frozen");
                tokio::time::sleep(AWAY).await;
                kill_process(frozen, Signal::CONT).expect("it can go on");
            }
            Trouble::BusAway => {
                self.bus.stop();
                load.until_acknowledged(SIGN_OF_LIFE).await;
                self.bus.start_again();
            }
            Trouble::DatabaseAway => {
                self.database.stop_immediately();
                tokio::time::sleep(AWAY).await;
                self.database.start_again();
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_nodes_lose_nothing_whatever_goes_away() {
    let mut place = Place::open();
    let load = Load::at(place.urls(), PLAYERS);
    let troubles = NODE_TROUBLES.get();
    for trouble in TROUBLES.iter().cycle().take(troubles as usize) {
        load.until_acknowledged(SIGN_OF_LIFE).await;
        place.suffer(*trouble, &load).await;
    }
    load.until_acknowledged(SIGN_OF_LIFE).await;
    let players = load.end().await;
    let store = PostgresStore::open(place.database.url()).await.expect("the database answers");
    let acknowledged = verify(&store, &players).await;
    let tables = open_all(&place.nodes[0].url(), &players).await;
    place.nodes.into_iter().for_each(Running::end);
    println!("{troubles} troubles of three nodes: {acknowledged} acknowledged actions are there once each, {tables} tables open");
}
