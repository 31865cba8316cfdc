use simulator::{Setup, Story, simulate};
use std::collections::BTreeMap;
#[test]
fn survey() {
    let first: u64 = std::env::var("FIRST").ok().and_then(|s| s.parse().ok()).unwrap_or(1);
    let seeds: u64 = std::env::var("SEEDS").ok().and_then(|s| s.parse().ok()).unwrap_or(2000);
    let mut kinds: BTreeMap<String, (u64, String)> = BTreeMap::new();
    let mut total = Story::default();
    let begun = std::time::Instant::now();
    let mut failed = 0;
    for seed in first..first + seeds {
        let result = std::panic::catch_unwind(|| simulate(seed, &Setup::default()));
        let text = match result {
            Ok(Ok(story)) => {
                total += story;
                continue;
            }
            Ok(Err(v)) => v.to_string(),
            Err(p) => {
                format!("seed {seed}: panic {:?}", p.downcast_ref::<String>().cloned().or(p.downcast_ref::<&str>().map(|s| s.to_string())))
            }
        };
        failed += 1;
        let kind: String = text.split(": ").nth(1).unwrap_or("").chars().filter(|c| !c.is_ascii_digit()).take(40).collect();
        let e = kinds.entry(kind).or_insert((0, text));
        e.0 += 1;
    }
    println!(
        "{failed} failed of {seeds}, {:?}, {:.0} steps/s, {total:?}",
        begun.elapsed(),
        total.steps as f64 / begun.elapsed().as_secs_f64()
    );
    for (_, (count, text)) in kinds {
        println!("== {count}x {}", text.chars().take(3500).collect::<String>());
    }
}
