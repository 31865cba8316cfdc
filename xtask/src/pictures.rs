//! Whether the pictures in `docs/pictures` still show what the page looks like. When they are taken, what each of them was
//! taken from is noted as a hash beside them; when one of these files changes, the picture is too old.

use crate::games;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::Path;

pub(crate) const DIRECTORY: &str = "docs/pictures";
const NOTES: &str = "docs/pictures/taken-from.txt";
const HEAD: &str = "\
# What each picture was taken from, and what it is, as hashes. `cargo xtask screenshots --readme` writes this,
# `cargo xtask tidy` compares it.
";
/// What every screen is made of. What other screens alone are made of is left out below.
const SOURCES: &[&str] = &[
    "locales/en",
    "web/index.html",
    "web/package-lock.json",
    "web/public",
    "web/screenshots/screens.ts",
    "web/screenshots/take.spec.ts",
    "web/src",
];
/// Parts of the page that change no looks: types vanish when it is built, and tests are no part of it.
const UNSEEN: &[&str] = &["web/src/lib/protocol/", "web/src/lib/test-setup.ts", "/fixtures/", ".test.ts"];

/// The hashes that were noted for a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Taken {
    sources: String,
    picture: String,
}

/// Notes what the pictures of these screens, or all, were taken from: they were taken just now.
pub(crate) fn note(root: &Path, screens: Option<&[&str]>) -> Result<(), String> {
    let mut notes = read_notes(root);
    let pictures = pictures(root)?;
    notes.retain(|picture, _| pictures.contains(picture));
    for picture in pictures {
        if screens.is_none_or(|screens| screens.contains(&screen(&picture))) {
            let taken = taken_now(root, &picture)?;
            notes.insert(picture, taken);
        }
    }
    let lines = notes.iter().map(|(name, taken)| format!("{name} {} {}\n", taken.sources, taken.picture));
    let text = HEAD.to_owned() + &lines.collect::<String>();
    std::fs::write(root.join(NOTES), text).map_err(|error| format!("cannot write {NOTES}: {error}"))
}

/// Every picture that is no longer what its screen looks like, with the reason.
pub(crate) fn stale(root: &Path) -> Result<Vec<(String, &'static str)>, String> {
    let notes = read_notes(root);
    let mut stale = Vec::new();
    for picture in pictures(root)? {
        let now = taken_now(root, &picture)?;
        let why = match notes.get(&picture) {
            None => "nobody noted what it was taken from",
            Some(taken) if taken.sources != now.sources => "the screen it shows has changed since",
            Some(taken) if taken.picture != now.picture => "it was not taken by the command",
            Some(_) => continue,
        };
        stale.push((format!("{DIRECTORY}/{picture}"), why));
    }
    Ok(stale)
}

fn taken_now(root: &Path, picture: &str) -> Result<Taken, String> {
    let mut files = Vec::new();
    for source in SOURCES {
        collect(root, source, &mut files)?;
    }
    let (games, screen) = (games::ids(root)?, screen(picture));
    if let Some(game) = game(&games, screen) {
        collect(root, &format!("crates/{game}/data"), &mut files)?;
    }
    if screen.starts_with("wealth-of-nations") {
        ["nations.ts", "nations.json", "nations-war.json"]
            .iter()
            .try_for_each(|file| collect(root, &format!("web/screenshots/{file}"), &mut files))?;
    }
    files.retain(|path| is_shown(&games, screen, path));
    files.sort();
    let mut sources = Sha256::new();
    for path in &files {
        let bytes = read(root, path)?;
        // The lengths keep the end of one thing apart from the beginning of the next.
        sources.update(format!("{path} {}\n", bytes.len()));
        sources.update(bytes);
    }
    let picture = Sha256::digest(read(root, &format!("{DIRECTORY}/{picture}"))?);
    Ok(Taken { sources: short(&sources.finalize()), picture: short(&picture) })
}

/// Whether a screen shows something of this file, as far as places tell.
fn is_shown(games: &[String], screen: &str, path: &str) -> bool {
    if UNSEEN.iter().any(|unseen| path.contains(unseen)) {
        return false;
    }
    let of_game =
        games.iter().find(|game| path.starts_with(&format!("web/src/games/{game}/")) || path.starts_with(&format!("locales/en/{game}")));
    match game(games, screen) {
        Some(game) => {
            let elsewhere = path.starts_with("web/src/pages/") || (path.starts_with("web/src/replay/") && !screen.ends_with("-replay"));
            !elsewhere && of_game.is_none_or(|of| of == game)
        }
        None => of_game.is_none() && !path.starts_with("web/src/play/") && !path.starts_with("web/src/replay/"),
    }
}

/// The screen of a picture: its name without the theme.
fn screen(picture: &str) -> &str {
    let name = picture.strip_suffix(".png").unwrap_or(picture);
    name.strip_suffix("-light").or_else(|| name.strip_suffix("-dark")).unwrap_or(name)
}

fn game<'a>(games: &'a [String], screen: &str) -> Option<&'a String> {
    games.iter().find(|game| screen.starts_with(*game))
}

