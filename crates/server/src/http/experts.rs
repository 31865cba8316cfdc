//! What an expert thinks.

use super::app::App;
use super::extract::{Path, Query};
use super::identity::Caller;
use super::refused::{ApiResult, Refused};
use super::tables::At;
use crate::protocol::{Hint, Review};
use axum::Json;
use axum::extract::State;
use engine::Seat;
use serde::Deserialize;
use utoipa::IntoParams;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct HintQuery {
    /// One of your own seats, which the game waits for
    #[param(value_type = u8)]
    pub seat: Seat,
}

/// A hint
///
/// What an expert would do at your seat now, from what the seat may know, with the chance of winning after each choice. Asked twice
/// about one position, it is the same. Refused with `hints-off` where the table does not allow it.
#[utoipa::path(get, path = "/api/tables/{table}/hint", tag = "experts", params(At, HintQuery), responses((status = OK, body = Hint), Refused))]
pub(super) async fn hint(
    State(app): State<App>,
    caller: Caller,
    Path(At(table)): Path<At>,
    Query(query): Query<HintQuery>,
) -> ApiResult<Json<Hint>> {
    Ok(Json(app.hub.hint(&caller.person, &table, query.seat).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ReviewQuery {
    /// How many verdicts are known already
    #[serde(default)]
    pub from: u32,
    /// The secret of the invitation link
    #[serde(default)]
    pub secret: Option<String>,
}

/// A review of a finished game
///
/// Each decision as an expert judges it. The first question begins the review; ask again, from the number that is judged, until all
/// are. It rests when nobody asks.
#[utoipa::path(get, path = "/api/tables/{table}/review", tag = "experts", params(At, ReviewQuery), responses((status = OK, body = Review), Refused))]
pub(super) async fn review(
    State(app): State<App>,
    caller: Caller,
    Path(At(table)): Path<At>,
    Query(query): Query<ReviewQuery>,
) -> ApiResult<Json<Review>> {
    Ok(Json(app.hub.review(&caller.person, &table, query.from, query.secret.as_deref()).await?))
}
