//! Lists in views that only grow, so that nobody need be told their beginning again.

use crate::Wire;
use std::any::Any;
use std::fmt;

/// What one viewer sees of a game.
pub trait View: Wire {
    /// The lists in it to which every step only adds, while nothing is taken back.
    fn histories(&mut self) -> Vec<History<'_>> {
        Vec::new()
    }
}

/// A list in a view to which every step only adds, while nothing is taken back.
pub struct History<'a> {
    /// Where it is in the view: a JSON pointer.
    pub at: &'static str,
    list: &'a mut dyn List,
}

impl<'a> History<'a> {
    pub fn new<T: 'static>(at: &'static str, list: &'a mut Vec<T>) -> History<'a> {
        History { at, list }
    }

    pub fn length(&self) -> usize {
        self.list.length()
    }

    /// Leaves out as many elements at the beginning; at the most all.
    pub fn leave_out(&mut self, first: usize) {
        self.list.leave_out(first);
    }

    /// Takes the beginning that was left out from the same list of an earlier view.
    pub fn put_back(&mut self, before: &mut History<'_>, first: usize) {
        self.list.put_back(before.list.as_any(), first);
    }
}

impl fmt::Debug for History<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} elements at {}", self.length(), self.at)
    }
}

trait List {
    fn length(&self) -> usize;
    fn leave_out(&mut self, first: usize);
    fn put_back(&mut self, before: &mut dyn Any, first: usize);
    fn as_any(&mut self) -> &mut dyn Any;
}

impl<T: 'static> List for Vec<T> {
    fn length(&self) -> usize {
        self.len()
    }

    fn leave_out(&mut self, first: usize) {
        self.drain(..first.min(self.len()));
    }

    fn put_back(&mut self, before: &mut dyn Any, first: usize) {
        let before = before.downcast_mut::<Vec<T>>().expect("the same list of two views has the same type");
        before.truncate(first);
        before.append(self);
        std::mem::swap(before, self);
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}
