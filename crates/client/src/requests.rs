//! Requests: who one is, tables, and looking back.

use crate::{ClientError, Live, Socket};
use protocol::{
    ErrorBody, GameInfo, Hello, Join, Me, NewTable, NewToken, Replay, StartPlan, TableId, TableInfo, Timeline, TokenCreated, WhatIfAnswers,
    WhatIfPlan,
};
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HeaderValue, SET_COOKIE};
use reqwest::{Body, Method, RequestBuilder};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Duration;

/// The server answers everything within half a minute; this is a little more.
const PATIENCE: Duration = Duration::from_secs(40);

/// Nothing to say in the body of a request.
const NOTHING: Option<&()> = None;

type Result<T> = std::result::Result<T, ClientError>;

/// Somebody who uses a server. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    /// Scheme, host and port.
    address: String,
    credential: Option<Credential>,
}

/// How the server knows whom it has before it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Credential {
    Cookie(String),
    Token(String),
}

impl Client {
    /// Somebody whom the server at this address does not know yet, such as `http://localhost:8080`.
    pub fn new(address: &str) -> Client {
        Client { http: reqwest::Client::new(), address: address.trim_end_matches('/').to_owned(), credential: None }
    }

    /// A bot, with the token that its person made for it.
    pub fn with_token(address: &str, token: &str) -> Client {
        Client { credential: Some(Credential::Token(token.to_owned())), ..Client::new(address) }
    }

    /// The same one at another address, as after the server was started again.
    #[must_use]
    pub fn at(self, address: &str) -> Client {
        Client { address: address.trim_end_matches('/').to_owned(), ..self }
    }

    pub fn address(&self) -> &str {
        &self.address
    }

    /// Becomes a guest, and keeps the cookie.
    pub async fn become_guest(&mut self) -> Result<Me> {
        self.credential = None;
        let response = self.request(Method::POST, "/api/session").send().await.map_err(ClientError::line_broke)?;
        let cookie = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let me = read(response).await?;
        self.credential = cookie.map(Credential::Cookie);
        Ok(me)
    }

    pub async fn me(&self) -> Result<Me> {
        self.call(Method::GET, "/api/me", NOTHING).await
    }

    /// A token for a bot that plays in this person's name.
    pub async fn new_token(&self, plan: &NewToken) -> Result<TokenCreated> {
        self.call(Method::POST, "/api/tokens", Some(plan)).await
    }

    pub async fn games(&self) -> Result<Vec<GameInfo>> {
        self.call(Method::GET, "/api/games", NOTHING).await
    }

    pub async fn new_table(&self, plan: &NewTable) -> Result<TableInfo> {
        self.call(Method::POST, "/api/tables", Some(plan)).await
    }

    pub async fn table(&self, table: &TableId) -> Result<TableInfo> {
        self.call(Method::GET, &of(table, ""), NOTHING).await
    }

    pub async fn join(&self, table: &TableId, plan: &Join) -> Result<TableInfo> {
        self.call(Method::POST, &of(table, "/join"), Some(plan)).await
    }

    pub async fn start(&self, table: &TableId, plan: &StartPlan) -> Result<TableInfo> {
        self.call(Method::POST, &of(table, "/start"), Some(plan)).await
    }

    pub async fn leave(&self, table: &TableId) -> Result<TableInfo> {
        self.call(Method::POST, &of(table, "/leave"), NOTHING).await
    }

    /// One step of a match through some eyes: a seat, `public` or `all`.
    pub async fn replay(&self, table: &TableId, step: u32, eyes: &str) -> Result<Replay> {
        self.call(Method::GET, &of(table, &format!("/replay?step={step}&eyes={eyes}")), NOTHING).await
    }

    pub async fn timeline(&self, table: &TableId, from: u32, eyes: &str) -> Result<Timeline> {
        self.call(Method::GET, &of(table, &format!("/timeline?from={from}&eyes={eyes}")), NOTHING).await
    }

    /// What would have happened at a step.
    pub async fn what_if(&self, table: &TableId, plan: &WhatIfPlan) -> Result<WhatIfAnswers> {
        self.call(Method::POST, &of(table, "/what-if"), Some(plan)).await
    }

    /// Any request that has no name here.
    pub async fn call<T: DeserializeOwned>(&self, method: Method, path: &str, body: Option<&impl Serialize>) -> Result<T> {
        let request = self.request(method, path);
        let request = if let Some(body) = body { request.json(body) } else { request };
        read(request.send().await.map_err(ClientError::line_broke)?).await
    }

    /// A request whose body is sent as it is.
    pub async fn send<T: DeserializeOwned>(&self, method: Method, path: &str, body: impl Into<Body>) -> Result<T> {
        let request = self.request(method, path).header(CONTENT_TYPE, "application/json").body(body);
        read(request.send().await.map_err(ClientError::line_broke)?).await
    }

    /// What the server says at an address outside of the API, such as `/metrics`.
    pub async fn text(&self, path: &str) -> Result<String> {
        let response = self.request(Method::GET, path).send().await.map_err(ClientError::line_broke)?;
        if !response.status().is_success() {
            return read(response).await;
        }
        response.text().await.map_err(ClientError::line_broke)
    }

    /// The channel of a table, which comes back when the line breaks. The welcome comes first.
    pub async fn live(&self, table: &TableId, hello: Hello) -> Result<Live> {
        Live::open(self.clone(), table.clone(), hello).await
    }

    /// One socket to a table's channel, which says and hears nothing by itself.
    pub async fn socket(&self, table: &TableId) -> Result<Socket> {
        Socket::open(&self.address, table, self.header()).await
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.address)).timeout(PATIENCE);
        match self.header() {
            Some((name, value)) => request.header(name, value),
            None => request,
        }
    }

    fn header(&self) -> Option<(reqwest::header::HeaderName, HeaderValue)> {
        let (name, value) = match self.credential.as_ref()? {
            Credential::Cookie(cookie) => (COOKIE, cookie.clone()),
            Credential::Token(token) => (AUTHORIZATION, format!("Bearer {token}")),
        };
        Some((name, value.parse().ok()?))
    }
}

fn of(table: &TableId, what: &str) -> String {
    format!("/api/tables/{}{what}", table.0)
}

async fn read<T: DeserializeOwned>(response: reqwest::Response) -> Result<T> {
    let status = response.status();
    let text = response.text().await.map_err(ClientError::line_broke)?;
    if status.is_success() {
        // An answer without a body is nothing.
        let text = if text.is_empty() { "null" } else { &text };
        return serde_json::from_str(text).map_err(|why| ClientError::not_understood(text, &why));
    }
    let body: ErrorBody = serde_json::from_str(&text).map_err(|why| ClientError::not_understood(&text, &why))?;
    Err(ClientError::Refused { status: status.as_u16(), body: Box::new(body) })
}
