//! The rules of 7 Wonders, a subject a file. Page numbers are the rulebook's, R with a number is a ruling
//! of `docs/rules/seven-wonders.md`.

mod babylon;
mod cards;
mod common;
mod construction;
mod examples;
mod guilds;
mod halikarnassos;
mod olympia;
mod oracle;
mod payments;
mod science;
mod score;
mod turns;
mod war;
mod wonders;
