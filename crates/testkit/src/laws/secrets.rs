//! What happens secretly is told to nobody else: two ways the same moment can go on that look the same to a
//! viewer, though the states differ, must be told to it in the same words.

use crate::broken::{Checked, ensure};
use crate::laws::redaction::shown;
use crate::table::{Table, actors};
use engine::{Game, Input, Turn, Viewer};

/// How many ways to go on are compared.
const WAYS: usize = 5;

type After<G> = (G, Vec<<G as Game>::Event>);

pub(crate) fn kept<G: Game>(table: &mut Table<'_, G>) -> Checked {
    for seat in actors(table.state()).iter() {
        let mut ways = Vec::new();
        for _ in 0..WAYS {
            let action = table.sample(seat);
            ways.push(table.try_out(table.state(), Input::Act { seat, action }));
        }
        table.law("what a seat does secretly is not told to others");
        for viewer in Viewer::all(table.seats()).filter(|viewer| !viewer.is(seat)) {
            // What both reveal is no secret any more, also where the state that follows no longer shows the difference.
            let mut secret = pairs(&ways).filter(|(one, two)| !(one.0.undo_fence() && two.0.undo_fence()));
            secret.try_for_each(|(one, two)| told_alike(one, two, viewer))?;
        }
    }
    if table.state().turn() == Turn::Chance { chance(table) } else { Ok(()) }
}

fn chance<G: Game>(table: &mut Table<'_, G>) -> Checked {
    let mut ways = Vec::new();
    for _ in 0..WAYS {
        table.law("what is sampled or rolled is legal");
        let chance = table.played.state().roll(&mut table.dice);
        table.state().check_chance(&chance).map_err(|why| format!("{chance:?}: {why}"))?;
        ways.push(table.try_out(table.state(), Input::Chance(chance)));
    }
    for viewer in Viewer::all(table.seats()) {
        table.law("what falls to others in secret is not told");
        pairs(&ways).try_for_each(|(one, two)| told_alike(one, two, viewer))?;
        table.law("chance that somebody can see is a fence");
        for ((one, _), (two, _)) in pairs(&ways) {
            let fenced = one.undo_fence() && two.undo_fence();
            ensure!(
                fenced || one.view(viewer) == two.view(viewer),
                "{viewer:?} sees how it fell, and it could be taken back and fall again"
            );
        }
    }
    Ok(())
}

fn told_alike<G: Game>(one: &After<G>, two: &After<G>, viewer: Viewer) -> Checked {
    if one.0 != two.0 && one.0.view(viewer) == two.0.view(viewer) {
        let (left, right) = (shown::<G>(&one.1, viewer), shown::<G>(&two.1, viewer));
        ensure!(left == right, "{viewer:?} is told {left:?} or {right:?}, though its view is the same");
    }
    Ok(())
}

fn pairs<T>(items: &[T]) -> impl Iterator<Item = (&T, &T)> {
    items.iter().enumerate().flat_map(|(index, one)| items[..index].iter().map(move |two| (two, one)))
}
