//! Oneself: sessions, names, accounts.

use super::app::App;
use super::extract::Body;
use super::identity::{Caller, ClientAddress, MaybeCaller, no_cookie, session_cookie};
use super::refused::{ApiResult, Refused};
use crate::Refusal;
use crate::people::{self, LoginError, NameError, RegisterError, Right, Secret, is_guest_name};
use crate::protocol::{LoginPlan, Me, Rename};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use store::{CredentialKind, Made, Person, Role, Store, StoreError};

type SetCookie = [(HeaderName, HeaderValue); 1];

/// Start a session
///
/// Whoever has none becomes a guest with a generated name and gets a cookie. Whoever has one is told who they are. A session of
/// more than 30 days is exchanged for a new one: the old cookie goes on until a day after the new one is used for the first time.
#[utoipa::path(post, path = "/api/session", tag = "people", responses((status = OK, body = Me), Refused))]
pub(super) async fn start_session(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    ClientAddress(visitor): ClientAddress,
) -> ApiResult<(Option<SetCookie>, Json<Me>)> {
    let now = app.time.now();
    let Some(Caller { person, credential }) = caller else {
        app.new_guest_from(visitor).await?;
        let person = people::add_guest(app.store(), now).await?;
        let secret = people::add_session(app.store(), &person.id, now).await?;
        return Ok((Some(set_cookie(&app, &secret)), Json(me_of(person))));
    };
    if credential.kind == CredentialKind::Session && people::session_is_old(&credential, now) {
        let secret = people::exchange_session(app.store(), &credential, now).await.map_err(gone)?;
        return Ok((secret.map(|secret| set_cookie(&app, &secret)), Json(me_of(person))));
    }
    Ok((None, Json(me_of(person))))
}

/// Who you are
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = OK, body = Me), Refused))]
pub(super) async fn me(caller: Caller) -> Json<Me> {
    Json(me_of(caller.person))
}

/// Change your display name
///
/// The name of an account is nobody else's, nor is one that looks like it.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Rename, responses((status = OK, body = Me), Refused))]
pub(super) async fn rename(State(app): State<App>, caller: Caller, Body(plan): Body<Rename>) -> ApiResult<Json<Me>> {
    caller.must(Right::Rename)?;
    let name = people::display_name(&plan.name).map_err(bad_name)?;
    app.store().rename_person(&caller.person.id, &name).await.map_err(|error| match error {
        StoreError::Exists => Refusal::DisplayNameTaken,
        error => Refusal::from(error),
    })?;
    names_changed(&app, &caller.person);
    Ok(Json(me_of(Person { name, ..caller.person })))
}

/// Make an account
///
/// A guest keeps name, games, notes and tokens, and can log in from elsewhere afterwards. The name is then nobody else's: guests
/// who had it too get another one. A password that is easy to guess is refused with `weak-password` and PasswordAdvice.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = LoginPlan, responses((status = CREATED, body = Me), Refused))]
pub(super) async fn register(
    State(app): State<App>,
    caller: Caller,
    ClientAddress(visitor): ClientAddress,
    Body(plan): Body<LoginPlan>,
) -> ApiResult<(StatusCode, Option<SetCookie>, Json<Me>)> {
    caller.must(Right::Account)?;
    app.login_from(visitor).await?;
    let registered = people::register(app.store(), &app.passwords, &caller.person, &plan.login_name, plan.password).await;
    registered.map_err(bad_registration)?;
    names_changed(&app, &Person { registered: true, ..caller.person.clone() });
    let cookie = match caller.credential.kind {
        CredentialKind::Session => {
            let secret = people::replace_session(app.store(), &caller.credential, app.time.now()).await.map_err(gone)?;
            app.callers.forget(|known| known.credential.id == caller.credential.id);
            Some(set_cookie(&app, &secret))
        }
        CredentialKind::Token => None,
    };
    Ok((StatusCode::CREATED, cookie, Json(me_of(Person { registered: true, ..caller.person }))))
}

