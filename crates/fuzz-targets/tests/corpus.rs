//! Every target takes its corpus, and many inputs made of it, without a panic. The same targets run under
//! cargo-fuzz by `cargo xtask fuzz`.

use engine::{Game, dice};
use fuzz_targets::{TARGETS, Target, close, generated};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use testkit::counts::GENERATED_INPUTS;

macro_rules! each {
    ($(($module:ident, $game:ty),)*) => {
        $(
            #[test]
            fn $module() {
                feed(<$game as Game>::ID);
            }
        )*
    };
}

catalogue::games!(each);

#[test]
fn match_file() {
    feed("match_file");
}

#[test]
fn live_channel() {
    feed("live_channel");
}

#[test]
fn rest_request() {
    feed("rest_request");
}

#[test]
fn every_target_has_a_corpus_and_a_fuzzer() {
    let sorted = |mut names: Vec<String>| {
        names.sort_unstable();
        names
    };
    let targets = sorted(TARGETS.iter().map(|target| target.name.to_owned()).collect());
    assert_eq!(sorted(names(&root().join("corpus")).collect()), targets);
    let fuzzers: Vec<String> = names(&root().join("fuzz_targets")).map(|name| name.trim_end_matches(".rs").to_owned()).collect();
    let games = targets.iter().filter(|target| !fuzzers.contains(target)).count();
    assert_eq!(fuzzers.len() + games, targets.len() + 1, "all games share the fuzzer `action`, and each other target has its own");
}

#[test]
fn the_corpus_stays_small() {
    let size = |target: &Target| corpus(target).iter().map(Vec::len).sum::<usize>();
    assert!(TARGETS.iter().map(size).sum::<usize>() < 500_000);
}

fn feed(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("there is such a target");
    let corpus = corpus(target);
    assert!(corpus.len() >= 12, "a corpus has some files");
    corpus.iter().for_each(|input| one(target, input));
    let mut dice = dice(1);
    for _ in 0..GENERATED_INPUTS.get() {
        one(target, &generated(&corpus, &mut dice));
    }
    close();
}

/// An input that breaks something is told, to be kept in the corpus.
fn one(target: &Target, input: &[u8]) {
    let fed = catch_unwind(AssertUnwindSafe(|| (target.run)(input)));
    assert!(fed.is_ok(), "{} breaks by this input: {}", target.name, String::from_utf8_lossy(input));
}

fn corpus(target: &Target) -> Vec<Vec<u8>> {
    let directory = root().join("corpus").join(target.name);
    let mut files: Vec<String> = names(&directory).collect();
    files.sort_unstable();
    files.iter().map(|file| fs::read(directory.join(file)).expect("a file of the corpus can be read")).collect()
}

fn names(directory: &Path) -> impl Iterator<Item = String> {
    let entries = fs::read_dir(directory).unwrap_or_else(|why| panic!("{}: {why}", directory.display()));
    entries.map(|entry| entry.expect("the directory can be read").file_name().to_string_lossy().into_owned())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}
