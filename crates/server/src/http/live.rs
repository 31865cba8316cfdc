//! The live channel of a table: JSON messages over one WebSocket, the same for the page and for bots.

use super::app::App;
use super::buckets::Bucket;
use super::channels::Watch;
use super::extract::{Path, malformed};
use super::gates::SocketTicket;
use super::identity::{Caller, ClientAddress};
use super::questions::Questions;
use super::refused::{ApiResult, Refused};
use super::tables::At;
use crate::Refusal;
use crate::hub::{Connection, LetGo};
use crate::protocol::{ClientMessage, Hello, ServerMessage, WhatIfAnswers};
use crate::refusal::in_language;
use crate::visitor::Neighbourhood;
use crate::words::Language;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt;
use std::pin::pin;
use std::time::{Duration, Instant};
use store::TableId;
use tokio::sync::mpsc;
use tokio::time::error::Elapsed;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite;

/// The first message must come soon.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// A client that does not take a message for so long is not reading.
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// Whoever is there is heard so many times in the time after which silence means that nobody is.
const PINGS: u32 = 3;
/// Whoever goes on after so many refusals is cut off.
const PATIENCE: u32 = 50;
/// Many connections are idle most of the time: their buffers grow only when there is something to carry.
const READ_BUFFER: usize = 2 * 1024;
/// What is there to be sent at the same moment leaves in one write.
const WRITE_BUFFER: usize = 64 * 1024;
const MINUTE: Duration = Duration::from_secs(60);

/// Codes of close frames: those below 4000 are those of the protocol, the others our own.
mod close {
    pub(super) const GOING_AWAY: u16 = 1001;
    pub(super) const REFUSED: u16 = 1008;
    pub(super) const TOO_LARGE: u16 = 1009;
    pub(super) const TRY_LATER: u16 = 1013;
    pub(super) const NO_SESSION: u16 = 4001;
    pub(super) const TOO_SLOW: u16 = 4002;
    pub(super) const TOO_MANY: u16 = 4003;
    pub(super) const SILENT: u16 = 4004;
    pub(super) const NO_HELLO: u16 = 4005;
    pub(super) const OPENED_ELSEWHERE: u16 = 4006;
}

/// Why a connection ends: the code and the words of the close frame.
type Farewell = (u16, &'static str);

const STOPPING: Farewell = (close::GOING_AWAY, "the server is stopping; come back soon");
const NO_ROOM: Farewell = (close::REFUSED, "there is no room to watch");
const NO_SESSION: Farewell = (close::NO_SESSION, "your session or token has ended");
const TRY_LATER: Farewell = (close::TRY_LATER, "the table cannot be used right now; connect again");

/// Play live
///
/// A WebSocket of JSON text messages. The first one is `hello`; the answers are `welcome` and `state`, and a
/// new `state` follows every change. The messages are the schemas ClientMessage and ServerMessage.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/live",
    tag = "live",
    params(At),
    responses((status = SWITCHING_PROTOCOLS, description = "The channel is open"), Refused)
)]
pub(super) async fn live(
    State(app): State<App>,
    caller: Caller,
    ClientAddress(visitor): ClientAddress,
    Path(At(table)): Path<At>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> ApiResult<Response> {
    let upgrade = upgrade.map_err(|_| malformed("this address is for WebSockets"))?;
    let limits = &app.settings.limits;
    let full = |limit: u64| Refusal::LimitReached { what: "connections", limit };
    if app.sockets.len() >= limits.connections as usize {
        return Err(full(limits.connections.into()));
    }
    let ticket = app.gates.socket_of(&caller.person.id, limits.connections_per_person);
    let ticket = ticket.ok_or_else(|| full(limits.connections_per_person as u64))?;
    let upgrade = upgrade
        .max_message_size(limits.message_bytes)
        .max_frame_size(limits.message_bytes)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    let (tracked, language, from) = (app.sockets.token(), Language::of_request(&headers), app.gates.neighbourhood(visitor));
    let watch = app.channels.watch(caller.credential.key());
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _tracked = tracked;
        Channel::new(app, (caller, from), table, ticket, socket, language).run(watch).await;
    }))
}

/// One client at one table.
struct Channel {
    app: App,
    caller: Caller,
    from: Neighbourhood,
    table: TableId,
    _ticket: SocketTicket,
    socket: WebSocket,
    /// What errors are told in.
    language: Language,
    bucket: Bucket,
    /// For questions about what would happen, which are many and cheap.
    question_bucket: Bucket,
    refused: u32,
    heard_at: Instant,
}

