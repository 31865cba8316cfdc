//! The server as the system runs it: flags, errors, signals, backup.

use crate::running::Running;
use crate::{directory, emporion, refuses, succeeds, word};
use rustix::process::{Pid, Signal, kill_process};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};

impl Running {
    /// Without a command, so with what happens by default.
    fn on(database: &Path) -> Running {
        let mut command = Command::new(env!("CARGO_BIN_EXE_emporion"));
        command.args(["--listen", "127.0.0.1:0", "--database", &format!("sqlite:{}", database.display()), "--log-format", "json"]);
        Running::start(command.stderr(Stdio::piped()))
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// The exit code after a signal, and the log.
    fn end(mut self, signal: Signal) -> (Option<i32>, String) {
        let id = Pid::from_raw(self.child.id() as i32).expect("a process has an id");
        kill_process(id, signal).expect("it can be told to end");
        let mut log = String::new();
        self.child.stderr.take().expect("it has a log").read_to_string(&mut log).expect("the log is text");
        (self.child.wait().expect("it ends").code(), log)
    }
}

#[test]
fn it_serves_until_it_is_told_to_end() {
    let database = directory("serve").join("serve.db");
    for signal in [Signal::TERM, Signal::INT] {
        let running = Running::on(&database);
        assert!(running.get("/healthz").starts_with("HTTP/1.1 200"), "it is well");
        assert!(running.get("/").contains(r#"<div id="app">"#), "the page is there");
        assert!(running.get("/api/docs").contains("/api/tables"), "so is the description of the API");
        assert!(running.get("/api/games").contains("seven-wonders"));
        let (code, log) = running.end(signal);
        assert_eq!(code, Some(0), "{log}");
        for line in log.lines() {
            serde_json::from_str::<serde_json::Value>(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        }
        assert!(log.contains("\"stopping\"") && log.contains("\"stopped\""), "{log}");
    }
}

#[test]
fn a_backup_is_made_while_the_server_runs() {
    let place = directory("backup");
    let (database, copy) = (place.join("running.db"), place.join("copy.db"));
    let running = Running::on(&database);
    let url = format!("sqlite:{}", word(&database));
    succeeds(&["backup", word(&copy), "--database", &url]);
    refuses(&["backup", word(&copy), "--database", &url], &format!("{} is there already", copy.display()));
    drop(running);
    assert!(Running::on(&copy).get("/healthz").contains("ok"), "a copy can be served");
    let nothing = place.join("nothing.db");
    let complaint = format!("there is no database at {}", nothing.display());
    refuses(&["backup", word(&place.join("x.db")), "--database", &format!("sqlite:{}", word(&nothing))], &complaint);
    refuses(
        &["backup", word(&place.join("x.db")), "--database", "postgres://somewhere/games"],
        "a backup is made of a SQLite file; use pg_dump for PostgreSQL",
    );
}

#[test]
fn a_copy_is_made_of_a_database_as_it_is() {
    let place = directory("old-backup");
    let (old, copy) = (place.join("old.db"), place.join("copy.db"));
    // To SQLite an empty file is a database without tables, older than all of ours.
    std::fs::write(&old, "").expect("a file can be made");
    succeeds(&["backup", word(&copy), "--database", &format!("sqlite:{}", word(&old))]);
    assert_eq!(old.metadata().expect("it is there").len(), 0, "it has the tables that it had");
    let copied = std::fs::read(&copy).expect("the copy can be read");
    assert!(!copied.windows(6).any(|bytes| bytes == b"people"), "and so has the copy");
}

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let place = directory("second");
    let (database, copy) = (place.join("one.db"), place.join("copy.db"));
    let url = format!("sqlite:{}", word(&database));
    let complaint = format!("another server uses the database {url} already: stop that one first, or name another file with --database");
    let first = Running::on(&database);
    refuses(&["--listen", "127.0.0.1:0", "--database", &url], &complaint);
    succeeds(&["backup", word(&copy), "--database", &url]);
    assert!(first.get("/healthz").starts_with("HTTP/1.1 200"), "the first one noticed nothing");
    // It ends without a farewell, and the next one starts all the same.
    drop(first);
    let second = Running::on(&database);
    refuses(&["--listen", "127.0.0.1:0", "--database", &url], &complaint);
    let (code, log) = second.end(Signal::TERM);
    assert_eq!(code, Some(0), "{log}");
    assert!(Running::on(&database).get("/healthz").contains("ok"));
}

#[cfg(unix)]
#[test]
fn what_the_server_keeps_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let place = directory("private");
    let (database, copy) = (place.join("private.db"), place.join("copy.db"));
    let modes = || {
        let mut modes: Vec<(String, u32)> = std::fs::read_dir(&place)
            .expect("the folder can be read")
            .map(|entry| entry.expect("it has entries"))
            .map(|entry| {
                (
                    entry.file_name().into_string().expect("names are text"),
                    entry.metadata().expect("it is there").permissions().mode() & 0o777,
                )
            })
            .collect();
        modes.sort();
        modes
    };
    let running = Running::on(&database);
    succeeds(&["backup", word(&copy), "--database", &format!("sqlite:{}", word(&database))]);
    let names = ["copy.db", "private.db", "private.db-lock", "private.db-shm", "private.db-wal"];
    assert_eq!(modes(), names.map(|name| (name.to_owned(), 0o600)));
    drop(running);
    // What an older program has left open to others is closed at the next start, and told.
    for name in &names[1..] {
        std::fs::set_permissions(place.join(name), PermissionsExt::from_mode(0o644)).expect("modes can be set");
    }
    let running = Running::on(&database);
    let loose: Vec<(String, u32)> = modes().into_iter().filter(|(name, mode)| *mode != 0o600 && !name.ends_with("-lock")).collect();
    assert_eq!(loose, []);
    let (_, log) = running.end(Signal::TERM);
    assert!(log.contains("now only its owner can") && log.contains("private.db-wal"), "{log}");
}

#[test]
fn what_cannot_be_used_is_said_in_one_line() {
    let place = directory("unusable");
    let database = format!("sqlite:{}", word(&place.join("x.db")));
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = taken.local_addr().expect("it has an address").to_string();
    refuses(
        &["serve", "--database", &database, "--listen", &address],
        &format!("cannot listen on {address}: another program listens there already"),
    );
    refuses(
        &["--database", &database, "--admin", "nobody"],
        "--admin nobody: there is no such account; register it first, then start again with this flag",
    );
    refuses(
        &["--database", "mysql://x"],
        "invalid value 'mysql://x' for '--database <URL>': a database is sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME",
    );
    refuses(
        &["--public-url", "games.example.org"],
        "invalid value 'games.example.org' for '--public-url <URL>': \
         a public address is http://HOST or https://HOST, with a port if need be and without a path",
    );
    let missing = format!("sqlite:{}", word(&place.join("missing").join("x.db")));
    let (code, out, complaint) = emporion(&["--database", &missing]);
    assert_eq!((code, out.as_str(), complaint.lines().count()), (2, "", 1), "{complaint}");
    assert!(complaint.starts_with(&format!("error: cannot use the database {missing}: ")), "{complaint}");
}
