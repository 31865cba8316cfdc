//! A phase of play, and what is measured of it.

use super::host;
use super::hosts::Hosts;
use super::tables::{Live, gather};
use crate::error::Error;
use serde::Serialize;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// What was measured in one phase.
#[derive(Serialize)]
pub(super) struct Phase {
    pub(super) actions_per_second: f64,
    pub(super) bot_decisions_per_second: f64,
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
    /// What the server sent to everybody at the table for each acknowledged action.
    pub(super) sent_bytes_per_action: f64,
    /// Appends to logs that the database was asked for, and those of them that came too late.
    pub(super) appends_per_action: f64,
    pub(super) conflicts_per_append: f64,
    /// Cores that the server and the clients used on average; `None` where the system does not tell.
    pub(super) server_cpu: Option<f64>,
    pub(super) client_cpu: Option<f64>,
    pub(super) server_cpu_ms_per_action: Option<f64>,
}

/// What is counted before and after a phase.
struct Counts {
    at: Instant,
    bot_decisions: u64,
    appends: u64,
    conflicts: u64,
    received_bytes: u64,
    server_time: Option<f64>,
    client_time: Option<f64>,
}

impl Counts {
    async fn now(hosts: &Hosts, tables: &[Live]) -> Result<Counts, Error> {
        Ok(Counts {
            bot_decisions: hosts.count("emporion_bot_decisions_total").await?,
            appends: hosts.count("emporion_appends_total").await?,
            conflicts: hosts.count("emporion_conflicts_total").await?,
            received_bytes: tables.iter().map(Live::received_bytes).sum(),
            server_time: hosts.processor_time(),
            client_time: host::processor_time("self"),
            at: Instant::now(),
        })
    }
}

/// Everybody plays for a while, with a pause before each action.
pub(super) async fn play(hosts: &Hosts, tables: &mut Vec<Live>, time: Duration, think: Duration) -> Result<Phase, Error> {
    let before = Counts::now(hosts, tables).await?;
    let mut playing = JoinSet::new();
    for (number, mut table) in tables.drain(..).enumerate() {
        // They do not all begin at the same moment.
        let begin = think.mul_f64((number % 97) as f64 / 97.0);
        let end = before.at + time;
        playing.spawn(async move {
            tokio::time::sleep(begin).await;
            let latencies = table.play_until(end, think).await?;
            Ok((table, latencies))
        });
    }
    let mut latencies = Vec::new();
    for (table, own) in gather(playing).await? {
        tables.push(table);
        latencies.extend(own);
    }
    let seconds = before.at.elapsed().as_secs_f64();
    let after = Counts::now(hosts, tables).await?;
    latencies.sort_unstable();
    Ok(phase(&before, &after, seconds, &latencies))
}

fn phase(before: &Counts, after: &Counts, seconds: f64, latencies: &[Duration]) -> Phase {
    let actions = latencies.len() as f64;
    let part = |part: f64| latencies.get(((actions * part) as usize).min(latencies.len().saturating_sub(1)));
    let ms = |part: Option<&Duration>| part.map_or(0.0, |latency| latency.as_secs_f64() * 1000.0);
    let spent = |after: Option<f64>, before: Option<f64>| Some(after? - before?);
    let appends = (after.appends - before.appends) as f64;
    let server_time = spent(after.server_time, before.server_time);
    Phase {
        actions_per_second: actions / seconds,
        bot_decisions_per_second: (after.bot_decisions - before.bot_decisions) as f64 / seconds,
        p50_ms: ms(part(0.5)),
        p99_ms: ms(part(0.99)),
        sent_bytes_per_action: (after.received_bytes - before.received_bytes) as f64 / actions,
        appends_per_action: appends / actions,
        conflicts_per_append: (after.conflicts - before.conflicts) as f64 / appends,
        server_cpu: server_time.map(|time| time / seconds),
        client_cpu: spent(after.client_time, before.client_time).map(|time| time / seconds),
        server_cpu_ms_per_action: server_time.map(|time| time * 1000.0 / actions),
    }
}
