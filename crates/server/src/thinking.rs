//! Who may think now: bots that look ahead, hints and reviews. Thinking takes processors, so only so many do it at once and
//! the others wait their turn in one queue: people in turn, and for each of them their tables in turn, however much is
//! thought for them there. A bot thinks for whoever made its table, a hint and a review for whoever asked.
//!
//! The more people have something to think about the shorter everybody's turn, and whoever has more going on has it shared
//! among it: so that all is served within about [`ROUND`], and nobody pays for what others ask. Bots that do not look ahead
//! never wait here.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// All who wait get their turn within this time, if each keeps to its share.
const ROUND: Duration = Duration::from_millis(2_400);
/// Even in the longest queue a turn is worth a look.
const LEAST: Duration = Duration::from_millis(5);

/// What names a person or a table.
pub(crate) trait Key: Clone + Eq + Hash {}
impl<K: Clone + Eq + Hash> Key for K {}

/// The slots, for people and tables with names of these types.
pub(crate) struct Thinking<P, T> {
    slots: u32,
    state: Mutex<State<P, T>>,
}

struct State<P, T> {
    asked: u64,
    running: u32,
    /// For everybody how much of theirs runs or waits.
    present: HashMap<P, u32>,
    /// Each is told how long it may think.
    waiting: Queue<P, T, oneshot::Sender<Duration>>,
}

/// Leave to think. Whoever drops it makes room for the next.
pub(crate) struct Slot<P: Key, T: Key> {
    thinking: Arc<Thinking<P, T>>,
    person: P,
    /// How long it may take.
    pub(crate) share: Duration,
}

impl<P: Key, T: Key> Thinking<P, T> {
    /// As many think at once as there are slots.
    pub(crate) fn new(slots: u32) -> Arc<Thinking<P, T>> {
        let state = State { asked: 0, running: 0, present: HashMap::new(), waiting: Queue::default() };
        Arc::new(Thinking { slots, state: Mutex::new(state) })
    }

    /// Waits until something may be thought of for this person, at this table.
    pub(crate) async fn slot(self: &Arc<Self>, person: P, table: T) -> Slot<P, T> {
        let mut place = match self.enter(person, table) {
            Ok(slot) => return slot,
            Err(place) => place,
        };
        let share = (&mut place.offer).await.expect("a place leaves the queue with an offer");
        place.take(share)
    }

    /// The same on a thread that may be blocked.
    pub(crate) fn slot_blocking(self: &Arc<Self>, person: P, table: T) -> Slot<P, T> {
        let mut place = match self.enter(person, table) {
            Ok(slot) => return slot,
            Err(place) => place,
        };
        let (_, nobody) = oneshot::channel();
        let share = std::mem::replace(&mut place.offer, nobody).blocking_recv().expect("a place leaves the queue with an offer");
        place.take(share)
    }

    /// A slot, or a place in the queue.
    fn enter(self: &Arc<Self>, person: P, table: T) -> Result<Slot<P, T>, Place<P, T>> {
        let mut state = self.state();
        state.asked += 1;
        *state.present.entry(person.clone()).or_default() += 1;
        if state.running < self.slots {
            state.running += 1;
            let share = self.share(&state, &person);
            drop(state);
            return Ok(Slot { thinking: self.clone(), person, share });
        }
        let (sender, offer) = oneshot::channel();
        state.waiting.push(person.clone(), table, (person.clone(), sender));
        drop(state);
        Err(Place { thinking: self.clone(), person: Some(person), offer })
    }

    /// Somebody leaves: with a slot, the next one who still waits takes it.
    fn leave(&self, person: &P, slot: bool) {
        let mut state = self.state();
        if let Some(own) = state.present.get_mut(person) {
            *own -= 1;
            if *own == 0 {
                state.present.remove(person);
            }
        }
        if !slot {
            return;
        }
        while let Some((next, sender)) = state.waiting.next() {
            // Whoever takes the slot over runs in place of who leaves it.
            let share = self.share(&state, &next);
            if sender.send(share).is_ok() {
                return;
            }
        }
        state.running -= 1;
    }

    fn share(&self, state: &State<P, T>, person: &P) -> Duration {
        share(self.slots, state.present.len() as u32, state.present.get(person).copied().unwrap_or_default())
    }

    /// How often a turn was asked for.
    pub(crate) fn asked(&self) -> u64 {
        self.state().asked
    }

