//! Emporion from outside: requests and the live channel, with the types of the wire.
//!
//! [`Client`] is somebody who uses a server: a guest with a cookie, or a bot with a token. [`Live`] is the channel of one
//! table. It comes back when the line breaks, and says again what was not answered, with the same ids: nothing is done twice.
//!
//! ```no_run
//! # async fn play() -> Result<(), client::ClientError> {
//! let mut client = client::Client::new("http://localhost:8080");
//! client.become_guest().await?;
//! for game in client.games().await? {
//!     println!("{}: {} to {} players", game.name, game.min_seats, game.max_seats);
//! }
//! # Ok(())
//! # }
//! ```

mod error;
mod live;
mod requests;
mod socket;

pub use error::ClientError;
pub use live::Live;
pub use protocol;
pub use requests::Client;
pub use socket::{Socket, frame_bytes};
