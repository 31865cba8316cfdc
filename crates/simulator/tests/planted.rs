//! Faults that are planted on purpose, and the simulator that finds each of them.

use server::table::EARNS_TWICE;
use server::table::core::{PlantedFault, TableCore};
use simulator::{HarnessFault, Setup, simulate};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// Seeds within which every fault must be found.
const SEEDS: u64 = 2_000;

/// Faults that show only where there are several servers.
const AMONG_NODES: [PlantedFault; 5] = [
    PlantedFault::DeafToOthers,
    PlantedFault::BlindToOthers,
    PlantedFault::JudgesBlindly,
    PlantedFault::DrivesAllBots,
    PlantedFault::DeafToChat,
];

/// The first seed that finds it, with what it saw.
fn found(setup: &Setup) -> Option<(u64, String)> {
    (1..=SEEDS).find_map(|seed| {
        let seen = catch_unwind(AssertUnwindSafe(|| simulate(seed, setup)));
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
    let inside = PlantedFault::ALL.iter().map(|fault| {
        let plant = move |table: &mut TableCore| table.plant(*fault);
        let nodes = AMONG_NODES.contains(fault).then_some(3);
        (format!("{fault:?}"), Setup { nodes, prepare: Arc::new(plant), ..Setup::default() })
    });
    let around = HarnessFault::ALL.iter().map(|fault| (format!("{fault:?}"), Setup { harness_fault: Some(*fault), ..Setup::default() }));
    let mut missed = Vec::new();
    for (name, setup) in inside.chain(around) {
        match found(&setup) {
            Some((seed, what)) => println!("{name}: seed {seed}: {}", what.chars().take(160).collect::<String>()),
            None => missed.push(name),
        }
    }
    EARNS_TWICE.set(true);
    let earned = found(&Setup::default());
    EARNS_TWICE.set(false);
    match earned {
        Some((seed, what)) => println!("EARNS_TWICE: seed {seed}: {}", what.chars().take(160).collect::<String>()),
        None => missed.push("EARNS_TWICE".to_owned()),
    }
    assert!(missed.is_empty(), "nobody noticed {missed:?}");
}
