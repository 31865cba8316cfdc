//! Who asks: by the cookie of a browser or the token of a bot.

use super::app::App;
use super::forwarded;
use crate::Refusal;
use crate::people::{self, Right, Secret};
use crate::visitor::Visitor;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use std::net::SocketAddr;
use store::{Credential, CredentialKind, Millis, Person};

/// The name browsers accept only from this very host and only over https.
const SECURE_COOKIE: &str = "__Host-emporion";
const PLAIN_COOKIE: &str = "emporion";
const YEAR_IN_SECONDS: u32 = 365 * 24 * 60 * 60;

/// Somebody with a valid session or token. A handler that takes this is closed to everybody else.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub person: Person,
    pub credential: Credential,
}

impl Caller {
    /// Refuses a token that was not made for this.
    pub(super) fn must(&self, right: Right) -> Result<(), Refusal> {
        if people::may(&self.credential, right) { Ok(()) } else { Err(Refusal::ScopeNeeded) }
    }
}

/// Somebody or nobody.
#[derive(Clone, Debug)]
pub(super) struct MaybeCaller(pub Option<Caller>);

/// Where the request comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClientAddress(pub Visitor);

/// Finds out where a request comes from and who asks, and holds both against their limits.
pub(super) async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Result<Response, Refusal> {
    let visitor = visitor(&app, &request);
    app.request_from(visitor)?;
    request.extensions_mut().insert(ClientAddress(visitor));
    if let Some(caller) = find_caller(&app, request.headers()).await? {
        app.request_of(&caller.person.id)?;
        request.extensions_mut().insert(caller);
    }
    Ok(next.run(request).await)
}

async fn find_caller(app: &App, headers: &HeaderMap) -> Result<Option<Caller>, Refusal> {
    let now = app.time.now();
    let found = match headers.get(header::AUTHORIZATION) {
        // Whoever sends a token means it: a wrong one is an error and not a guest.
        Some(value) => {
            let secret = bearer(value).ok_or(Refusal::Unauthorised)?;
            let found = recognise(app, &secret, CredentialKind::Token, now).await?;
            Some(found.ok_or(Refusal::Unauthorised)?)
        }
        None => match cookie(headers, cookie_name(app)) {
            Some(secret) => recognise(app, &secret, CredentialKind::Session, now).await?,
            None => None,
        },
    };
    Ok(found)
}

/// Who holds this, as was known a moment ago or as the database says.
async fn recognise(app: &App, secret: &Secret, kind: CredentialKind, now: Millis) -> Result<Option<Caller>, Refusal> {
    let hash = secret.hash();
    if let Some(caller) = app.callers.find(&hash, now) {
        app.metrics.callers_known.inc();
        return Ok(Some(caller).filter(|caller| caller.credential.kind == kind));
    }
    app.metrics.callers_read.inc();
    let asked = app.callers.ask(now);
    let Some((credential, person)) = people::find(app.store(), secret, kind, now).await? else { return Ok(None) };
    if let Err(error) = people::note_use(app.store(), &credential, now).await {
        // The session that it was given for goes on a little longer; nobody is refused for that.
        tracing::warn!(%error, "the first use of a session could not be noted");
    }
    let caller = Caller { person, credential };
    // The first use of a session has just been noted, and the next one finds that.
    if caller.credential.replaces.is_none() {
        app.callers.keep(asked, hash, &caller);
    }
    Ok(Some(caller))
}

fn bearer(value: &HeaderValue) -> Option<Secret> {
    let (scheme, secret) = value.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| Secret::parse(secret.trim())).flatten()
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<Secret> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).and_then(|(_, secret)| Secret::parse(secret))
}

fn cookie_name(app: &App) -> &'static str {
    if app.settings.is_secure() { SECURE_COOKIE } else { PLAIN_COOKIE }
}

/// The header that gives a browser its session.
pub(super) fn session_cookie(app: &App, secret: &Secret) -> HeaderValue {
    cookie_header(app, secret.reveal(), YEAR_IN_SECONDS)
}

/// The header that takes it away.
pub(super) fn no_cookie(app: &App) -> HeaderValue {
    cookie_header(app, "", 0)
}

fn cookie_header(app: &App, value: &str, seconds: u32) -> HeaderValue {
    let secure = if app.settings.is_secure() { "; Secure" } else { "" };
    let text = format!("{}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}", cookie_name(app));
    HeaderValue::from_str(&text).expect("a cookie of ours is plain text")
}

fn visitor(app: &App, request: &Request) -> Visitor {
    if app.settings.trust_proxy {
        return forwarded::visitor(request.headers());
    }
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    peer.map_or(Visitor::unknown(), |info| Visitor::at(info.0.ip()))
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Refusal> {
        parts.extensions.get::<Caller>().cloned().ok_or(Refusal::Unauthorised)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for MaybeCaller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<MaybeCaller, Refusal> {
        Ok(MaybeCaller(parts.extensions.get::<Caller>().cloned()))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<ClientAddress, Refusal> {
        parts.extensions.get::<ClientAddress>().copied().ok_or(Refusal::Internal)
    }
}