/// Log in
///
/// The session changes to the account's; a session that was there before ends. After some wrong passwords for one login name
/// from one address, `login-locked` says how long to wait there.
#[utoipa::path(post, path = "/api/account/login", tag = "people", request_body = LoginPlan, responses((status = OK, body = Me), Refused))]
pub(super) async fn log_in(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    ClientAddress(visitor): ClientAddress,
    Body(plan): Body<LoginPlan>,
) -> ApiResult<(SetCookie, Json<Me>)> {
    app.login_from(visitor).await?;
    let tried = app.password_for(visitor, &plan.login_name).await?;
    let id = match people::log_in(app.store(), &app.passwords, &plan.login_name, plan.password).await {
        Ok(id) => id,
        Err(LoginError::Wrong) => return Err(Refusal::BadLogin),
        Err(LoginError::Store(error)) => {
            tried.was_not_judged().await;
            return Err(error.into());
        }
    };
    tried.was_right().await;
    let person = app.store().person(&id).await?.ok_or(Refusal::BadLogin)?;
    let secret = people::add_session(app.store(), &person.id, app.time.now()).await?;
    if let Some(caller) = caller.filter(|caller| caller.credential.kind == CredentialKind::Session) {
        leave(&app, &caller).await?;
    }
    Ok((set_cookie(&app, &secret), Json(me_of(person))))
}

/// Log out
///
/// Ends this session and closes its live connections. Tokens that it made stay. A guest cannot come back afterwards, and a guest's
/// tokens end as well.
#[utoipa::path(post, path = "/api/account/logout", tag = "people", responses((status = NO_CONTENT), Refused))]
pub(super) async fn log_out(State(app): State<App>, caller: Caller) -> ApiResult<(StatusCode, SetCookie)> {
    caller.must(Right::Account)?;
    leave(&app, &caller).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, no_cookie(&app))]))
}

/// Log out everywhere
///
/// Revokes every session of yours with the tokens they made, and closes the live connections of all of them. Tokens of sessions
/// that had ended before stay until they are revoked.
#[utoipa::path(post, path = "/api/account/logout-everywhere", tag = "people", responses((status = NO_CONTENT), Refused))]
pub(super) async fn log_out_everywhere(State(app): State<App>, caller: Caller) -> ApiResult<(StatusCode, SetCookie)> {
    caller.must(Right::Account)?;
    for session in people::sessions_of(app.store(), &caller.person.id).await? {
        app.end_credential(&caller.person.id, &session, Made::Ends).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, no_cookie(&app))]))
}

/// Ends the credential of the caller. What it made stays, unless nobody could ever end it: a guest does not come back.
async fn leave(app: &App, caller: &Caller) -> ApiResult<()> {
    // Whoever has registered at another server a moment ago is known as a guest here, and is none.
    let registered = caller.person.registered || app.store().person(&caller.person.id).await?.is_some_and(|person| person.registered);
    let made = if registered { Made::Stays } else { Made::Ends };
    app.end_credential(&caller.person.id, caller.credential.key(), made).await?;
    Ok(())
}

/// Somebody is called otherwise, and guests who had the name of an account are so too.
fn names_changed(app: &App, person: &Person) {
    app.callers.forget(|caller| person.registered || caller.person.id == person.id);
}

/// Why a credential could not be made: what it was to rest on has just ended.
pub(super) fn gone(error: StoreError) -> Refusal {
    match error {
        StoreError::Conflict => Refusal::Unauthorised,
        StoreError::Exists | StoreError::Unavailable(_) => error.into(),
    }
}

/// Why a name or a label is refused.
pub(super) fn bad_name(error: NameError) -> Refusal {
    let max = match error {
        NameError::Long { max } => max,
        NameError::Empty | NameError::Characters => people::MAX_NAME,
    };
    Refusal::BadName { max, why: error.to_string() }
}

fn set_cookie(app: &App, secret: &Secret) -> SetCookie {
    [(header::SET_COOKIE, session_cookie(app, secret))]
}

fn bad_registration(error: RegisterError) -> Refusal {
    match error {
        RegisterError::LoginName => Refusal::BadLoginName { min: people::MIN_LOGIN_NAME, max: people::MAX_LOGIN_NAME },
        RegisterError::Password => Refusal::BadPassword { min: people::MIN_PASSWORD, max: people::MAX_PASSWORD },
        RegisterError::Weak(advice) => Refusal::WeakPassword(advice),
        RegisterError::Registered => Refusal::AlreadyRegistered,
        RegisterError::Taken => Refusal::NameTaken,
        RegisterError::DisplayNameTaken => Refusal::DisplayNameTaken,
        RegisterError::Store(error) => error.into(),
    }
}

/// Who somebody is, for themselves.
fn me_of(person: Person) -> Me {
    let named = !is_guest_name(&person.name);
    Me { id: person.id.0, name: person.name, named, registered: person.registered, admin: person.role == Role::Admin }
}
