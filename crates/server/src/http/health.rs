//! For those who run the server: is it well, and what does it do.

use super::app::App;
use super::identity::{ClientAddress, MaybeCaller};
use super::refused::{ApiResult, Refused};
use crate::Refusal;
use crate::metrics::{CONTENT_TYPE, Figure, FigureValue};
use crate::people::{self, Right};
use axum::extract::State;
use axum::http::{HeaderName, header};
use std::sync::atomic::Ordering;
use store::{Millis, Role, Store};

/// Whether the server works
///
/// It does if the database answers and takes writes. Whether it does is known from the note that the server writes every few
/// seconds and from what tables could not write: with a full disk the answer is 503 and the code `cannot-write`.
#[utoipa::path(get, path = "/healthz", tag = "running", responses((status = OK, body = String, description = "ok"), Refused))]
pub(super) async fn healthz(State(app): State<App>) -> ApiResult<&'static str> {
    if app.stop.is_cancelled() {
        return Err(Refusal::ShuttingDown);
    }
    if !app.hub.can_write() {
        // A database that is gone cannot be read either, and says so by itself.
        app.store().runs_since(Millis::MAX).await?;
        return Err(Refusal::CannotWrite);
    }
    app.store().ping().await?;
    Ok("ok\n")
}

/// Whether requests may be sent here
///
/// For balancers. The database is not asked: where it is away, every server would be taken off. 503 and the code `shutting-down`
/// where the server is about to stop.
#[utoipa::path(get, path = "/livez", tag = "running", responses((status = OK, body = String, description = "ok"), Refused))]
pub(super) async fn livez(State(app): State<App>) -> ApiResult<&'static str> {
    if app.draining.load(Ordering::Relaxed) || app.stop.is_cancelled() {
        return Err(Refusal::ShuttingDown);
    }
    Ok("ok\n")
}

/// Figures for Prometheus
///
/// For requests from the same machine and for administrators. Behind a trusted proxy a request is from the same machine
/// only if the proxy says so plainly.
#[utoipa::path(get, path = "/metrics", tag = "running", responses((status = OK, body = String), Refused))]
pub(super) async fn metrics(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    ClientAddress(visitor): ClientAddress,
) -> ApiResult<([(HeaderName, &'static str); 1], String)> {
    let admin = caller.is_some_and(|caller| caller.person.role == Role::Admin && people::may(&caller.credential, Right::Administer));
    if !admin && !visitor.is_this_machine() {
        return Err(Refusal::Forbidden);
    }
    let figures = app.hub.figures();
    let gauge = |name, help, value: u64| Figure { name, help, value: FigureValue::Gauge(i64::try_from(value).unwrap_or(i64::MAX)) };
    let counter = |name, help, value| Figure { name, help, value: FigureValue::Counter(value) };
    let text = app.metrics.text(&[
        gauge("emporion_tables_loaded", "Tables in memory", figures.tables_loaded as u64),
        gauge("emporion_connections", "Live connections at tables", figures.connections as u64),
        gauge("emporion_database_writable", "Whether the database took the last note of the server", app.hub.can_write().into()),
        gauge("emporion_thoughts_waiting", "Bots, hints and reviews that wait for their turn to think", figures.thoughts_waiting.into()),
        counter("emporion_thoughts", "Turns to think that were asked for", figures.thoughts_asked),
        counter("emporion_actions", "Actions of people that are on disk", figures.actions),
        counter("emporion_bot_decisions", "Decisions of bots", figures.bot_decisions),
        counter("emporion_appends", "Writes at tables", figures.appends),
        counter("emporion_conflicts", "Writes at tables that another server was faster than", figures.conflicts),
        counter("emporion_retried", "Requests that were tried again because another server was faster", figures.retried),
        counter("emporion_caught_up", "Times that entries of other servers were taken in", figures.caught_up),
        gauge("emporion_nodes_heard", "Other servers on the same database that are heard of", figures.nodes_heard as u64),
        gauge("emporion_nodes_unheard", "Other servers on the same database that are up and not heard of", figures.nodes_unheard as u64),
    ]);
    Ok(([(header::CONTENT_TYPE, CONTENT_TYPE)], text))
}
