//! A view as a text, with where its lists and objects end.

use super::scan::string_end;
use crate::Text;
use serde::Serialize;
use std::sync::Arc;

/// A view as it is sent, with what is needed to compare it with the next one without reading all of it.
#[derive(Clone, Debug)]
pub struct ViewText {
    text: Text,
    containers: Arc<[Container]>,
}

/// A list or an object of a text. They are numbered in the order in which they begin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Container {
    /// Where it ends.
    pub(super) end: usize,
    /// The number of the first one that begins after it has ended.
    pub(super) next: usize,
}

impl ViewText {
    pub fn of<T: Serialize + ?Sized>(view: &T) -> ViewText {
        let text = Text::of(view);
        let containers = containers(text.json()).into();
        ViewText { text, containers }
    }

    pub fn text(&self) -> &Text {
        &self.text
    }

    pub(super) fn json(&self) -> &str {
        self.text.json()
    }

    pub(super) fn container(&self, number: usize) -> Container {
        self.containers[number]
    }

    /// Whether both are copies of one view.
    pub fn is_copy_of(&self, other: &ViewText) -> bool {
        Arc::ptr_eq(&self.containers, &other.containers)
    }
}

fn containers(json: &str) -> Vec<Container> {
    let bytes = json.as_bytes();
    // Room for one in so many bytes, as views have them.
    let (mut found, mut open) = (Vec::with_capacity(bytes.len() / 32), Vec::new());
    let mut at = 0;
    while let Some(further) = bytes[at..].iter().position(|byte| MATTERS[*byte as usize]) {
        at += further;
        match bytes[at] {
            b'"' => {
                at = string_end(json, at);
                continue;
            }
            b'{' | b'[' => {
                open.push(found.len());
                found.push(Container { end: 0, next: 0 });
            }
            _ => {
                let number = open.pop().expect("what ends has begun");
                found[number] = Container { end: at + 1, next: found.len() };
            }
        }
        at += 1;
    }
    found
}

/// The bytes that tell where containers and strings begin and end.
const MATTERS: [bool; 256] = {
    let mut matters = [false; 256];
    let mut index = 0;
    while index < 5 {
        matters[b"\"{}[]"[index] as usize] = true;
        index += 1;
    }
    matters
};