    /// How much waits for its turn.
    pub(crate) fn waiting(&self) -> u32 {
        let state = self.state();
        state.present.values().sum::<u32>() - state.running
    }

    fn state(&self) -> MutexGuard<'_, State<P, T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How long one thing may be thought about, of so many that somebody has, among so many people.
fn share(slots: u32, people: u32, own: u32) -> Duration {
    (ROUND * slots / people.max(1) / own.max(1)).max(LEAST)
}

impl<P: Key, T: Key> Drop for Slot<P, T> {
    fn drop(&mut self) {
        self.thinking.leave(&self.person, true);
    }
}

/// A place in the queue. Whoever leaves it when a slot was just offered hands that slot on.
struct Place<P: Key, T: Key> {
    thinking: Arc<Thinking<P, T>>,
    /// Whose it is; nobody's any more once the slot is taken.
    person: Option<P>,
    offer: oneshot::Receiver<Duration>,
}

impl<P: Key, T: Key> Place<P, T> {
    fn take(mut self, share: Duration) -> Slot<P, T> {
        let person = self.person.take().expect("a slot is taken once");
        Slot { thinking: self.thinking.clone(), person, share }
    }
}

impl<P: Key, T: Key> Drop for Place<P, T> {
    fn drop(&mut self) {
        if let Some(person) = self.person.take() {
            self.offer.close();
            let offered = self.offer.try_recv().is_ok();
            self.thinking.leave(&person, offered);
        }
    }
}

/// What waits: people take turns, the tables of each of them take turns, and each table has its own in their order.
struct Queue<P, T, J>(Rota<P, Rota<T, VecDeque<(P, J)>>>);

impl<P, T, J> Default for Queue<P, T, J> {
    fn default() -> Queue<P, T, J> {
        Queue(Rota::default())
    }
}

impl<P: Key, T: Key, J> Queue<P, T, J> {
    fn push(&mut self, person: P, table: T, job: (P, J)) {
        self.0.line(person).line(table).push_back(job);
    }

    fn next(&mut self) -> Option<(P, J)> {
        self.0.next(|tables| tables.next(VecDeque::pop_front, VecDeque::is_empty), Rota::is_empty)
    }
}

/// Lines that take turns.
struct Rota<K, L> {
    /// Every line in which somebody waits, once, the next one first.
    order: VecDeque<K>,
    lines: HashMap<K, L>,
}

impl<K, L> Default for Rota<K, L> {
    fn default() -> Rota<K, L> {
        Rota { order: VecDeque::new(), lines: HashMap::new() }
    }
}

impl<K: Key, L: Default> Rota<K, L> {
    /// The line of this name. Where there was none it has its turn after all others.
    fn line(&mut self, name: K) -> &mut L {
        if !self.lines.contains_key(&name) {
            self.order.push_back(name.clone());
        }
        self.lines.entry(name).or_default()
    }

    fn next<J>(&mut self, take: impl FnOnce(&mut L) -> Option<J>, is_empty: impl FnOnce(&L) -> bool) -> Option<J> {
        let name = self.order.pop_front()?;
        let line = self.lines.get_mut(&name).expect("a line that has turns is there");
        let taken = take(line);
        if is_empty(line) {
            self.lines.remove(&name);
        } else {
            self.order.push_back(name);
        }
        taken
    }

    fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::mpsc;

    /// All that waits, in the order in which it is served.
    fn served<J: Copy>(mut queue: Queue<&str, u32, J>) -> Vec<J> {
        std::iter::from_fn(|| queue.next()).map(|(_, job)| job).collect()
    }

    #[test]
    fn tables_of_one_person_take_turns_however_many_bots_they_have() {
        let mut queue = Queue::default();
        for (table, job) in [(1, 0), (1, 1), (1, 2), (1, 3), (2, 10), (3, 20), (2, 11)] {
            queue.push("anna", table, ("anna", job));
        }
        assert_eq!(served(queue), [0, 10, 20, 1, 11, 2, 3]);
    }

    #[test]
    fn people_take_turns_however_many_tables_they_have() {
        let mut queue = Queue::default();
        for table in 0..40 {
            queue.push("anna", table, ("anna", table));
        }
        queue.push("bert", 50, ("bert", 50));
        queue.push("cleo", 60, ("cleo", 60));
        queue.push("bert", 51, ("bert", 51));
        let order = served(queue);
        assert_eq!(order[..6], [0, 50, 60, 1, 51, 2]);
        assert_eq!(order.len(), 43);
    }

