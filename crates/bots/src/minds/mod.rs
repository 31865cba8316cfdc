//! The games at a glance: hand-made, in points.

mod prosperity;
mod seven_wonders;
#[cfg(feature = "toy")]
mod toy;
mod wealth_of_nations;
