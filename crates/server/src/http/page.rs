//! The page: files that the program brings along. Every address that is no file and none of the API's is the page
//! itself, which finds out in the browser what to show there.

use super::app::App;
use crate::Refusal;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// What the page itself may do: as [`super::guard`] says of everything, but styles may stand at elements, since
/// that is how things are moved. Nothing else inline is run or shown.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
     img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";
/// The names of these files change with their content.
const HASHED: &str = "assets/";
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");
const INDEX: &str = "index.html";
/// What is not the page's.
const ELSEWHERE: &[&str] = &["api", "healthz", "livez", "metrics"];

/// A file of the page, with compressed forms that were made when it was built.
#[derive(Clone, Copy, Debug)]
pub struct PageFile {
    /// Under the root of the site.
    pub path: &'static str,
    pub content_type: &'static str,
    pub etag: &'static str,
    pub plain: &'static [u8],
    pub brotli: Option<&'static [u8]>,
    pub gzip: Option<&'static [u8]>,
}

/// All files of the page; a server without any has the API alone.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// Sorted by path.
    files: Vec<PageFile>,
}

impl Page {
    pub fn new(files: impl IntoIterator<Item = PageFile>) -> Page {
        let mut files: Vec<PageFile> = files.into_iter().collect();
        files.sort_by_key(|file| file.path);
        Page { files }
    }

    fn get(&self, path: &str) -> Option<&PageFile> {
        self.files.binary_search_by_key(&path, |file| file.path).ok().map(|at| &self.files[at])
    }

    /// The file at an address. What looks like a file and is none is nothing; everything else is the page.
    fn find(&self, path: &str) -> Option<&PageFile> {
        let path = path.strip_prefix('/')?;
        let named = path.starts_with(HASHED) || path.rsplit('/').next().is_some_and(|name| name.contains('.'));
        self.get(path).or_else(|| if named { None } else { self.get(INDEX) })
    }
}

/// Answers everything that is not the API's, before anybody asks who it is for: the page is the same for all.
pub(super) async fn serve(State(app): State<App>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let first = path.split('/').nth(1).unwrap_or_default();
    if ELSEWHERE.contains(&first) || app.page.files.is_empty() {
        return next.run(request).await;
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Refusal::MethodNotAllowed.into_response();
    }
    match app.page.find(path) {
        Some(file) => answer(file, request.headers()),
        None => Refusal::NotFound.into_response(),
    }
}

/// A file, in the form that is smallest for whoever asks. What HEAD leaves out is left out further below.
fn answer(file: &PageFile, asked: &HeaderMap) -> Response {
    let mut response = Response::new(Body::empty());
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, if file.path.starts_with(HASHED) { FOR_EVER } else { ASK_AGAIN });
    headers.insert(header::ETAG, HeaderValue::from_static(file.etag));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if known(asked, file.etag) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    if file.path.ends_with(".html") {
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_SECURITY_POLICY));
    }
    let forms = [("br", file.brotli), ("gzip", file.gzip)];
    let compressed = forms.into_iter().find_map(|(coding, form)| Some((coding, form.filter(|_| accepts(asked, coding))?)));
    let content = match compressed {
        Some((coding, content)) => {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
            content
        }
        None => file.plain,
    };
    headers.insert(header::CONTENT_LENGTH, HeaderValue::from(content.len()));
    *response.body_mut() = Body::from(content);
    response
}

/// Whether whoever asks has this very content.
fn known(asked: &HeaderMap, etag: &str) -> bool {
    words(asked, header::IF_NONE_MATCH).any(|word| word == "*" || word.trim_start_matches("W/") == etag.trim_start_matches("W/"))
}

/// Whether a content coding may be used. What is weighed with zero may not.
fn accepts(asked: &HeaderMap, coding: &str) -> bool {
    let weight = |name: &str| {
        words(asked, header::ACCEPT_ENCODING).find_map(|word| {
            let (given, parameters) = word.split_once(';').unwrap_or((word, ""));
            let quality = parameters.trim().strip_prefix("q=").map_or(Some(1.0), |quality| quality.parse::<f32>().ok());
            given.trim().eq_ignore_ascii_case(name).then(|| quality.unwrap_or(0.0))
        })
    };
    weight(coding).or_else(|| weight("*")).is_some_and(|quality| quality > 0.0)
}

fn words(headers: &HeaderMap, name: header::HeaderName) -> impl Iterator<Item = &str> {
    headers.get_all(name).iter().filter_map(|value| value.to_str().ok()).flat_map(|line| line.split(',')).map(str::trim)
}
