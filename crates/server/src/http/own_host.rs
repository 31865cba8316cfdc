//! Which hosts the server answers to.
//!
//! A page of another site can have the name of its own host lead to this machine, and then read whatever the server says
//! to that name: browsers take both for one site. So the server answers to no name but those that are its own.

use super::app::App;
use super::extract::malformed;
use crate::Refusal;
use crate::host::HostName;
use crate::settings::PublicUrl;
use axum::extract::{Request, State};
use axum::http::header;
use axum::http::uri::Authority;
use axum::middleware::Next;
use axum::response::Response;
use std::net::IpAddr;

/// The address of this machine that the connection of a request came in on.
#[derive(Clone, Copy, Debug)]
pub(super) struct LocalAddress(pub IpAddr);

/// Refuses requests that are meant for another host.
pub(super) async fn own_host(State(app): State<App>, request: Request, next: Next) -> Result<Response, Refusal> {
    let local = request.extensions().get::<LocalAddress>().map(|local| local.0.to_canonical());
    for host in hosts(&request).ok_or_else(|| malformed("a request names one host, as in `Host: localhost`"))? {
        let is_own = host.is_this_machine()
            || app.settings.public_url.as_ref().map(PublicUrl::host) == Some(&host)
            || local.is_some_and(|local| host == HostName::Address(local));
        if !is_own {
            let name = match host {
                HostName::Address(address) => address.to_string(),
                HostName::Name(name) => name,
            };
            return Err(Refusal::WrongHost { host: name.to_string() });
        }
    }
    Ok(next.run(request).await)
}

/// Every host that the request names: that of its header, and that of its target where it has one. `None` where there is
/// not one header, or one that cannot be read.
fn hosts(request: &Request) -> Option<Vec<HostName>> {
    let mut lines = request.headers().get_all(header::HOST).iter();
    let (Some(line), None) = (lines.next(), lines.next()) else { return None };
    let target = request.uri().authority().map(Authority::as_str);
    std::iter::once(line.to_str().ok()?).chain(target).map(HostName::parse).collect()
}
