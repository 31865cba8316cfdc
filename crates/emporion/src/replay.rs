//! `emporion replay`: a match file, checked and shown step by step.

use crate::error::Error;
use crate::games::{self, Visitor};
use crate::table::Table;
use bots::Mind;
use clap::Args;
use engine::{Game, Input, Match, MatchFile, Outcome, Seat, Turn, Viewer};
use serde::Serialize;
use std::fmt::Write;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// A match file, such as `simulate --logs` writes
    file: PathBuf,
    /// How many inputs to carry out; all of them if not said
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Show only what this seat sees, or what the public sees; without it no event is hidden
    #[arg(long = "as", value_name = "SEAT|public", value_parser = viewer)]
    viewer: Option<Viewer>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &ReplayArgs) -> Result<String, Error> {
    let path = &args.file;
    let text = std::fs::read_to_string(path).map_err(|why| Error::Read { path: path.clone(), why })?;
    let file = MatchFile::parse(&text).map_err(|why| Error::File { path: path.clone(), why })?;
    let replay = Replay { args, path, file: &file };
    games::dispatch(&file.game, replay).map_err(|why| Error::FileGame { path: path.clone(), why })?
}

fn viewer(word: &str) -> Result<Viewer, String> {
    if word == "public" {
        return Ok(Viewer::Public);
    }
    let number: u8 = word.parse().map_err(|_| "it must be the number of a seat, counted from 0, or public".to_owned())?;
    Seat::try_from(number).map(Viewer::Seat)
}

struct Replay<'a> {
    args: &'a ReplayArgs,
    path: &'a Path,
    file: &'a MatchFile,
}

impl Visitor for Replay<'_> {
    type Out = Result<String, Error>;

    fn visit<G: Mind>(self) -> Result<String, Error> {
        let played = self.file.replay::<G>().map_err(|why| Error::File { path: self.path.to_owned(), why })?;
        let steps = played.log().len();
        let step = self.args.at.unwrap_or(steps);
        if step > steps {
            return Err(Error::BeyondTheEnd { at: step, steps });
        }
        let seats = played.state().seats();
        match self.args.viewer {
            Some(Viewer::Seat(seat)) if seat.index() >= seats as usize => return Err(Error::NotAtTheTable { seat, seats }),
            _ => {}
        }
        let shown = Shown::new(&played, step, self.args.viewer);
        Ok(if self.args.json { shown.json() } else { shown.text() })
    }
}

/// What of a match is shown to one viewer.
#[derive(Serialize)]
#[serde(bound = "")]
struct Shown<'a, G: Game> {
    game: &'static str,
    #[serde(skip)]
    name: &'static str,
    rules_version: u32,
    seats: u8,
    options: &'a G::Options,
    /// `None` sees every input and every event.
    viewer: Option<Viewer>,
    /// How many inputs were carried out, out of `steps`.
    step: usize,
    steps: usize,
    turn: Turn,
    /// One for each input carried out; `None` where the viewer does not see it.
    inputs: Vec<Option<&'a Input<G::Action, G::Chance>>>,
    /// Who made each input: `None` is chance.
    #[serde(skip)]
    actors: Vec<Option<Seat>>,
    events: Vec<StepEvent<G::Event>>,
    /// That of the public if there is no viewer.
    view: G::View,
    outcome: Option<Outcome>,
}

#[derive(Serialize)]
struct StepEvent<E> {
    /// The input that made it happen, counted from 0.
    step: usize,
    event: E,
}

