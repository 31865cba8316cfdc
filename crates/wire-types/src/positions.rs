//! The positions that the drawings of the rules show, as TypeScript. Each is a match file with the moments to look at, in the
//! directory `drawings` of the game's crate; what is seen there, and what an action would do, the rules say.

use crate::{BY_US, HEADER, Typed};
use engine::{Game, MatchFile, Seat, Viewer, what_if};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

/// The file of a game's positions, in the directory of its types.
pub(crate) const FILE: &str = "positions.ts";

/// A match with the moments of it that are drawn.
#[derive(Deserialize)]
struct Source {
    /// By their names; the one without a name is called like the file.
    moments: BTreeMap<String, Moment>,
    #[serde(flatten)]
    played: Played,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Played {
    /// Made for the drawing.
    Match(MatchFile),
    /// One of the game's recorded matches, by its name.
    Fixture(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Moment {
    /// Who looks.
    seat: Seat,
    /// After so many inputs; after all of them if nothing is said.
    after: Option<usize>,
    /// What this seat would do then.
    #[serde(default)]
    would: Vec<Value>,
}

/// Writes the positions of a game beside its types, if it has some.
pub(crate) fn write<G: Typed>(types: &Path) -> Result<(), Box<dyn Error>> {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(G::ID);
    let directory = game.join("drawings");
    if !directory.exists() {
        return Ok(());
    }
    let mut views: BTreeMap<String, String> = BTreeMap::new();
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let seen =
            positions::<G>(&fs::read_to_string(&path)?, &game.join("fixtures")).map_err(|why| format!("{}: {why}", path.display()))?;
        views.extend(
            seen.into_iter()
                .map(|(moment, view)| if moment.is_empty() { (name.clone(), view) } else { (format!("{name}-{moment}"), view) }),
        );
    }
    let names: Vec<String> = views.keys().map(|name| format!("\"{name}\"")).collect();
    let values: Vec<String> = views.iter().map(|(name, view)| format!("  \"{name}\": {view}")).collect();
    let text = format!(
        "{HEADER} {BY_US}\n\nimport type {{ View }} from \"./View\";\n\nexport const positions: Record<{}, View> = {{\n{}\n}};\n",
        names.join(" | "),
        values.join(",\n"),
    );
    Ok(fs::write(types.join(G::ID).join(FILE), text)?)
}

/// What is seen at each moment of a match, as JSON.
fn positions<G: Game>(text: &str, fixtures: &Path) -> Result<BTreeMap<String, String>, Box<dyn Error>> {
    let source: Source = serde_json::from_str(text)?;
    let file = match source.played {
        Played::Match(file) => file,
        Played::Fixture(name) => MatchFile::parse(&fs::read_to_string(fixtures.join(format!("{name}.json")))?)?,
    };
    let played = file.replay::<G>()?;
    let all = played.log().len();
    let look = |(name, moment): (String, Moment)| {
        let after = moment.after.unwrap_or(all);
        if after > all {
            return Err(format!("the match has {all} inputs, and `{name}` wants {after}").into());
        }
        let view = seen(&played.at(after), &moment).map_err(|why| format!("`{name}`: {why}"))?;
        Ok((name, serde_json::to_string(&view)?))
    };
    source.moments.into_iter().map(look).collect()
}

fn seen<G: Game>(state: &G, moment: &Moment) -> Result<G::View, Box<dyn Error>> {
    let view = state.view(Viewer::Seat(moment.seat));
    if moment.would.is_empty() {
        return Ok(view);
    }
    let actions = moment.would.iter().map(G::Action::deserialize).collect::<Result<Vec<_>, _>>()?;
    let told = what_if::<G>(&view, moment.seat, &actions);
    match told.refused {
        Some(fault) => Err(format!("action {} is refused: {fault}", told.taken + 1).into()),
        None => Ok(told.view),
    }
}

#[cfg(test)]
mod tests {
    use super::positions;
    use catalogue::prosperity::Prosperity;
    use std::path::Path;

    const MATCH: &str = r#"{"format": "emporion-match", "version": 1, "game": "prosperity", "rules_version": 1, "seats": 2,
        "options": {"boards": [], "null-actions": "allowed", "triangle": "all"}, "inputs": [
        {"chance": {"first-player": {"seat": 0}}}, {"chance": {"draw": {"tile": "high-speed-trains"}}}]}"#;

    fn of(moments: &str) -> Result<Vec<(String, String)>, String> {
        let text = format!(r#"{{"moments": {moments}, "match": {MATCH}}}"#);
        positions::<Prosperity>(&text, Path::new("")).map(|views| views.into_iter().collect()).map_err(|why| why.to_string())
    }

    #[test]
    fn what_an_action_would_do_is_a_position_too() {
        let views = of(r#"{"before": {"seat": 0}, "after": {"seat": 0, "would": ["income"]}}"#).unwrap();
        let money =
            |view: &str| serde_json::from_str::<serde_json::Value>(view).unwrap()["table"]["countries"][0]["money"].as_u64().unwrap();
        assert_eq!(views.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["after", "before"]);
        assert_eq!(money(&views[0].1), money(&views[1].1) + 100);
    }

    #[test]
    fn an_action_that_the_rules_refuse_makes_no_position() {
        let why = of(r#"{"": {"seat": 1, "would": ["income"]}}"#).unwrap_err();
        assert!(why.contains("action 1 is refused"), "{why}");
    }

    #[test]
    fn a_moment_after_the_end_is_refused() {
        let why = of(r#"{"late": {"seat": 0, "after": 3}}"#).unwrap_err();
        assert!(why.contains("the match has 2 inputs, and `late` wants 3"), "{why}");
    }
}
