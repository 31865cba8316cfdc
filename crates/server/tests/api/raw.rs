//! Requests that no client library would write, byte by byte.

use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const PATIENCE: Duration = Duration::from_secs(20);

/// Sends these bytes and reads until the server closes the connection.
pub(crate) async fn exchange(address: &str, request: &[u8]) -> String {
    let talk = async {
        let mut stream = TcpStream::connect(address).await.expect("the server listens");
        // A server that has refused already need not take all of it.
        let _ = stream.write_all(request).await;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("the answer arrives");
        String::from_utf8(answer).expect("the answer is text")
    };
    tokio::time::timeout(PATIENCE, talk).await.expect("the server closes the connection")
}

/// The status of an answer.
pub(crate) fn status(answer: &str) -> u16 {
    let status = answer.strip_prefix("HTTP/1.1 ").or_else(|| answer.strip_prefix("HTTP/1.0 ")).and_then(|rest| rest.get(..3));
    status.and_then(|status| status.parse().ok()).unwrap_or_else(|| panic!("no answer of HTTP: {answer}"))
}
