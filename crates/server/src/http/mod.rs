//! HTTP.
pub mod buckets;
