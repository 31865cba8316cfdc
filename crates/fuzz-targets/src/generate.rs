//! New inputs from those of the corpus: faults that know JSON, and faults that know nothing.

use engine::{Dice, pick};
use rand::RngExt;
use serde_json::Value;
use testkit::mutated;

/// One of the corpus with up to four faults.
///
/// # Panics
/// Where the corpus is empty.
pub fn generated(corpus: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut input = pick(corpus, dice).clone();
    for _ in 0..dice.random_range(1..=4) {
        match dice.random_range(0..8u32) {
            0..4 => within_json(&mut input, dice),
            4 => {
                let other: &Vec<u8> = pick(corpus, dice);
                other_line(&mut input, other, dice);
            }
            5 => other_bytes(&mut input, dice),
            6 => cut_or_repeat(&mut input, dice),
            _ => digits(&mut input, dice),
        }
    }
    input
}

fn lines(input: &[u8]) -> Vec<Vec<u8>> {
    input.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect()
}

/// A fault in a line, or in the whole, that is JSON.
fn within_json(input: &mut Vec<u8>, dice: &mut Dice) {
    if let Ok(value) = serde_json::from_slice::<Value>(input) {
        *input = mutated(&value, dice).into_bytes();
        return;
    }
    let mut parts = lines(input);
    let at = dice.random_range(0..parts.len() as u32) as usize;
    if let Ok(value) = serde_json::from_slice::<Value>(&parts[at]) {
        parts[at] = mutated(&value, dice).into_bytes();
        *input = parts.join(&b'\n');
    }
}

fn other_line(input: &mut Vec<u8>, other: &[u8], dice: &mut Dice) {
    let (mut parts, others) = (lines(input), lines(other));
    let at = dice.random_range(0..parts.len() as u32) as usize;
    let line = pick(&others, dice).clone();
    if dice.random() {
        parts[at] = line;
    } else {
        parts.insert(at, line);
    }
    *input = parts.join(&b'\n');
}

fn other_bytes(input: &mut Vec<u8>, dice: &mut Dice) {
    for _ in 0..dice.random_range(1..=4) {
        let at = dice.random_range(0..=input.len() as u32) as usize;
        match input.get_mut(at) {
            Some(byte) if dice.random() => *byte ^= 1 << dice.random_range(0..8u32),
            _ => input.insert(at, dice.random()),
        }
    }
}

fn cut_or_repeat(input: &mut Vec<u8>, dice: &mut Dice) {
    let (one, two) = (dice.random_range(0..=input.len() as u32) as usize, dice.random_range(0..=input.len() as u32) as usize);
    let range = one.min(two)..one.max(two);
    if dice.random() {
        let part = input[range.clone()].to_vec();
        input.splice(range.end..range.end, part);
    } else {
        input.drain(range);
    }
}

/// Other digits for some that are there.
fn digits(input: &mut [u8], dice: &mut Dice) {
    for byte in input.iter_mut().filter(|byte| byte.is_ascii_digit()) {
        if dice.random_ratio(1, 4) {
            *byte = b'0' + dice.random_range(0..10u8);
        }
    }
}
