//! People, as requests about oneself speak of them.

use serde::{Deserialize, Serialize};
use store::{Millis, Person, Role};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who you are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Me {
    pub id: String,
    /// What others see.
    pub name: String,
    /// Whether you have an account.
    pub registered: bool,
    pub admin: bool,
}

/// A new display name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    pub name: String,
}

/// To make an account of a guest, or to log in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LoginPlan {
    pub login_name: String,
    pub password: String,
}

/// A token somebody wants for a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for, in one's own words.
    pub label: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct TokenInfo {
    pub id: String,
    pub label: String,
    pub created_at: Millis,
}

/// A token with its secret, which is shown this once.
#[derive(Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct TokenCreated {
    pub id: String,
    pub label: String,
    pub created_at: Millis,
    /// Goes into the header `Authorization: Bearer …`.
    pub secret: String,
}

/// A private note at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// Empty text removes it.
    pub text: String,
}

impl From<Person> for Me {
    fn from(person: Person) -> Me {
        Me { id: person.id.0, name: person.name, registered: person.registered, admin: person.role == Role::Admin }
    }
}
