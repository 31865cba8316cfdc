//! Tables that live.
