//! Writes the corpus of the fuzz targets that random games give, actions and match files: `seeds DIRECTORY`.

use engine::{Input, MatchFile};
use proofs::{GAMES, Proven, Visitor, visit};
use std::path::Path;
use std::{env, fs, io};
use testkit::random_start;

/// Positions of one game; each has a few actions that are possible there one after the other.
const POSITIONS: u64 = 24;
const ACTIONS: usize = 4;
/// Inputs of a match file: short ones are read quickly, and there is nothing else in long ones.
const INPUTS: usize = 40;

fn main() -> io::Result<()> {
    let directory = env::args().nth(1).unwrap_or_else(|| "fuzz/corpus".to_owned());
    let directory = Path::new(&directory);
    GAMES.iter().try_for_each(|game| visit(game, Seeds { directory }).expect("it is a game of the list"))
}

struct Seeds<'a> {
    directory: &'a Path,
}

impl Visitor for Seeds<'_> {
    type Out = io::Result<()>;

    fn visit<G: Proven>(self) -> Self::Out {
        write::<G>(self.directory)
    }
}

fn write<G: Proven>(directory: &Path) -> io::Result<()> {
    fs::create_dir_all(directory.join(G::ID))?;
    fs::create_dir_all(directory.join("match_file"))?;
    for seed in 0..POSITIONS {
        let steps = usize::try_from(seed).unwrap_or_default() * 9;
        let played = random_start::<G>(seed, steps + ACTIONS);
        let mut text = format!("{seed} {steps}");
        for input in &played.log()[steps.min(played.log().len())..] {
            if let Input::Act { action, .. } = input {
                text += "\n";
                text += &serde_json::to_string(action)?;
            }
        }
        fs::write(directory.join(G::ID).join(format!("position-{seed:02}")), text)?;
        if seed < POSITIONS / 3 {
            let file = MatchFile::of(&random_start::<G>(seed, INPUTS));
            fs::write(directory.join("match_file").join(format!("{}-{seed:02}", G::ID)), file.to_text())?;
        }
    }
    Ok(())
}
