//! Requests of any kind, through the real router.

use crate::test_server::{REQUESTS, within};
use axum::body::Body;
use axum::http::Method;
use serde_json::Value;

/// Experts think for seconds, and there is no body to read.
const SLOW: [&str; 2] = ["/hint", "/review"];

/// The first line is the method and the address, where the name of a game in braces stands for a table; the rest is the
/// body. The server must answer, never with a fault of its own, and where it refuses say why in JSON.
pub fn rest_request(data: &[u8]) {
    let mut parts = data.splitn(2, |byte| *byte == b'\n');
    let Some(head) = parts.next().and_then(|head| str::from_utf8(head).ok()) else { return };
    let body = parts.next().unwrap_or_default();
    let (method, address) = head.split_once(' ').unwrap_or(("POST", head));
    let Ok(method) = Method::from_bytes(method.as_bytes()) else { return };
    if SLOW.iter().any(|slow| address.contains(slow)) {
        return;
    }
    within(&REQUESTS, |server| {
        let named = |address: String, (name, table): &(&str, String)| address.replace(&format!("{{{name}}}"), table);
        let address = server.tables.iter().fold(address.to_owned(), named);
        let is_head = method == Method::HEAD;
        let Some((status, _, answer)) = server.call(method, &address, Body::from(body.to_vec())) else { return };
        assert!(!status.is_server_error(), "{status}: {}", String::from_utf8_lossy(&answer));
        if (status.is_client_error() || status.is_server_error()) && !is_head {
            let refusal: Value = serde_json::from_slice(&answer).expect("a refusal is JSON");
            assert!(refusal["code"].is_string() && refusal["message"].is_string(), "{refusal}");
        }
    });
}
