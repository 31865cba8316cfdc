//! `emporion serve` and what belongs to running it.

use crate::error::Error;
use clap::Args;
use server::http::{Page, PageFile};
use server::settings::DatabaseUrl;
use server::{Games, Settings};
use std::io::Write;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct BackupArgs {
    /// The new file
    to: PathBuf,
    /// The database to copy
    #[arg(long, value_name = "URL", env = "EMPORION_DATABASE", default_value = "sqlite:emporion.db", hide_env_values = true)]
    database: DatabaseUrl,
}

pub(crate) fn run(settings: Settings) -> Result<String, Error> {
    runtime()?.block_on(server::serve::run(settings, Games::standard(), page(), |url| {
        // The address is of use now and not at the end. Whoever closed the output does not want it.
        let mut out = std::io::stdout().lock();
        let _ = writeln!(out, "Emporion is ready: open {url}").and_then(|()| out.flush());
    }))?;
    Ok(String::new())
}

pub(crate) fn backup(args: &BackupArgs) -> Result<String, Error> {
    runtime()?.block_on(server::backup(&args.database, &args.to))?;
    Ok(format!("The copy is in {}\n", args.to.display()))
}

/// The page, as the server takes it: the server itself is built and tested without one.
fn page() -> Page {
    Page::new(page::FILES.iter().map(|&page::File { path, content_type, etag, plain, brotli, gzip }| PageFile {
        path,
        content_type,
        etag,
        plain,
        brotli,
        gzip,
    }))
}

fn runtime() -> Result<tokio::runtime::Runtime, Error> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Error::Runtime)
}
