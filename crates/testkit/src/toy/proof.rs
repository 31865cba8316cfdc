//! What only Haggle can tell the suite about itself.

use super::game::{BANK, COINS};
use super::goods::Goods;
use super::state::{Haggle, Phase};
use crate::Twin;
use crate::random::any_seat;
use engine::{Dice, Game, Seat, SeatSet};
use rand::RngExt;

/// Coins and goods are conserved, and every secret is somebody's.
///
/// # Panics
/// Where the state is impossible.
pub fn invariants(game: &Haggle) {
    let open = &game.open;
    let coins: u16 = open.coins.values().map(|&coins| u16::from(coins)).sum();
    assert_eq!(coins + u16::from(open.bank), u16::from(COINS) * u16::from(game.seats()) + u16::from(BANK), "coins are conserved");
    let laid_out: Goods = open.lot.into_iter().chain(open.stall).collect();
    let owned = game.hands.values().chain(open.shown.values());
    let places = owned.clone().fold(open.gone.union(laid_out), |all, goods| all.union(*goods));
    let count = owned.map(|goods| goods.len()).sum::<u8>() + open.gone.len() + laid_out.len();
    assert_eq!(places.len(), count, "a good is in one place at a time");
    assert_eq!(open.offer.is_some(), game.offered.is_some(), "an offer is of a good");
    if let (Some(offer), Some(good)) = (open.offer, game.offered) {
        assert!(game.hands[offer.from].contains(good) && game.told[offer.to].contains(good), "an offer is of a good at hand");
    }
    let all_hands = game.hands.values().fold(Goods::NONE, |all, hand| all.union(*hand));
    for (seat, told) in game.told.iter() {
        assert!(told.minus(all_hands.minus(game.hands[seat])).is_empty(), "seat {seat} knows of goods in others' hands");
    }
    assert!(open.phase == Phase::Auction || game.bids.values().all(Option::is_none), "bids belong to an auction");
}

/// Exchanges a hidden good for one of the deck, or changes a sealed bid.
pub fn twins(game: &Haggle, dice: &mut Dice) -> Option<Twin<Haggle>> {
    if game.open.phase == Phase::Over {
        return None;
    }
    let all = SeatSet::all(game.seats());
    let seat = any_seat(all, dice);
    let mut state = game.clone();
    if let Some(bid) = &mut state.bids[seat]
        && dice.random()
    {
        *bid = dice.random_range(0..=game.open.coins[seat]);
        let missing = game.bids.values().filter(|bid| bid.is_none()).count();
        return Some(Twin { state, knows: SeatSet::one(seat), learns: if missing == 1 { all } else { SeatSet::EMPTY } });
    }
    let mut secret = Seat::all(game.seats()).fold(game.hands[seat], |secret, other| secret.minus(game.told[other]));
    let mut deck = game.deck();
    if secret.is_empty() || deck.is_empty() {
        return None;
    }
    let (old, new) = (secret.draw(dice), deck.draw(dice));
    state.hands[seat] = game.hands[seat].minus(Goods::of(old)).union(Goods::of(new));
    Some(Twin { state, knows: SeatSet::one(seat), learns: if game.is_last_turn() { all } else { SeatSet::EMPTY } })
}
