//! Everybody asks what their actions would do, so many times a second, and does nothing.

use super::hosts::Hosts;
use super::tables::{Live, gather};
use crate::error::Error;
use serde::Serialize;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// What was measured while people asked.
#[derive(Serialize)]
pub(super) struct Asked {
    pub(super) answers_per_second: f64,
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
    pub(super) bytes_per_answer: f64,
    /// Cores that the server used on average; `None` where the system does not tell.
    pub(super) server_cpu: Option<f64>,
}

pub(super) async fn ask(hosts: &Hosts, tables: &mut Vec<Live>, time: Duration, per_second: u64) -> Result<Asked, Error> {
    let every = Duration::from_secs(1) / u32::try_from(per_second).unwrap_or(u32::MAX);
    let received = |tables: &[Live]| tables.iter().map(Live::received_bytes).sum::<u64>();
    let (bytes, server_time, started) = (received(tables), hosts.processor_time(), Instant::now());
    let mut asking = JoinSet::new();
    for (number, mut table) in tables.drain(..).enumerate() {
        // They do not all ask at the same moment.
        let begin = every.mul_f64((number % 97) as f64 / 97.0);
        asking.spawn(async move {
            tokio::time::sleep(begin).await;
            let latencies = table.ask_until(started + time, every).await?;
            Ok((table, latencies))
        });
    }
    let mut latencies = Vec::new();
    for (table, own) in gather(asking).await? {
        tables.push(table);
        latencies.extend(own);
    }
    let seconds = started.elapsed().as_secs_f64();
    latencies.sort_unstable();
    let count = latencies.len() as f64;
    let part = |part: f64| latencies.get(((count * part) as usize).min(latencies.len().saturating_sub(1)));
    let ms = |latency: Option<&Duration>| latency.map_or(0.0, |latency| latency.as_secs_f64() * 1000.0);
    let spent = hosts.processor_time().zip(server_time).map(|(after, before)| (after - before) / seconds);
    Ok(Asked {
        answers_per_second: count / seconds,
        p50_ms: ms(part(0.5)),
        p99_ms: ms(part(0.99)),
        bytes_per_answer: (received(tables) - bytes) as f64 / count,
        server_cpu: spent,
    })
}
