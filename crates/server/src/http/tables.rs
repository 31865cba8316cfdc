//! Tables: made, joined, begun, called off, played again.

use super::app::App;
use super::extract::{Body, OptionalBody, Path, Query};
use super::identity::{Caller, ClientAddress};
use super::refused::{ApiResult, Refused};
use crate::hub::ChatRange;
use crate::protocol::{ChatLine, Join, NewTable, Note, SeatChange, StartPlan, TableChanges, TableInfo, Visibility};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use store::TableId;
use utoipa::IntoParams;

/// The table in an address.
#[derive(Deserialize, IntoParams)]
#[into_params(names("table"), parameter_in = Path)]
#[serde(transparent)]
pub(super) struct At(#[param(value_type = String)] pub TableId);

/// What opens an invited table to those who do not sit there.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Invitation {
    /// The secret of the invitation link
    #[serde(default)]
    pub secret: Option<String>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ChatQuery {
    /// The number of the last line seen
    #[serde(default)]
    pub after: u64,
    /// The lines just before this one instead
    #[serde(default)]
    pub before: Option<u64>,
    /// The secret of the invitation link
    #[serde(default)]
    pub secret: Option<String>,
}

/// Make a table
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses((status = CREATED, body = TableInfo), Refused))]
pub(super) async fn create(
    State(app): State<App>,
    caller: Caller,
    ClientAddress(visitor): ClientAddress,
    Body(plan): Body<NewTable>,
) -> ApiResult<(StatusCode, Json<TableInfo>)> {
    app.new_table(&caller.person.id, visitor).await?;
    let crowd = if plan.visibility == Visibility::Public { app.crowd_at(visitor).await? } else { 0 };
    Ok((StatusCode::CREATED, Json(app.hub.create_in_crowd(&caller.person, plan, crowd).await?)))
}

/// Look at a table
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(At, Invitation), responses((status = OK, body = TableInfo), Refused))]
pub(super) async fn table(
    State(app): State<App>,
    caller: Caller,
    Path(At(table)): Path<At>,
    Query(invitation): Query<Invitation>,
) -> ApiResult<Json<TableInfo>> {
    Ok(Json(app.hub.info(&caller.person, &table, invitation.secret.as_deref()).await?))
}

/// Sit down
#[utoipa::path(post, path = "/api/tables/{table}/join", tag = "tables", params(At), request_body = Option<Join>, responses((status = OK, body = TableInfo), Refused))]
pub(super) async fn join(
    State(app): State<App>,
    caller: Caller,
    Path(At(table)): Path<At>,
    OptionalBody(join): OptionalBody<Join>,
) -> ApiResult<Json<TableInfo>> {
    Ok(Json(app.hub.join(&caller.person, &table, join).await?))
}

/// Stand up
///
/// Before the game has begun the seat is free again, also one that is kept for you. During play `leaving` of the table says what
/// becomes of it: a bot plays on, or it passes. A game that the last person leaves is called off.
#[utoipa::path(post, path = "/api/tables/{table}/leave", tag = "tables", params(At), responses((status = OK, body = TableInfo), Refused))]
pub(super) async fn leave(State(app): State<App>, caller: Caller, Path(At(table)): Path<At>) -> ApiResult<Json<TableInfo>> {
    Ok(Json(app.hub.leave(&caller.person, &table).await?))
}

/// Begin
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = "tables", params(At), request_body = Option<StartPlan>, responses((status = OK, body = TableInfo), Refused))]
pub(super) async fn start(
    State(app): State<App>,
    caller: Caller,
    Path(At(table)): Path<At>,
    OptionalBody(plan): OptionalBody<StartPlan>,
) -> ApiResult<Json<TableInfo>> {
    Ok(Json(app.hub.start(&caller.person, &table, plan).await?))
}

/// Change the settings
///
/// Before the game has begun, by whoever made the table; everybody there is told. What is not said stays as it is.
#[utoipa::path(patch, path = "/api/tables/{table}", tag = "tables", params(At), request_body = TableChanges, responses((status = OK, body = TableInfo), Refused))]
pub(super) async fn change_settings(
    State(app): State<App>,
    caller: Caller,
    ClientAddress(visitor): ClientAddress,
    Path(At(table)): Path<At>,
    Body(changes): Body<TableChanges>,
) -> ApiResult<Json<TableInfo>> {
    let crowd = if changes.visibility == Some(Visibility::Public) { app.crowd_at(visitor).await? } else { 0 };
    Ok(Json(app.hub.change_settings(&caller.person, &table, &changes, crowd).await?))
}

/// Arrange the seats
///
/// Before the game has begun, by whoever made the table: a bot of some level sits down, a seat is free again, two change places.
#[utoipa::path(post, path = "/api/tables/{table}/seats", tag = "tables", params(At), request_body = SeatChange, responses((status = OK, body = TableInfo), Refused))]
pub(super) async fn arrange(
    State(app): State<App>,
    caller: Caller,
    Path(At(table)): Path<At>,
    Body(change): Body<SeatChange>,
) -> ApiResult<Json<TableInfo>> {
    Ok(Json(app.hub.arrange(&caller.person, &table, change).await?))
}

/// Call it off
#[utoipa::path(post, path = "/api/tables/{table}/cancel", tag = "tables", params(At), responses((status = OK, body = TableInfo), Refused))]
pub(super) async fn cancel(State(app): State<App>, caller: Caller, Path(At(table)): Path<At>) -> ApiResult<Json<TableInfo>> {
    Ok(Json(app.hub.cancel(&caller.person, &table).await?))
}

/// Play again
///
/// A table for the same people; the same one for all who ask. You and the bots sit there; the others are asked, and sit down when
/// they ask too.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(At), responses((status = OK, body = TableInfo), Refused))]
pub(super) async fn rematch(State(app): State<App>, caller: Caller, Path(At(table)): Path<At>) -> ApiResult<Json<TableInfo>> {
    Ok(Json(app.hub.rematch(&caller.person, &table).await?))
}

/// What was said
///
/// The oldest lines after a number, or with `before` the last ones before it.
#[utoipa::path(get, path = "/api/tables/{table}/chat", tag = "tables", params(At, ChatQuery), responses((status = OK, body = Vec<ChatLine>), Refused))]
pub(super) async fn chat(
    State(app): State<App>,
    caller: Caller,
    Path(At(table)): Path<At>,
    Query(query): Query<ChatQuery>,
) -> ApiResult<Json<Vec<ChatLine>>> {
    let which = query.before.map_or(ChatRange::After(query.after), ChatRange::Before);
    Ok(Json(app.hub.chat(&caller.person, &table, which, query.secret.as_deref()).await?))
}

/// Your private note
#[utoipa::path(get, path = "/api/tables/{table}/note", tag = "tables", params(At), responses((status = OK, body = Note), Refused))]
pub(super) async fn note(State(app): State<App>, caller: Caller, Path(At(table)): Path<At>) -> ApiResult<Json<Note>> {
    Ok(Json(Note { text: app.hub.note(&caller.person, &table).await? }))
}

/// Change your private note
#[utoipa::path(put, path = "/api/tables/{table}/note", tag = "tables", params(At), request_body = Note, responses((status = NO_CONTENT), Refused))]
pub(super) async fn put_note(
    State(app): State<App>,
    caller: Caller,
    Path(At(table)): Path<At>,
    Body(note): Body<Note>,
) -> ApiResult<StatusCode> {
    app.hub.put_note(&caller.person, &table, &note.text).await?;
    Ok(StatusCode::NO_CONTENT)
}