impl<'a, G: Game> Shown<'a, G> {
    fn new(played: &'a Match<G>, step: usize, viewer: Option<Viewer>) -> Shown<'a, G> {
        let inputs = &played.log()[..step];
        let mut state = played.at(0);
        let mut events = Vec::new();
        for (step, input) in inputs.iter().enumerate() {
            let mut all: Vec<G::Event> = Vec::new();
            state.apply(input.clone(), &mut all);
            let seen = all.into_iter().filter_map(|event| match viewer {
                None => Some(event),
                Some(viewer) => G::redact(&event, viewer),
            });
            events.extend(seen.map(|event| StepEvent { step, event }));
        }
        Shown {
            game: G::ID,
            name: G::NAME,
            rules_version: G::RULES_VERSION,
            seats: state.seats(),
            options: played.options(),
            viewer,
            step,
            steps: played.log().len(),
            turn: state.turn(),
            inputs: inputs.iter().map(|input| sees(viewer, input).then_some(input)).collect(),
            actors: inputs.iter().map(actor).collect(),
            events,
            view: state.view(viewer.unwrap_or(Viewer::Public)),
            outcome: state.outcome(),
        }
    }

    fn json(&self) -> String {
        pretty(self) + "\n"
    }

    fn text(&self) -> String {
        let mut text = self.heading();
        let mut line = |line: String| writeln!(text, "{line}").expect("a string takes all text");
        let mut events = self.events.iter().peekable();
        for (step, (input, actor)) in self.inputs.iter().zip(&self.actors).enumerate() {
            let who = actor.map_or("chance".to_owned(), |seat| format!("seat {seat}"));
            let what = match input {
                None => "(hidden)".to_owned(),
                Some(Input::Act { action, .. }) => compact(action),
                Some(Input::Chance(chance)) => compact(chance),
            };
            line(format!("{step:>4}  {who:<6}  {what}"));
            while let Some(StepEvent { event, .. }) = events.next_if(|event| event.step == step) {
                line(format!("        {}", compact(event)));
            }
        }
        line(format!("\n{}", self.whose_turn()));
        line(format!("view of {}: {}", name_of(self.viewer.unwrap_or(Viewer::Public)), pretty(&self.view)));
        if let Some(outcome) = &self.outcome {
            line(format!("\nended by {}\n{}", outcome.reason, score_table(outcome).text("  ").trim_end()));
        }
        text
    }

    fn heading(&self) -> String {
        let eyes = self.viewer.map_or("everything".to_owned(), |viewer| format!("what {} sees", name_of(viewer)));
        format!(
            "{}, {} players, rules version {}\noptions {}\nshowing {eyes}, {} of {} inputs\n\n",
            self.name,
            self.seats,
            self.rules_version,
            compact(self.options),
            self.step,
            self.steps
        )
    }

    fn whose_turn(&self) -> String {
        match self.turn {
            Turn::Chance => "the game waits for chance".to_owned(),
            Turn::Over => "the game is over".to_owned(),
            Turn::Seats(seats) => {
                let seats: Vec<_> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("the game waits for seat {}", seats.join(", "))
            }
        }
    }
}

fn actor<A, C>(input: &Input<A, C>) -> Option<Seat> {
    match input {
        Input::Act { seat, .. } => Some(*seat),
        Input::Chance(_) => None,
    }
}

/// A viewer knows its own inputs. Those of others are sealed and those of chance hold hidden cards: the
/// events tell what may be known of them.
fn sees<A, C>(viewer: Option<Viewer>, input: &Input<A, C>) -> bool {
    match (viewer, actor(input)) {
        (None, _) => true,
        (Some(viewer), Some(seat)) => viewer.is(seat),
        (Some(_), None) => false,
    }
}

fn name_of(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Public => "the public".to_owned(),
    }
}

fn score_table(outcome: &Outcome) -> Table {
    let categories: Vec<&str> =
        outcome.standings.first().map_or(Vec::new(), |first| first.sheet.iter().map(|line| line.category).collect());
    let mut table = Table::new(["seat", "place"].into_iter().chain(categories.iter().copied()).chain(["points"]));
    for standing in &outcome.standings {
        let place = standing.place.map_or("-".to_owned(), |place| place.to_string());
        let points_of = |category: &&str| {
            standing.sheet.iter().find(|line| line.category == *category).map_or("-".to_owned(), |line| line.points.to_string())
        };
        let lines = categories.iter().map(points_of);
        table.row([standing.seat.to_string(), place].into_iter().chain(lines).chain([standing.points.to_string()]));
    }
    table
}

fn compact(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a game is made of can be written as JSON")
}

fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("what a game is made of can be written as JSON")
}
