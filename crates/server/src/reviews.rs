//! Reviews of games that are over. They take long and nobody waits for them at a table, so they are judged part by part, each
//! review on a thread of its own, of low priority, and only while it has a slot: reviews take their turn in the same queue as
//! bots and hints, for whoever asked last. A turn of a review is short, so that nobody waits long for one. Whatever nobody asks
//! for any more rests.
//!
//! What was judged is kept in memory, for so many tables; it can always be judged again, and comes out the same.

use crate::games::AnyReview;
use crate::lanes::Lanes;
use crate::protocol::{Review, Verdict};
use crate::thinking::{Slot, Thinking};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::{PersonId, TableId};

/// Reviews that are kept, in all at this node, and for one person at all nodes together.
const KEPT: usize = 32;
const KEPT_FOR_ONE: usize = 4;
/// Reviews at other nodes that are known of.
const KNOWN_ELSEWHERE: usize = 1024;
/// How long a turn of a review is at the most: so long, and an imagined game more, a bot may wait for it.
const TURN: Duration = Duration::from_millis(40);

pub(crate) struct Reviews {
    desk: Mutex<Desk>,
    thinking: Arc<Thinking<PersonId, TableId>>,
    /// How long a review goes on when nobody asks for it.
    patience: Duration,
    /// The tables whose decisions are being looked for.
    pub(crate) begun: Lanes<TableId>,
}

#[derive(Default)]
struct Desk {
    jobs: Vec<Job>,
    /// Whose reviews were begun at other nodes, the newest last.
    elsewhere: VecDeque<Elsewhere>,
    closed: bool,
}

struct Job {
    table: TableId,
    /// Who asked last.
    person: PersonId,
    review: Arc<dyn AnyReview>,
    /// The first part that was not taken in hand.
    next: usize,
    verdicts: Vec<Verdict>,
    asked: Instant,
    /// Whether there is a thread for it.
    staffed: bool,
    failed: bool,
}

struct Elsewhere {
    person: PersonId,
    table: TableId,
    begun: Instant,
}

/// How a review stands.
pub(crate) enum Standing {
    Unknown,
    Judged(Review),
    /// The expert could not judge it; the log of the server says why.
    Failed,
}

impl Reviews {
    pub(crate) fn new(thinking: Arc<Thinking<PersonId, TableId>>, patience: Duration) -> Arc<Reviews> {
        Arc::new(Reviews { desk: Mutex::default(), thinking, patience, begun: Lanes::default() })
    }

    /// What is judged of a table's review from the `from`th verdict on. Asking keeps it going.
    pub(crate) fn ask(self: &Arc<Self>, person: &PersonId, table: &TableId, from: usize) -> Standing {
        let mut desk = self.desk();
        let closed = desk.closed;
        let Some(job) = desk.jobs.iter_mut().find(|job| job.table == *table) else { return Standing::Unknown };
        job.asked = Instant::now();
        job.person.clone_from(person);
        if job.failed {
            return Standing::Failed;
        }
        if !closed {
            self.staff(job);
        }
        Standing::Judged(job.report(from))
    }

    /// Begins a review, unless there is one. For room, the one goes that was not asked for longest: one of the same person's
    /// who has many, wherever they are.
    pub(crate) fn begin(self: &Arc<Self>, person: &PersonId, table: &TableId, review: Box<dyn AnyReview>) {
        let mut desk = self.desk();
        if desk.jobs.iter().any(|job| job.table == *table) {
            return;
        }
        desk.leave_to(person, KEPT_FOR_ONE - 1);
        if desk.jobs.len() >= KEPT
            && let Some(oldest) = (0..desk.jobs.len()).min_by_key(|index| desk.jobs[*index].asked)
        {
            desk.jobs.remove(oldest);
        }
        let mut job = Job {
            table: table.clone(),
            person: person.clone(),
            review: review.into(),
            next: 0,
            verdicts: Vec::new(),
            asked: Instant::now(),
            staffed: false,
            failed: false,
        };
        if !desk.closed {
            self.staff(&mut job);
        }
        desk.jobs.push(job);
    }

