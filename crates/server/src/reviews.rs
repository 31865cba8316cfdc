//! Reviews of games that are over. They take long and nobody waits for them at a table, so they are judged part by part on a few
//! threads of their own, of low priority, a part for each review in turn. Whatever nobody asks for any more rests.
//!
//! What was judged is kept in memory, for so many tables; it can always be judged again, and comes out the same.

use crate::games::AnyReview;
use crate::protocol::{Review, Verdict};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::TableId;

/// Reviews that are kept.
const KEPT: usize = 32;

pub(crate) struct Reviews {
    desk: Mutex<Desk>,
    threads: usize,
    /// How long a review goes on when nobody asks for it.
    patience: Duration,
}

#[derive(Default)]
struct Desk {
    jobs: Vec<Job>,
    threads: usize,
    closed: bool,
}

struct Job {
    table: TableId,
    review: Arc<dyn AnyReview>,
    /// The first part that nobody has taken in hand.
    next: usize,
    verdicts: Vec<Verdict>,
    asked: Instant,
    failed: bool,
}

/// How a review stands.
pub(crate) enum Standing {
    Unknown,
    Judged(Review),
    /// The expert could not judge it; the log of the server says why.
    Failed,
}

impl Reviews {
    pub(crate) fn new(threads: usize, patience: Duration) -> Arc<Reviews> {
        Arc::new(Reviews { desk: Mutex::default(), threads, patience })
    }

    /// What is judged of a table's review from the `from`th verdict on. Asking keeps it going.
    pub(crate) fn ask(self: &Arc<Self>, table: &TableId, from: usize) -> Standing {
        let mut desk = self.desk();
        let Some(job) = desk.jobs.iter_mut().find(|job| job.table == *table) else { return Standing::Unknown };
        job.asked = Instant::now();
        if job.failed {
            return Standing::Failed;
        }
        let standing = Standing::Judged(job.report(from));
        self.staff(&mut desk);
        standing
    }

    /// Begins a review, unless there is one.
    pub(crate) fn begin(self: &Arc<Self>, table: &TableId, review: Box<dyn AnyReview>) {
        let mut desk = self.desk();
        if desk.jobs.iter().any(|job| job.table == *table) {
            return;
        }
        if desk.jobs.len() >= KEPT
            && let Some(oldest) = (0..desk.jobs.len()).min_by_key(|index| desk.jobs[*index].asked)
        {
            desk.jobs.remove(oldest);
        }
        let asked = Instant::now();
        desk.jobs.push(Job { table: table.clone(), review: review.into(), next: 0, verdicts: Vec::new(), asked, failed: false });
        self.staff(&mut desk);
    }

    /// Nothing more is judged.
    pub(crate) fn close(&self) {
        self.desk().closed = true;
    }

    /// Has a thread for everything that waits, as far as there are so many.
    fn staff(self: &Arc<Self>, desk: &mut Desk) {
        let waiting = desk.jobs.iter().filter(|job| job.is_due(self.patience)).count();
        if desk.threads >= self.threads.min(waiting) {
            return;
        }
        let reviews = self.clone();
        let started = std::thread::Builder::new().name("review".to_owned()).spawn(move || reviews.work());
        match started {
            Ok(_) => desk.threads += 1,
            Err(why) => tracing::warn!(%why, "no thread for reviews; the next question tries again"),
        }
    }

    fn work(&self) {
        step_back();
        while let Some((table, review, part)) = self.take() {
            let judged = catch_unwind(AssertUnwindSafe(|| review.judge(part)));
            let mut desk = self.desk();
            let Some(job) = desk.jobs.iter_mut().find(|job| job.table == table) else { continue };
            match judged {
                Ok(verdicts) => job.verdicts.extend(verdicts),
                Err(_) => {
                    tracing::error!(table = %table.0, part, "a review failed");
                    job.failed = true;
                }
            }
        }
    }

    /// The next part of the review whose turn it is; a thread that gets none ends.
    fn take(&self) -> Option<(TableId, Arc<dyn AnyReview>, usize)> {
        let mut desk = self.desk();
        let due = desk.jobs.iter().position(|job| job.is_due(self.patience)).filter(|_| !desk.closed);
        let Some(due) = due else {
            desk.threads -= 1;
            return None;
        };
        let mut job = desk.jobs.remove(due);
        let taken = (job.table.clone(), job.review.clone(), job.next);
        job.next += 1;
        desk.jobs.push(job);
        Some(taken)
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
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

    fn begin(reviews: &Arc<Reviews>, table: &str, parts: usize) -> (TableId, Arc<AtomicUsize>) {
        let (table, done) = (TableId(table.to_owned()), Arc::default());
        reviews.begin(&table, Box::new(Counted { parts, done: Arc::clone(&done) }));
        (table, done)
    }

    fn wait_until(mut done: impl FnMut() -> bool) {
        while !done() {
            std::thread::yield_now();
        }
    }

    #[test]
    fn a_review_is_judged_once_however_often_it_is_begun() {
        let reviews = Reviews::new(2, Duration::from_secs(60));
        let (table, done) = begin(&reviews, "a", 5);
        let (_, again) = begin(&reviews, "a", 5);
        wait_until(|| done.load(Ordering::SeqCst) == 5);
        assert!(matches!(reviews.ask(&table, 0), Standing::Judged(Review { decisions: 5, .. })));
        assert_eq!(again.load(Ordering::SeqCst), 0);
    }

    #[test]
    fn what_nobody_asks_for_rests_until_it_is_asked_for() {
        let reviews = Reviews::new(1, Duration::ZERO);
        let (_, done) = begin(&reviews, "a", 3);
        wait_until(|| reviews.desk().threads == 0);
        assert_eq!(done.load(Ordering::SeqCst), 0, "nobody has the patience");
        assert!(matches!(reviews.ask(&TableId("b".to_owned()), 0), Standing::Unknown));
    }

    #[test]
    fn a_review_that_fails_says_so_and_leaves_the_others_alone() {
        let reviews = Reviews::new(1, Duration::from_secs(60));
        let (bad, _) = begin(&reviews, "bad", 9);
        let (_, good) = begin(&reviews, "good", 6);
        wait_until(|| matches!(reviews.ask(&bad, 0), Standing::Failed) && good.load(Ordering::SeqCst) == 6);
    }

    #[test]
    fn only_so_many_are_kept() {
        let reviews = Reviews::new(1, Duration::from_secs(60));
        let tables: Vec<TableId> = (0..=KEPT).map(|number| begin(&reviews, &number.to_string(), 1).0).collect();
        assert!(matches!(reviews.ask(&tables[0], 0), Standing::Unknown));
        assert!(matches!(reviews.ask(&tables[KEPT], 0), Standing::Judged(_)));
    }
}
