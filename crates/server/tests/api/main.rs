//! The server as the world sees it: over real sockets, by clients that know nothing but the API.

mod accounts;
mod chat;
mod doors;
mod headers;
mod house;
mod limits;
mod lists;
mod live;
mod malformed;
mod page;
mod player;
mod running;
mod secrecy;
mod stories;
