//! The rules, a subject a file.

pub(crate) mod actions;
pub(crate) mod buy;
pub(crate) mod draw;
pub(crate) mod end;
pub(crate) mod scoring;
