//! What every request can reach.

use super::callers::Callers;
use super::channels::Channels;
use super::gates::Gates;
use super::page::Page;
use crate::metrics::Metrics;
use crate::people::Passwords;
use crate::settings::Settings;
use crate::{Hub, Time};
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use store::{AnyStore, Made, PersonId, Store, StoreError};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The running server, cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Parts>);

pub struct Parts {
    pub(crate) hub: Hub<AnyStore>,
    pub(crate) settings: Settings,
    pub(crate) page: Page,
    pub(crate) time: Time,
    pub(crate) passwords: Passwords,
    pub(super) gates: Gates,
    pub(super) callers: Callers,
    pub(super) channels: Channels,
    pub(crate) metrics: Metrics,
    /// Whether nobody new is to be sent here.
    pub(crate) draining: AtomicBool,
    /// Fires when the server is to end.
    pub(crate) stop: CancellationToken,
    /// Every live connection, so that the end can wait for them.
    pub(crate) sockets: TaskTracker,
}

impl App {
    pub fn new(hub: Hub<AnyStore>, settings: Settings, page: Page, time: Time) -> App {
        let mut metrics = Metrics::default();
        if let Some(figures) = hub.cluster_figures() {
            metrics.count_cluster(&figures);
        }
        App(Arc::new(Parts {
            gates: Gates::new(&settings.limits),
            hub,
            settings,
            page,
            time,
            passwords: Passwords::default(),
            callers: Callers::default(),
            channels: Channels::default(),
            metrics,
            draining: AtomicBool::new(false),
            stop: CancellationToken::new(),
            sockets: TaskTracker::new(),
        }))
    }

    pub fn store(&self) -> &AnyStore {
        self.hub.store()
    }

    /// Ends a session or a token by its key, and the live channels of all that ends with it. False if there is no such thing.
    pub(super) async fn end_credential(&self, person: &PersonId, key: &str, made: Made) -> Result<bool, StoreError> {
        let ended = self.store().end_credential(person, key, made).await?;
        self.credentials_ended(&ended);
        self.hub.tell_revoked(&ended);
        Ok(!ended.is_empty())
    }

    /// Sessions and tokens with these keys have ended, here or at another server: nobody is recognised by them any more, and their
    /// live channels close.
    pub(crate) fn credentials_ended(&self, keys: &[String]) {
        if keys.is_empty() {
            return;
        }
        self.callers.forget(|caller| keys.iter().any(|key| key == caller.credential.key()));
        self.channels.end(keys);
    }
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
