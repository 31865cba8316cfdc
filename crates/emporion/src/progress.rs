//! A bar for those who wait: on the standard error, only on a terminal, and only after two seconds.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::Once;
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(2);

pub(crate) struct Progress {
    bar: ProgressBar,
    started: Instant,
    shown: Once,
}

impl Progress {
    /// A bar of `total` things of this kind.
    pub(crate) fn new(total: u64, things: &'static str) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden());
        let template = format!("{{wide_bar}} {{human_pos}} of {{human_len}} {things}, {{eta}} left");
        bar.set_style(ProgressStyle::with_template(&template).expect("the template is well formed"));
        Progress { bar, started: Instant::now(), shown: Once::new() }
    }

    /// So many more are done.
    pub(crate) fn add(&self, done: u64) {
        if self.started.elapsed() >= PATIENCE {
            // This target draws nothing where the standard error is no terminal.
            self.shown.call_once(|| self.bar.set_draw_target(ProgressDrawTarget::stderr()));
        }
        self.bar.inc(done);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
