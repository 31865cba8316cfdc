//! Every refusal in one place: its status, and its sentence for people. The sentence of a code is `error-` and the
//! code in `locales/`; its values come from the details.
//!
//! A refusal is made in English. Where it leaves the server, whoever asked gets it in their language.

use crate::Refusal;
use crate::protocol::{ErrorBody, ErrorCode, PasswordAdvice};
use crate::words::{Language, sentence};
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let body = self.body();
        let status = status(body.code);
        let wait = body.details.as_ref().and_then(|details| details["seconds"].as_u64());
        let wait = wait.filter(|_| status == StatusCode::TOO_MANY_REQUESTS);
        let mut response = (status, axum::Json(body.clone())).into_response();
        response.extensions_mut().insert(Untranslated(body));
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// Stays at a response, so that it can be told in another language.
#[derive(Clone)]
struct Untranslated(ErrorBody);

/// A layer: refusals are told in the language that was asked for.
pub async fn translate(request: Request, next: Next) -> Response {
    let language = Language::of_request(request.headers());
    let mut response = next.run(request).await;
    if language != Language::English
        && let Some(Untranslated(body)) = response.extensions_mut().remove::<Untranslated>()
    {
        let text = serde_json::to_vec(&in_language(body, language)).expect("a refusal can be written as JSON");
        response.headers_mut().insert(header::CONTENT_LENGTH, HeaderValue::from(text.len()));
        *response.body_mut() = text.into();
    }
    response
}

