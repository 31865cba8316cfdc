//! Where events go. They are built only if somebody listens, so that silent play costs nothing.

pub trait Sink<E> {
    fn add(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
pub struct Mute;

impl<E> Sink<E> for Mute {
    #[inline]
    fn add(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn add(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
