//! One WebSocket that speaks the messages of the live channel.

use crate::ClientError;
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, ServerMessage, TableId};
use reqwest::header::{HeaderName, HeaderValue};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

const READ_BUFFER: usize = 8 * 1024;

/// After these the server does not want to see the client again: closed to it, session over, opened elsewhere.
const FOR_GOOD: [u16; 3] = [1008, 4001, 4006];

type Result<T> = std::result::Result<T, ClientError>;

/// A channel over a network, or over anything else that carries bytes.
#[derive(Debug)]
pub struct Socket<S = MaybeTlsStream<TcpStream>> {
    inner: WebSocketStream<S>,
    received_bytes: u64,
}

impl Socket {
    pub(crate) async fn open(address: &str, table: &TableId, header: Option<(HeaderName, HeaderValue)>) -> Result<Socket> {
        let request = upgrade(address, table, header)?;
        match tokio_tungstenite::connect_async_with_config(request, Some(config()), true).await {
            Ok((inner, _)) => Ok(Socket { inner, received_bytes: 0 }),
            Err(Error::Http(response)) => Err(refused(&response)),
            Err(error) => Err(ClientError::line_broke(error)),
        }
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Socket<S> {
    /// Over a stream that is there already, such as a pipe to a server in the same process.
    pub async fn over(stream: S, table: &TableId, header: Option<(HeaderName, HeaderValue)>) -> Result<Socket<S>> {
        let request = upgrade("http://localhost", table, header)?;
        match tokio_tungstenite::client_async_with_config(request, stream, Some(config())).await {
            Ok((inner, _)) => Ok(Socket { inner, received_bytes: 0 }),
            Err(Error::Http(response)) => Err(refused(&response)),
            Err(error) => Err(ClientError::line_broke(error)),
        }
    }

    /// The line itself, for whoever wants to say what no client says.
    pub fn raw(&mut self) -> &mut WebSocketStream<S> {
        &mut self.inner
    }

    pub fn into_raw(self) -> WebSocketStream<S> {
        self.inner
    }

    pub async fn say(&mut self, message: &ClientMessage) -> Result<()> {
        let text = serde_json::to_string(message).map_err(ClientError::line_broke)?;
        self.inner.send(Message::text(text)).await.map_err(ClientError::line_broke)
    }

    /// The next message.
    pub async fn receive(&mut self) -> Result<ServerMessage> {
        loop {
            match self.inner.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.received_bytes += frame_bytes(text.len());
                    return serde_json::from_str(&text).map_err(|why| ClientError::not_understood(&text, &why));
                }
                Some(Ok(Message::Close(Some(frame)))) if FOR_GOOD.contains(&frame.code.into()) => {
                    return Err(ClientError::Closed { code: frame.code.into(), reason: frame.reason.to_string() });
                }
                Some(Ok(Message::Close(frame))) => {
                    return Err(ClientError::LineBroke(frame.map_or_else(String::new, |frame| frame.reason.to_string())));
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Binary(_) | Message::Frame(_))) => {
                    return Err(ClientError::NotUnderstood("messages are text".to_owned()));
                }
                Some(Err(error)) => return Err(ClientError::line_broke(error)),
                None => return Err(ClientError::line_broke("the connection ended")),
            }
        }
    }

    /// What came over it so far, the heads of frames included.
    pub fn received_bytes(&self) -> u64 {
        self.received_bytes
    }
}

fn config() -> WebSocketConfig {
    WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0)
}

fn upgrade(address: &str, table: &TableId, header: Option<(HeaderName, HeaderValue)>) -> Result<Request> {
    let address = format!("{}/api/tables/{}/live", address.replacen("http", "ws", 1), table.0);
    let mut request = address.into_client_request().map_err(ClientError::line_broke)?;
    if let Some((name, value)) = header {
        request.headers_mut().insert(name, value);
    }
    Ok(request)
}

/// What a message of the server takes on the wire: before it comes a head that tells its length.
pub fn frame_bytes(payload: usize) -> u64 {
    let head = match payload {
        0..=125 => 2,
        126..=0xffff => 4,
        _ => 10,
    };
    payload as u64 + head
}

/// The upgrade was refused as a request is.
fn refused(response: &tokio_tungstenite::tungstenite::http::Response<Option<Vec<u8>>>) -> ClientError {
    let status = response.status().as_u16();
    let text = response.body().as_deref().map_or_else(String::new, |body| String::from_utf8_lossy(body).into_owned());
    match serde_json::from_str(&text) {
        Ok(body) => ClientError::Refused { status, body: Box::new(body) },
        Err(why) => ClientError::not_understood(&text, &why),
    }
}
