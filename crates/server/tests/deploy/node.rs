//! Something that a balancer takes for a server of ours: it says who it is, and what it was told of a visitor.

use axum::Router;
use axum::extract::ws::{Message, WebSocketUpgrade};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use serde::{Deserialize, Serialize};
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use tokio::runtime::{Builder, Runtime};

pub(crate) struct Node {
    pub(crate) address: SocketAddr,
    about: Arc<About>,
    /// All that it does; it ends with every connection at once, as with a kill.
    runtime: Option<Runtime>,
}

struct About {
    name: String,
    draining: AtomicBool,
    /// Requests that were no health checks.
    asked: AtomicU32,
}

/// What it answers.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) struct Answer {
    pub(crate) node: String,
    pub(crate) host: String,
    /// Every line of `X-Forwarded-For`, one after the other.
    pub(crate) forwarded_for: String,
    pub(crate) body_bytes: usize,
}

impl Node {
    pub(crate) fn start(name: &str) -> Node {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = listener.local_addr().unwrap();
        listener.set_nonblocking(true).unwrap();
        let about = Arc::new(About { name: name.to_owned(), draining: AtomicBool::new(false), asked: AtomicU32::new(0) });
        let router = Router::new().route("/livez", get(livez)).fallback(any(answer)).with_state(about.clone());
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        runtime.spawn(async move { axum::serve(tokio::net::TcpListener::from_std(listener).unwrap(), router).await });
        Node { address, about, runtime: Some(runtime) }
    }

    /// It goes on, and says that nobody new is to come.
    pub(crate) fn drain(&self) {
        self.about.draining.store(true, Ordering::SeqCst);
    }

    pub(crate) fn kill(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }

    pub(crate) fn asked(&self) -> u32 {
        self.about.asked.load(Ordering::SeqCst)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

/// As a server does: to a host that is not its own it does not answer.
async fn livez(State(about): State<Arc<About>>, headers: HeaderMap) -> StatusCode {
    match headers.get(header::HOST).and_then(|host| host.to_str().ok()) {
        Some("localhost") if about.draining.load(Ordering::SeqCst) => StatusCode::SERVICE_UNAVAILABLE,
        Some("localhost") => StatusCode::OK,
        _ => StatusCode::MISDIRECTED_REQUEST,
    }
}

async fn answer(State(about): State<Arc<About>>, request: Request) -> Response {
    about.asked.fetch_add(1, Ordering::SeqCst);
    let (mut parts, body) = request.into_parts();
    let line = |name| {
        let lines: Vec<&str> = parts.headers.get_all(name).iter().map(|value| value.to_str().unwrap()).collect();
        lines.join(", ")
    };
    let (host, forwarded_for) = (line("host"), line("x-forwarded-for"));
    let said = |body_bytes| Answer { node: about.name.clone(), host, forwarded_for, body_bytes };
    match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(upgrade) => {
            let text = serde_json::to_string(&said(0)).unwrap();
            upgrade.on_upgrade(async move |mut socket| {
                // It says who it is, and then repeats what it hears.
                let mut next = Some(Message::text(text));
                while let Some(message) = next.take() {
                    if socket.send(message).await.is_err() {
                        return;
                    }
                    next = socket.recv().await.and_then(Result::ok).filter(|message| matches!(message, Message::Text(_)));
                }
            })
        }
        Err(_) => {
            let body = axum::body::to_bytes(body, usize::MAX).await.unwrap_or_default();
            axum::Json(said(body.len())).into_response()
        }
    }
}
