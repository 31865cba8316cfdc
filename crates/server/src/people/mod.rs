//! People: guests from the first visit, accounts for those who want one, tokens for bots.

mod accounts;
mod names;
mod passwords;
mod secrets;
mod sessions;
mod strength;

pub use accounts::{LoginError, MAX_LOGIN_NAME, MAX_PASSWORD, MIN_LOGIN_NAME, MIN_PASSWORD, RegisterError, log_in, register};
pub(crate) use names::is_guest_name;
pub use names::{MAX_NAME, MAX_TITLE, NameError, display_name, label, table_title};
pub use passwords::Passwords;
pub use secrets::{Secret, new_id};
pub use sessions::{
    MAX_TOKENS, Right, TokenError, add_guest, add_session, add_token, exchange_session, find, may, note_use, replace_session,
    session_is_old, sessions_of, tokens_of,
};