impl Channel {
    fn new(
        app: App,
        (caller, from): (Caller, Neighbourhood),
        table: TableId,
        ticket: SocketTicket,
        socket: WebSocket,
        language: Language,
    ) -> Channel {
        let now = Instant::now();
        let bucket = Bucket::full(app.settings.limits.messages_per_connection, now);
        let question_bucket = Bucket::full(app.settings.limits.what_ifs_per_connection, now);
        app.metrics.sockets_opened.inc();
        Channel { app, caller, from, table, _ticket: ticket, socket, language, bucket, question_bucket, refused: 0, heard_at: now }
    }

    /// From the greeting to the farewell. Whatever it is doing, it ends with the session or the token it rests on.
    async fn run(mut self, watch: Watch) {
        let (app, revoked) = (self.app.clone(), watch.ended());
        let ended = tokio::select! {
            () = revoked.cancelled() => Err(NO_SESSION),
            ended = self.talk() => ended,
        };
        if let Err((code, reason)) = ended {
            tracing::debug!(person = %self.caller.person.id.0, table = %self.table.0, code, reason, "a connection was closed");
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            // Whoever does not read it loses the connection all the same.
            let _ = timeout(Duration::from_secs(1), self.socket.send(Message::Close(Some(frame)))).await;
        }
        app.metrics.sockets_closed.inc();
    }

    async fn talk(&mut self) -> Result<(), Farewell> {
        let app = self.app.clone();
        let greeted = tokio::select! {
            () = app.stop.cancelled() => Err(STOPPING),
            greeted = timeout(HELLO_WITHIN, self.greet()) => {
                greeted.unwrap_or(Err((close::NO_HELLO, "the first message must be hello")))
            }
        };
        match greeted {
            Ok(hello) => self.play(hello).await,
            Err(farewell) => Err(farewell),
        }
    }

    /// Waits for the first message.
    async fn greet(&mut self) -> Result<Hello, Farewell> {
        loop {
            match self.next_message().await? {
                Some(ClientMessage::Hello(hello)) => {
                    self.language = hello.lang.as_deref().and_then(Language::of_tag).unwrap_or(self.language);
                    return Ok(hello);
                }
                Some(_) => self.refuse(malformed("the first message must be hello")).await?,
                None => {}
            }
        }
    }

