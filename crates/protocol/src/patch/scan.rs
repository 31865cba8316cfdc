//! Where values of a JSON text end. The text was written by serde_json: it is right, and has no spaces.

use super::view_text::ViewText;

/// A value of a text, from where to where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) start: usize,
    pub(super) end: usize,
    /// The number of its container, if it is one.
    pub(super) container: usize,
}

/// Goes through what one list or object holds, and past what that holds in turn.
#[derive(Clone, Copy)]
pub(super) struct Inside<'a> {
    view: &'a ViewText,
    pub(super) at: usize,
    /// The number of the next container.
    container: usize,
}

impl<'a> Inside<'a> {
    pub(super) fn of(view: &'a ViewText, whole: Span) -> Inside<'a> {
        Inside { view, at: whole.start + 1, container: whole.container + 1 }
    }

    pub(super) fn byte(&self) -> u8 {
        self.view.json().as_bytes()[self.at]
    }

    /// The key of an object that stands here, with its quotation marks; behind it comes its value.
    pub(super) fn key(&mut self) -> (usize, usize) {
        let (start, end) = (self.at, string_end(self.view.json(), self.at));
        self.at = end + 1;
        (start, end)
    }

    /// The value that begins here; behind it comes the next key or element.
    pub(super) fn value(&mut self) -> Span {
        let (start, container) = (self.at, self.container);
        let end = match self.byte() {
            b'{' | b'[' => {
                let found = self.view.container(container);
                self.container = found.next;
                found.end
            }
            b'"' => string_end(self.view.json(), start),
            _ => scalar_end(self.view.json(), start),
        };
        self.at = end;
        if self.view.json().as_bytes().get(end) == Some(&b',') {
            self.at += 1;
        }
        Span { start, end, container }
    }

    pub(super) fn elements(mut self) -> Vec<Span> {
        let mut found = Vec::new();
        while self.byte() != b']' {
            found.push(self.value());
        }
        found
    }
}

/// The end of the string whose quotation mark is here.
pub(super) fn string_end(json: &str, start: usize) -> usize {
    let bytes = json.as_bytes();
    let mut at = start + 1;
    loop {
        match bytes[at] {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

fn scalar_end(json: &str, start: usize) -> usize {
    let rest = &json.as_bytes()[start..];
    start + rest.iter().position(|byte| matches!(byte, b',' | b'}' | b']')).unwrap_or(rest.len())
}