    /// Somebody has one more review, at another node.
    pub(crate) fn begun_elsewhere(&self, person: &PersonId, table: TableId) {
        let mut desk = self.desk();
        desk.elsewhere.retain(|known| known.person != *person || known.table != table);
        if desk.elsewhere.len() >= KNOWN_ELSEWHERE {
            desk.elsewhere.pop_front();
        }
        desk.elsewhere.push_back(Elsewhere { person: person.clone(), table, begun: Instant::now() });
        desk.leave_to(person, KEPT_FOR_ONE);
    }

    /// Nothing more is judged.
    pub(crate) fn close(&self) {
        self.desk().closed = true;
    }

    /// Has a thread for a review that waits.
    fn staff(self: &Arc<Self>, job: &mut Job) {
        if job.staffed || !job.is_due(self.patience) {
            return;
        }
        let (reviews, table) = (self.clone(), job.table.clone());
        match std::thread::Builder::new().name("review".to_owned()).spawn(move || reviews.work(&table)) {
            Ok(_) => job.staffed = true,
            Err(why) => tracing::warn!(%why, "no thread for a review; the next question tries again"),
        }
    }

    fn work(&self, table: &TableId) {
        step_back();
        let turn = Arc::new(Mutex::new(None));
        while let Some((person, review, part)) = self.take(table) {
            let pace = {
                let (thinking, turn, table) = (self.thinking.clone(), turn.clone(), table.clone());
                move || keep_turn(&turn, || thinking.slot_blocking(person.clone(), table.clone()))
            };
            let judge = || {
                bots::paced(pace, || {
                    bots::between_games();
                    review.judge(part)
                })
            };
            let judged = catch_unwind(AssertUnwindSafe(judge));
            let mut desk = self.desk();
            let Some(job) = desk.jobs.iter_mut().find(|job| job.table == *table && Arc::ptr_eq(&job.review, &review)) else { return };
            match judged {
                Ok(verdicts) => job.verdicts.extend(verdicts),
                Err(_) => {
                    tracing::error!(table = %table.0, part, "a review failed");
                    job.failed = true;
                }
            }
        }
    }

