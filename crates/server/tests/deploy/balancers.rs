//! The configurations for nginx, HAProxy and Caddy: a table has one server, another one takes over, and servers learn who asks.

use crate::balancer::{Balancer, HOST, Kind};
use crate::node::Node;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

const TABLES: usize = 60;
/// By then a balancer has noticed that a server is gone.
const NOTICED_WITHIN: Duration = Duration::from_secs(10);

fn nodes() -> [Node; 3] {
    ["one", "two", "three"].map(Node::start)
}

/// Ids as the server makes them are random words; these are as good.
fn table(number: usize) -> String {
    format!("t{:016x}", (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// Which node has which table.
async fn places(balancer: &Balancer) -> BTreeMap<String, String> {
    let mut places = BTreeMap::new();
    for table in (0..TABLES).map(table) {
        let node = balancer.get(&format!("/api/tables/{table}")).await.node;
        places.insert(table, node);
    }
    places
}

async fn one_table_has_one_node(kind: Kind) {
    let nodes = nodes();
    let balancer = Balancer::start(kind, &nodes).await;
    let places = places(&balancer).await;
    for name in ["one", "two", "three"] {
        let share = places.values().filter(|node| *node == name).count();
        assert!(share > TABLES / 10, "{name} has {share} of {TABLES} tables");
    }
    for (table, node) in places.iter().take(20) {
        for path in ["/timeline?from=0", "/replay/7?eyes=all", "", "/chat?secret=a/b"] {
            assert_eq!(balancer.get(&format!("/api/tables/{table}{path}")).await.node, *node, "{path}");
        }
        assert_eq!(balancer.post(&format!("/api/tables/{table}/join"), 2).await.node, *node);
        assert_eq!(balancer.live(&format!("/api/tables/{table}/live")).await.node, *node);
    }
    // What is about no table goes everywhere.
    let before = nodes.each_ref().map(Node::asked);
    for _ in 0..30 {
        balancer.get("/api/games").await;
        balancer.post("/api/tables", 2).await;
    }
    let more = nodes.each_ref().map(Node::asked);
    assert!(before.iter().zip(&more).all(|(before, now)| now > before), "{before:?} {more:?}");
}

async fn nodes_learn_who_asks(kind: Kind) {
    let nodes = nodes();
    let balancer = Balancer::start(kind, &nodes).await;
    let path = format!("/api/tables/{}", table(1));
    for answer in [balancer.get(&path).await, balancer.get("/").await, balancer.live(&format!("{path}/live")).await] {
        assert_eq!(answer.host, HOST);
        let last = answer.forwarded_for.rsplit(',').next().unwrap().trim();
        assert_eq!(last, "127.0.0.1", "whom the balancer saw comes last, in {}", answer.forwarded_for);
    }
    // A match file as large as may be.
    let import = 4 * 1024 * 1024;
    assert_eq!(balancer.post("/api/tables/import", import).await.body_bytes, import);
}

async fn another_node_takes_over(kind: Kind) {
    let mut nodes = nodes();
    let balancer = Balancer::start(kind, &nodes).await;
    let before = places(&balancer).await;
    nodes[1].kill();
    let after = settled(&balancer, "two").await;
    for (table, node) in before.iter().filter(|(_, node)| *node != "two") {
        assert_eq!(after[table], *node, "the tables of the others stay where they are");
    }
    let moved = before.iter().filter(|(_, node)| *node == "two").map(|(table, _)| &after[table]);
    assert!(moved.clone().any(|node| node == "one") && moved.clone().any(|node| node == "three"), "both take some");
    let (table, _) = before.iter().find(|(_, node)| *node == "two").unwrap();
    assert_eq!(balancer.live(&format!("/api/tables/{table}/live")).await.node, after[table]);
}

async fn nobody_new_comes_to_a_node_that_drains(kind: Kind) {
    let nodes = nodes();
    let balancer = Balancer::start(kind, &nodes).await;
    let before = places(&balancer).await;
    nodes[0].drain();
    let after = settled(&balancer, "one").await;
    assert!(before.iter().filter(|(_, node)| *node != "one").all(|(table, node)| after[table] == *node));
    let asked = nodes[0].asked();
    for _ in 0..20 {
        balancer.get("/api/games").await;
    }
    assert_eq!(nodes[0].asked(), asked, "nor does anything else");
}

/// Where the tables are once this node has none. All the time somebody answers.
async fn settled(balancer: &Balancer, gone: &str) -> BTreeMap<String, String> {
    let began = Instant::now();
    loop {
        let places = places(balancer).await;
        if places.values().all(|node| node != gone) {
            return places;
        }
        assert!(began.elapsed() < NOTICED_WITHIN, "{gone} still gets requests");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

macro_rules! with {
    ($balancer:ident, $kind:expr, $($story:ident,)*) => {
        mod $balancer {
            $(#[tokio::test]
            async fn $story() {
                super::$story($kind).await;
            })*
        }
    };
}

// Nginx asks nobody whether it drains.
with!(nginx, crate::balancer::Kind::Nginx, one_table_has_one_node, nodes_learn_who_asks, another_node_takes_over,);
with!(
    haproxy,
    crate::balancer::Kind::HaProxy,
    one_table_has_one_node,
    nodes_learn_who_asks,
    another_node_takes_over,
    nobody_new_comes_to_a_node_that_drains,
);
with!(
    caddy,
    crate::balancer::Kind::Caddy,
    one_table_has_one_node,
    nodes_learn_who_asks,
    another_node_takes_over,
    nobody_new_comes_to_a_node_that_drains,
);
