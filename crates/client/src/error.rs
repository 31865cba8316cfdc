//! Why something was not done.

use protocol::ErrorBody;

#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server said no, and why. Nothing has changed.
    #[error("{}", body.message)]
    Refused { status: u16, body: Box<ErrorBody> },
    /// The server closed the channel, and coming back would not help.
    #[error("the server closed the channel ({code}): {reason}")]
    Closed { code: u16, reason: String },
    /// The line broke, or nobody answers. What became of a request is not known.
    #[error("the line broke: {0}")]
    LineBroke(String),
    /// The other side does not speak as a server of this version does.
    #[error("this cannot be understood: {0}")]
    NotUnderstood(String),
}

impl ClientError {
    #[expect(clippy::needless_pass_by_value, reason = "`map_err` hands the error over")]
    pub(crate) fn line_broke(why: impl ToString) -> ClientError {
        ClientError::LineBroke(why.to_string())
    }

    /// What a server of this version would not say.
    pub(crate) fn not_understood(text: &str, why: &serde_json::Error) -> ClientError {
        const SHOWN: usize = 200;
        ClientError::NotUnderstood(format!("{why} in {}", text.chars().take(SHOWN).collect::<String>()))
    }
}
