//! Every rule as a sentence. EN1, IT2 and FRWC are the rulebooks of the first edition, of the second and of
//! War Clouds; R with a number is a ruling, listed in `docs/rules/wealth-of-nations.md`.

mod automation;
mod common;
mod development;
mod errors;
mod geometry;
mod moves;
mod oracle;
mod production;
mod setup;
mod tables;
mod vectors;
mod war;
