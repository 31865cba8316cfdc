//! Whose bots may think now. Thinking takes processors, so only so many bots do it at once and the others wait their turn:
//! tables in turn, however many bots each of them has. The more of them wait, the shorter everybody thinks, so that a
//! decision does not take much longer than [`ROUND`]. Bots that do not look ahead have a lane of their own, and never wait
//! behind one that does.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

/// All who wait get their turn within this time, if each keeps to its share.
const ROUND: Duration = Duration::from_millis(2_400);
/// Even in the longest queue a turn is worth a look.
const LEAST: Duration = Duration::from_millis(5);

/// The slots for bots of tables with names of this type.
pub(crate) struct Thinking<T> {
    slots: u32,
    state: Mutex<State<T>>,
    quick: Arc<Semaphore>,
}

struct State<T> {
    running: u32,
    /// Each is told how long it may think.
    waiting: Queue<T, oneshot::Sender<Duration>>,
}

/// Leave to think. Whoever drops it makes room for the next.
pub(crate) struct Slot<T: Clone + Eq + Hash> {
    thinking: Arc<Thinking<T>>,
    /// How long it may take.
    pub(crate) share: Duration,
}

/// Leave to glance at a decision, which is done before anybody notices.
pub(crate) type QuickSlot = OwnedSemaphorePermit;

impl<T: Clone + Eq + Hash> Thinking<T> {
    /// As many think at once as there are slots, and as many glance.
    pub(crate) fn new(slots: u32) -> Arc<Thinking<T>> {
        let state = State { running: 0, waiting: Queue::default() };
        Arc::new(Thinking { slots, state: Mutex::new(state), quick: Arc::new(Semaphore::new(slots as usize)) })
    }

    /// Waits until a bot of this table may look ahead.
    pub(crate) async fn slot(self: &Arc<Self>, table: T) -> Slot<T> {
        let offer = {
            let mut state = self.state();
            if state.running < self.slots {
                state.running += 1;
                return Slot { thinking: self.clone(), share: self.share(&state) };
            }
            let (sender, offer) = oneshot::channel();
            state.waiting.push(table, sender);
            offer
        };
        let mut place = Place { thinking: self.clone(), offer };
        let share = (&mut place.offer).await.expect("a place leaves the queue with an offer");
        Slot { thinking: self.clone(), share }
    }

    /// Waits until a bot that does not look ahead may decide.
    pub(crate) async fn quick_slot(&self) -> QuickSlot {
        self.quick.clone().acquire_owned().await.expect("nobody closes this lane")
    }

    /// A slot is free: the next one who still waits takes it.
    fn hand_on(&self) {
        let mut state = self.state();
        while let Some(next) = state.waiting.next() {
            // Whoever takes the slot over runs in place of who leaves it.
            let share = self.share(&state);
            if next.send(share).is_ok() {
                return;
            }
        }
        state.running -= 1;
    }

    fn share(&self, state: &State<T>) -> Duration {
        share(self.slots, state.running + state.waiting.len())
    }

