//! Looking back: steps, files, and tables that go on from them.

use super::app::App;
use super::extract::{Body, JsonText, Path, Query, malformed};
use super::identity::{Caller, ClientAddress};
use super::refused::{ApiResult, Refused};
use super::tables::{At, Invitation};
use crate::Refusal;
use crate::protocol::{ImportPlan, PlayOnPlan, Replay, ReplayEyes, TableInfo, Timeline, WhatIfAnswers, WhatIfPlan};
use axum::Json;
use axum::extract::{FromRequest, Request, State};
use axum::http::{HeaderName, StatusCode, header};
use engine::Seat;
use serde::Deserialize;
use utoipa::IntoParams;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ReplayQuery {
    /// How many inputs have been played
    pub step: u32,
    /// A seat from 0, `public`, or `all` for every seat at once after the end
    #[serde(default)]
    #[param(example = "public")]
    pub eyes: Option<String>,
    /// The secret of the invitation link
    #[serde(default)]
    pub secret: Option<String>,
}

/// One step of the match
///
/// During play only as your own seats or the public saw it; after the end through any eyes.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "matches", params(At, ReplayQuery), responses((status = OK, body = Replay), Refused))]
pub(super) async fn replay(
    State(app): State<App>,
    caller: Caller,
    Path(At(table)): Path<At>,
    Query(query): Query<ReplayQuery>,
) -> ApiResult<Json<Replay>> {
    let eyes = read_eyes(query.eyes.as_deref())?;
    Ok(Json(app.hub.replay(&caller.person, &table, query.step, eyes, query.secret.as_deref()).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct TimelineQuery {
    /// The step to begin with
    #[serde(default)]
    pub from: u32,
    /// A seat from 0, `public`, or `all` for everything after the end
    #[serde(default)]
    #[param(example = "public")]
    pub eyes: Option<String>,
    /// The secret of the invitation link
    #[serde(default)]
    pub secret: Option<String>,
}

/// The match step by step
///
/// Who acted, who was awaited, what happened and what everybody would have scored; at most 500 steps at once. During
/// play only as your own seats or the public saw it; after the end through any eyes.
#[utoipa::path(get, path = "/api/tables/{table}/timeline", tag = "matches", params(At, TimelineQuery), responses((status = OK, body = Timeline), Refused))]
pub(super) async fn timeline(
    State(app): State<App>,
    caller: Caller,
    Path(At(table)): Path<At>,
    Query(query): Query<TimelineQuery>,
) -> ApiResult<Json<Timeline>> {
    let eyes = read_eyes(query.eyes.as_deref())?;
    Ok(Json(app.hub.timeline(&caller.person, &table, query.from, eyes, query.secret.as_deref()).await?))
}

/// What would have happened
///
/// Lines of actions that a seat might have taken at a step: whether they were legal, and what the seat would have seen. During
/// play only for your own seats; after the end for any. At a table in play the live channel answers the same.
#[utoipa::path(post, path = "/api/tables/{table}/what-if", tag = "matches", params(At), request_body = WhatIfPlan, responses((status = OK, body = WhatIfAnswers), Refused))]
pub(super) async fn what_if(
    State(app): State<App>,
    caller: Caller,
    Path(At(table)): Path<At>,
    Body(plan): Body<WhatIfPlan>,
) -> ApiResult<Json<WhatIfAnswers>> {
    Ok(Json(app.hub.what_if_back_then(&caller.person, &table, plan).await?))
}

/// The match file
#[utoipa::path(
    get,
    path = "/api/tables/{table}/export",
    tag = "matches",
    params(At, Invitation),
    responses((status = OK, body = serde_json::Value, description = "A match file, as `emporion replay` reads it"), Refused)
)]
pub(super) async fn export(
    State(app): State<App>,
    caller: Caller,
    Path(At(table)): Path<At>,
    Query(invitation): Query<Invitation>,
) -> ApiResult<([(HeaderName, String); 2], String)> {
    let export = app.hub.export(&caller.person, &table, invitation.secret.as_deref()).await?;
    let name: String = export.file_name.chars().filter(|c| c.is_ascii_alphanumeric() || "._-".contains(*c)).collect();
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\""))];
    Ok((headers, export.text))
}

/// Play on from a step
///
/// A new table from any step of a finished game.
#[utoipa::path(post, path = "/api/tables/{table}/play-on", tag = "matches", params(At), request_body = PlayOnPlan, responses((status = CREATED, body = TableInfo), Refused))]
pub(super) async fn play_on(
    State(app): State<App>,
    caller: Caller,
    ClientAddress(visitor): ClientAddress,
    Path(At(table)): Path<At>,
    Body(plan): Body<PlayOnPlan>,
) -> ApiResult<(StatusCode, Json<TableInfo>)> {
    app.new_table(&caller.person.id, visitor).await?;
    Ok((StatusCode::CREATED, Json(app.hub.play_on_from(&caller.person, &table, plan).await?)))
}

/// Bring a match file
///
/// A match that has ended can be looked at, another one played on. A match has so many inputs at the most as its game allows. Few
/// are played again at once, so that it may take a moment; `import-busy` says that too many wait. There is a limit on how often,
/// and on how much is kept for one person and comes from one address.
#[utoipa::path(post, path = "/api/import", tag = "matches", request_body = ImportPlan, responses((status = CREATED, body = TableInfo), Refused))]
pub(super) async fn import(
    State(app): State<App>,
    caller: Caller,
    ClientAddress(visitor): ClientAddress,
    request: Request,
) -> ApiResult<(StatusCode, Json<TableInfo>)> {
    app.import_of(&caller.person.id, visitor).await?;
    // The place comes before the body, so that no more files are in memory than there are places.
    let place = app.hub.import_place(&caller.person)?;
    let JsonText(body) = JsonText::from_request(request, &app).await?;
    app.import_bytes_from(visitor, body.len()).await?;
    Ok((StatusCode::CREATED, Json(app.hub.import(&caller.person, place, body).await?)))
}

fn read_eyes(eyes: Option<&str>) -> Result<ReplayEyes, Refusal> {
    match eyes {
        None | Some("public") => Ok(ReplayEyes::Public),
        Some("all") => Ok(ReplayEyes::All),
        Some(seat) => parse_seat(seat).map(ReplayEyes::Seat).ok_or_else(|| malformed("eyes are a seat, public or all")),
    }
}

fn parse_seat(text: &str) -> Option<Seat> {
    serde_json::from_str(text).ok()
}
