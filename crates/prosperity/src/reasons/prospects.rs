//! What an action does beyond numbers of the own country: what a tile covers and opens, and what the next player cannot buy.

use super::Reason;
use crate::action::Action;
use crate::view::View;
use engine::Seat;

pub(super) fn of(view: &View, seat: Seat, action: &Action) -> Vec<Reason> {
    let mut found = Vec::new();
    let Action::Buy { tile, space } = *action else { return found };
    let place =
        view.offers.iter().find(|offer| offer.tile == tile).and_then(|offer| offer.places.iter().find(|place| Some(place.space) == space));
    if let Some(place) = place {
        found.extend(place.covers.map(|tile| Reason::Covers { tile }));
        found.extend(place.opens.iter().map(|space| Reason::Opens { space: *space }));
    }
    let to = seat.left(view.table.seats());
    let next = &view.table.countries[to];
    let price = next.price(tile);
    // After the last tile is drawn nobody else has a turn.
    if !view.last_turn && price <= next.money {
        found.push(Reason::Denies { tile, to, price });
    }
    found
}
