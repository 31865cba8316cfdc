//! Learning by playing.

use super::app::App;
use super::extract::{Body, Path};
use super::identity::Caller;
use super::refused::{ApiResult, Refused};
use crate::protocol::{GameLessons, LessonInfo, LessonMark, LessonQuestion, Text, WhatIfAnswers};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::IntoParams;

/// The lesson in an address.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct LessonAt {
    pub game: String,
    pub lesson: String,
}

/// The step of a lesson in an address.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct StepAt {
    pub game: String,
    pub lesson: String,
    pub step: String,
}

/// The lessons
///
/// Those of every game in their order, with how far you have come.
#[utoipa::path(get, path = "/api/lessons", tag = "lessons", responses((status = OK, body = Vec<GameLessons>), Refused))]
pub(super) async fn lessons(State(app): State<App>, caller: Caller) -> ApiResult<Json<Vec<GameLessons>>> {
    Ok(Json(app.hub.lessons(&caller.person).await?))
}

/// A lesson
///
/// Its steps, and how the table looks to the learner at each of them.
#[utoipa::path(get, path = "/api/lessons/{game}/{lesson}", tag = "lessons", params(LessonAt), responses((status = OK, body = LessonInfo), Refused))]
pub(super) async fn lesson(State(app): State<App>, Path(at): Path<LessonAt>) -> ApiResult<Json<Text>> {
    Ok(Json(app.hub.lesson(&at.game, &at.lesson).await?))
}

/// How far you have come in a lesson
///
/// Whoever has come to the end once keeps that, whatever is repeated later.
#[utoipa::path(put, path = "/api/lessons/{game}/{lesson}", tag = "lessons", params(LessonAt), request_body = LessonMark, responses((status = NO_CONTENT), Refused))]
pub(super) async fn mark_lesson(
    State(app): State<App>,
    caller: Caller,
    Path(at): Path<LessonAt>,
    Body(mark): Body<LessonMark>,
) -> ApiResult<StatusCode> {
    app.hub.mark_lesson(&caller.person, &at.game, &at.lesson, mark).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What would happen in a lesson
///
/// Lines of actions that the learner might take at a step: whether they are legal, and what the learner would see.
#[utoipa::path(post, path = "/api/lessons/{game}/{lesson}/{step}/what-if", tag = "lessons", params(StepAt), request_body = LessonQuestion, responses((status = OK, body = WhatIfAnswers), Refused))]
pub(super) async fn what_if(
    State(app): State<App>,
    caller: Caller,
    Path(at): Path<StepAt>,
    Body(question): Body<LessonQuestion>,
) -> ApiResult<Json<WhatIfAnswers>> {
    Ok(Json(app.hub.what_if_in_lesson(&caller.person, &at.game, &at.lesson, &at.step, &question.lines).await?))
}
