//! The attacks, each in a file of its own.

mod act_and_undo;
mod chat_flood;
mod chat_requests;
mod churn;
mod foreign_host;
mod full_lobby;
mod full_table;
mod hints;
mod large_imports;
mod look;
mod many_imports;
mod metrics;
mod one_yes;
mod plans;
mod revoked;
mod undo;
mod vote_ended;
mod wrong_passwords;

use crate::Attack;

/// Games first, then resources, then doors.
pub const ATTACKS: &[Attack] = &[
    undo::ATTACK,
    act_and_undo::ATTACK,
    plans::ATTACK,
    look::ATTACK,
    one_yes::ATTACK,
    vote_ended::ATTACK,
    large_imports::ATTACK,
    many_imports::ATTACK,
    full_table::ATTACK,
    full_lobby::ATTACK,
    churn::ATTACK,
    chat_flood::ATTACK,
    hints::ATTACK,
    chat_requests::ATTACK,
    wrong_passwords::ATTACK,
    revoked::ATTACK,
    foreign_host::ATTACK,
    metrics::ATTACK,
];
