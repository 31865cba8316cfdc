//! Every refusal in one place: its status, and its sentence for people. Sentences are keyed by code and
//! take their values from the details, so that other languages can take over without a change elsewhere.

use crate::HubError;
use crate::protocol::{ErrorBody, ErrorCode};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use store::StoreError;

/// A request that is refused.
#[derive(Clone, PartialEq, Debug)]
pub struct ApiError {
    pub code: ErrorCode,
    pub details: Option<Value>,
}

impl ApiError {
    /// With values that explain it.
    pub fn with(code: ErrorCode, details: Value) -> ApiError {
        ApiError { code, details: Some(details) }
    }

    /// Something failed that the asker cannot help. The cause is for the log alone.
    pub fn hidden(code: ErrorCode, cause: &dyn std::fmt::Display) -> ApiError {
        tracing::error!(%cause, code = ?code, "a request failed");
        code.into()
    }

    pub fn body(self) -> ErrorBody {
        ErrorBody { code: self.code, message: message(self.code, self.details.as_ref()), details: self.details }
    }
}

impl From<ErrorCode> for ApiError {
    fn from(code: ErrorCode) -> ApiError {
        ApiError { code, details: None }
    }
}

impl From<HubError> for ApiError {
    fn from(error: HubError) -> ApiError {
        let ErrorBody { code, details, .. } = error.body();
        ApiError { code, details }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Conflict => ErrorCode::Stale.into(),
            // Whoever expects something to be there already asks for it by name.
            StoreError::Exists | StoreError::Unavailable(_) => ApiError::hidden(ErrorCode::Unavailable, &error),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let wait = self.details.as_ref().and_then(|details| details["seconds"].as_u64()).filter(|_| self.code == ErrorCode::TooMany);
        let mut response = (status(self.code), axum::Json(self.body())).into_response();
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// Too many requests; again after so many seconds.
pub fn too_many(seconds: u64) -> ApiError {
    ApiError::with(ErrorCode::TooMany, json!({ "seconds": seconds }))
}

/// The status a refusal has over HTTP.
pub fn status(code: ErrorCode) -> StatusCode {
    use ErrorCode as C;
    match code {
        C::Malformed
        | C::BadName
        | C::BadLoginName
        | C::BadPassword
        | C::UnknownGame
        | C::BadOptions
        | C::BadTable
        | C::BadMatchFile
        | C::TooLong => StatusCode::BAD_REQUEST,
        C::Unauthorised | C::BadLogin => StatusCode::UNAUTHORIZED,
        C::CrossSite | C::Forbidden | C::SecretNeeded | C::NoSpectators | C::NotSeated | C::NotYourSeat => StatusCode::FORBIDDEN,
        C::NotFound | C::NoSuchTable | C::NoSuchStep => StatusCode::NOT_FOUND,
        C::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        C::NameTaken
        | C::AlreadyRegistered
        | C::SeatTaken
        | C::AlreadySeated
        | C::SeatsOpen
        | C::NotOpen
        | C::NotPlaying
        | C::NotFinished
        | C::LimitReached
        | C::StaleDecision
        | C::Stale
        | C::NothingToUndo
        | C::NoUndoAsked
        | C::NoVote => StatusCode::CONFLICT,
        C::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        C::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
        C::TooMany => StatusCode::TOO_MANY_REQUESTS,
        C::Unavailable | C::ShuttingDown => StatusCode::SERVICE_UNAVAILABLE,
        C::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// The sentence of a code with the values of its details.
pub fn message(code: ErrorCode, details: Option<&Value>) -> String {
    let mut text = sentence(code).to_owned();
    for (key, value) in details.and_then(Value::as_object).into_iter().flatten() {
        let place = format!("{{{key}}}");
        if text.contains(&place) {
            text = text.replace(&place, &value.as_str().map_or_else(|| value.to_string(), str::to_owned));
        }
    }
    // A value that is not there leaves no hole.
    match text.find('{') {
        Some(hole) => text[..hole].trim_end_matches([' ', ':', ',']).to_owned() + ".",
        None => text,
    }
}

fn sentence(code: ErrorCode) -> &'static str {
    use ErrorCode as C;
    match code {
        C::Malformed => "This request cannot be read: {why}",
        C::NotFound => "There is nothing at this address.",
        C::MethodNotAllowed => "This address does not take this method.",
        C::TooLarge => "This is larger than what is accepted.",
        C::TooMany => "Too many requests; try again in {seconds} seconds.",
        C::CrossSite => "This request came from another site.",
        C::Unauthorised => "Start a session or send a token first.",
        C::Forbidden => "This is not yours to do.",
        C::NameTaken => "This login name is taken.",
        C::BadLogin => "The login name and the password do not belong together.",
        C::BadName => "A name has 1 to {max} visible characters.",
        C::BadLoginName => "A login name has {min} to {max} letters, digits, dots, dashes and underscores.",
        C::BadPassword => "A password has {min} to {max} characters.",
        C::AlreadyRegistered => "You have an account already.",
        C::UnknownGame => "There is no such game.",
        C::BadOptions => "The game does not take these options: {why}",
        C::BadTable => "A table cannot be made like this: {why}",
        C::BadMatchFile => "This file is not a match that can be played here: {why}",
        C::NoSuchTable => "There is no such table.",
        C::NoSuchStep => "The match has no such step.",
        C::SecretNeeded => "This table is for those who have its invitation link.",
        C::NoSpectators => "This table is not open to spectators.",
        C::NotSeated => "You have no seat at this table.",
        C::NotYourSeat => "This seat is not yours.",
        C::SeatTaken => "This seat is taken.",
        C::AlreadySeated => "You have a seat at this table already.",
        C::SeatsOpen => "Some seats are still open.",
        C::NotOpen => "This table has begun or was called off.",
        C::NotPlaying => "No game is being played at this table.",
        C::NotFinished => "This is possible once the game is over.",
        C::LimitReached => "You have as many as are allowed.",
        C::TooLong => "This text is too long.",
        C::StaleDecision => "This decision was made already.",
        C::Stale => "Somebody was faster; look again.",
        C::Illegal => "The rules do not allow this: {why}",
        C::NothingToUndo => "There is nothing to take back.",
        C::NoUndoAsked => "Nobody has asked to take anything back.",
        C::NoVote => "There is no vote on this seat.",
        C::Unavailable => "This does not work right now; try again soon.",
        C::ShuttingDown => "The server is being restarted; try again soon.",
        C::Internal => "Something went wrong here, and it is not your fault.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn details_fill_the_sentence() {
        assert_eq!(too_many(7).body().message, "Too many requests; try again in 7 seconds.");
        assert_eq!(message(ErrorCode::Malformed, Some(&json!({ "why": "no body" }))), "This request cannot be read: no body");
    }

    #[test]
    fn a_missing_detail_leaves_no_hole() {
        assert_eq!(message(ErrorCode::Malformed, None), "This request cannot be read.");
        assert_eq!(message(ErrorCode::Illegal, Some(&json!({ "card": 3 }))), "The rules do not allow this.");
    }

    #[test]
    fn what_the_database_says_is_not_shown() {
        let body = ApiError::from(StoreError::Unavailable("disk on fire at /var".to_owned())).body();
        assert_eq!((body.code, body.details), (ErrorCode::Unavailable, None));
        assert!(!body.message.contains("fire"));
    }
}
