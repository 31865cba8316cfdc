//! Which request goes where. The description of the API comes from the same list.

use super::app::App;
use super::guard;
use super::identity::identify;
use super::own_host::own_host;
use super::unread::close_after_refusal;
use super::{docs, experts, games, health, lessons, lists, live, matches, page, people, puzzles, tables, tokens};
use crate::Refusal;
use crate::protocol::{ClientMessage, PasswordAdvice, ServerMessage};
use crate::refusal::translate;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Components, OpenApi as Description};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[derive(OpenApi)]
#[openapi(
    info(title = "Emporion", description = "Tables, live play and everything around them. A bot uses the same API as the page."),
    components(schemas(ClientMessage, ServerMessage, PasswordAdvice)),
    security((), ("session" = []), ("token" = []))
)]
struct Base;

/// Every endpoint there is.
fn endpoints(import_bytes: usize) -> OpenApiRouter<App> {
    let import = OpenApiRouter::new().routes(routes!(matches::import)).layer(DefaultBodyLimit::max(import_bytes));
    OpenApiRouter::with_openapi(Base::openapi())
        .routes(routes!(games::games))
        .routes(routes!(people::start_session))
        .routes(routes!(people::me, people::rename))
        .routes(routes!(people::register))
        .routes(routes!(people::log_in))
        .routes(routes!(people::log_out))
        .routes(routes!(people::log_out_everywhere))
        .routes(routes!(tokens::tokens, tokens::add_token))
        .routes(routes!(tokens::revoke_token))
        .routes(routes!(lists::open))
        .routes(routes!(lists::mine))
        .routes(routes!(lists::results))
        .routes(routes!(tables::create))
        .routes(routes!(tables::table, tables::change_settings))
        .routes(routes!(tables::arrange))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::start))
        .routes(routes!(tables::cancel))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::chat))
        .routes(routes!(tables::note, tables::put_note))
        .routes(routes!(matches::replay))
        .routes(routes!(matches::what_if))
        .routes(routes!(matches::timeline))
        .routes(routes!(matches::export))
        .routes(routes!(matches::play_on))
        .routes(routes!(experts::hint))
        .routes(routes!(experts::review))
        .routes(routes!(lessons::lessons))
        .routes(routes!(lessons::lesson, lessons::mark_lesson))
        .routes(routes!(lessons::what_if))
        .routes(routes!(puzzles::puzzles))
        .routes(routes!(puzzles::daily))
        .routes(routes!(puzzles::next))
        .routes(routes!(puzzles::puzzle))
        .routes(routes!(puzzles::answer))
        .routes(routes!(puzzles::what_if))
        .routes(routes!(puzzles::play_on))
        .routes(routes!(live::live))
        .routes(routes!(health::healthz))
        .routes(routes!(health::livez))
        .routes(routes!(health::metrics))
        .merge(import)
}

/// The description of the API as programs read it.
pub fn description() -> Description {
    let (_, mut description) = endpoints(0).split_for_parts();
    let components = description.components.get_or_insert_with(Components::new);
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description("emporion", "The session of a browser")));
    components.security_schemes.insert("session".to_owned(), cookie.into());
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("The token of a bot")).build();
    components.security_schemes.insert("token".to_owned(), SecurityScheme::Http(bearer).into());
    description
}

/// The whole server as one service.
pub fn router(app: App) -> Router {
    let description = description();
    let docs_page = docs::render(&serde_json::to_value(&description).unwrap_or_default());
    let limits = &app.settings.limits;
    let (router, _) = endpoints(limits.import_bytes).split_for_parts();
    router
        .route("/api/openapi.json", get(move || async move { Json(description) }))
        .route("/api/docs", get(move || async move { axum::response::Html(docs_page) }))
        .route("/api/docs.css", get(docs::style))
        .method_not_allowed_fallback(|| async { Refusal::MethodNotAllowed })
        .route_layer(from_fn(guard::note_route))
        .fallback(|| async { Refusal::NotFound })
        .layer(DefaultBodyLimit::max(limits.body_bytes))
        .layer(from_fn_with_state(app.clone(), identify))
        .layer(from_fn_with_state(app.clone(), guard::same_site))
        .layer(from_fn_with_state(app.clone(), page::serve))
        .layer(from_fn_with_state(app.clone(), own_host))
        // Private answers are not for caches.
        .layer(SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .layer(CatchPanicLayer::custom(|_| Refusal::Internal.into_response()))
        .layer(from_fn(translate))
        .layer(from_fn(close_after_refusal))
        .layer(from_fn_with_state(app.clone(), guard::watch))
        .with_state(app)
}