    /// Carries messages both ways until one side has enough.
    async fn play(&mut self, hello: Hello) -> Result<(), Farewell> {
        let connection = self.app.hub.connect(&self.caller.person, self.from, &self.table, hello).await;
        let mut connection = match connection {
            Ok(connection) => connection,
            Err(error) => {
                let farewell = match &error {
                    Refusal::NoRoomToWatch { .. } => NO_ROOM,
                    error if error.is_passing() => TRY_LATER,
                    _ => (close::REFUSED, "this table is closed to you"),
                };
                self.refuse(error).await?;
                return Err(farewell);
            }
        };
        let mut questions = Questions::new(self.app.clone(), self.caller.person.id.clone(), self.table.clone());
        let stop = self.app.stop.clone();
        let mut stopped = pin!(stop.cancelled());
        let mut ticks = interval(self.silence() / PINGS);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = &mut stopped => return Err(STOPPING),
                message = connection.receiver.recv() => match message {
                    Some(message) => self.say_all(message, &mut connection.receiver).await?,
                    None => return Err(self.cut_off(&connection)),
                },
                (id, answered) = questions.answer() => self.say_answer(id, answered).await?,
                message = self.next_message() => match message? {
                    Some(ClientMessage::WhatIf(question)) => questions.ask(question),
                    Some(message) => self.hand_on(&connection, message).await?,
                    None => {}
                },
                _ = ticks.tick() => self.keep_alive().await?,
            }
        }
    }

    async fn hand_on(&mut self, connection: &Connection, message: ClientMessage) -> Result<(), Farewell> {
        match connection.sender.send(message).await {
            Ok(()) => Ok(()),
            Err(error) => {
                self.refuse(error).await?;
                Err(self.cut_off(connection))
            }
        }
    }

    async fn say_answer(&mut self, id: String, answered: Result<WhatIfAnswers, Refusal>) -> Result<(), Farewell> {
        let message = match answered {
            Ok(answers) => ServerMessage::WhatIf { id, answers },
            Err(error) => ServerMessage::Error { id: Some(id), error: in_language(error.body(), self.language) },
        };
        self.say(&message).await
    }

    /// The table let go of this connection: it ends with the server or with the database, or the client fell too far behind.
    fn cut_off(&self, connection: &Connection) -> Farewell {
        if self.app.stop.is_cancelled() {
            return STOPPING;
        }
        if connection.sender.is_closed() {
            return TRY_LATER;
        }
        match connection.let_go.get() {
            Some(LetGo::OpenedElsewhere) => return (close::OPENED_ELSEWHERE, "you have opened this table elsewhere"),
            Some(LetGo::NoRoomToWatch) => return NO_ROOM,
            None => {}
        }
        self.app.metrics.sockets_slow.inc();
        (close::TOO_SLOW, "you fell too far behind; connect again")
    }

    /// The next message, if this frame is one that can be read and may be sent now.
    async fn next_message(&mut self) -> Result<Option<ClientMessage>, Farewell> {
        let frame = match self.socket.recv().await {
            Some(Ok(frame)) => frame,
            Some(Err(error)) if is_too_large(&error) => return Err((close::TOO_LARGE, "a message was too large")),
            Some(Err(_)) | None => return Err((close::GOING_AWAY, "the connection broke")),
        };
        self.heard_at = Instant::now();
        let text = match frame {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return Ok(None),
            Message::Close(_) => return Err((close::GOING_AWAY, "goodbye")),
            Message::Binary(_) => {
                self.refuse(malformed("messages are JSON text")).await?;
                return Ok(None);
            }
        };
        self.app.metrics.messages_received.inc();
        let message = serde_json::from_str(&text);
        if let Err(wait) = self.take_from_bucket(matches!(message, Ok(ClientMessage::WhatIf(_)))) {
            self.app.metrics.refused_by_rate.inc();
            self.refuse(Refusal::TooMany { seconds: wait.as_secs() + 1 }).await?;
            return Ok(None);
        }
        match message {
            Ok(message) => Ok(Some(message)),
            Err(error) => {
                self.refuse(malformed(error.to_string())).await?;
                Ok(None)
            }
        }
    }

    fn take_from_bucket(&mut self, is_question: bool) -> Result<(), Duration> {
        let limits = &self.app.settings.limits;
        if is_question {
            self.question_bucket.take(limits.what_ifs_per_connection, MINUTE, self.heard_at)
        } else {
            self.bucket.take(limits.messages_per_connection, MINUTE, self.heard_at)
        }
    }

    /// Nothing heard for so long means that nobody is there.
    fn silence(&self) -> Duration {
        Duration::from_secs(self.app.settings.limits.silence_secs)
    }

    async fn refuse(&mut self, error: Refusal) -> Result<(), Farewell> {
        self.refused += 1;
        if self.refused > PATIENCE {
            return Err((close::TOO_MANY, "too many messages that had to be refused"));
        }
        self.say(&ServerMessage::Error { id: None, error: in_language(error.body(), self.language) }).await
    }

    async fn say(&mut self, message: &ServerMessage) -> Result<(), Farewell> {
        let Some(frame) = self.frame(message) else { return Ok(()) };
        self.send(frame).await
    }

    /// Sends a message with those that wait behind it.
    async fn say_all(&mut self, first: ServerMessage, more: &mut mpsc::Receiver<ServerMessage>) -> Result<(), Farewell> {
        let mut next = Some(first);
        let sending = async {
            while let Some(message) = next.take().or_else(|| more.try_recv().ok()) {
                let message = match message {
                    ServerMessage::Error { id, error } => ServerMessage::Error { id, error: in_language(error, self.language) },
                    message => message,
                };
                if let Some(frame) = self.frame(&message) {
                    self.socket.feed(frame).await?;
                }
            }
            self.socket.flush().await
        };
        let sent = timeout(SEND_WITHIN, sending).await;
        self.is_sent(&sent)
    }

    fn frame(&self, message: &ServerMessage) -> Option<Message> {
        let mut json = Vec::with_capacity(message.estimated_length());
        let text = serde_json::to_writer(&mut json, message).ok().and_then(|()| Utf8Bytes::try_from(json).ok());
        let Some(text) = text else {
            tracing::error!("a message cannot be written as JSON");
            return None;
        };
        self.app.metrics.messages_sent.inc();
        Some(Message::Text(text))
    }

    async fn send(&mut self, frame: Message) -> Result<(), Farewell> {
        let sent = timeout(SEND_WITHIN, self.socket.send(frame)).await;
        self.is_sent(&sent)
    }

    fn is_sent(&self, sent: &Result<Result<(), axum::Error>, Elapsed>) -> Result<(), Farewell> {
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err((close::GOING_AWAY, "goodbye")),
            Err(_) => {
                self.app.metrics.sockets_slow.inc();
                Err((close::TOO_SLOW, "you fell too far behind; connect again"))
            }
        }
    }

    /// Asks whether anybody is there.
    async fn keep_alive(&mut self) -> Result<(), Farewell> {
        if self.heard_at.elapsed() > self.silence() {
            return Err((close::SILENT, "nothing was heard of you"));
        }
        self.send(Message::Ping(axum::body::Bytes::new())).await
    }
}

/// Told by the length at the head of a frame, before the frame itself is read.
fn is_too_large(error: &axum::Error) -> bool {
    let cause = std::error::Error::source(error).and_then(|cause| cause.downcast_ref());
    matches!(cause, Some(tungstenite::Error::Capacity(_)))
}