    fn state(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How long one of so many may think.
fn share(slots: u32, present: u32) -> Duration {
    (ROUND * slots / present.max(1)).max(LEAST)
}

impl<T: Clone + Eq + Hash> Drop for Slot<T> {
    fn drop(&mut self) {
        self.thinking.hand_on();
    }
}

/// A place in the queue. Whoever leaves it when a slot was just offered hands that slot on.
struct Place<T: Clone + Eq + Hash> {
    thinking: Arc<Thinking<T>>,
    offer: oneshot::Receiver<Duration>,
}

impl<T: Clone + Eq + Hash> Drop for Place<T> {
    fn drop(&mut self) {
        self.offer.close();
        if self.offer.try_recv().is_ok() {
            self.thinking.hand_on();
        }
    }
}

/// What waits, by table: tables take turns, and each has its own in their order.
struct Queue<T, J> {
    /// Every table that waits, once, the next one first.
    tables: VecDeque<T>,
    jobs: HashMap<T, VecDeque<J>>,
    len: u32,
}

impl<T, J> Default for Queue<T, J> {
    fn default() -> Queue<T, J> {
        Queue { tables: VecDeque::new(), jobs: HashMap::new(), len: 0 }
    }
}

impl<T: Clone + Eq + Hash, J> Queue<T, J> {
    fn push(&mut self, table: T, job: J) {
        let jobs = self.jobs.entry(table.clone()).or_default();
        if jobs.is_empty() {
            self.tables.push_back(table);
        }
        jobs.push_back(job);
        self.len += 1;
    }

    fn next(&mut self) -> Option<J> {
        let table = self.tables.pop_front()?;
        let jobs = self.jobs.get_mut(&table).expect("a table that waits has something to do");
        let job = jobs.pop_front();
        if jobs.is_empty() {
            self.jobs.remove(&table);
        } else {
            self.tables.push_back(table);
        }
        self.len -= 1;
        job
    }

    fn len(&self) -> u32 {
        self.len
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::pin::pin;
    use tokio::sync::mpsc;

    #[test]
    fn tables_take_turns_however_many_bots_they_have() {
        let mut queue = Queue::default();
        for job in 0..4 {
            queue.push("full of experts", job);
        }
        queue.push("two", 10);
        queue.push("three", 20);
        queue.push("two", 11);
        assert_eq!(queue.len(), 7);
        assert_eq!(std::iter::from_fn(|| queue.next()).collect::<Vec<_>>(), [0, 10, 20, 1, 11, 2, 3]);
        assert_eq!(queue.len(), 0);
        queue.push("two", 12);
        assert_eq!(queue.next(), Some(12), "a table that was done can come again");
    }

    #[test]
    fn the_more_wait_the_shorter_everybody_thinks() {
        assert_eq!(share(2, 1), ROUND * 2);
        for slots in [1, 2, 16] {
            for present in 1..400 {
                assert!(share(slots, present) * present <= ROUND * slots, "{present} bots on {slots} slots");
            }
        }
        assert_eq!(share(1, 100_000), LEAST);
    }

    /// Lets tasks that wait for nothing but each other go as far as they can.
    async fn settle() {
        for _ in 0..50 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn two_hundred_tables_of_experts_are_served_in_turn() {
        let thinking = Thinking::new(1);
        let (served, mut order) = mpsc::unbounded_channel();
        let first = thinking.slot(999).await;
        for bot in 0..600u32 {
            // The first table asks for all of its bots at once, before anybody else.
            let (table, thinking, served) = (bot / 3, thinking.clone(), served.clone());
            tokio::spawn(async move {
                let slot = thinking.slot(table).await;
                served.send((table, slot.share)).unwrap();
            });
            settle().await;
        }
        drop((first, served));
        let mut rounds = Vec::new();
        while let Some((table, share)) = order.recv().await {
            assert!(share >= LEAST && share <= ROUND);
            rounds.push(table);
        }
        let round: Vec<u32> = (0..200).collect();
        assert_eq!(rounds.chunks(200).collect::<Vec<_>>(), [&round[..]; 3], "nobody twice before everybody once");
    }

    #[tokio::test]
    async fn who_only_glances_does_not_wait_behind_experts() {
        let thinking = Thinking::new(1);
        let slot = thinking.slot("a").await;
        let mut expert = pin!(thinking.slot("b"));
        assert!(futures_util::poll!(expert.as_mut()).is_pending());
        let quick = pin!(thinking.quick_slot());
        assert!(futures_util::poll!(quick).is_ready());
        drop(slot);
        assert!(futures_util::poll!(expert).is_ready());
    }

    #[tokio::test]
    async fn no_slot_is_lost_to_who_leaves_the_queue() {
        let thinking = Thinking::new(1);
        let slot = thinking.slot("a").await;
        {
            let mut leaves_at_once = Box::pin(thinking.slot("b"));
            assert!(futures_util::poll!(leaves_at_once.as_mut()).is_pending());
        }
        let mut leaves_late = Box::pin(thinking.slot("c"));
        assert!(futures_util::poll!(leaves_late.as_mut()).is_pending());
        drop(slot);
        drop(leaves_late);
        assert!(futures_util::poll!(pin!(thinking.slot("d"))).is_ready());
    }
}
