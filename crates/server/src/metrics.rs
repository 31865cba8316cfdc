//! What the server counts, as Prometheus reads it.

use crate::cluster::ClusterFigures;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::{encode_eof, encode_registry};
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::time::Duration;

/// What [`Metrics::text`] is written in.
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Upper bounds of the latency buckets, in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    requests: Family<Route, Histogram, fn() -> Histogram>,
    pub sockets_opened: Counter,
    pub sockets_closed: Counter,
    /// Connections that were cut off because the client read too slowly.
    pub sockets_slow: Counter,
    pub messages_received: Counter,
    pub messages_sent: Counter,
    /// Requests and messages refused because there were too many.
    pub refused_by_rate: Counter,
    /// Requests with a session or a token, by whether the database was asked about it.
    pub callers_known: Counter,
    pub callers_read: Counter,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Route {
    method: &'static str,
    /// The template and not the address, so that there are only so many.
    path: String,
    status: u16,
}

/// A figure read at the moment of asking.
pub struct Figure {
    pub name: &'static str,
    pub help: &'static str,
    pub value: FigureValue,
}

pub enum FigureValue {
    /// How many there are now.
    Gauge(i64),
    /// How many there were since the start.
    Counter(u64),
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::default();
        let requests: Family<Route, Histogram, fn() -> Histogram> = Family::new_with_constructor(|| Histogram::new(BOUNDS));
        registry.register("emporion_request_seconds", "How long requests took", requests.clone());
        let mut counter = |name, help| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        Metrics {
            requests,
            sockets_opened: counter("emporion_sockets_opened", "Live connections opened"),
            sockets_closed: counter("emporion_sockets_closed", "Live connections closed"),
            sockets_slow: counter("emporion_sockets_slow", "Live connections cut off because the client read too slowly"),
            messages_received: counter("emporion_messages_received", "Messages from clients on live connections"),
            messages_sent: counter("emporion_messages_sent", "Messages to clients on live connections"),
            refused_by_rate: counter("emporion_refused_by_rate", "Requests and messages refused because there were too many"),
            callers_known: counter("emporion_callers_known", "Requests of somebody who was recognised without the database"),
            callers_read: counter("emporion_callers_read", "Requests for which the database was asked who it is"),
            registry,
        }
    }
}

impl Metrics {
    /// Shows what a node counts of its dealings with others as well.
    pub(crate) fn count_cluster(&mut self, figures: &ClusterFigures) {
        let ClusterFigures { sent, received, lost, rechecks, claimed, lag } = figures;
        for (name, help, counter) in [
            ("emporion_notices_sent", "Notices for other nodes", sent),
            ("emporion_notices_received", "Notices from other nodes", received),
            ("emporion_notices_lost", "Times that notices were lost, as far as is known", lost),
            ("emporion_rechecks", "Tables that were looked up in the database because something may have been missed", rechecks),
            ("emporion_tables_claimed", "Tables taken to go on with because time was up there", claimed),
        ] {
            self.registry.register(name, help, counter.clone());
        }
        self.registry.register("emporion_notice_seconds", "How long notices of other nodes took", lag.clone());
    }

    pub fn request(&self, path: &str, method: &'static str, status: u16, took: Duration) {
        self.requests.get_or_create(&Route { method, path: path.to_owned(), status }).observe(took.as_secs_f64());
    }

    /// Everything in the text format, with these figures of others.
    ///
    /// # Panics
    /// Never: a string takes all text.
    pub fn text(&self, figures: &[Figure]) -> String {
        let mut others = Registry::default();
        for Figure { name, help, value } in figures {
            match value {
                FigureValue::Gauge(value) => others.register(*name, *help, ConstGauge::new(*value)),
                FigureValue::Counter(value) => others.register(*name, *help, ConstCounter::new(*value)),
            }
        }
        let mut text = String::new();
        let written = encode_registry(&mut text, &self.registry)
            .and_then(|()| encode_registry(&mut text, &others))
            .and_then(|()| encode_eof(&mut text));
        written.expect("a string takes all text");
        text
    }
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
        metrics.sockets_opened.inc();
        let text = metrics.text(&[
            Figure { name: "emporion_tables", help: "Tables", value: FigureValue::Gauge(3) },
            Figure { name: "emporion_actions", help: "Actions", value: FigureValue::Counter(5) },
        ]);
        let labels = "method=\"GET\",path=\"/api/me\",status=\"200\"";
        for line in [
            format!("emporion_request_seconds_bucket{{le=\"0.001\",{labels}}} 1"),
            format!("emporion_request_seconds_bucket{{le=\"0.025\",{labels}}} 3"),
            format!("emporion_request_seconds_bucket{{le=\"+Inf\",{labels}}} 4"),
            format!("emporion_request_seconds_count{{{labels}}} 4"),
            "emporion_sockets_opened_total 1".to_owned(),
            "emporion_tables 3".to_owned(),
            "emporion_actions_total 5".to_owned(),
            "# EOF".to_owned(),
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
        }
    }
}
