//! Functions that libraries round differently from machine to machine. These use nothing but exact operations, so that
//! a seed gives the same games everywhere; they are also faster than the libraries' own.

use std::f32::consts::{LN_2, LOG2_E};

/// e to the power of x, with three correct digits.
pub(crate) const fn exp(x: f32) -> f32 {
    let power = x.clamp(-80.0, 80.0) * LOG2_E;
    // Rounded towards zero; a part below zero serves as well.
    let whole = power as i32;
    let part = power - whole as f32;
    let scale = f32::from_bits(((whole + 127) as u32) << 23);
    scale * (1.0 + part * (LN_2 + part * (0.240_226_5 + part * (0.055_504_1 + part * (0.009_618_1 + part * 0.001_333_4)))))
}

/// From 0 far below zero to 1 far above.
pub(crate) const fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// The natural logarithm of a positive number.
const fn ln(x: f32) -> f32 {
    let bits = x.to_bits();
    let whole = (bits >> 23) as i32 - 127;
    let part = f32::from_bits(bits & 0x007F_FFFF | 0x3F80_0000);
    let ratio = (part - 1.0) / (part + 1.0);
    let square = ratio * ratio;
    let series = 1.0 + square * (1.0 / 3.0 + square * (0.2 + square * (1.0 / 7.0 + square * (1.0 / 9.0))));
    whole as f32 * LN_2 + 2.0 * ratio * series
}

const STEPS: usize = 1024;

/// The values of Gumbel's distribution at equal steps: whoever adds one of them, drawn at random, to each of some numbers
/// and takes the largest has drawn each with a chance that grows exponentially with its number.
static GUMBEL: [f32; STEPS] = gumbel_steps();

const fn gumbel_steps() -> [f32; STEPS] {
    let mut values = [0.0; STEPS];
    let mut step = 0;
    while step < STEPS {
        values[step] = -ln(-ln((step as f32 + 0.5) / STEPS as f32));
        step += 1;
    }
    values
}

/// One of the values, by the lowest bits of a random number.
pub(crate) fn gumbel(random: u16) -> f32 {
    GUMBEL[random as usize % STEPS]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_near_the_true_functions() {
        for step in -3_000..3_000 {
            let x = step as f32 / 100.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 5e-4, "exp {x}");
            assert!((sigmoid(x) - 1.0 / (1.0 + (-x).exp())).abs() < 5e-4, "sigmoid {x}");
            let positive = x.abs() + 0.001;
            assert!((ln(positive) - positive.ln()).abs() < 1e-4, "ln {positive}");
        }
        assert!(exp(-1_000.0) < 1e-30 && exp(1_000.0) > 1e30);
    }

    #[test]
    fn a_draw_with_gumbel_favors_larger_numbers_exponentially() {
        let mean = GUMBEL.iter().sum::<f32>() / STEPS as f32;
        assert!((mean - 0.577).abs() < 0.01, "the mean of the distribution is Euler's constant: {mean}");
        // The first of two numbers that differ by ln 3 is drawn three times out of four.
        let pairs = GUMBEL.iter().flat_map(|one| GUMBEL.iter().map(move |two| one + 3.0f32.ln() > *two));
        let share = pairs.filter(|first| *first).count() as f32 / (STEPS * STEPS) as f32;
        assert!((share - 0.75).abs() < 0.005, "{share}");
    }
}
