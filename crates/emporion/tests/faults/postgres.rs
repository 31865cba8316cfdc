//! PostgreSQL ends at once and comes back while people play.

use crate::load::Load;
use crate::server::start;
use crate::verify::verify;
use pg_harness::{Database, Disk};
use std::time::Duration;
use store::PostgresStore;
use testkit::counts::DATABASE_RESTARTS;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_is_restarted_and_play_goes_on() {
    let (database, restarts) = (Database::alone(Disk::Synced), DATABASE_RESTARTS.get());
    let server = start(database.url());
    let load = Load::start(&server.url(), 4);
    for _ in 0..restarts {
        load.until_acknowledged(20).await;
        database.stop_immediately();
        tokio::time::sleep(Duration::from_millis(300)).await;
        database.start_again();
    }
    load.until_acknowledged(20).await;
    let (refusals, players) = (load.unavailable(), load.end().await);
    let store = PostgresStore::open(database.url()).await.expect("the database answers");
    let acknowledged = verify(&store, &players).await;
    println!("{restarts} restarts of PostgreSQL: {acknowledged} acknowledged actions are there once each, {refusals} refused");
    assert!(refusals > 0, "nobody was told that the database was gone");
    server.end();
}
