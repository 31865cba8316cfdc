//! War Clouds: military units in the Develop phase (FRWC p.10-14).

mod activation;
mod operation;
mod transport;
mod unit;

pub use activation::ACTIVATIONS;
