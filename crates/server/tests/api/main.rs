//! The server as the world sees it: over real sockets, by clients that know nothing but the API.

mod accounts;
mod chat;
mod clocks;
mod dashboard;
mod doors;
mod headers;
mod hosts;
mod imports;
mod limits;
mod lists;
mod live;
mod malformed;
mod names;
mod page;
mod passwords;
mod player;
mod raw;
mod running;
mod secrecy;
mod sessions;
mod spectators;
mod stories;
mod test_server;
mod unread;
mod upgrades;
mod what_if;
