//! What one live connection wants to know: a question at a time, and the newest takes the place of one that still waits.

use super::app::App;
use crate::Refusal;
use crate::protocol::{WhatIfAnswers, WhatIfQuestion};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use store::{PersonId, TableId};

/// The answer to a question, with the id it was asked by.
type Answered = (String, Result<WhatIfAnswers, Refusal>);

pub(super) struct Questions {
    app: App,
    person: PersonId,
    table: TableId,
    /// Asked while another one is being answered.
    next: Option<WhatIfQuestion>,
    running: Option<BoxFuture<'static, Answered>>,
}

impl Questions {
    pub(super) fn new(app: App, person: PersonId, table: TableId) -> Questions {
        Questions { app, person, table, next: None, running: None }
    }

    pub(super) fn ask(&mut self, question: WhatIfQuestion) {
        if self.running.is_some() {
            self.next = Some(question);
        } else {
            self.running = Some(self.answer_to(question));
        }
    }

    /// The next answer; it never comes while nothing is asked. It may be given up at any time, and waited for again.
    pub(super) async fn answer(&mut self) -> Answered {
        let Some(running) = &mut self.running else { return std::future::pending().await };
        let answered = running.await;
        let next = self.next.take();
        self.running = next.map(|question| self.answer_to(question));
        answered
    }

    fn answer_to(&self, question: WhatIfQuestion) -> BoxFuture<'static, Answered> {
        let (app, person, table) = (self.app.clone(), self.person.clone(), self.table.clone());
        let id = question.id.clone();
        async move { (id, app.hub.what_if(&person, &table, question).await) }.boxed()
    }
}
