//! Three servers behind nginx while everything that can go away does so, at random and at the same time. Afterwards it is judged:
//! nothing acknowledged is lost or doubled, no bot has moved twice, nobody's clock has paid for more than it may, and what
//! everybody sees through every server is true.

use crate::cluster::Cluster;
use crate::guest::{Guest, next_state, plan, until};
use crate::load::Load;
use crate::player::{OWN, Player, act};
use crate::troubles::{Suffered, Trouble, Troubles};
use crate::verify::{no_bot_moved_twice, open_all, verify};
use client::Socket;
use client::protocol::{ServerMessage, State, TableId};
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::PostgresStore;
use testkit::counts::MIXED_TROUBLE_SECS;

/// Those who come through the balancer, and those who go from server to server past it, as with balancers that disagree.
const PLAYERS: usize = 6;
const WANDERERS: usize = 3;
/// Tables whose clock runs while nobody acts.
const WITNESSES: usize = 3;
const INITIAL_SECS: i64 = 24 * 60 * 60;
/// What an absence of the database may cost anybody.
const CLOCK_PAYS: Duration = Duration::from_secs(3);
/// How long a bot may be waited for that another server has to take over, and how long until everybody sees an action.
const BOTS_WITHIN: Duration = Duration::from_secs(11);
const SEEN_WITHIN: Duration = Duration::from_secs(2);
/// What a busy machine adds to a measured time.
const SLACK: Duration = Duration::from_secs(3);
/// Actions whose way to all servers is measured at each table when all is well again.
const PROBES: usize = 4;
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// What was seen on the way.
struct Seen {
    suffered: Suffered,
    longest_pause: Duration,
    paid: Duration,
    bots_took: Duration,
    views_took: Duration,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn three_nodes_behind_nginx_keep_every_promise_whatever_goes_away() {
    let cluster = Arc::new(Cluster::open());
    let witnesses = Witnesses::begin(&cluster.url()).await;
    let load = Load::start(&cluster.url(), PLAYERS);
    let wanderers = Load::at(cluster.urls().to_vec(), WANDERERS);
    let until = Instant::now() + Duration::from_secs(MIXED_TROUBLE_SECS.get());
    let troubles = Troubles::begin(&cluster, until);
    let longest_pause = watch(&troubles, &load).await;
    let suffered = troubles.end();
    load.until_acknowledged(2 * PLAYERS).await;
    wanderers.until_acknowledged(WANDERERS).await;
    let mut players = load.end().await;
    players.extend(wanderers.end().await);
    let paid = witnesses.end(&cluster.url(), &suffered).await;
    let store = PostgresStore::open(cluster.database.url()).await.expect("the database answers");
    let bots_took = nobody_waits_for_a_bot(&cluster, &players).await;
    let acknowledged = verify(&store, &players).await;
    let moves = no_bot_moved_twice(&store, &players).await;
    let tables = open_all(&cluster.url(), &players).await;
    let views_took = everybody_sees_the_same(&cluster).await;
    cluster.end_all();
    let seen = Seen { suffered, longest_pause, paid, bots_took, views_took };
    seen.tell(acknowledged, moves, tables);
}

impl Seen {
    fn tell(&self, acknowledged: usize, moves: usize, tables: usize) {
        let ms = |time: Duration| time.as_millis();
        let times: Vec<String> = self.suffered.times.iter().map(|(trouble, times)| format!("{trouble:?} {times}")).collect();
        println!("three servers behind nginx, {} s of trouble: {}", MIXED_TROUBLE_SECS.get(), times.join(", "));
        println!("{acknowledged} acknowledged actions are there once each, {moves} moves of bots once each, {tables} tables open");
        println!(
            "the longest time without an acknowledged action was {} ms; the database was away for {} ms, clocks ran for {} ms of it",
            ms(self.longest_pause),
            ms(self.suffered.database_away),
            ms(self.paid)
        );
        println!("afterwards nobody waited for a bot after {} ms, all saw an action within {} ms", ms(self.bots_took), ms(self.views_took));
    }
}

/// Lets trouble come, and gives the longest time in which nobody got an answer.
async fn watch(troubles: &Troubles, load: &Load) -> Duration {
    let (mut longest, mut since, mut before) = (Duration::ZERO, Instant::now(), load.acknowledged());
    while !troubles.are_over() {
        tokio::time::sleep(LOOK_EVERY).await;
        let now = load.acknowledged();
        if now > before {
            (since, before) = (Instant::now(), now);
        }
        longest = longest.max(since.elapsed());
    }
    longest
}

/// People whose clocks run and who do nothing.
struct Witnesses {
    /// With the milliseconds that each had left.
    tables: Vec<(Guest, TableId, i64)>,
    since: Instant,
}

impl Witnesses {
    async fn begin(url: &str) -> Witnesses {
        let clock = json!({ "clock": { "kind": "live", "initial": INITIAL_SECS, "increment": 0, "delay": 0 } });
        let (mut tables, since) = (Vec::new(), Instant::now());
        for _ in 0..WITNESSES {
            let guest = Guest::arrive(url).await.expect("somebody comes");
            let table = guest.table_of(&plan(&clock)).await.expect("and opens a table");
            let left = remaining(&mut guest.connect(&table).await.expect("the channel opens")).await;
            tables.push((guest, table, left));
        }
        Witnesses { tables, since }
    }

