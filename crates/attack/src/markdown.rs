//! What came of all attacks, as the tables of `docs/reliability.md`.

use crate::{Attack, Report};
use std::fmt::Write;

/// Two tables: what came of each attack, and what others noticed. Columns are named after the programs.
pub fn markdown(programs: &[&str], rows: &[(&Attack, Vec<Report>)]) -> String {
    let mut text = String::new();
    line(&mut text, ["Attack", "A hostile guest wants to"].into_iter().chain(programs.iter().copied()).map(str::to_owned));
    rule(&mut text, 2 + programs.len());
    for (attack, reports) in rows {
        let seen = reports.iter().map(|report| format!("{}: {}", verdict(report), report.finding.seen));
        line(&mut text, [format!("`{}`", attack.name), attack.aim.to_owned()].into_iter().chain(seen));
    }
    text.push('\n');
    let columns = |program: &&str| {
        [format!("{program}: MiB added"), "others' median in ms, quiet / attacked".to_owned(), "slowest in ms, quiet / attacked".to_owned()]
    };
    line(&mut text, ["Attack".to_owned()].into_iter().chain(programs.iter().flat_map(columns)));
    rule(&mut text, 1 + 3 * programs.len());
    for (attack, reports) in rows {
        line(&mut text, [format!("`{}`", attack.name)].into_iter().chain(reports.iter().flat_map(noticed)));
    }
    text
}

fn verdict(report: &Report) -> &'static str {
    if report.held { "held" } else { "not held" }
}

fn noticed(report: &Report) -> [String; 3] {
    let Report { quiet, attacked, memory_added_mib, .. } = report;
    let refused = if attacked.refused > 0 { format!(", {} of {} refused", attacked.refused, attacked.requests) } else { String::new() };
    [
        format!("{memory_added_mib:.0}"),
        format!("{:.1} / {:.1}", quiet.median_ms, attacked.median_ms),
        format!("{:.0} / {:.0}{refused}", quiet.slowest_ms, attacked.slowest_ms),
    ]
}

fn line(text: &mut String, cells: impl Iterator<Item = String>) {
    let cells: Vec<String> = cells.map(|cell| cell.replace('|', "\\|")).collect();
    writeln!(text, "| {} |", cells.join(" | ")).expect("a text takes everything");
}

fn rule(text: &mut String, columns: usize) {
    line(text, std::iter::repeat_n("---".to_owned(), columns));
}
