//! Everything at and above HTTP: requests, live connections, the description of the API.

mod app;
mod buckets;
mod callers;
mod channels;
mod docs;
#[allow(unused_qualifications, reason = "utoipa writes parameters with their full path")]
mod experts;
mod extract;
mod forwarded;
mod games;
mod gates;
mod guard;
mod health;
mod identity;
#[allow(unused_qualifications, reason = "utoipa writes parameters with their full path")]
mod lessons;
mod listen;
mod lists;
mod live;
mod lockouts;
#[allow(unused_qualifications, reason = "utoipa writes parameters with their full path")]
mod matches;
mod own_host;
mod page;
mod people;
#[allow(unused_qualifications, reason = "utoipa writes parameters with their full path")]
mod puzzles;
mod questions;
mod refused;
mod router;
mod shared_limits;
mod spending;
mod stream;
#[allow(unused_qualifications, reason = "utoipa writes parameters with their full path")]
mod tables;
mod tokens;
mod unread;

pub use app::App;
pub use channels::watch_credentials;
pub use listen::listen;
pub use page::{Page, PageFile};
pub use router::{description, router};
pub use spending::hear_of_spending;
