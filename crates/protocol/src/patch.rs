//! What is other in a view than in the one a client has: a JSON Patch (RFC 6902) of additions, removals and replacements.
//!
//! Both views are texts as they were sent, without spaces. Only what holds something that differs is walked through, side by
//! side; no tree is built.

mod scan;
mod view_text;

pub use view_text::ViewText;

use super::Text;
use scan::{Inside, Span};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// One step of a JSON Patch. Paths are JSON pointers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum PatchStep {
    Add { path: String, value: Value },
    Remove { path: String },
    Replace { path: String, value: Value },
}

/// A patch that does not fit what it is applied to.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the patch does not fit: {0}")]
pub struct PatchError(String);

/// Makes the view that a patch was made for out of the one before it.
pub fn apply_patch(view: &mut Value, patch: &Text) -> Result<(), PatchError> {
    let steps: json_patch::Patch = serde_json::from_str(patch.json()).map_err(|error| PatchError(error.to_string()))?;
    // Whoever has a view that a patch fits only half asks for the whole one.
    json_patch::patch_unsafe(view, &steps).map_err(|error| PatchError(error.to_string()))
}

/// The patch from one view to the next; nothing where the next view as a whole is no longer than that.
pub fn patch_between(before: &ViewText, after: &ViewText) -> Option<Text> {
    let mut walk = Walk { before, after, path: Vec::new(), out: String::new() };
    let whole = |view: &ViewText| Span { start: 0, end: view.json().len(), container: 0 };
    walk.value(whole(before), whole(after));
    let is_short = walk.out.len() < after.json().len();
    is_short.then(|| Text::from_json(format!("[{}]", walk.out.get(1..).unwrap_or_default())))
}

/// One key of a path, as it stands in the later text, or the number of an element.
enum Segment {
    Key { start: usize, end: usize },
    Index(usize),
}

struct Walk<'a> {
    before: &'a ViewText,
    after: &'a ViewText,
    path: Vec<Segment>,
    /// Steps, each with a comma before it.
    out: String,
}

impl Walk<'_> {
    fn is_same(&self, before: Span, after: Span) -> bool {
        self.before.json()[before.start..before.end] == self.after.json()[after.start..after.end]
    }

    /// Tells what is other in a value that stands here and there.
    fn value(&mut self, before: Span, after: Span) {
        if self.is_same(before, after) {
            return;
        }
        let told = self.out.len();
        let is_told = match (self.before.json().as_bytes()[before.start], self.after.json().as_bytes()[after.start]) {
            (b'{', b'{') => self.object(before, after),
            (b'[', b'[') => self.array(before, after),
            _ => false,
        };
        if !is_told || self.out.len() - told > after.end - after.start {
            self.out.truncate(told);
            self.tell("replace", Some(after));
        }
    }

    /// False if the two have other keys: then one takes the place of the other.
    fn object(&mut self, before: Span, after: Span) -> bool {
        let (mut before, mut after) = (Inside::of(self.before, before), Inside::of(self.after, after));
        loop {
            match (before.byte(), after.byte()) {
                (b'"', b'"') => {}
                (b'}', b'}') => return true,
                _ => return false,
            }
            let (old, new) = (before.key(), after.key());
            if self.before.json()[old.0..old.1] != self.after.json()[new.0..new.1] {
                return false;
            }
            self.path.push(Segment::Key { start: new.0 + 1, end: new.1 - 1 });
            self.value(before.value(), after.value());
            self.path.pop();
        }
    }

    /// What is the same at both ends stays; of the rest, each element is compared with the one that has its place now.
    fn array(&mut self, before: Span, after: Span) -> bool {
        let (old, new) = (Inside::of(self.before, before).elements(), Inside::of(self.after, after).elements());
        let is_same = |(old, new): (&Span, &Span)| self.is_same(*old, *new);
        let first = old.iter().zip(&new).take_while(|pair| is_same(*pair)).count();
        let last = old[first..].iter().rev().zip(new[first..].iter().rev()).take_while(|pair| is_same(*pair)).count();
        let (old, new) = (&old[first..old.len() - last], &new[first..new.len() - last]);
        let both = old.len().min(new.len());
        for (index, (old, new)) in old.iter().zip(new).enumerate() {
            self.path.push(Segment::Index(first + index));
            self.value(*old, *new);
            self.path.pop();
        }
        for _ in both..old.len() {
            self.tell_element("remove", first + both, None);
        }
        for (index, span) in new.iter().enumerate().skip(both) {
            self.tell_element("add", first + index, Some(*span));
        }
        true
    }

    fn tell_element(&mut self, op: &str, index: usize, value: Option<Span>) {
        self.path.push(Segment::Index(index));
        self.tell(op, value);
        self.path.pop();
    }

    fn tell(&mut self, op: &str, value: Option<Span>) {
        let Walk { after, path, out, .. } = self;
        out.push_str(",{\"op\":\"");
        out.push_str(op);
        out.push_str("\",\"path\":\"");
        for segment in path.iter() {
            out.push('/');
            match segment {
                Segment::Index(index) => out.push_str(&index.to_string()),
                Segment::Key { start, end } => {
                    let key = &after.json()[*start..*end];
                    // The key is text of JSON already, and so is the pointer.
                    if key.contains(['~', '/']) { out.push_str(&key.replace('~', "~0").replace('/', "~1")) } else { out.push_str(key) }
                }
            }
        }
        out.push('"');
        if let Some(Span { start, end, .. }) = value {
            out.push_str(",\"value\":");
            out.push_str(&after.json()[start..end]);
        }
        out.push('}');
    }
}

#[cfg(test)]
mod tests;
