//! A hostile import, measured: guests bring the longest matches there can be, at once and again and again, and somebody else
//! goes on using the server. `cargo run --release -p server --example imports` prints memory and times before and meanwhile.

use engine::{Game, Match, MatchFile, Turn};
use serde_json::{Value, json};
use server::settings::DatabaseUrl;
use server::{Games, Server, Settings, http::Page};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::{Duration, Instant};
use wealth_of_nations::state::Plan;
use wealth_of_nations::{Action, CommonAction, WealthOfNations};

const GUESTS: usize = 3;
const FILES_EACH: usize = 6;
const LOOKS: usize = 200;
/// How long an attacker waits before the next try.
const AGAIN: Duration = Duration::from_millis(400);

#[tokio::main]
async fn main() {
    let directory = tempfile::tempdir().expect("a directory for the database");
    let mut settings = Settings { listen: ([127, 0, 0, 1], 0).into(), ..Settings::default() };
    settings.database = DatabaseUrl::Sqlite(directory.path().join("imports.db"));
    let server = Server::start(settings, Games::standard(), Page::new([])).await.expect("the server starts");
    let url = format!("http://{}", server.address());
    let files = [("103,250 plans", hundred_thousand_plans()), ("as long as can be", longest())];
    let other = Guest::new(&url).await;
    for (name, file) in files {
        let quiet = other.looks(LOOKS).await;
        let (before, mut peak) = (resident_mib(), 0);
        let attack = tokio::spawn(attack(url.clone(), file.clone()));
        let mut meanwhile = other.looks(1).await;
        let started = Instant::now();
        // Only what is asked while the attack goes on counts.
        while !attack.is_finished() {
            meanwhile.extend(other.looks(1).await);
            peak = peak.max(resident_mib());
        }
        let answers = attack.await.expect("the attack ends");
        let (kib, seconds, looks) = (file.len() / 1024, started.elapsed().as_secs_f64(), meanwhile.len());
        println!("{name}: {} files of {kib} KiB in {seconds:.1} s: {answers:?}", GUESTS * FILES_EACH);
        println!("  memory {before} MiB before, {peak} MiB at the most, {} MiB more, attacker included", peak.saturating_sub(before));
        println!("  another person: {} quiet; {} in {looks} looks meanwhile", figures(quiet), figures(meanwhile));
    }
    server.stop().await;
}

struct Guest {
    http: reqwest::Client,
    url: String,
    cookie: String,
}

impl Guest {
    async fn new(url: &str) -> Guest {
        let http = reqwest::Client::new();
        let answer = http.post(format!("{url}/api/session")).send().await.expect("the server answers");
        let cookie = answer.headers()["set-cookie"].to_str().expect("cookies are text").split(';').next().unwrap_or_default().to_owned();
        Guest { http, url: url.to_owned(), cookie }
    }

    async fn looks(&self, number: usize) -> Vec<Duration> {
        let mut times = Vec::new();
        for _ in 0..number {
            let started = Instant::now();
            let asked = self.http.get(format!("{}/api/lists/mine", self.url)).header("cookie", &self.cookie).send().await;
            asked.expect("the server answers").bytes().await.expect("the answer is whole");
            times.push(started.elapsed());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        times
    }

    /// Brings a file, again and again while the queue is full, and has the match played on, so that it is in memory.
    async fn import(&self, body: &str) -> String {
        loop {
            let (status, answer) = self.post("/api/import", body.to_owned()).await;
            match answer["code"].as_str() {
                Some("import-busy") => tokio::time::sleep(AGAIN).await,
                Some(code) => return format!("{status} {code}"),
                None => {
                    let start = format!("/api/tables/{}/start", answer["id"].as_str().unwrap_or_default());
                    return format!("{status}, begun {}", self.post(&start, "{}".to_owned()).await.0);
                }
            }
        }
    }

    async fn post(&self, path: &str, body: String) -> (u16, Value) {
        let request = self.http.post(format!("{}{path}", self.url)).header("cookie", &self.cookie);
        let answer = request.header("content-type", "application/json").body(body).send().await.expect("the server answers");
        (answer.status().as_u16(), answer.json().await.unwrap_or_default())
    }
}

/// What each guest is answered, counted.
async fn attack(url: String, file: String) -> BTreeMap<String, usize> {
    let mut tasks = tokio::task::JoinSet::new();
    for _ in 0..GUESTS {
        let guest = std::sync::Arc::new(Guest::new(&url).await);
        for _ in 0..FILES_EACH {
            let (guest, file) = (guest.clone(), file.clone());
            tasks.spawn(async move { guest.import(&file).await });
        }
    }
    let mut answers = BTreeMap::new();
    while let Some(answer) = tasks.join_next().await {
        *answers.entry(answer.expect("a request ends")).or_insert(0) += 1;
    }
    answers
}

fn begun() -> Match<WealthOfNations> {
    testkit::random_start::<WealthOfNations>(3, 20)
}

/// The file that once took more than a gigabyte.
fn hundred_thousand_plans() -> String {
    let start = MatchFile::of(&begun()).to_text();
    let (head, _) = start.split_once("\n]").expect("a file ends with its inputs");
    let mut body = format!("{{\"file\":{head}");
    for _ in 0..103_230 {
        write!(body, ",{{\"act\":{{\"seat\":0,\"action\":{{\"plan\":{{}}}}}}}}").expect("text can be written");
    }
    body.push_str("]}}");
    body
}

/// As many plans as everybody may make, and as many inputs besides as random play gets to.
fn longest() -> String {
    let mut played = begun();
    let Turn::Seats(awaited) = played.state().turn() else { unreachable!("a game that has begun waits for somebody") };
    let players: Vec<_> = awaited.union(played.state().may_act()).iter().collect();
    for &seat in players.iter().cycle().take(Match::<WealthOfNations>::free_limit(played.state().seats()) * players.len()) {
        if played.act(seat, Action::Common(CommonAction::Plan(Plan::default()))).is_err() {
            break;
        }
    }
    println!("a match of {} inputs; {} are allowed", played.log().len(), WealthOfNations::MAX_INPUTS);
    json!({ "file": MatchFile::of(&played) }).to_string()
}

fn figures(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let millis = |time: Duration| time.as_secs_f64() * 1000.0;
    format!("median {:.2} ms, slowest {:.1} ms", millis(times[times.len() / 2]), millis(times[times.len() - 1]))
}

fn resident_mib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|kib| kib.parse::<u64>().ok()).unwrap_or(0) / 1024
}
