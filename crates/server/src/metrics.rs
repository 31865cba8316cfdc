//! What the server counts, as Prometheus reads it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Upper bounds of the latency buckets, in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

#[derive(Debug, Default)]
pub struct Metrics {
    requests: Mutex<BTreeMap<Route, Latencies>>,
    pub sockets_opened: AtomicU64,
    pub sockets_closed: AtomicU64,
    /// Connections that were cut off because the client read too slowly.
    pub sockets_slow: AtomicU64,
    pub messages_received: AtomicU64,
    pub messages_sent: AtomicU64,
    /// Requests and messages refused because there were too many.
    pub refused_by_rate: AtomicU64,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Route {
    /// The template and not the address, so that there are only so many.
    path: String,
    method: &'static str,
    status: u16,
}

#[derive(Clone, Copy, Debug, Default)]
struct Latencies {
    /// How many fell into each bucket, the last one without a bound.
    counts: [u64; BOUNDS.len() + 1],
    sum: f64,
}

/// A figure read at the moment of asking.
pub struct Gauge {
    pub name: &'static str,
    pub help: &'static str,
    pub kind: &'static str,
    pub value: u64,
}

impl Metrics {
    pub fn request(&self, path: &str, method: &'static str, status: u16, took: Duration) {
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        let latencies = requests.entry(Route { path: path.to_owned(), method, status }).or_default();
        let seconds = took.as_secs_f64();
        let bucket = BOUNDS.iter().position(|bound| seconds <= *bound).unwrap_or(BOUNDS.len());
        latencies.counts[bucket] += 1;
        latencies.sum += seconds;
    }

    pub fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Everything in the text format, with these figures of others.
    pub fn text(&self, gauges: &[Gauge]) -> String {
        let mut text = String::new();
        self.write_requests(&mut text);
        let counter = |name, help, value: &AtomicU64| Gauge { name, help, kind: "counter", value: value.load(Ordering::Relaxed) };
        let counters = [
            counter("emporion_sockets_opened_total", "Live connections opened", &self.sockets_opened),
            counter("emporion_sockets_closed_total", "Live connections closed", &self.sockets_closed),
            counter("emporion_sockets_slow_total", "Live connections cut off because the client read too slowly", &self.sockets_slow),
            counter("emporion_messages_received_total", "Messages from clients on live connections", &self.messages_received),
            counter("emporion_messages_sent_total", "Messages to clients on live connections", &self.messages_sent),
            counter("emporion_refused_by_rate_total", "Requests and messages refused because there were too many", &self.refused_by_rate),
        ];
        for gauge in counters.iter().chain(gauges) {
            let Gauge { name, help, kind, value } = gauge;
            put(&mut text, format_args!("# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n"));
        }
        text
    }

    fn write_requests(&self, text: &mut String) {
        const NAME: &str = "emporion_request_seconds";
        put(text, format_args!("# HELP {NAME} How long requests took\n# TYPE {NAME} histogram\n"));
        for (route, latencies) in self.requests.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            let labels = format!("method=\"{}\",path=\"{}\",status=\"{}\"", route.method, route.path, route.status);
            let mut below = 0;
            for (bound, count) in BOUNDS.iter().zip(&latencies.counts) {
                below += count;
                put(text, format_args!("{NAME}_bucket{{{labels},le=\"{bound}\"}} {below}\n"));
            }
            let all = below + latencies.counts[BOUNDS.len()];
            put(text, format_args!("{NAME}_bucket{{{labels},le=\"+Inf\"}} {all}\n"));
            put(text, format_args!("{NAME}_sum{{{labels}}} {}\n{NAME}_count{{{labels}}} {all}\n", latencies.sum));
        }
    }
}

fn put(text: &mut String, line: std::fmt::Arguments<'_>) {
    text.write_fmt(line).expect("a string takes all text");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latencies_add_up() {
        let metrics = Metrics::default();
        for millis in [1, 3, 20, 9000] {
            metrics.request("/api/me", "GET", 200, Duration::from_millis(millis));
        }
        let text = metrics.text(&[Gauge { name: "emporion_tables", help: "Tables", kind: "gauge", value: 3 }]);
        let labels = "method=\"GET\",path=\"/api/me\",status=\"200\"";
        for line in [
            format!("emporion_request_seconds_bucket{{{labels},le=\"0.001\"}} 1"),
            format!("emporion_request_seconds_bucket{{{labels},le=\"0.025\"}} 3"),
            format!("emporion_request_seconds_bucket{{{labels},le=\"+Inf\"}} 4"),
            format!("emporion_request_seconds_count{{{labels}}} 4"),
            "emporion_tables 3".to_owned(),
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
        }
    }
}
