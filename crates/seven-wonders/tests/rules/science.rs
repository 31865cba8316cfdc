//! Science against every way to set the symbols of choice (p. 8; R39).

use seven_wonders::science;

/// The best of all ways to make `any` symbols of choice compasses, gears and tablets.
fn by_hand(symbols: [u8; 3], any: u8) -> u16 {
    let mut best = 0;
    for compasses in 0..=any {
        for gears in 0..=any - compasses {
            let set = [symbols[0] + compasses, symbols[1] + gears, symbols[2] + any - compasses - gears].map(u16::from);
            let squares: u16 = set.iter().map(|count| count * count).sum();
            best = best.max(squares + 7 * set.iter().min().unwrap());
        }
    }
    best
}

#[test]
fn symbols_of_choice_are_set_for_the_most_points() {
    for compasses in 0..=8 {
        for gears in 0..=8 {
            for tablets in 0..=8 {
                for any in 0..=3 {
                    let symbols = [compasses, gears, tablets];
                    assert_eq!(science(symbols, any), by_hand(symbols, any), "{symbols:?} and {any} of choice");
                }
            }
        }
    }
}

/// Two symbols are set together: one by one would miss the set.
#[test]
fn two_symbols_of_choice_are_set_jointly() {
    assert_eq!(science([1, 0, 0], 2), 10);
    assert_eq!(science([4, 0, 0], 2), 36);
    assert_eq!(science([2, 1, 0], 2), 9 + 1 + 1 + 7);
}
