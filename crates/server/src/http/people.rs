//! Oneself: sessions, names, accounts.

use super::app::App;
use super::extract::Body;
use super::identity::{Caller, ClientAddress, MaybeCaller, no_cookie, session_cookie};
use super::refused::{Answer, Refused};
use crate::errors::ApiError;
use crate::people::{self, LoginError, NameError, RegisterError};
use crate::protocol::{ErrorCode, LoginPlan, Me, Rename};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use serde_json::json;
use store::{CredentialKind, Person, PersonId, Store};

type SetCookie = [(HeaderName, HeaderValue); 1];

/// Start a session
///
/// Whoever has none becomes a guest with a generated name and gets a cookie. Whoever has one is told who they are.
#[utoipa::path(post, path = "/api/session", tag = "people", responses((status = OK, body = Me), Refused))]
pub(super) async fn start_session(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    ClientAddress(visitor): ClientAddress,
) -> Answer<(Option<SetCookie>, Json<Me>)> {
    let now = app.time.now();
    let Some(Caller { person, credential }) = caller else {
        app.gates.new_guest_from(visitor)?;
        let person = people::add_guest(app.store(), now).await?;
        let cookie = new_session(&app, &person.id).await?;
        return Ok((Some(cookie), Json(person.into())));
    };
    if credential.kind == CredentialKind::Session && people::session_is_old(&credential, now) {
        let cookie = new_session(&app, &person.id).await?;
        app.store().revoke_credential(&person.id, &credential.id).await?;
        return Ok((Some(cookie), Json(person.into())));
    }
    Ok((None, Json(person.into())))
}

/// Who you are
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = OK, body = Me), Refused))]
pub(super) async fn me(caller: Caller) -> Json<Me> {
    Json(caller.person.into())
}

/// Change your display name
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Rename, responses((status = OK, body = Me), Refused))]
pub(super) async fn rename(State(app): State<App>, caller: Caller, Body(plan): Body<Rename>) -> Answer<Json<Me>> {
    let name = people::display_name(&plan.name).map_err(bad_name)?;
    app.store().rename_person(&caller.person.id, &name).await?;
    Ok(Json(Person { name, ..caller.person }.into()))
}

/// Make an account
///
/// A guest keeps name, games, notes and tokens, and can log in from elsewhere afterwards.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = LoginPlan, responses((status = CREATED, body = Me), Refused))]
pub(super) async fn register(
    State(app): State<App>,
    caller: Caller,
    ClientAddress(visitor): ClientAddress,
    Body(plan): Body<LoginPlan>,
) -> Answer<(StatusCode, SetCookie, Json<Me>)> {
    let session = own_session(&caller)?;
    app.gates.login_from(visitor, &plan.login_name)?;
    let registered = people::register(app.store(), &app.passwords, &caller.person, &plan.login_name, plan.password).await;
    registered.map_err(bad_registration)?;
    let cookie = new_session(&app, &caller.person.id).await?;
    app.store().revoke_credential(&caller.person.id, session).await?;
    Ok((StatusCode::CREATED, cookie, Json(Person { registered: true, ..caller.person }.into())))
}

/// Log in
///
/// The session changes to the account's; a session that was there before ends.
#[utoipa::path(post, path = "/api/account/login", tag = "people", request_body = LoginPlan, responses((status = OK, body = Me), Refused))]
pub(super) async fn log_in(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    ClientAddress(visitor): ClientAddress,
    Body(plan): Body<LoginPlan>,
) -> Answer<(SetCookie, Json<Me>)> {
    app.gates.login_from(visitor, &plan.login_name)?;
    let found = people::log_in(app.store(), &app.passwords, &plan.login_name, plan.password).await;
    let id = found.map_err(|error| match error {
        LoginError::Wrong => ErrorCode::BadLogin.into(),
        LoginError::Store(error) => ApiError::from(error),
    })?;
    let person = app.store().person(&id).await?.ok_or(ErrorCode::BadLogin)?;
    let cookie = new_session(&app, &person.id).await?;
    if let Some(Caller { person, credential }) = caller.filter(|caller| caller.credential.kind == CredentialKind::Session) {
        app.store().revoke_credential(&person.id, &credential.id).await?;
    }
    Ok((cookie, Json(person.into())))
}

/// Log out
///
/// Ends this session. A guest cannot come back afterwards.
#[utoipa::path(post, path = "/api/account/logout", tag = "people", responses((status = NO_CONTENT), Refused))]
pub(super) async fn log_out(State(app): State<App>, caller: Caller) -> Answer<(StatusCode, SetCookie)> {
    let session = own_session(&caller)?;
    app.store().revoke_credential(&caller.person.id, session).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, no_cookie(&app))]))
}

/// Log out everywhere
///
/// Ends every session of yours; tokens stay until they are revoked.
#[utoipa::path(post, path = "/api/account/logout-everywhere", tag = "people", responses((status = NO_CONTENT), Refused))]
pub(super) async fn log_out_everywhere(State(app): State<App>, caller: Caller) -> Answer<(StatusCode, SetCookie)> {
    own_session(&caller)?;
    people::revoke_sessions(app.store(), &caller.person.id).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, no_cookie(&app))]))
}

/// The session of the caller. What changes who somebody is needs one: a bot's token cannot take over.
pub(super) fn own_session(caller: &Caller) -> Answer<&str> {
    match caller.credential.kind {
        CredentialKind::Session => Ok(&caller.credential.id),
        CredentialKind::Token => Err(ErrorCode::Forbidden.into()),
    }
}

/// Why a name or a label is refused.
pub(super) fn bad_name(error: NameError) -> ApiError {
    let max = match error {
        NameError::Long { max } => max,
        NameError::Empty | NameError::Characters => people::MAX_NAME,
    };
    ApiError::with(ErrorCode::BadName, json!({ "max": max, "why": error.to_string() }))
}

async fn new_session(app: &App, person: &PersonId) -> Answer<SetCookie> {
    let secret = people::add_session(app.store(), person, app.time.now()).await?;
    Ok([(header::SET_COOKIE, session_cookie(app, &secret))])
}

fn bad_registration(error: RegisterError) -> ApiError {
    match error {
        RegisterError::LoginName => {
            ApiError::with(ErrorCode::BadLoginName, json!({ "min": people::MIN_LOGIN_NAME, "max": people::MAX_LOGIN_NAME }))
        }
        RegisterError::Password => {
            ApiError::with(ErrorCode::BadPassword, json!({ "min": people::MIN_PASSWORD, "max": people::MAX_PASSWORD }))
        }
        RegisterError::Registered => ErrorCode::AlreadyRegistered.into(),
        RegisterError::Taken => ErrorCode::NameTaken.into(),
        RegisterError::Store(error) => error.into(),
    }
}
