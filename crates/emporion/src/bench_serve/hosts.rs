//! The servers that share a load: one, or several with one database.

use super::host::{Host, Place};
use crate::error::Error;
use client::Client;

pub(super) struct Hosts(Vec<Host>);

impl Hosts {
    pub(super) fn start(database: &str, place: &Place, nodes: u64) -> Result<Hosts, Error> {
        // One after the other: the first one brings the database up to date.
        let hosts: Result<Vec<Host>, Error> = (0..nodes).map(|_| Host::start(database, place)).collect();
        hosts.map(Hosts)
    }

    /// Somebody whom nobody knows yet, at each of them.
    pub(super) fn clients(&self) -> Vec<Client> {
        self.0.iter().map(Host::client).collect()
    }

    /// How much memory they have in use, where the system tells.
    pub(super) fn resident_bytes(&self) -> Option<u64> {
        self.0.iter().map(Host::resident_bytes).sum()
    }

    pub(super) fn processor_time(&self) -> Option<f64> {
        self.0.iter().map(Host::processor_time).sum()
    }

    /// One of the counts that each of them keeps, of all.
    pub(super) async fn count(&self, name: &str) -> Result<u64, Error> {
        let mut sum = 0;
        for host in &self.0 {
            sum += host.count(name).await?;
        }
        Ok(sum)
    }

    pub(super) fn stop(self) -> Result<(), Error> {
        self.0.into_iter().try_for_each(|host| host.stop().map(drop))
    }
}
