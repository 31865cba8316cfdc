//! One live channel, with the last state that came over it.

use crate::Trouble;
use crate::guest::Guest;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Nothing that works takes longer, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Live {
    socket: WebSocketStream<TcpStream>,
    pub(crate) welcome: Value,
    pub(crate) state: Value,
    /// The fewest inputs that the match had in any state since this was last set.
    pub(crate) lowest_step: u64,
    pub(crate) received_bytes: usize,
    sent: u64,
}

impl Live {
    /// Connects, says hello and waits for the welcome.
    pub(crate) async fn open(guest: &Guest, table: &str) -> Result<Live, Trouble> {
        let socket = timeout(PATIENCE, connect(guest, table)).await.map_err(|_| Trouble::Silence("a live channel"))??;
        let mut live = Live { socket, welcome: Value::Null, state: Value::Null, lowest_step: u64::MAX, received_bytes: 0, sent: 0 };
        live.greet().await?;
        Ok(live)
    }

    /// Says hello, and waits for the welcome.
    pub(crate) async fn greet(&mut self) -> Result<(), Trouble> {
        self.say(&json!({ "type": "hello" })).await?;
        self.welcome = self.hear_until("a welcome", |message| message["type"] == "welcome").await?;
        Ok(())
    }

    /// Hangs up.
    pub(crate) async fn leave(&mut self) {
        // A channel that is closed already is left too.
        let _ = self.socket.close(None).await;
    }

    /// Everything anew: the state as it is now.
    pub(crate) async fn refresh(&mut self) -> Result<(), Trouble> {
        self.greet().await?;
        self.hear_until("a state", |message| message["type"] == "state").await?;
        Ok(())
    }

    pub(crate) async fn say(&mut self, message: &Value) -> Result<(), Trouble> {
        self.socket.send(Message::text(message.to_string())).await.map_err(|_| Trouble::Closed { code: None })
    }

    /// Says something with an id of its own, and whether it was acknowledged.
    pub(crate) async fn ask(&mut self, mut message: Value) -> Result<bool, Trouble> {
        self.sent += 1;
        let id = json!(format!("a{}", self.sent));
        message["id"] = id.clone();
        self.say(&message).await?;
        // What is refused before it is read is refused without its id.
        let refused = |message: &Value| message["type"] == "error" && (message["id"].is_null() || message["id"] == id);
        let is_answer = |message: &Value| refused(message) || (message["type"] == "ack" && message["id"] == id);
        Ok(self.hear_until("an answer", is_answer).await?["type"] == "ack")
    }

    /// Acts at this seat, with its decision of the last state.
    pub(crate) async fn act(&mut self, seat: u64, action: &Value) -> Result<bool, Trouble> {
        let decision = self.decision(seat);
        self.ask(json!({ "type": "act", "decision": decision, "seat": seat, "action": action })).await
    }

    /// Waits for a state like this; the last one may be it already.
    pub(crate) async fn until(&mut self, what: &'static str, is_meant: impl Fn(&Value) -> bool) -> Result<(), Trouble> {
        if self.state.is_null() || !is_meant(&self.state) {
            self.hear_until(what, |message| message["type"] == "state" && is_meant(message)).await?;
        }
        Ok(())
    }

    /// Listens for so long, whatever comes.
    pub(crate) async fn listen_for(&mut self, time: Duration) -> Result<(), Trouble> {
        let end = Instant::now() + time;
        while let Ok(heard) = timeout(end.saturating_duration_since(Instant::now()), self.receive()).await {
            heard?;
        }
        Ok(())
    }

    pub(crate) fn decision(&self, seat: u64) -> u64 {
        let decisions = self.state["decisions"].as_array().into_iter().flatten();
        let mut own = decisions.filter(|decision| decision["seat"] == seat);
        own.find_map(|decision| decision["decision"].as_u64()).unwrap_or_default()
    }

    /// What a seat has left, in milliseconds.
    pub(crate) fn clock_ms(&self, seat: u64) -> i64 {
        let clocks = self.state["clocks"].as_array().into_iter().flatten();
        clocks.filter(|clock| clock["seat"] == seat).find_map(|clock| clock["remaining"].as_i64()).unwrap_or_default()
    }

    pub(crate) fn step(&self) -> u64 {
        self.state["step"].as_u64().unwrap_or_default()
    }

    pub(crate) async fn hear_until(&mut self, what: &'static str, is_meant: impl Fn(&Value) -> bool) -> Result<Value, Trouble> {
        let heard = async {
            loop {
                let message = self.receive().await?;
                if is_meant(&message) {
                    return Ok(message);
                }
            }
        };
        timeout(PATIENCE, heard).await.map_err(|_| Trouble::Silence(what))?
    }

    async fn receive(&mut self) -> Result<Value, Trouble> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.received_bytes += text.len();
                    let message: Value = serde_json::from_str(&text).unwrap_or_default();
                    if message["type"] == "state" {
                        self.lowest_step = self.lowest_step.min(message["step"].as_u64().unwrap_or(u64::MAX));
                        self.state = message.clone();
                    }
                    return Ok(message);
                }
                Some(Ok(Message::Close(frame))) => return Err(Trouble::Closed { code: frame.map(|frame| frame.code.into()) }),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(Trouble::Closed { code: None }),
            }
        }
    }
}

/// Whether a state waits for this seat, and is seen from it.
pub(crate) fn awaits(state: &Value, seat: u64) -> bool {
    state["viewer"] == seat && state["awaited"].as_array().is_some_and(|seats| seats.contains(&json!(seat)))
}

async fn connect(guest: &Guest, table: &str) -> Result<WebSocketStream<TcpStream>, Trouble> {
    let path = format!("/api/tables/{table}/live");
    let broke = |why: String| Trouble::Line { path: path.clone(), why };
    let host = guest.url.trim_start_matches("http://");
    let server: SocketAddr = host.parse().map_err(|_| broke(format!("{host} is no address")))?;
    let socket = TcpSocket::new_v4().map_err(|error| broke(error.to_string()))?;
    socket.bind(SocketAddr::new(IpAddr::V4(guest.from), 0)).map_err(|error| broke(error.to_string()))?;
    let stream = socket.connect(server).await.map_err(|error| broke(error.to_string()))?;
    let mut request = format!("ws://{host}{path}").into_client_request().map_err(|error| broke(error.to_string()))?;
    request.headers_mut().insert("cookie", guest.cookie.parse().map_err(|_| broke("this is no cookie".to_owned()))?);
    let (socket, _) = client_async(request, stream).await.map_err(|error| broke(error.to_string()))?;
    Ok(socket)
}
