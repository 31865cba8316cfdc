//! What stands before every handler: where a request may come from, how long it may take, what the answer
//! tells browsers, and the count of all of it.

use super::app::App;
use crate::Refusal;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::time::{Duration, Instant};

/// No answer takes longer than this, whatever the client or the database does.
const LONGEST: Duration = Duration::from_secs(30);

/// Nothing but what this server itself serves is ever loaded, run or framed.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
     connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const PERMISSIONS_POLICY: &str = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()";

const HEADERS: &[(&str, &str)] = &[
    ("content-security-policy", CONTENT_SECURITY_POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("permissions-policy", PERMISSIONS_POLICY),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// The outermost layer: headers, time, count.
pub(super) async fn watch(State(app): State<App>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = known_method(request.method());
    let path = request.uri().path().to_owned();
    let mut response = match tokio::time::timeout(LONGEST, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Refusal::Unavailable.into_response(),
    };
    for (name, value) in HEADERS {
        // The page says more precisely what it may do.
        response.headers_mut().entry(*name).or_insert(HeaderValue::from_static(value));
    }
    if app.settings.is_secure() {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    let (status, took) = (response.status().as_u16(), started.elapsed());
    let template = response.extensions().get::<Template>().map_or("unmatched", |template| &template.0);
    app.metrics.request(template, method, status, took);
    tracing::debug!(method, path, status, micros = took.as_micros() as u64, "request");
    response
}

/// The route that answered, for the count.
#[derive(Clone)]
struct Template(String);

/// Carries the route's template out to the count.
pub(super) async fn note_route(path: MatchedPath, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.extensions_mut().insert(Template(path.as_str().to_owned()));
    response
}

/// Refuses what another site makes a browser do. Programs send no `Origin` and are not meant.
pub(super) async fn same_site(State(app): State<App>, request: Request, next: Next) -> Result<Response, Refusal> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (!reads || upgrades) && !comes_from_here(&app, request.headers()) {
        return Err(Refusal::CrossSite);
    }
    Ok(next.run(request).await)
}

fn comes_from_here(app: &App, headers: &HeaderMap) -> bool {
    let fetch_site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    if !matches!(fetch_site, None | Some(b"same-origin" | b"none")) {
        return false;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    match &app.settings.public_url {
        Some(url) => origin == url.origin(),
        // Without a public address the page is wherever the browser found it.
        None => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
            let place = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
            place.is_some() && place == host
        }
    }
}

fn known_method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "OTHER",
    }
}
