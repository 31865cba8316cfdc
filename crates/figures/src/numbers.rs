//! Numbers with as many digits as mean something.

/// A whole number with its thousands set apart.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A rate to as many digits as mean something.
pub fn rate(number: f64) -> String {
    if number < 100.0 { format!("{number:.1}") } else { grouped(number.round() as u64) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn large_rates_lose_their_fraction() {
        assert_eq!([0.04, 99.94, 1234.5].map(rate), ["0.0", "99.9", "1,235"]);
    }
}
