//! Developing: the plan with the cubes at hand, one step at a time.

use super::ledger::{LABOR, goods};
use super::outlook::Style;
use super::plan::{Plan, Planner, Shop};
use super::sites::{Build, Land};
use crate::Choice;
use engine::{Game, Seat};
use wealth_of_nations::board::Hex;
use wealth_of_nations::{Action, CommonAction, DevelopAction, WealthOfNations};

/// What an active player does, best first.
pub(super) fn weigh(state: &WealthOfNations, seat: Seat, style: Style, out: &mut Vec<Choice<Action>>) {
    let action = best(state, seat, style);
    if action != Action::Common(CommonAction::Pass) {
        out.push(Choice { action, worth: 1.0 });
    }
    out.push(Choice { action: Action::Common(CommonAction::Pass), worth: 0.0 });
}

/// What an active player does.
pub(super) fn best(state: &WealthOfNations, seat: Seat, style: Style) -> Action {
    let plan = Planner::new(state, seat, style, Shop::Closed).plan();
    step(state, seat, &plan).filter(|action| state.check(seat, action).is_ok()).unwrap_or(Action::Common(CommonAction::Pass))
}

fn step(state: &WealthOfNations, seat: Seat, plan: &Plan) -> Option<Action> {
    if let Some(build) = plan.builds.first() {
        return Some(begin(build));
    }
    if let Some(hex) = plan.automate {
        return Some(Action::Develop(DevelopAction::Automate { hex }));
    }
    flag(state, seat, plan).map(|hex| Action::Develop(DevelopAction::PlaceFlag { hex }))
}

/// What is still to be done of a plan that was made before the phase began.
pub(super) fn follow(state: &WealthOfNations, seat: Seat, plan: &Plan) -> Action {
    let flags = state.nations[seat].flags;
    for build in plan.builds.iter().filter(|build| state.map.tile(build.hex).is_none()) {
        let action = begin(&Build { flag: !flags.contains(build.hex), ..*build });
        if state.check(seat, &action).is_ok() {
            return action;
        }
    }
    let automate = plan.automate.map(|hex| Action::Develop(DevelopAction::Automate { hex }));
    let flag = || flag(state, seat, plan).map(|hex| Action::Develop(DevelopAction::PlaceFlag { hex }));
    let legal = |action: &Action| state.check(seat, action).is_ok();
    automate.filter(legal).or_else(flag).filter(legal).unwrap_or(Action::Common(CommonAction::Pass))
}

fn begin(build: &Build) -> Action {
    if build.flag {
        return Action::Develop(DevelopAction::PlaceFlag { hex: build.hex });
    }
    Action::Develop(DevelopAction::Build { tile: build.tile.kind, hex: build.hex, rotation: build.tile.rotation, force: build.force })
}

/// Land for tiles to come, while there is labour that nothing else asks for.
fn flag(state: &WealthOfNations, seat: Seat, plan: &Plan) -> Option<Hex> {
    let nation = &state.nations[seat];
    let spare = goods(&nation.cubes)[LABOR];
    let land = Land::of(state, seat);
    let waiting = i32::from(nation.flags.minus(state.map.tiled()).len());
    let wanted = plan.flags > 0 || plan.growing && waiting < 2 && land.flags_left > 2;
    if spare <= 0 && plan.flags == 0 || !wanted {
        return None;
    }
    let reach = land.reach();
    let own = nation.flags.and(state.map.tiled());
    let looks = |hex: &Hex| (hex.around().and(own).len(), hex.around().and(state.playable()).minus(state.claimed()).len());
    reach.iter().max_by_key(looks)
}