    #[test]
    fn who_was_done_can_come_again() {
        let mut queue = Queue::default();
        queue.push("anna", 1, ("anna", 1));
        assert_eq!(queue.next(), Some(("anna", 1)));
        assert_eq!(queue.next(), None::<(&str, u32)>);
        queue.push("anna", 1, ("anna", 2));
        assert_eq!(queue.next(), Some(("anna", 2)));
    }

    #[test]
    fn the_more_wait_the_shorter_everybody_thinks() {
        assert_eq!(share(2, 1, 1), ROUND * 2);
        for slots in [1, 2, 16] {
            for people in 1..20 {
                for own in 1..20 {
                    assert!(share(slots, people, own) * own * people <= ROUND * slots, "{people} people with {own} each on {slots} slots");
                }
            }
        }
        assert_eq!(share(1, 100_000, 1), LEAST);
        assert_eq!(share(1, 2, 40) * 40, share(1, 2, 1), "who asks for more has each of it for less");
    }

    /// Lets tasks that wait for nothing but each other go as far as they can.
    async fn let_others_run() {
        for _ in 0..50 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn two_hundred_tables_of_experts_are_served_in_turn() {
        let thinking = Thinking::new(1);
        let (served, mut order) = mpsc::unbounded_channel();
        let first = thinking.slot(999, 999).await;
        for bot in 0..600u32 {
            // The first table asks for all of its bots at once, before anybody else.
            let (table, thinking, served) = (bot / 3, thinking.clone(), served.clone());
            tokio::spawn(async move {
                let slot = thinking.slot(table, table).await;
                served.send((table, slot.share)).unwrap();
            });
            let_others_run().await;
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
    async fn who_asks_for_forty_things_delays_a_stranger_by_one() {
        let thinking = Thinking::new(1);
        let (served, mut order) = mpsc::unbounded_channel();
        let first = thinking.slot("greedy", 99).await;
        for table in 0..40 {
            let (thinking, served) = (thinking.clone(), served.clone());
            tokio::spawn(async move {
                let slot = thinking.slot("greedy", table).await;
                served.send(("greedy", slot.share)).unwrap();
            });
            let_others_run().await;
        }
        let stranger = tokio::spawn({
            let (thinking, served) = (thinking.clone(), served.clone());
            async move {
                let slot = thinking.slot("stranger", 1).await;
                served.send(("stranger", slot.share)).unwrap();
            }
        });
        let_others_run().await;
        drop((first, served));
        stranger.await.unwrap();
        let mut all = Vec::new();
        while let Some(one) = order.recv().await {
            all.push(one);
        }
        let at = all.iter().position(|(who, _)| *who == "stranger").unwrap();
        assert_eq!((at, all.len()), (1, 41), "one of the others was before");
        assert_eq!(all[at].1, share(1, 2, 1), "half of the time is the stranger's");
        assert!(all[0].1 * 40 <= all[at].1, "the other half is shared by what the other one asked for");
    }

    #[tokio::test]
    async fn no_slot_is_lost_to_who_leaves_the_queue_and_nobody_is_counted_who_left() {
        let thinking = Thinking::new(1);
        let slot = thinking.slot("anna", "a").await;
        {
            let mut leaves_at_once = Box::pin(thinking.slot("bert", "b"));
            assert!(futures_util::poll!(leaves_at_once.as_mut()).is_pending());
        }
        let mut leaves_late = Box::pin(thinking.slot("cleo", "c"));
        assert!(futures_util::poll!(leaves_late.as_mut()).is_pending());
        drop(slot);
        drop(leaves_late);
        let slot = thinking.slot("dora", "d").await;
        assert_eq!(slot.share, share(1, 1, 1), "nobody else is here");
    }

    #[test]
    fn a_thread_waits_for_its_turn_as_well() {
        let thinking = Thinking::new(1);
        let slot = thinking.slot_blocking("anna", "a");
        let other = std::thread::spawn({
            let thinking = thinking.clone();
            move || thinking.slot_blocking("bert", "b").share
        });
        while thinking.waiting() == 0 {
            std::thread::yield_now();
        }
        drop(slot);
        assert_eq!(other.join().unwrap(), share(1, 1, 1));
        assert_eq!(thinking.state().running, 0);
    }
}
