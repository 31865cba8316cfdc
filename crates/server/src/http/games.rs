//! The games that can be played here.

use super::app::App;
use super::refused::Refused;
use crate::protocol::GameInfo;
use axum::Json;
use axum::extract::State;

/// The games
///
/// Each with the options it describes itself.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = OK, body = Vec<GameInfo>), Refused))]
pub(super) async fn games(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.hub.games())
}