/// The status a refusal has over HTTP.
pub fn status(code: ErrorCode) -> StatusCode {
    use ErrorCode as C;
    match code {
        C::Malformed
        | C::BadName
        | C::BadLoginName
        | C::BadPassword
        | C::WeakPassword
        | C::UnknownGame
        | C::BadOptions
        | C::BadTable
        | C::BadMatchFile
        | C::MatchTooLong
        | C::ImportTooSlow
        | C::TooLong => StatusCode::BAD_REQUEST,
        C::Unauthorised | C::BadLogin => StatusCode::UNAUTHORIZED,
        C::CrossSite | C::Forbidden | C::ScopeNeeded | C::SecretNeeded | C::NoSpectators | C::NotSeated | C::NotYourSeat | C::HintsOff => {
            StatusCode::FORBIDDEN
        }
        C::NotFound | C::NoSuchTable | C::NoSuchStep | C::NoSuchLesson | C::NoSuchPuzzle => StatusCode::NOT_FOUND,
        C::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        C::NameTaken
        | C::DisplayNameTaken
        | C::AlreadyRegistered
        | C::SeatTaken
        | C::AlreadySeated
        | C::SeatsOpen
        | C::NotOpen
        | C::NotPlaying
        | C::NotFinished
        | C::LimitReached
        | C::NoRoomToWatch
        | C::OpenedElsewhere
        | C::StaleDecision
        | C::Stale
        | C::NothingToUndo
        | C::NoUndoAsked
        | C::NoVote
        | C::BotSitsIn
        | C::EnoughSaid
        | C::LogFull
        | C::Halted
        | C::ImportQuota
        | C::HintReplaced
        | C::NothingToDecide => StatusCode::CONFLICT,
        C::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        C::WrongHost => StatusCode::MISDIRECTED_REQUEST,
        C::Illegal | C::NotAChoice => StatusCode::UNPROCESSABLE_ENTITY,
        C::TooMany | C::ChatTooFast | C::LoginLocked => StatusCode::TOO_MANY_REQUESTS,
        C::ImportBusy | C::Unavailable | C::CannotWrite | C::ShuttingDown => StatusCode::SERVICE_UNAVAILABLE,
        C::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// The sentence of a code with the values of its details.
pub fn message(language: Language, code: ErrorCode, details: Option<&Value>) -> String {
    let said = sentence(language, &format!("error-{}", name(code)), details);
    let advice = details.filter(|_| code == ErrorCode::WeakPassword).and_then(|details| PasswordAdvice::deserialize(details).ok());
    [said].into_iter().chain(advice.into_iter().flat_map(|advice| advice_in(language, &advice))).collect::<Vec<_>>().join(" ")
}

/// What is wrong with a password and what would help, a sentence for each.
fn advice_in(language: Language, advice: &PasswordAdvice) -> Vec<String> {
    let warning = advice.warning.map(|warning| sentence(language, &format!("password-warning-{}", name(warning)), None));
    let suggestions = advice.suggestions.iter().map(|what| sentence(language, &format!("password-advice-{}", name(*what)), None));
    warning.into_iter().chain(suggestions).collect()
}

/// The name of a code, as it goes over the wire.
fn name(code: impl Serialize) -> String {
    let name = serde_json::to_value(code).ok();
    name.as_ref().and_then(Value::as_str).expect("a code is a word").to_owned()
}

/// The same in another language. What only the game knows is English, so the rest of the sentence is general.
#[must_use]
pub fn in_language(body: ErrorBody, language: Language) -> ErrorBody {
    match language {
        Language::English => body,
        Language::French | Language::Italian => ErrorBody { message: message(language, body.code, body.details.as_ref()), ..body },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use store::StoreError;

    #[test]
    fn details_fill_the_sentence() {
        assert_eq!(Refusal::TooMany { seconds: 7 }.body().message, "Too many requests. Try again in 7 seconds.");
        assert_eq!(
            message(Language::English, ErrorCode::Malformed, Some(&json!({ "why": "no body" }))),
            "This request cannot be read: no body"
        );
    }

    #[test]
    fn a_missing_detail_leaves_no_hole() {
        assert_eq!(message(Language::English, ErrorCode::Malformed, None), "This request cannot be read.");
        assert_eq!(message(Language::French, ErrorCode::Illegal, Some(&json!({ "card": 3 }))), "Les règles ne le permettent pas.");
    }

    #[test]
    fn a_long_wait_is_told_in_minutes() {
        let said = |seconds| Refusal::LoginLocked { seconds }.to_string();
        assert!(said(5).ends_with("Try again in 5 seconds."), "{}", said(5));
        assert!(said(900).ends_with("Try again in 15 minutes."), "{}", said(900));
    }

    #[test]
    fn every_advice_has_its_sentence_in_every_language() {
        let (warnings, suggestions) = (every::<protocol::PasswordWarning>(), every::<protocol::PasswordSuggestion>());
        assert_eq!((warnings.len(), suggestions.len()), (14, 13));
        for language in [Language::English, Language::French, Language::Italian] {
            let all = warnings.iter().map(|warning| PasswordAdvice { warning: Some(*warning), suggestions: suggestions.clone() });
            for advice in all {
                let said = message(language, ErrorCode::WeakPassword, Some(&serde_json::to_value(&advice).unwrap()));
                assert!(said.matches('.').count() >= 15, "{said}");
            }
        }
    }

    /// Every value of an enum without fields.
    fn every<T: ts_rs::TS + serde::de::DeserializeOwned>() -> Vec<T> {
        T::inline(&ts_rs::Config::new()).split(" | ").map(|word| serde_json::from_str(word).unwrap()).collect()
    }

    #[test]
    fn every_code_has_its_sentence_in_every_language() {
        let codes = every::<ErrorCode>();
        assert!(codes.len() > 30);
        let details = json!({ "why": "x", "seconds": 2, "min": 1, "max": 9, "limit": 5, "megabytes": 16 });
        for code in codes {
            for language in [Language::English, Language::French, Language::Italian] {
                let text = message(language, code, Some(&details));
                assert!(text.len() > 10 && !text.contains('{') && !text.contains("none"), "{code:?}: {text}");
            }
        }
    }

    #[test]
    fn what_the_database_says_is_not_shown() {
        let body = Refusal::from(StoreError::Unavailable("disk on fire at /var".to_owned())).body();
        assert_eq!((body.code, body.details), (ErrorCode::Unavailable, None));
        assert!(!body.message.contains("fire"));
    }
}
