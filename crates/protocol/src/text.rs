//! JSON that is written once and sent as it is.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;

/// What a game says, as the text it has on the wire. A view goes to many clients, so copies share the text; and no
/// tree of values is built only to be written and thrown away.
#[derive(Clone, Debug)]
pub struct Text(Arc<RawValue>);

impl Text {
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Text {
        Text(to_raw_value(value).expect("what a game is made of can be written as JSON").into())
    }

    /// What is written as JSON already.
    pub(crate) fn from_json(json: String) -> Text {
        Text(RawValue::from_string(json).expect("it was written as JSON").into())
    }

    /// For what is not told.
    pub fn null() -> Text {
        Text::of(&())
    }

    pub fn empty_list() -> Text {
        Text::of::<[(); 0]>(&[])
    }

    pub fn raw(&self) -> &RawValue {
        &self.0
    }

    pub fn json(&self) -> &str {
        self.0.get()
    }

    /// For those who look into it.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).expect("it was written as JSON")
    }

    /// The same for a list.
    pub fn values(&self) -> Vec<Value> {
        serde_json::from_str(self.0.get()).expect("it was written as a list")
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// As it came; not from inside of a tagged enum, where JSON has been taken apart already.
impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text, D::Error> {
        Box::<RawValue>::deserialize(deserializer).map(|raw| Text(raw.into()))
    }
}
