//! Somebody who uses the API from an address of their own on this machine.

use crate::Trouble;
use reqwest::{Client, Method, RequestBuilder};
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

/// The server answers everything within half a minute; this is a little more.
const PATIENCE: Duration = Duration::from_secs(40);

#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) url: String,
    pub(crate) from: Ipv4Addr,
    pub(crate) id: String,
    pub(crate) cookie: String,
    http: Client,
}

/// What came back; a refusal is an answer too.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) text: String,
    cookie: Option<String>,
}

impl Guest {
    pub(crate) async fn arrive(url: &str, from: Ipv4Addr) -> Result<Guest, Trouble> {
        let failed = |why: reqwest::Error| Trouble::Line { path: "/api/session".to_owned(), why: why.to_string() };
        let http = Client::builder().local_address(IpAddr::V4(from)).timeout(PATIENCE).build().map_err(failed)?;
        let mut guest = Guest { url: url.to_owned(), from, id: String::new(), cookie: String::new(), http };
        let answer = guest.post("/api/session", &Value::Null).await?.needed()?;
        guest.id = answer.json()["id"].as_str().unwrap_or_default().to_owned();
        guest.take_cookie(answer);
        Ok(guest)
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.http.request(method, format!("{}{path}", self.url)).header("cookie", &self.cookie)
    }

    pub(crate) async fn send(&self, path: &str, request: RequestBuilder) -> Result<Response, Trouble> {
        let broke = |why: reqwest::Error| Trouble::Line { path: path.to_owned(), why: why.to_string() };
        let response = request.send().await.map_err(broke)?;
        let status = response.status().as_u16();
        let cookie = response.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        Ok(Response { status, cookie, text: response.text().await.map_err(broke)? })
    }

    pub(crate) async fn get(&self, path: &str) -> Result<Response, Trouble> {
        self.send(path, self.request(Method::GET, path)).await
    }

    /// Without a body if there is nothing to say.
    pub(crate) async fn post(&self, path: &str, body: &Value) -> Result<Response, Trouble> {
        let request = self.request(Method::POST, path);
        self.send(path, if body.is_null() { request } else { request.json(body) }).await
    }

    pub(crate) async fn put(&self, path: &str, body: &Value) -> Result<Response, Trouble> {
        self.send(path, self.request(Method::PUT, path).json(body)).await
    }

    /// A body that was written before; many share it.
    pub(crate) async fn post_text(&self, path: &str, body: reqwest::Body) -> Result<Response, Trouble> {
        self.send(path, self.request(Method::POST, path).header("content-type", "application/json").body(body)).await
    }

    /// Whoever logs in or registers goes on with the new session.
    pub(crate) fn take_cookie(&mut self, answer: Response) {
        self.cookie = answer.cookie.unwrap_or_else(|| std::mem::take(&mut self.cookie));
    }

    /// A table that the attack needs; gives its id.
    pub(crate) async fn table(&self, plan: &Value) -> Result<String, Trouble> {
        let made = self.post("/api/tables", plan).await?.needed()?;
        made.json()["id"].as_str().map(str::to_owned).ok_or(Trouble::Refused(made.text))
    }

    /// A table that this guest makes, the others sit down at, and play begins at.
    pub(crate) async fn table_with(&self, others: &[&Guest], mut plan: Value) -> Result<String, Trouble> {
        let open = others.iter().map(|_| json!({ "kind": "open" }));
        plan["seats"] = [json!({ "kind": "me" })].into_iter().chain(open).collect();
        let table = self.table(&plan).await?;
        for other in others {
            other.post(&format!("/api/tables/{table}/join"), &Value::Null).await?.needed()?;
        }
        self.post(&format!("/api/tables/{table}/start"), &Value::Null).await?.needed()?;
        Ok(table)
    }
}

impl Response {
    pub(crate) fn is_ok(&self) -> bool {
        (200..300).contains(&self.status)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }

    /// The answer, if it is none that the attack cannot go on with.
    pub(crate) fn needed(self) -> Result<Response, Trouble> {
        if self.is_ok() { Ok(self) } else { Err(Trouble::Refused(self.text)) }
    }
}

/// Whether something was accepted. A line that broke is no acceptance.
pub(crate) fn accepted(answer: &Result<Response, Trouble>) -> bool {
    answer.as_ref().is_ok_and(Response::is_ok)
}
