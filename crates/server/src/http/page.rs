//! The plain page that stands where the page to play on will be.

use axum::http::{HeaderName, header};
use axum::response::Html;

const PAGE: &str = include_str!("assets/index.html");
const STYLE: &str = include_str!("assets/style.css");

pub(super) async fn page() -> Html<&'static str> {
    Html(PAGE)
}

pub(super) async fn style() -> ([(HeaderName, &'static str); 2], &'static str) {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8"), (header::CACHE_CONTROL, "public, max-age=300")], STYLE)
}
