//! The rules of 7 Wonders, a subject a file. Page numbers are the rulebook's, R with a number is a ruling
//! of `docs/rules/seven-wonders.md`.

mod babylon;
mod cards;
mod coins;
mod common;
mod construction;
mod determinize;
mod errors;
mod examples;
mod foretold;
mod guilds;
mod halikarnassos;
mod olympia;
mod oracle;
mod payments;
mod science;
mod score;
mod setup;
mod turns;
mod views;
mod war;
mod wonders;