    /// How much of the time in which the database was away clocks ran on, at the most.
    async fn end(self, url: &str, suffered: &Suffered) -> Duration {
        let outages = suffered.times.get(&Trouble::DatabaseAway).copied().unwrap_or_default();
        let mut most = Duration::ZERO;
        for (guest, table, before) in self.tables {
            let left = remaining(&mut guest.at(url).connect(&table).await.expect("the channel opens")).await;
            let (spent, passed) = (Duration::from_millis((before - left).max(0) as u64), self.since.elapsed());
            assert!(spent <= passed + SLACK, "a clock lost {spent:?} in {passed:?}");
            let served = passed.saturating_sub(suffered.database_away);
            let paid = spent.saturating_sub(served);
            assert!(paid <= CLOCK_PAYS * outages + SLACK, "{paid:?} of {:?} without a database", suffered.database_away);
            most = most.max(paid);
        }
        most
    }
}

/// What the own seat has left in the next state, in milliseconds.
async fn remaining(socket: &mut Socket) -> i64 {
    let state = next_state(socket).await;
    assert!(state.clocks[0].running, "{state:?}");
    state.clocks[0].remaining
}

/// Every table waits for its person, or is over, before long. How long that took.
async fn nobody_waits_for_a_bot(cluster: &Cluster, players: &[Player]) -> Duration {
    let started = Instant::now();
    for player in players {
        let (Some(guest), Some(table)) = (&player.guest, &player.table) else { continue };
        let mut socket = guest.at(&cluster.url()).connect(table).await.expect("the channel opens");
        until(&mut socket, |message| match message {
            ServerMessage::State(state) => (state.over || state.awaited == [OWN]).then_some(()),
            _ => None,
        })
        .await;
    }
    let took = started.elapsed();
    assert!(took <= BOTS_WITHIN + SLACK, "a bot was waited for for {took:?}");
    took
}

/// Somebody acts through one server after the other, and looks through all of them. How long until all saw it, at the most.
async fn everybody_sees_the_same(cluster: &Cluster) -> Duration {
    let guest = Guest::arrive(&cluster.url()).await.expect("somebody comes");
    let table = guest.table().await.expect("and opens a table");
    let mut sockets = Vec::new();
    for url in cluster.urls() {
        sockets.push(guest.at(&url).connect(&table).await.expect("the channel opens"));
    }
    let mut longest = Duration::ZERO;
    for probe in 0..PROBES * sockets.len() {
        let mut states = Vec::new();
        for socket in &mut sockets {
            states.push(awaited(socket, probe).await);
        }
        assert!(states.iter().all(|state| is_the_same(state, &states[0])), "servers show different things: {states:?}");
        let (by, started) = (probe % sockets.len(), Instant::now());
        sockets[by].say(&act(&states[by], &format!("probe-{probe}"))).await.expect("it is open");
        for socket in &mut sockets {
            let before = states[by].seq;
            until(socket, |message| matches!(message, ServerMessage::State(state) if state.seq > before).then_some(())).await;
        }
        let took = started.elapsed();
        assert!(took <= SEEN_WITHIN + SLACK, "an action was seen everywhere after {took:?}");
        longest = longest.max(took);
        for socket in &mut sockets {
            socket.say(&crate::guest::hello()).await.expect("it is open");
        }
    }
    longest
}

/// The next state in which the own seat is to decide something again.
async fn awaited(socket: &mut Socket, probe: usize) -> State {
    let wanted = probe as u64;
    until(socket, |message| match message {
        ServerMessage::State(state) if state.awaited == [OWN] && state.decisions[0].decision >= wanted => Some(state),
        _ => None,
    })
    .await
}

fn is_the_same(one: &State, other: &State) -> bool {
    (one.seq, &one.view, &one.decisions) == (other.seq, &other.view, &other.decisions)
}
