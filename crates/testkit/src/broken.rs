//! What a test says when a law does not hold.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The answer of one law: nothing, or what was found instead of what it demands.
pub(crate) type Checked<T = ()> = Result<T, String>;

/// A broken law with all that is needed to see it broken again.
#[derive(Debug)]
pub(crate) struct Broken {
    pub(crate) game: &'static str,
    pub(crate) seed: Option<u64>,
    pub(crate) law: &'static str,
    pub(crate) setup: String,
    pub(crate) step: usize,
    pub(crate) detail: String,
}

/// Where a test stands. It outlives a panic of the game, so that a panic is told like any broken law.
#[derive(Default)]
pub(crate) struct Trace {
    law: Cell<&'static str>,
    step: Cell<usize>,
    setup: RefCell<String>,
}

impl Trace {
    /// Names the law under test from here on.
    pub(crate) fn law(&self, law: &'static str) {
        self.law.set(law);
    }

    pub(crate) fn step(&self, step: usize) {
        self.step.set(step);
    }

    pub(crate) fn setup(&self, setup: String) {
        self.setup.replace(setup);
    }
}

/// Runs a test; its panics and its verdict become one kind of failure.
pub(crate) fn attempt<T>(game: &'static str, seed: Option<u64>, test: impl FnOnce(&Trace) -> Checked<T>) -> Result<T, Broken> {
    let trace = Trace::default();
    let verdict = catch_unwind(AssertUnwindSafe(|| test(&trace))).unwrap_or_else(|panic| Err(format!("panicked: {}", message(&*panic))));
    verdict.map_err(|detail| Broken { game, seed, law: trace.law.get(), setup: trace.setup.take(), step: trace.step.get(), detail })
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { game, seed, law, setup, step, detail } = self;
        write!(f, "{game} breaks the law: {law}\n  found: {detail}")?;
        if let Some(seed) = seed {
            write!(f, "\n  step {step} of the game with {setup}\n  again: .seed({seed})")?;
        }
        Ok(())
    }
}

fn message(panic: &(dyn Any + Send)) -> &str {
    panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message")
}

/// Leaves a law with what was found, unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($found:tt)+) => {
        if !$condition {
            return Err(format!($($found)+));
        }
    };
}
pub(crate) use ensure;
