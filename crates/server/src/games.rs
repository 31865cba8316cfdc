//! The games, behind one adapter, so that tables need not know their types.

/// The list of games a server offers.
#[derive(Clone, Default)]
pub struct Games {}
