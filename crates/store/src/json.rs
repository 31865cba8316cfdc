//! What the server keeps and the store does not look into.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// JSON as text, written and read once on its way between the server and the disk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Json(String);

impl Json {
    /// # Panics
    /// If the value cannot be written as JSON.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Json {
        Json(serde_json::to_string(value).expect("what a table is made of can be written as JSON"))
    }

    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        serde_json::from_str(&self.0)
    }

    /// The same for what borrows from the text.
    pub fn read_in_place<'a, T: Deserialize<'a>>(&'a self) -> serde_json::Result<T> {
        serde_json::from_str(&self.0)
    }

    /// How long the text is.
    pub fn bytes(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn from_column(text: String) -> Json {
        Json(text)
    }

    pub(crate) fn text(&self) -> &str {
        &self.0
    }
}