fn pictures(root: &Path) -> Result<Vec<String>, String> {
    let mut files = Vec::new();
    collect(root, DIRECTORY, &mut files)?;
    files.sort();
    let names = files.iter().filter_map(|file| file.strip_prefix("docs/pictures/")).filter(|name| name.ends_with(".png"));
    Ok(names.map(str::to_owned).collect())
}

/// Lines that cannot be read are of no use, and their pictures count as too old.
fn read_notes(root: &Path) -> BTreeMap<String, Taken> {
    let text = std::fs::read_to_string(root.join(NOTES)).unwrap_or_default();
    let note = |line: &str| {
        let mut words = line.split(' ').map(str::to_owned);
        Some((words.next()?, Taken { sources: words.next()?, picture: words.next()? }))
    };
    text.lines().filter(|line| !line.starts_with('#')).filter_map(note).collect()
}

/// A file, or all files in a directory and below; paths are relative to the workspace.
fn collect(root: &Path, path: &str, files: &mut Vec<String>) -> Result<(), String> {
    let place = root.join(path);
    if !place.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let failed = |error: std::io::Error| format!("cannot read {path}: {error}");
    for entry in std::fs::read_dir(place).map_err(failed)? {
        let name = entry.map_err(failed)?.file_name();
        collect(root, &format!("{path}/{}", name.to_string_lossy()), files)?;
    }
    Ok(())
}

fn read(root: &Path, path: &str) -> Result<Vec<u8>, String> {
    std::fs::read(root.join(path)).map_err(|error| format!("cannot read {path}: {error}"))
}

/// Enough of a hash to tell files apart.
fn short(hash: &[u8]) -> String {
    hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root;
    use std::path::PathBuf;

    #[test]
    fn a_screen_depends_on_its_own_game_and_on_what_all_share() {
        let games = games::ids(&root()).expect("there is a catalogue");
        for (screen, path, shown) in [
            ("home", "web/src/pages/Home.svelte", true),
            ("home", "web/src/tokens.css", true),
            ("home", "locales/en/shell.ftl", true),
            ("home", "web/src/games/prosperity/Table.svelte", false),
            ("home", "web/src/play/Chat.svelte", false),
            ("prosperity", "web/src/games/prosperity/Table.svelte", true),
            ("prosperity", "locales/en/prosperity.ftl", true),
            ("prosperity", "web/src/games/seven-wonders/Table.svelte", false),
            ("prosperity", "locales/en/seven-wonders-names.ftl", false),
            ("prosperity", "web/src/play/Chat.svelte", true),
            ("prosperity", "web/src/lib/protocol/ServerMessage.ts", false),
            ("prosperity", "web/src/lib/times.test.ts", false),
            ("seven-wonders", "web/src/replay/Slider.svelte", false),
            ("seven-wonders-replay", "web/src/replay/Slider.svelte", true),
        ] {
            assert_eq!(is_shown(&games, screen, path), shown, "{screen}: {path}");
        }
    }

    /// A workspace with one picture and the little that it is taken from.
    fn small_workspace(name: &str) -> PathBuf {
        let place = std::env::temp_dir().join(format!("emporion-pictures-{name}-{}", std::process::id()));
        for file in SOURCES.iter().filter(|source| source.contains('.')).copied().chain(["web/src/tokens.css", "locales/en/shell.ftl"]) {
            write(&place, file, "1");
        }
        write(&place, "web/public/icon.svg", "1");
        write(&place, games::CATALOGUE, "(prosperity, $crate::prosperity::Prosperity),");
        write(&place, "docs/pictures/home-light.png", "a picture");
        place
    }

    fn write(place: &Path, file: &str, text: &str) {
        let path = place.join(file);
        std::fs::create_dir_all(path.parent().expect("a file lies in a directory")).expect("it can be made");
        std::fs::write(path, text).expect("it can be written");
    }

    #[test]
    fn a_picture_is_too_old_when_what_it_shows_has_changed() {
        let place = small_workspace("old");
        let why = |place: &Path| stale(place).expect("it can be read").into_iter().map(|(_, why)| why).collect::<Vec<_>>();
        assert_eq!(why(&place), ["nobody noted what it was taken from"]);
        note(&place, None).expect("it can be noted");
        assert_eq!(why(&place), [""; 0]);
        write(&place, "web/src/tokens.css", "2");
        assert_eq!(why(&place), ["the screen it shows has changed since"]);
        note(&place, Some(&["another"])).expect("it can be noted");
        assert_eq!(why(&place), ["the screen it shows has changed since"], "another screen was taken");
        note(&place, Some(&["home"])).expect("it can be noted");
        assert_eq!(why(&place), [""; 0]);
        write(&place, "docs/pictures/home-light.png", "drawn by hand");
        assert_eq!(why(&place), ["it was not taken by the command"]);
        std::fs::remove_dir_all(place).expect("it can be removed");
    }

    #[test]
    fn every_picture_of_the_readme_is_one_of_a_screen() {
        let screens = ["web/screenshots/screens.ts", "web/screenshots/nations.ts"].map(|file| read(&root(), file).expect("it is there"));
        let screens = screens.map(|text| String::from_utf8(text).expect("it is text")).concat();
        for picture in pictures(&root()).expect("there are pictures") {
            assert!(screens.contains(&format!("name: '{}'", screen(&picture))), "{picture} is of no screen");
        }
    }
}
