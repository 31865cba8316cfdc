//! The little HTTP that a measure needs, without a library that would weigh on the program.

use crate::error::Error;
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

pub(super) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The body of a page.
pub(super) async fn get(host: &str, path: &str) -> Result<String, Error> {
    Ok(request(host, &format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n")).await?.1)
}

/// The cookie and the body that come back.
pub(super) async fn post(host: &str, path: &str, cookie: &str, body: &Value) -> Result<(Option<String>, Value), Error> {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let head =
        format!("POST {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-type: application/json\r\ncookie: {cookie}\r\n");
    let (head, body) = request(host, &format!("{head}content-length: {}\r\n\r\n{body}", body.len())).await?;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next().map(str::to_owned));
    Ok((cookie, serde_json::from_str(&body).map_err(|_| Error::Measured(format!("{path} was answered with {body}")))?))
}

async fn request(host: &str, text: &str) -> Result<(String, String), Error> {
    let failed = |error: std::io::Error| Error::Measured(error.to_string());
    let mut stream = TcpStream::connect(host).await.map_err(failed)?;
    stream.write_all(text.as_bytes()).await.map_err(failed)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(failed)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| Error::Measured("half an answer came".to_owned()))?;
    if !head.starts_with("HTTP/1.1 2") {
        return Err(Error::Measured(body.to_owned()));
    }
    Ok((head.to_owned(), body.to_owned()))
}

/// Opens the live channel of a table.
pub(super) async fn connect(host: &str, table: &str, cookie: &str) -> Result<Socket, Error> {
    let failed = |error: tokio_tungstenite::tungstenite::Error| Error::Measured(error.to_string());
    let mut request = format!("ws://{host}/api/tables/{table}/live").into_client_request().map_err(failed)?;
    request.headers_mut().insert("cookie", cookie.parse().map_err(|_| Error::Measured("this is no cookie".to_owned()))?);
    let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
    let (socket, _) = tokio_tungstenite::connect_async_with_config(request, Some(config), true).await.map_err(failed)?;
    Ok(socket)
}

pub(super) async fn say(socket: &mut Socket, message: &Value) -> Result<(), Error> {
    socket.send(Message::text(message.to_string())).await.map_err(|error| Error::Measured(error.to_string()))
}

pub(super) async fn hear(socket: &mut Socket) -> Result<Utf8Bytes, Error> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Ok(text),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            other => return Err(Error::Measured(format!("a connection ended with {other:?}"))),
        }
    }
}

/// What a message of the server takes on the wire: before it comes a head that tells its length.
pub(super) fn frame_bytes(payload: usize) -> u64 {
    let head = match payload {
        0..=125 => 2,
        126..=0xffff => 4,
        _ => 10,
    };
    payload as u64 + head
}