    /// The next part of a review; a thread that gets none ends.
    fn take(&self, table: &TableId) -> Option<(PersonId, Arc<dyn AnyReview>, usize)> {
        let mut desk = self.desk();
        let closed = desk.closed;
        let job = desk.jobs.iter_mut().find(|job| job.table == *table)?;
        if closed || !job.is_due(self.patience) {
            job.staffed = false;
            return None;
        }
        job.next += 1;
        Some((job.person.clone(), job.review.clone(), job.next - 1))
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Leave to think, and until when.
type Turn = Option<(Slot<PersonId, TableId>, Instant)>;

/// Goes on while the turn lasts. Then whoever waits comes first.
fn keep_turn(turn: &Mutex<Turn>, slot: impl Fn() -> Slot<PersonId, TableId>) {
    let mut turn = turn.lock().unwrap_or_else(PoisonError::into_inner);
    if turn.as_ref().is_some_and(|(_, until)| Instant::now() < *until) {
        return;
    }
    // The old slot is given back before a new one is asked for.
    *turn = None;
    let slot = slot();
    let until = Instant::now() + slot.share.min(TURN);
    *turn = Some((slot, until));
}

impl Desk {
    /// Leaves so many reviews to a person, the newest. What is left out elsewhere goes there as well, by itself.
    fn leave_to(&mut self, person: &PersonId, most: usize) {
        loop {
            let own = self.jobs.iter().enumerate().filter(|(_, job)| job.person == *person);
            let own: Vec<(Instant, usize)> = own.map(|(index, job)| (job.asked, index)).collect();
            let others = self.elsewhere.iter().enumerate().filter(|(_, known)| known.person == *person);
            let others: Vec<(Instant, usize)> = others.map(|(index, known)| (known.begun, index)).collect();
            if own.len() + others.len() <= most {
                return;
            }
            match (own.iter().min(), others.iter().min()) {
                (Some((asked, index)), other) if other.is_none_or(|(begun, _)| asked <= begun) => drop(self.jobs.remove(*index)),
                (_, Some((_, index))) => drop(self.elsewhere.remove(*index)),
                (_, None) => return,
            }
        }
    }
}

impl Job {
    fn is_due(&self, patience: Duration) -> bool {
        !self.failed && self.next < self.review.parts() && self.asked.elapsed() <= patience
    }

    fn report(&self, from: usize) -> Review {
        Review {
            decisions: self.review.decisions() as u32,
            judged: self.verdicts.len() as u32,
            verdicts: self.verdicts.get(from..).unwrap_or_default().to_vec(),
            end: self.review.end(),
        }
    }
}

/// Bots and requests come first. On other systems this would slow down the whole server.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(why) = rustix::process::nice(10) {
        tracing::debug!(%why, "reviews think with the priority of the server");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// A review of so many parts without verdicts, which counts how many were judged.
    struct Counted {
        parts: usize,
        done: Arc<AtomicUsize>,
    }

    impl AnyReview for Counted {
        fn decisions(&self) -> usize {
            self.parts
        }

        fn parts(&self) -> usize {
            self.parts
        }

        fn end(&self) -> Vec<f32> {
            Vec::new()
        }

        fn judge(&self, part: usize) -> Vec<Verdict> {
            assert!(part != 7, "part 7 cannot be judged");
            self.done.fetch_add(1, Ordering::SeqCst);
            Vec::new()
        }
    }

    fn person(name: &str) -> PersonId {
        PersonId(name.to_owned())
    }

    fn reviews(slots: u32, patience: Duration) -> Arc<Reviews> {
        Reviews::new(Thinking::new(slots), patience)
    }

    fn begin(reviews: &Arc<Reviews>, table: &str, parts: usize) -> (TableId, Arc<AtomicUsize>) {
        begin_for(reviews, "anna", table, parts)
    }

    fn begin_for(reviews: &Arc<Reviews>, name: &str, table: &str, parts: usize) -> (TableId, Arc<AtomicUsize>) {
        let (table, done) = (TableId(table.to_owned()), Arc::default());
        reviews.begin(&person(name), &table, Box::new(Counted { parts, done: Arc::clone(&done) }));
        (table, done)
    }

    fn ask(reviews: &Arc<Reviews>, table: &TableId) -> Standing {
        reviews.ask(&person("anna"), table, 0)
    }

    fn wait_until(mut done: impl FnMut() -> bool) {
        while !done() {
            std::thread::yield_now();
        }
    }

    #[test]
    fn a_review_is_judged_once_however_often_it_is_begun() {
        let reviews = reviews(2, Duration::from_secs(60));
        let (table, done) = begin(&reviews, "a", 5);
        let (_, again) = begin(&reviews, "a", 5);
        wait_until(|| done.load(Ordering::SeqCst) == 5);
        assert!(matches!(ask(&reviews, &table), Standing::Judged(Review { decisions: 5, .. })));
        assert_eq!(again.load(Ordering::SeqCst), 0);
    }

    #[test]
    fn reviews_of_one_person_are_few_at_all_nodes_together() {
        let reviews = reviews(1, Duration::from_secs(60));
        let of = |name: &str| reviews.desk().jobs.iter().filter(|job| job.person == person(name)).count();
        for table in ["a", "b", "c"] {
            begin(&reviews, table, 1);
        }
        begin_for(&reviews, "bert", "d", 1);
        reviews.begun_elsewhere(&person("anna"), TableId("e".to_owned()));
        assert_eq!(of("anna"), 3);
        for table in ["f", "g", "g"] {
            reviews.begun_elsewhere(&person("anna"), TableId(table.to_owned()));
        }
        assert_eq!((of("anna"), of("bert")), (1, 1), "the oldest of hers go");
        for table in ["h", "i", "j"] {
            begin(&reviews, table, 1);
        }
        assert_eq!((of("anna"), reviews.desk().elsewhere.len()), (3, 1), "the oldest go, wherever they are");
    }

    #[test]
    fn what_nobody_asks_for_rests_until_it_is_asked_for() {
        let reviews = reviews(1, Duration::ZERO);
        let (_, done) = begin(&reviews, "a", 3);
        wait_until(|| !reviews.desk().jobs[0].staffed);
        assert_eq!(done.load(Ordering::SeqCst), 0, "nobody has the patience");
        assert!(matches!(ask(&reviews, &TableId("b".to_owned())), Standing::Unknown));
    }

    #[test]
    fn a_review_that_fails_says_so_and_leaves_the_others_alone() {
        let reviews = reviews(1, Duration::from_secs(60));
        let (bad, _) = begin(&reviews, "bad", 9);
        let (_, good) = begin(&reviews, "good", 6);
        wait_until(|| matches!(ask(&reviews, &bad), Standing::Failed) && good.load(Ordering::SeqCst) == 6);
    }

    #[test]
    fn only_so_many_are_kept_and_nobody_takes_the_room_of_others() {
        let reviews = reviews(1, Duration::from_secs(60));
        let (stranger, _) = begin_for(&reviews, "stranger", "theirs", 1);
        let own: Vec<TableId> = (0..=KEPT).map(|number| begin(&reviews, &number.to_string(), 1).0).collect();
        let known = |table: &TableId| reviews.desk().jobs.iter().any(|job| job.table == *table);
        assert!(known(&stranger));
        assert_eq!(own.iter().map(known).collect::<Vec<_>>(), (0..=KEPT).map(|number| number > KEPT - KEPT_FOR_ONE).collect::<Vec<_>>());
        for number in 0..KEPT {
            begin_for(&reviews, &format!("person {number}"), &format!("of {number}"), 1);
        }
        assert!(!known(&stranger) && reviews.desk().jobs.len() == KEPT, "with so many people the oldest goes");
    }

    #[test]
    fn a_review_waits_for_its_turn() {
        let thinking = Thinking::new(1);
        let bot = thinking.slot_blocking(person("bert"), TableId("b".to_owned()));
        let reviews = Reviews::new(thinking.clone(), Duration::from_secs(60));
        let (_, done) = begin(&reviews, "a", 3);
        wait_until(|| thinking.waiting() == 1);
        assert_eq!(done.load(Ordering::SeqCst), 0, "a bot thinks");
        drop(bot);
        wait_until(|| done.load(Ordering::SeqCst) == 3);
        // Its slot is free again when it is done.
        drop(thinking.slot_blocking(person("bert"), TableId("b".to_owned())));
    }

    #[test]
    fn a_turn_that_is_over_is_given_up_before_another_is_asked_for() {
        let thinking = Thinking::new(1);
        let slots = AtomicUsize::new(0);
        let slot = || {
            slots.fetch_add(1, Ordering::SeqCst);
            thinking.slot_blocking(person("anna"), TableId("a".to_owned()))
        };
        let turn = Mutex::new(None);
        for _ in 0..3 {
            keep_turn(&turn, slot);
        }
        assert_eq!(slots.load(Ordering::SeqCst), 1, "a turn lasts for several games");
        turn.lock().unwrap().as_mut().unwrap().1 = Instant::now();
        // With a single slot this would wait for ever if the old one were kept.
        keep_turn(&turn, slot);
        assert_eq!(slots.load(Ordering::SeqCst), 2);
    }
}
