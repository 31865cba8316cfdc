//! One at a time for each name: whoever comes later waits until the one before is done.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::OwnedMutexGuard;

type Gate = tokio::sync::Mutex<()>;

pub(crate) struct Lanes<K> {
    /// Only lanes that somebody is in or waits for.
    gates: Mutex<HashMap<K, Weak<Gate>>>,
}

impl<K> Default for Lanes<K> {
    fn default() -> Lanes<K> {
        Lanes { gates: Mutex::default() }
    }
}

impl<K: Clone + Eq + Hash> Lanes<K> {
    /// Waits for the lane of this name. It is free again when what is given is dropped.
    pub(crate) async fn enter(&self, name: &K) -> OwnedMutexGuard<()> {
        self.gate(name).lock_owned().await
    }

    fn gate(&self, name: &K) -> Arc<Gate> {
        let mut gates = self.gates.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(gate) = gates.get(name).and_then(Weak::upgrade) {
            return gate;
        }
        gates.retain(|_, gate| gate.strong_count() > 0);
        let gate = Arc::new(Gate::default());
        gates.insert(name.clone(), Arc::downgrade(&gate));
        gate
    }
}

#[cfg(test)]
mod tests {
    use super::Lanes;
    use std::pin::pin;

    #[tokio::test]
    async fn one_at_a_time_for_each_name_and_nothing_is_left_behind() {
        let lanes = Lanes::default();
        let first = lanes.enter(&"a").await;
        let mut second = pin!(lanes.enter(&"a"));
        assert!(futures_util::poll!(second.as_mut()).is_pending());
        drop(lanes.enter(&"b").await);
        drop(first);
        let second = second.await;
        assert!(futures_util::poll!(pin!(lanes.enter(&"a"))).is_pending());
        drop(second);
        drop(lanes.enter(&"c").await);
        assert_eq!(lanes.gates.lock().unwrap().len(), 1, "only the last one is known");
    }
}
