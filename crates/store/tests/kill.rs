//! What was acknowledged survives the death of the server.
//!
//! This test starts itself again as a process that appends to several tables and tells of every
//! acknowledged entry. Now and then a game ends, is archived, and goes on with the next entry. The process is killed at a
//! random moment, many times over, and each time all that it has told of must be on disk.

use serde_json::json;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};
use store::{Append, Head, Json, Listing, NewEntry, PersonId, SqliteStore, Stale, Status, Store, Table, TableId, Visibility};
use testkit::counts::KILLED_WRITERS;

/// Enough for several appends in each commit.
const TABLES: usize = 8;
const LONGEST_LIFE: u64 = 150;
/// The file that the process writes to.
const CHILD: &str = "EMPORION_KILL_TEST_FILE";

/// The log is archived whenever its length is a multiple of this.
const ARCHIVED_EVERY: u64 = 3;

const CHILD_TEST: &str = "the_process_that_is_killed";

/// It has nothing to do unless it was started to be killed.
#[tokio::test(flavor = "multi_thread")]
async fn the_process_that_is_killed() {
    if let Some(file) = std::env::var_os(CHILD) {
        append_until_killed(Path::new(&file)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_every_kill() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("kill.sqlite");
    let store = SqliteStore::open(&file).await.unwrap();
    for number in 0..TABLES {
        store.add_table(&table(number)).await.unwrap();
    }
    drop(store);

    // Some more, as long as a table was not played or no log was found in the archive: on a busy machine a life is short.
    let (rounds, most) = (KILLED_WRITERS.get(), KILLED_WRITERS.get() + 50);
    let (mut acknowledged, mut found_archived) = ([0; TABLES], 0);
    for round in 0..most {
        if round >= rounds && found_archived > 0 && acknowledged.iter().all(|length| *length > 0) {
            break;
        }
        let lengths = live_and_die(&file);
        let store = SqliteStore::open(&file).await.unwrap();
        found_archived += archived(&store).await;
        for (number, told) in lengths.into_iter().enumerate() {
            acknowledged[number] = told.max(acknowledged[number]);
            let id = table(number).id;
            let entries = store.entries(&id, 0).await.unwrap();
            let length = entries.len() as u64;
            assert!(length >= acknowledged[number], "round {round}: table {number} lost entries: {length} of {}", acknowledged[number]);
            assert!(entries.iter().zip(0..).all(|(entry, number)| entry.number == number && entry.body == Json::of(&number)));
            // The head and the log changed together or not at all.
            assert_eq!(store.table(&id).await.unwrap().unwrap().head.updated_at, length as i64, "round {round}: table {number}");
        }
    }
    let total: u64 = acknowledged.iter().sum();
    assert!(acknowledged.iter().all(|length| *length > 0), "every table was played: {acknowledged:?}");
    assert!(found_archived > 0, "no kill found a log in the archive");
    println!("killed {rounds} times: all {total} acknowledged entries are there, logs were in the archive {found_archived} times");
}

/// How many logs are in the archive: those of finished games that are not to be put there.
async fn archived(store: &SqliteStore) -> usize {
    let mut finished = 0;
    for number in 0..TABLES {
        finished += usize::from(store.table(&table(number).id).await.unwrap().unwrap().head.status == Status::Finished);
    }
    finished - store.stale_tables(Stale::Finished, i64::MAX, TABLES as u32).await.unwrap().len()
}

/// One life of the process: how long each log was when it last told.
fn live_and_die(file: &Path) -> [u64; TABLES] {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([CHILD_TEST, "--exact", "--nocapture"])
        .env(CHILD, file)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // Before its first word the harness says that a test runs.
    let mut lines =
        BufReader::new(child.stdout.take().unwrap()).lines().skip_while(|line| !line.as_ref().is_ok_and(|line| line.ends_with('.')));
    let mut lengths = [0; TABLES];
    let mut note = |line: String| {
        // The last line may have been cut by the kill; half a number would be a wrong one.
        let mut words = line.strip_suffix('.').into_iter().flat_map(str::split_whitespace).map(|word| word.parse::<u64>().unwrap());
        if let (Some(table), Some(length)) = (words.next(), words.next()) {
            lengths[table as usize] = length;
        }
    };
    // Its life begins with the first acknowledged entry.
    note(lines.next().expect("the process appends").unwrap());
    let killer = std::thread::spawn(move || {
        let nanos = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().subsec_nanos();
        std::thread::sleep(Duration::from_millis(u64::from(nanos) / 1000 % LONGEST_LIFE));
        child.kill().unwrap();
        child.wait().unwrap();
    });
    lines.for_each(|line| note(line.unwrap()));
    killer.join().unwrap();
    lengths
}

async fn append_until_killed(file: &Path) {
    let store = SqliteStore::open(file).await.unwrap();
    let tasks: Vec<_> = (0..TABLES).map(|number| tokio::spawn(play(store.clone(), number))).collect();
    for task in tasks {
        task.await.unwrap();
    }
}

async fn play(store: SqliteStore, number: usize) {
    let table = table(number);
    let mut length = store.entries(&table.id, 0).await.unwrap().len() as u64;
    loop {
        let entry = NewEntry { at: 0, action: None, body: Json::of(&length) };
        let ends = (length + 1).is_multiple_of(ARCHIVED_EVERY);
        let status = if ends { Status::Finished } else { Status::Playing };
        let head = Head { updated_at: length as i64 + 1, status, ..table.head.clone() };
        store.append(&Append { table: table.id.clone(), after: length, entries: vec![entry], head }).await.unwrap();
        length += 1;
        if ends {
            store.archive_table(&table.id).await.unwrap();
        }
        let mut out = std::io::stdout().lock();
        writeln!(out, "{number} {length}.").unwrap();
        out.flush().unwrap();
    }
}

fn table(number: usize) -> Table {
    Table {
        id: TableId(format!("table-{number}")),
        revision: 0,
        game: "seven-wonders".to_owned(),
        creator: PersonId("ada".to_owned()),
        visibility: Visibility::Public,
        created_at: 0,
        setup: json!(null),
        head: Head {
            status: Status::Playing,
            seating: Json::of(&()),
            people: Vec::new(),
            awaited: Vec::new(),
            updated_at: 0,
            deadline: None,
            outcome: None,
            rules_version: None,
            rules: None,
        },
        listing: Listing::default(),
    }
}
