//! People and how they are recognised.

use crate::Millis;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub String);

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

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Credential {
    /// For lists and revoking; not secret.
    pub id: String,
    /// Of the secret, which is never kept.
    pub hash: String,
    pub person: PersonId,
    pub kind: CredentialKind,
    pub label: String,
    pub created_at: Millis,
    pub expires_at: Option<Millis>,
}
