//! What handlers take from a request, each with a refusal of our own form.

use crate::Refusal;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody, JsonRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// A JSON body.
pub(super) struct Body<T>(pub T);

/// A JSON body that may be missing; then everything in it is as usual.
pub(super) struct OptionalBody<T>(pub T);

/// A JSON body that is not read yet.
pub(super) struct JsonText(pub Bytes);

/// Parts of the address.
pub(super) struct Path<T>(pub T);

/// What stands behind the question mark.
pub(super) struct Query<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refusal> {
        match axum::Json::from_request(request, state).await {
            Ok(axum::Json(value)) => Ok(Body(value)),
            Err(JsonRejection::BytesRejection(error)) => Err(body_error(&error)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(malformed("the content type must be application/json")),
            Err(error) => Err(malformed(error.body_text())),
        }
    }
}

impl<S: Send + Sync, T: DeserializeOwned + Default> FromRequest<S> for OptionalBody<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<OptionalBody<T>, Refusal> {
        let bytes = Bytes::from_request(request, state).await.map_err(|error| body_error(&error))?;
        if bytes.is_empty() {
            return Ok(OptionalBody(T::default()));
        }
        serde_json::from_slice(&bytes).map(OptionalBody).map_err(|error| malformed(error.to_string()))
    }
}

impl<S: Send + Sync> FromRequest<S> for JsonText {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<JsonText, Refusal> {
        let content_type = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let mime = content_type.split(';').next().unwrap_or_default().trim();
        if !mime.eq_ignore_ascii_case("application/json") {
            return Err(malformed("the content type must be application/json"));
        }
        Bytes::from_request(request, state).await.map(JsonText).map_err(|error| body_error(&error))
    }
}

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Refusal> {
        let path = axum::extract::Path::from_request_parts(parts, state).await;
        path.map(|path| Path(path.0)).map_err(|_| Refusal::NotFound)
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Refusal> {
        let query = axum::extract::Query::from_request_parts(parts, state).await;
        query.map(|query| Query(query.0)).map_err(|error| malformed(error.body_text()))
    }
}

/// A request that cannot be read.
pub(super) fn malformed(why: impl Into<String>) -> Refusal {
    Refusal::Malformed(why.into())
}

fn body_error(error: &BytesRejection) -> Refusal {
    match error {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => Refusal::TooLarge,
        _ => malformed("the body broke off"),
    }
}
