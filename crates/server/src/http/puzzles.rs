//! Puzzles.

use super::app::App;
use super::extract::{Body, Path, Query};
use super::identity::{Caller, ClientAddress};
use super::refused::{ApiResult, Refused};
use crate::protocol::{PuzzleAnswerPlan, PuzzleInfo, PuzzleOverview, PuzzleQuestion, PuzzleResult, TableInfo, WhatIfAnswers};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::IntoParams;

/// The game in an address.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct GameAt {
    pub game: String,
}

/// The puzzle in an address.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct PuzzleAt {
    pub puzzle: String,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct StreamQuery {
    /// What it should be about
    #[serde(default)]
    #[param(example = "trade")]
    pub theme: Option<String>,
    /// A puzzle that should not come, where there are others
    #[serde(default)]
    pub not: Option<String>,
}

/// The puzzles
///
/// How many there are of each game and theme, today's, and how you stand.
#[utoipa::path(get, path = "/api/puzzles", tag = "puzzles", responses((status = OK, body = PuzzleOverview), Refused))]
pub(super) async fn puzzles(State(app): State<App>, caller: Caller) -> ApiResult<Json<PuzzleOverview>> {
    Ok(Json(app.hub.puzzles(&caller.person).await?))
}

/// The puzzle of the day
///
/// The same for everybody, by the date in universal time.
#[utoipa::path(get, path = "/api/puzzles/{game}/daily", tag = "puzzles", params(GameAt), responses((status = OK, body = PuzzleInfo), Refused))]
pub(super) async fn daily(State(app): State<App>, caller: Caller, Path(at): Path<GameAt>) -> ApiResult<Json<PuzzleInfo>> {
    Ok(Json(app.hub.daily_puzzle(&caller.person, &at.game).await?))
}

/// The next puzzle of a stream
///
/// One that you have not answered, about as hard as you are strong. Once you have answered all, they come again.
#[utoipa::path(get, path = "/api/puzzles/{game}/next", tag = "puzzles", params(GameAt, StreamQuery), responses((status = OK, body = PuzzleInfo), Refused))]
pub(super) async fn next(
    State(app): State<App>,
    caller: Caller,
    Path(at): Path<GameAt>,
    Query(query): Query<StreamQuery>,
) -> ApiResult<Json<PuzzleInfo>> {
    Ok(Json(app.hub.next_puzzle(&caller.person, &at.game, query.theme.as_deref(), query.not.as_deref()).await?))
}

/// A puzzle
///
/// The position as the seat sees it and what to choose from. What is best is told once you have answered.
#[utoipa::path(get, path = "/api/puzzle/{puzzle}", tag = "puzzles", params(PuzzleAt), responses((status = OK, body = PuzzleInfo), Refused))]
pub(super) async fn puzzle(State(app): State<App>, caller: Caller, Path(at): Path<PuzzleAt>) -> ApiResult<Json<PuzzleInfo>> {
    Ok(Json(app.hub.puzzle(&caller.person, &at.puzzle).await?))
}

/// Answer a puzzle
///
/// Your first answer counts for your rating and the puzzle's; whatever you try later is judged and changes nothing.
#[utoipa::path(post, path = "/api/puzzle/{puzzle}/answer", tag = "puzzles", params(PuzzleAt), request_body = PuzzleAnswerPlan, responses((status = OK, body = PuzzleResult), Refused))]
pub(super) async fn answer(
    State(app): State<App>,
    caller: Caller,
    Path(at): Path<PuzzleAt>,
    Body(plan): Body<PuzzleAnswerPlan>,
) -> ApiResult<Json<PuzzleResult>> {
    Ok(Json(app.hub.answer_puzzle(&caller.person, &at.puzzle, &plan.action).await?))
}

/// What would happen in a puzzle
///
/// Lines of actions that the seat might take: whether they are legal, and what the seat would see.
#[utoipa::path(post, path = "/api/puzzle/{puzzle}/what-if", tag = "puzzles", params(PuzzleAt), request_body = PuzzleQuestion, responses((status = OK, body = WhatIfAnswers), Refused))]
pub(super) async fn what_if(
    State(app): State<App>,
    caller: Caller,
    Path(at): Path<PuzzleAt>,
    Body(question): Body<PuzzleQuestion>,
) -> ApiResult<Json<WhatIfAnswers>> {
    Ok(Json(app.hub.what_if_in_puzzle(&caller.person, &at.puzzle, &question.lines).await?))
}

/// Play on from a puzzle
///
/// A table that begins there, with bots in the other seats.
#[utoipa::path(post, path = "/api/puzzle/{puzzle}/play-on", tag = "puzzles", params(PuzzleAt), responses((status = CREATED, body = TableInfo), Refused))]
pub(super) async fn play_on(
    State(app): State<App>,
    caller: Caller,
    ClientAddress(visitor): ClientAddress,
    Path(at): Path<PuzzleAt>,
) -> ApiResult<(StatusCode, Json<TableInfo>)> {
    app.new_table(&caller.person.id, visitor).await?;
    Ok((StatusCode::CREATED, Json(app.hub.play_on_from_puzzle(&caller.person, &at.puzzle).await?)))
}
