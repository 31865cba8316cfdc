//! The page: which address is which file, in which form, and for how long it may be kept.

use crate::test_server::{Reply, TestServer};
use reqwest::{Method, RequestBuilder};

async fn ask(server: &TestServer, path: &str, change: impl FnOnce(RequestBuilder) -> RequestBuilder) -> Reply {
    let mut nobody = server.nobody();
    let request = change(nobody.request(Method::GET, path));
    nobody.send(request).await
}

#[tokio::test]
async fn addresses_of_the_page_are_the_page_and_files_are_files() {
    let server = TestServer::open().await;
    for path in ["/", "/tables", "/t/abc/replay", "/rules/seven-wonders"] {
        let page = ask(&server, path, |request| request).await;
        assert_eq!((page.status, page.headers["content-type"].to_str().unwrap()), (200, "text/html; charset=utf-8"), "{path}");
        assert_eq!(page.headers["cache-control"], "no-cache");
        assert!(page.text.contains("<title>Emporion"));
    }
    let script = ask(&server, "/assets/index-1a2b.js", |request| request).await;
    assert_eq!(script.headers["cache-control"], "public, max-age=31536000, immutable");
    assert_eq!(script.headers["content-type"], "text/javascript; charset=utf-8");
    assert_eq!(ask(&server, "/icon.svg", |request| request).await.headers["cache-control"], "no-cache");
    for path in ["/assets/index-0000.js", "/assets/", "/favicon.ico", "/api", "/api/nothing", "/../Cargo.toml.x"] {
        ask(&server, path, |request| request).await.refused(404, "not-found");
    }
}

#[tokio::test]
async fn the_smallest_form_that_is_accepted_is_sent() {
    let server = TestServer::open().await;
    for (accepted, coding, text) in [
        ("gzip, deflate, br, zstd", Some("br"), "brotli"),
        ("gzip", Some("gzip"), "gzip"),
        ("br;q=0, gzip;q=0.5", Some("gzip"), "gzip"),
        ("*", Some("br"), "brotli"),
        ("identity", None, "<!doctype html>"),
        ("br;q=x", None, "<!doctype html>"),
    ] {
        let page = ask(&server, "/", |request| request.header("accept-encoding", accepted)).await;
        assert_eq!(page.headers.get("content-encoding").map(|coding| coding.to_str().unwrap()), coding, "{accepted}");
        assert!(page.text.starts_with(text), "{accepted}: {}", page.text);
        assert_eq!(page.headers["vary"], "accept-encoding");
    }
    let script = ask(&server, "/assets/index-1a2b.js", |request| request.header("accept-encoding", "gzip")).await;
    assert_eq!((script.headers.get("content-encoding"), script.text.as_str()), (None, "export {};"));
}

#[tokio::test]
async fn what_is_known_is_not_sent_again() {
    let server = TestServer::open().await;
    let first = ask(&server, "/", |request| request).await;
    let etag = first.headers["etag"].clone();
    for known in [etag.to_str().unwrap(), "\"9\", W/\"17\"", "*"] {
        let again = ask(&server, "/tables", |request| request.header("if-none-match", known)).await;
        assert_eq!((again.status, again.text.as_str()), (304, ""), "{known}");
        assert_eq!(again.headers["etag"], etag);
    }
    assert_eq!(ask(&server, "/", |request| request.header("if-none-match", "\"9\"")).await.status, 200);
}

#[tokio::test]
async fn the_page_is_read_and_nothing_else() {
    let server = TestServer::open().await;
    let mut nobody = server.nobody();
    let head = nobody.request(Method::HEAD, "/");
    let head = nobody.send(head).await;
    assert_eq!((head.status, head.text.as_str(), head.headers["content-length"].to_str().unwrap()), (200, "", "38"));
    let post = nobody.request(Method::POST, "/tables");
    nobody.send(post).await.refused(405, "method-not-allowed");
}
