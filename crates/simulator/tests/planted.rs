//! Faults that are planted on purpose, and the simulator that finds each of them.

use server::table::EARNS_TWICE;
use server::table::core::{PlantedFault, TableCore};
use simulator::{HarnessFault, Setup, simulate};

/// Seeds within which every fault must be found.
const SEEDS: u64 = 400;

/// The first seed that finds it, with what it saw.
fn found(setup: &Setup) -> Option<(u64, String)> {
    (1..=SEEDS).find_map(|seed| {
        let seen = std::panic::catch_unwind(|| simulate(seed, setup));
        match seen {
            Ok(Ok(_)) => None,
            Ok(Err(violation)) => Some((seed, violation.what)),
            Err(_) => Some((seed, "it panicked".to_owned())),
        }
    })
}

/// All are looked for, so that one run shows every one that is missed.
#[test]
fn every_planted_fault_is_found() {
    macro_rules! planted {
        ($($fault:ident),* $(,)?) => {
            [$((stringify!($fault), Setup { prepare: |table: &mut TableCore| table.plant(PlantedFault::$fault), ..Setup::default() })),*]
        };
    }
    let inside = planted![
        AckBeforeWrite,
        ShowBeforeWrite,
        KeepAfterFailedWrite,
        ForgetRetries,
        LostAnswerIsFailure,
        ForgetRefusals,
        AnyDecisionCounts,
        LateThoughtCounts,
        VotesCountTwice,
        GraceForEverybody,
        StaleViewAfterUndo,
        UndoWithoutConsent,
        OpenCurtain,
        ShortSnapshot,
        NoDeadlineForBots,
    ];
    macro_rules! around {
        ($($fault:ident),* $(,)?) => {
            [$((stringify!($fault), Setup { harness_fault: Some(HarnessFault::$fault), ..Setup::default() })),*]
        };
    }
    let around = around![ForgetActionIds, AcceptAnyWriter, AnswerBeforeWrite, LoseThoughts, NeverSweep, RepeatWithAnotherId];
    let mut missed = Vec::new();
    for (name, setup) in inside.iter().chain(&around) {
        match found(setup) {
            Some((seed, what)) => println!("{name}: seed {seed}: {}", what.chars().take(160).collect::<String>()),
            None => missed.push(*name),
        }
    }
    EARNS_TWICE.set(true);
    let earned = found(&Setup::default());
    EARNS_TWICE.set(false);
    match earned {
        Some((seed, what)) => println!("EARNS_TWICE: seed {seed}: {}", what.chars().take(160).collect::<String>()),
        None => missed.push("EARNS_TWICE"),
    }
    assert!(missed.is_empty(), "nobody noticed {missed:?}");
}
