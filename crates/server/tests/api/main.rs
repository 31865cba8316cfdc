//! The server as the world sees it: over real sockets, by clients that know nothing but the API.

mod accounts;
mod doors;
mod headers;
mod house;
mod limits;
mod live;
mod malformed;
mod names;
mod page;
mod passwords;
mod player;
mod running;
mod secrecy;
mod sessions;
mod stories;
