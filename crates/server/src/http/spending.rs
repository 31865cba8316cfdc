//! Requests, which all nodes count together. A request is too cheap for the store to be asked, so nodes tell each other: whenever
//! somebody has spent a part of their limit at one, it is missing at the others. What is lost on the way, or spent everywhere at
//! the same moment, is not made good; on the whole nobody has more than one limit. A node that is alone tells nobody.

use super::app::App;
use super::gates::refuse;
use crate::Refusal;
use crate::cluster::{Purse, Spent};
use crate::visitor::Visitor;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Instant;
use store::PersonId;
use tokio::sync::broadcast::error::RecvError;

/// Who spends, as a number: others need not know the address. All nodes that run the same program make the same of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Payer(u64);

impl Payer {
    pub(super) fn new(whose: &impl Hash) -> Payer {
        let mut hasher = DefaultHasher::new();
        whose.hash(&mut hasher);
        Payer(hasher.finish())
    }
}

impl App {
    pub(super) fn request_from(&self, visitor: Visitor) -> Result<(), Refusal> {
        self.spend(Purse::Address, Payer::new(&self.gates.neighbourhood(visitor)))
    }

    pub(super) fn request_of(&self, person: &PersonId) -> Result<(), Refusal> {
        self.spend(Purse::Person, Payer::new(person))
    }

    fn spend(&self, purse: Purse, payer: Payer) -> Result<(), Refusal> {
        let (buckets, now) = (self.gates.requests(purse), Instant::now());
        let taken = if self.hub.is_among_others() {
            buckets.take_among_others(payer, now).map(|told| {
                if let Some(requests) = told {
                    self.hub.tell_spent(Spent { purse, payer: payer.0, requests });
                }
            })
        } else {
            buckets.take(payer, now)
        };
        refuse(taken).inspect_err(|_| {
            self.metrics.refused_by_rate.inc();
        })
    }
}

/// Takes from everybody's limits here what they spend at other nodes, until the server ends.
pub async fn hear_of_spending(app: App) {
    let Some(mut heard) = app.hub.spending() else { return };
    loop {
        let spent = tokio::select! {
            () = app.stop.cancelled() => return,
            spent = heard.recv() => spent,
        };
        match spent {
            Ok(Spent { purse, payer, requests }) => {
                app.gates.requests(purse).taken_elsewhere(Payer(payer), requests, Instant::now());
            }
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}
