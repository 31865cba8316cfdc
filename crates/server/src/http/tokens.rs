//! Tokens for bots.

use super::app::App;
use super::extract::{Body, Path};
use super::identity::Caller;
use super::people::{bad_name, gone};
use super::refused::{ApiResult, Refused};
use crate::Refusal;
use crate::people::{self, MAX_TOKENS, Right, TokenError};
use crate::protocol::{NewToken, TokenCreated, TokenInfo};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use store::{Credential, Made};

/// Your tokens
#[utoipa::path(get, path = "/api/tokens", tag = "tokens", responses((status = OK, body = Vec<TokenInfo>), Refused))]
pub(super) async fn tokens(State(app): State<App>, caller: Caller) -> ApiResult<Json<Vec<TokenInfo>>> {
    caller.must(Right::Account)?;
    let tokens = people::tokens_of(app.store(), &caller.person.id).await?;
    let info = |token: Credential| TokenInfo { id: token.id, label: token.label, scope: token.scope, created_at: token.created_at };
    Ok(Json(tokens.into_iter().map(info).collect()))
}

/// Make a token
///
/// The secret is shown this once. Whoever has it plays in your name; with the scope `account` it can do all that you can. The
/// token ends when it is revoked, and with the session or the token that makes it if that one is revoked.
#[utoipa::path(post, path = "/api/tokens", tag = "tokens", request_body = NewToken, responses((status = CREATED, body = TokenCreated), Refused))]
pub(super) async fn add_token(
    State(app): State<App>,
    caller: Caller,
    Body(plan): Body<NewToken>,
) -> ApiResult<(StatusCode, Json<TokenCreated>)> {
    caller.must(Right::Account)?;
    let label = people::label(&plan.label).map_err(bad_name)?;
    let made = people::add_token(app.store(), &caller.credential, label, plan.scope, app.time.now()).await;
    let (secret, token) = made.map_err(|error| match error {
        TokenError::Many => Refusal::LimitReached { what: "tokens", limit: MAX_TOKENS as u64 },
        TokenError::Store(error) => gone(error),
    })?;
    let created = TokenCreated {
        id: token.id,
        label: token.label,
        scope: plan.scope,
        created_at: token.created_at,
        secret: secret.reveal().to_owned(),
    };
    Ok((StatusCode::CREATED, Json(created)))
}

/// Revoke a token
///
/// Its live connections are closed, and tokens that it made end as well.
#[utoipa::path(
    delete,
    path = "/api/tokens/{token}",
    tag = "tokens",
    params(("token" = String, Path, description = "The id of the token")),
    responses((status = NO_CONTENT), Refused)
)]
pub(super) async fn revoke_token(State(app): State<App>, caller: Caller, Path(token): Path<String>) -> ApiResult<StatusCode> {
    caller.must(Right::Account)?;
    let mine = people::tokens_of(app.store(), &caller.person.id).await?;
    if mine.iter().any(|own| own.id == token) && app.end_credential(&caller.person.id, &token, Made::Ends).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Refusal::NotFound)
}
