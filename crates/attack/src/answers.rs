//! Many answers at once: how many were accepted, and why the others were not.

use crate::Trouble;
use crate::guest::{Response, accepted};
use std::collections::BTreeMap;

pub(crate) fn accepted_of(answers: &[Result<Response, Trouble>]) -> usize {
    answers.iter().filter(|answer| accepted(answer)).count()
}

/// How many were accepted, and why the others were not.
pub(crate) fn count(what: &str, answers: &[Result<Response, Trouble>]) -> String {
    let mut refusals = BTreeMap::<String, usize>::new();
    for answer in answers.iter().filter(|answer| !accepted(answer)) {
        let code = match answer {
            Ok(answer) => answer.json()["code"].as_str().map_or_else(|| answer.status.to_string(), |code| format!("`{code}`")),
            Err(_) => "not answered".to_owned(),
        };
        *refusals.entry(code).or_default() += 1;
    }
    let refusals: String = refusals.iter().map(|(code, count)| format!(", {count} {code}")).collect();
    format!("{} of {} {what} accepted{refusals}", accepted_of(answers), answers.len())
}
