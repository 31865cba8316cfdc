//! Every rule as a sentence. EN1, IT2 and FRWC are the rulebooks of the first edition, of the second and of
//! War Clouds; R with a number is a ruling, listed in `docs/rules/wealth-of-nations.md`.

mod automation;
mod barter;
mod common;
mod development;
mod ending;
mod errors;
mod geometry;
mod glances;
mod markets;
mod moves;
mod notes;
mod oracle;
mod plans;
mod production;
mod setup;
mod sleeping;
mod tables;
mod vectors;
mod views;
mod war;
mod wire;
