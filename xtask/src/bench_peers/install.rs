//! Gets the peers from their registries into a folder.

use crate::process::run;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Peers in Python, each with the file that names its exact versions.
const PYTHON: &[&str] = &["open-spiel", "catanatron", "rlcard"];
/// Peers in JavaScript, each with a folder that names its exact versions.
const JAVASCRIPT: &[&str] = &["boardgame-io", "colyseus"];

/// The peers that are there, and why others are not.
#[derive(Default)]
pub(super) struct Peers {
    folder: PathBuf,
    temporary: bool,
    pub(super) missing: Vec<String>,
    present: Vec<&'static str>,
}

impl Peers {
    /// A peer that cannot be had is told of; the others go on without it.
    pub(super) fn install(root: &Path, kept: Option<&Path>) -> Result<Peers, String> {
        let temporary = std::env::temp_dir().join(format!("emporion-bench-peers-{}", std::process::id()));
        let folder = std::path::absolute(kept.unwrap_or(&temporary)).map_err(|error| error.to_string())?;
        let mut peers = Peers { folder, temporary: kept.is_none(), missing: Vec::new(), present: Vec::new() };
        copy(&root.join("bench").join("peers"), &peers.folder)?;
        for &peer in PYTHON {
            let installed = peers.install_python(peer);
            peers.note(peer, installed);
        }
        for &peer in JAVASCRIPT {
            let installed = peers.install_javascript(peer);
            peers.note(peer, installed);
        }
        Ok(peers)
    }

    fn note(&mut self, peer: &'static str, installed: Result<(), String>) {
        match installed {
            Ok(()) => self.present.push(peer),
            Err(why) => {
                eprintln!("{peer} cannot be installed and is left out: {why}");
                self.missing.push(format!("{peer}, which could not be installed ({why})."));
            }
        }
    }

    /// Each in an environment of its own, since they ask for different versions of the same packages.
    fn install_python(&self, peer: &str) -> Result<(), String> {
        let environment = self.folder.join("python").join(format!("environment-{peer}"));
        if !environment.exists() {
            run(Command::new("python3").args(["-m", "venv"]).arg(&environment))?;
        }
        let versions = self.folder.join("python").join(format!("{peer}.txt"));
        run(Command::new(self.python(peer))
            .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"])
            .arg(versions))
    }

    fn install_javascript(&self, peer: &str) -> Result<(), String> {
        let folder = self.javascript(peer);
        if folder.join("node_modules").exists() {
            return Ok(());
        }
        // `npm ci` refuses a lock file that lacks packages for other systems. Node 20 is older than Colyseus asks for, but works.
        run(Command::new("npm")
            .args(["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error"])
            .current_dir(folder)
            .stdout(Stdio::null()))
    }

    pub(super) fn has(&self, peer: &str) -> bool {
        self.present.contains(&peer)
    }

    /// The Python that knows a peer.
    pub(super) fn python(&self, peer: &str) -> PathBuf {
        self.folder.join("python").join(format!("environment-{peer}")).join("bin").join("python")
    }

    pub(super) fn python_script(&self) -> PathBuf {
        self.folder.join("python").join("games.py")
    }

    pub(super) fn javascript(&self, peer: &str) -> PathBuf {
        self.folder.join("js").join(peer)
    }
}

impl Drop for Peers {
    fn drop(&mut self) {
        if self.temporary {
            // What cannot be removed lies among temporary files, where the system will.
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{} cannot be copied: {error}", from.display());
    std::fs::create_dir_all(to).map_err(failed)?;
    for entry in std::fs::read_dir(from).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            std::fs::copy(&path, &target).map_err(failed)?;
        }
    }
    Ok(())
}
