//! A database that cannot be written: a server that starts says so, one that runs goes on showing what is there.

use crate::load::Load;
use crate::refused::Witness;
use crate::server::{program, program_in, sqlite, start};
use crate::verify::verify;
use pg_harness::{Database, Disk};
use std::fs::{Permissions, set_permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};
use store::PostgresStore;

/// Runs the program on a file that it may not write. Root may write whatever its mode is, so that for root the place is
/// mounted read-only, in a namespace that goes with the program.
fn run_read_only(place: &Path, database: &str) -> Output {
    let script = format!(r#"mount --bind {0} {0} && mount -o remount,ro,bind {0} && exec "$@""#, place.display());
    let mut command = if rustix::process::geteuid().is_root() {
        program_in(Command::new("unshare").arg("--mount"), &script, database)
    } else {
        program(database)
    };
    command.stderr(std::process::Stdio::piped()).output().expect("the program starts")
}

fn allow(path: &Path, mode: u32) {
    set_permissions(path, Permissions::from_mode(mode)).expect("the mode of one's own files can be set");
}

#[test]
fn a_server_does_not_start_on_a_file_that_it_may_not_write() {
    let place = tempfile::tempdir().expect("a directory for the database");
    let file = place.path().join("read-only.db");
    start(&sqlite(&file)).end();
    allow(&file, 0o444);
    allow(place.path(), 0o555);
    let output = run_read_only(place.path(), &sqlite(&file));
    allow(place.path(), 0o755);
    let complaint = String::from_utf8(output.stderr).expect("complaints are text");
    assert_eq!((output.status.code(), complaint.lines().count()), (Some(2), 1), "{complaint}");
    assert!(complaint.starts_with(&format!("error: cannot use the database {}: ", sqlite(&file))), "{complaint}");
    assert!(complaint.contains("may not be written"), "{complaint}");
    start(&sqlite(&file)).end();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_becomes_read_only_is_still_shown() {
    let database = Database::alone(Disk::Synced);
    let server = start(database.url());
    let load = Load::start(&server.url(), 2);
    load.until_acknowledged(20).await;
    let witness = Witness::arrive(&server.url()).await;

    database.execute("ALTER SYSTEM SET default_transaction_read_only = on");
    database.execute("SELECT pg_reload_conf()");
    witness.sees_that_nothing_can_be_written().await;
    witness.sees_health(503).await;

    database.execute("ALTER SYSTEM RESET default_transaction_read_only");
    database.execute("SELECT pg_reload_conf()");
    witness.acts().await;
    witness.sees_health(200).await;
    load.until_acknowledged(20).await;
    let (refusals, players) = (load.unavailable(), load.end().await);
    let store = PostgresStore::open(database.url()).await.expect("the database answers");
    let acknowledged = verify(&store, &players).await;
    println!("read-only for a while: {acknowledged} acknowledged actions are there once each, {refusals} refused");
}
