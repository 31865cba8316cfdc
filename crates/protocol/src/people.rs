//! People, as requests about oneself speak of them.

use super::Millis;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who you are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    pub id: String,
    /// What others see.
    pub name: String,
    /// Whether you chose that name; else it was made up.
    #[serde(default)]
    pub named: bool,
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
    /// What it may do; to play, if nothing is said.
    #[serde(default)]
    pub scope: TokenScope,
}

/// What a token may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TokenScope {
    /// Everything at tables, and nothing about the account.
    #[default]
    Play,
    /// Everything that the person may do.
    Account,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenInfo {
    pub id: String,
    pub label: String,
    /// Missing for a token that is older than scopes: it plays, and it can change the name.
    pub scope: Option<TokenScope>,
    pub created_at: Millis,
}

/// A token with its secret, which is shown this once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenCreated {
    pub id: String,
    pub label: String,
    pub scope: TokenScope,
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

/// Why a password is refused that is easy to guess, and what would help. It is in the details of `weak-password`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PasswordAdvice {
    pub warning: Option<PasswordWarning>,
    pub suggestions: Vec<PasswordSuggestion>,
}

/// What is wrong with a password.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PasswordWarning {
    RowOfKeys,
    KeyboardPattern,
    RepeatedCharacter,
    RepeatedPart,
    TopTen,
    TopHundred,
    Common,
    LikeCommon,
    Sequence,
    RecentYear,
    OneWord,
    Date,
    OneName,
    CommonName,
}

/// What would make a password better, or does not help.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PasswordSuggestion {
    FewWords,
    NoSymbolsNeeded,
    AddWords,
    Capitals,
    AllCapitals,
    Reversed,
    Substitutions,
    LongerPattern,
    NoRepeats,
    NoSequences,
    NoRecentYears,
    NoYears,
    NoDates,
}
