//! The rules of 7 Wonders, a subject a file. Page numbers are the rulebook's, R with a number is a ruling
//! of `docs/rules/seven-wonders.md`.

mod cards;
mod common;
mod construction;
mod examples;
mod wonders;
