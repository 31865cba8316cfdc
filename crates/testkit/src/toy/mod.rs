//! Haggle, a small game that needs everything the trait offers. It shows that the trait and the suite work,
//! and stands in for a real game where one is too large.
//!
//! # Rules
//!
//! Two to four traders play two rounds, or three if the game is `long`. There are 24 goods, numbered 1 to
//! 24; good n is worth n / 3 coins, rounded up. Everybody starts with 12 coins and the bank with 30.
//!
//! 1. **Deal.** Each round chance deals everybody one good face down, and lays out two face up: the lot and
//!    the stall.
//! 2. **Auction.** All at once everybody seals a bid for the lot and can change it until the last one is in.
//!    The highest bid is paid to the bank and takes the lot, which lies open from then on; of equal ones
//!    the first from the start player on. Without a bid above 0 the lot is lost.
//! 3. **Market.** In turn from the start player each trader buys the stall's good for 4 coins, sells a good
//!    to the bank for its worth, or passes. With `challenges`, whoever sits next is asked before an even good
//!    is bought, if they have the coins: they contest and take it for 5, or yield.
//! 4. **Offers.** During a market turn everybody can make one offer of a good from their hand for some
//!    coins: the active trader to anybody, the others to the active trader. Only these two see which good it
//!    is. There is one offer at a time; it can be accepted or declined until the turn is over, and nobody
//!    waits for the answer. A good that changes hands lies open from then on.
//! 5. **End.** All hands are laid open. Coins and the worth of the goods are points, and among equals more
//!    goods win. The start player moves on by one seat every round.

mod action;
mod choices;
mod game;
mod goods;
mod proof;
mod reasons;
mod rules;
mod state;
mod view;

pub use action::{HaggleAction, HaggleDeal, HaggleEvent, HaggleIllegal};
pub use goods::{Good, Goods};
pub use proof::{invariants, twins};
pub use reasons::HaggleReason;
pub use state::{Haggle, HaggleOptions, Length, Offer, Open, Phase};
pub use view::{HaggleView, HandView, SealedBid};
