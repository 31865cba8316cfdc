//! Lists of tables.

use super::app::App;
use super::identity::Caller;
use super::refused::{Answer, Refused};
use crate::protocol::TableInfo;
use axum::Json;
use axum::extract::State;

/// Open tables
///
/// Public ones that wait for people, the newest first.
#[utoipa::path(get, path = "/api/lists/open", tag = "lists", responses((status = OK, body = Vec<TableInfo>), Refused))]
pub(super) async fn open(State(app): State<App>, caller: Caller) -> Answer<Json<Vec<TableInfo>>> {
    Ok(Json(app.hub.open_tables(&caller.person).await?))
}

/// Your tables
///
/// Those that wait for you first.
#[utoipa::path(get, path = "/api/lists/mine", tag = "lists", responses((status = OK, body = Vec<TableInfo>), Refused))]
pub(super) async fn mine(State(app): State<App>, caller: Caller) -> Answer<Json<Vec<TableInfo>>> {
    Ok(Json(app.hub.tables_of(&caller.person).await?))
}

/// Recent results
///
/// Public tables that were played to the end.
#[utoipa::path(get, path = "/api/lists/results", tag = "lists", responses((status = OK, body = Vec<TableInfo>), Refused))]
pub(super) async fn results(State(app): State<App>, caller: Caller) -> Answer<Json<Vec<TableInfo>>> {
    Ok(Json(app.hub.results(&caller.person).await?))
}
