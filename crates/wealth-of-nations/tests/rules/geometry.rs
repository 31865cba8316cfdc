//! The board of 61 hexes.

use crate::common::{h, set};
use wealth_of_nations::board::{CENTRE, HEXES, Hex, HexSet};

#[test]
fn hexes_are_numbered_row_by_row() {
    // EN1 p.5: five hexes a side, rows of 5 to 9 and back.
    let mut number = 0;
    for (row, length) in [5, 6, 7, 8, 9, 8, 7, 6, 5].into_iter().enumerate() {
        let r = row as i8 - 4;
        let west = -4 - r.min(0);
        for q in west..west + length {
            assert_eq!(u8::from(h(q, r)), number);
            assert_eq!(h(q, r).axial(), (q, r));
            number += 1;
        }
    }
    assert_eq!(usize::from(number), HEXES);
    assert_eq!(CENTRE, h(0, 0));
    assert_eq!(HexSet::PLAYABLE.len(), 60);
    assert!(!HexSet::PLAYABLE.contains(CENTRE));
}

#[test]
fn beyond_the_rim_there_is_nothing() {
    assert_eq!(Hex::at(5, 0), None);
    assert_eq!(Hex::at(3, 2), None);
    assert_eq!(Hex::at(-3, -2), None);
    assert_eq!(h(4, 0).across(0), None);
    assert_eq!(h(4, 0).around().len(), 3, "a corner of the board");
    assert_eq!(h(4, -1).around().len(), 4, "a rim hex");
    assert!(Hex::try_from(61).is_err());
}

#[test]
fn sides_go_clockwise_from_the_east_and_are_mutual() {
    let around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    for (side, (q, r)) in around.into_iter().enumerate() {
        assert_eq!(CENTRE.across(side), Some(h(q, r)));
    }
    assert_eq!(CENTRE.around(), set(&around));
    for hex in Hex::all() {
        for side in 0..6 {
            if let Some(other) = hex.across(side) {
                assert_eq!(other.across((side + 3) % 6), Some(hex));
            }
        }
    }
}

#[test]
fn a_corner_is_the_same_spot_for_three_hexes() {
    for hex in Hex::all() {
        for corner in 0..6 {
            for (other, there) in hex.at_corner(corner).into_iter().flatten() {
                assert!(other.at_corner(there).into_iter().flatten().any(|back| back == (hex, corner)), "{hex:?} {corner}");
            }
        }
    }
    assert_eq!(CENTRE.at_corner(0), [Some((h(1, 0), 2)), Some((h(0, 1), 4))]);
}

#[test]
fn sets_count_list_and_survive_json() {
    let hexes = set(&[(0, 1), (-4, 0), (4, -4)]);
    assert_eq!((hexes.len(), hexes.first()), (3, Some(h(4, -4))));
    assert_eq!(hexes.iter().collect::<Vec<_>>(), [h(4, -4), h(-4, 0), h(0, 1)]);
    assert_eq!((0..3).map(|n| hexes.nth(n)).collect::<Vec<_>>(), hexes.iter().collect::<Vec<_>>());
    assert_eq!(serde_json::to_string(&hexes).unwrap(), "[4,26,39]");
    assert_eq!(serde_json::from_str::<HexSet>("[39,4,26]").unwrap(), hexes);
    assert!(serde_json::from_str::<HexSet>("[61]").is_err());
    assert!(serde_json::from_str::<HexSet>("[-1]").is_err());
}
