//! What the description of the API says of refusals.

use crate::Refusal;
use crate::protocol::ErrorBody;
use utoipa::IntoResponses;

/// Every endpoint refuses in this one form.
#[derive(IntoResponses)]
#[allow(dead_code)]
pub(super) enum Refused {
    /// The request is at fault; the code says why.
    #[response(status = "4XX")]
    Request(ErrorBody),
    /// The server is; try again later.
    #[response(status = "5XX")]
    Server(ErrorBody),
}

pub(super) type ApiResult<T> = Result<T, Refusal>;
