//! The rules, a subject a file.

pub(crate) mod build;
pub(crate) mod deal;
pub(crate) mod income;
pub(crate) mod pay;
pub(crate) mod pick;
pub(crate) mod setup;
pub(crate) mod turn;
pub(crate) mod war;
