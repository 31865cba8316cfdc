//! People and how they are recognised.

use crate::{Millis, PersonId, Scope};
use serde::{Deserialize, Serialize};

/// Somebody: a guest from the first visit on, with a login later or never.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub id: PersonId,
    /// What others see.
    pub name: String,
    pub role: Role,
    /// Whether the person has a login.
    pub registered: bool,
    pub created_at: Millis,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    Person,
    Admin,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Login {
    pub person: PersonId,
    pub login_name: String,
    /// In PHC form, as argon2 writes it.
    pub password_hash: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CredentialKind {
    /// A browser's cookie.
    Session,
    /// A bot's API token.
    Token,
}

/// What becomes of the tokens that something made when it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Made {
    Stays,
    Ends,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Credential {
    /// For lists and revoking; not secret.
    pub id: String,
    /// Of the secret, which is never kept.
    pub hash: String,
    pub person: PersonId,
    pub kind: CredentialKind,
    pub label: String,
    /// None for sessions, which may do everything, and for tokens older than scopes.
    pub scope: Option<Scope>,
    /// The name of a session, which stays the same when it is exchanged: the id of the first.
    pub session: Option<String>,
    /// The key of what made a token; not known of tokens that are older than this.
    pub maker: Option<String>,
    /// The id of the session that this one was given for, until it is used for the first time.
    pub replaces: Option<String>,
    pub created_at: Millis,
    pub expires_at: Option<Millis>,
}

impl Credential {
    /// What it is ended by: the name of a session, or the id of a token.
    pub fn key(&self) -> &str {
        self.session.as_deref().unwrap_or(&self.id)
    }

    /// The key of another credential without which this one cannot come to be.
    pub(crate) fn rests_on(&self) -> Option<&str> {
        self.maker.as_deref().or_else(|| self.session.as_deref().filter(|session| *session != self.id))
    }
}
