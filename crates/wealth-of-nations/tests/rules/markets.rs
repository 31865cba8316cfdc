//! Buying from the markets and selling to them (EN1 p.8-9, FRWC p.8-9).

use crate::common::{A, B, act, first_edition, refused, trading};
use engine::{Game, Viewer};
use wealth_of_nations::data::{Commodity, Cubes, Market};
use wealth_of_nations::state::Phase;
use wealth_of_nations::{Action, CommonAction, Event, Illegal, MarchAction, Options, TradeAction, WealthOfNations};

/// What is printed on a board, read a second time from the boards and not from the tables.
struct Printed {
    commodity: Commodity,
    sell: &'static [u32],
    buy: &'static [u32],
    barter_halves: &'static [u32],
    empty_buy: u32,
    full_sell: u32,
    start: u8,
    cash_only: u8,
}

const BOARDS: [Printed; 5] = [
    Printed {
        commodity: Commodity::Food,
        sell: &[10, 9, 9, 9, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1],
        buy: &[
            13, 12, 12, 12, 11, 11, 11, 10, 10, 10, 9, 9, 9, 9, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 3,
            2,
        ],
        barter_halves: &[
            22, 22, 22, 20, 19, 19, 18, 17, 17, 16, 15, 15, 15, 14, 13, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 10, 9, 8, 8, 8, 8, 8, 8, 7,
            6, 6, 6, 5, 4, 3,
        ],
        empty_buy: 13,
        full_sell: 1,
        start: 20,
        cash_only: 28,
    },
    Printed {
        commodity: Commodity::Energy,
        sell: &[
            19, 18, 18, 17, 16, 16, 15, 15, 14, 14, 13, 13, 12, 12, 11, 11, 11, 10, 10, 10, 9, 9, 8, 8, 8, 7, 7, 7, 6, 6, 5, 5, 5, 4, 4, 4,
            3, 3, 3, 2,
        ],
        buy: &[
            24, 23, 23, 22, 21, 21, 20, 20, 19, 19, 18, 17, 16, 16, 15, 15, 14, 14, 13, 13, 12, 12, 11, 11, 11, 10, 10, 10, 9, 9, 8, 8, 8,
            7, 7, 7, 6, 6, 6, 5,
        ],
        barter_halves: &[
            42, 42, 40, 38, 38, 36, 36, 34, 34, 32, 32, 30, 28, 26, 26, 26, 24, 24, 24, 22, 22, 20, 19, 19, 18, 17, 17, 16, 15, 14, 13, 13,
            12, 11, 11, 10, 9, 9, 8, 7,
        ],
        empty_buy: 24,
        full_sell: 2,
        start: 20,
        cash_only: 28,
    },
    Printed {
        commodity: Commodity::Labor,
        sell: &[
            24, 23, 23, 22, 21, 21, 20, 19, 19, 18, 18, 17, 17, 16, 16, 15, 15, 14, 14, 13, 13, 13, 12, 12, 11, 11, 11, 10, 10, 9, 9, 9, 8,
            8, 8, 7, 7, 7, 6, 6,
        ],
        buy: &[
            30, 29, 29, 28, 27, 26, 25, 24, 24, 23, 23, 22, 21, 21, 20, 19, 19, 18, 18, 17, 17, 16, 16, 15, 15, 14, 14, 13, 13, 13, 12, 12,
            11, 11, 11, 10, 10, 10, 9, 9,
        ],
        barter_halves: &[
            54, 52, 52, 50, 48, 46, 44, 44, 42, 42, 40, 40, 38, 38, 36, 34, 34, 32, 32, 30, 30, 28, 28, 26, 26, 26, 24, 24, 22, 22, 22, 20,
            19, 19, 18, 17, 17, 16, 15, 15,
        ],
        empty_buy: 30,
        full_sell: 6,
        start: 20,
        cash_only: 28,
    },
    Printed {
        commodity: Commodity::Ore,
        sell: &[28, 27, 26, 25, 24, 23, 22, 21, 20, 20, 19, 18, 17, 16, 16, 15, 15, 14, 13, 12, 12, 11, 11, 10, 10, 10, 9, 9, 9, 8],
        buy: &[35, 34, 33, 32, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 20, 19, 18, 17, 16, 16, 15, 15, 14, 13, 13, 12, 12, 12, 11],
        barter_halves: &[
            62, 60, 58, 56, 54, 52, 50, 48, 46, 44, 42, 40, 38, 38, 36, 36, 34, 32, 30, 28, 28, 26, 26, 24, 24, 22, 22, 22, 20, 19,
        ],
        empty_buy: 35,
        full_sell: 8,
        start: 15,
        cash_only: 20,
    },
    Printed {
        commodity: Commodity::Capital,
        sell: &[34, 33, 32, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 20, 19, 18, 17, 16, 16, 15, 15, 14, 13, 12, 12, 11, 11, 10, 10],
        buy: &[42, 41, 40, 38, 36, 35, 34, 33, 32, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 20, 19, 18, 17, 16, 16, 15, 15, 14, 13],
        barter_halves: &[
            76, 74, 70, 68, 64, 62, 60, 58, 56, 54, 52, 50, 48, 46, 44, 42, 40, 38, 38, 36, 36, 34, 32, 30, 28, 28, 26, 26, 24, 24,
        ],
        empty_buy: 42,
        full_sell: 10,
        start: 15,
        cash_only: 20,
    },
];

fn buy(cubes: Cubes) -> Action {
    Action::Trade(TradeAction::Buy { cubes })
}

fn sell(cubes: Cubes) -> Action {
    Action::Trade(TradeAction::Sell { cubes })
}

/// A game whose market has this stock, and whose first player has money and cubes.
fn with_stock(options: Options, commodity: Commodity, stock: u8) -> WealthOfNations {
    let mut game = trading(options, 3);
    game.stocks[commodity.index()] = stock;
    game
}

#[test]
fn every_well_has_its_prices() {
    for board in &BOARDS {
        let cube = Cubes::one(board.commodity);
        for stock in 0..=board.sell.len() {
            let game = with_stock(first_edition(), board.commodity, stock as u8);
            let full = stock == board.sell.len();
            let price = if stock == 0 { board.empty_buy } else { board.buy[stock - 1] };
            let mut bought = game.clone();
            let events = act(&mut bought, A, buy(cube));
            assert_eq!(events[0], Event::Bought { seat: A, cubes: cube, money: price }, "{} with {stock}", board.commodity);
            assert_eq!(bought.nations[A].money, game.nations[A].money - price);
            assert_eq!(usize::from(bought.stocks[board.commodity.index()]), stock.saturating_sub(1));
            let price = if full { board.full_sell } else { board.sell[stock] };
            let mut sold = game.clone();
            let events = act(&mut sold, A, sell(cube));
            assert_eq!(events[0], Event::Sold { seat: A, cubes: cube, money: price }, "{} with {stock}", board.commodity);
            assert_eq!(sold.nations[A].money, game.nations[A].money + price);
            assert_eq!(usize::from(sold.stocks[board.commodity.index()]), (stock + 1).min(board.sell.len()));
        }
    }
}

#[test]
fn the_view_tells_the_next_prices_and_the_barter_value() {
    for (place, board) in BOARDS.iter().enumerate() {
        for stock in 0..=board.sell.len() {
            let market = &with_stock(Options::default(), board.commodity, stock as u8).view(Viewer::Public).markets[place];
            let buys: Vec<u32> = (0..4).map(|n| if stock > n { board.buy[stock - 1 - n] } else { board.empty_buy }).collect();
            let sells: Vec<u32> = (0..4).map(|n| board.sell.get(stock + n).copied().unwrap_or(board.full_sell)).collect();
            assert_eq!((&market.buy, &market.sell), (&buys, &sells), "{} with {stock}", board.commodity);
            // At an empty market the mean of the two next prices (R24).
            let halves = if stock == 0 { board.empty_buy + board.sell[0] } else { board.barter_halves[stock - 1] };
            assert_eq!(market.barter.halves, i64::from(halves), "{} with {stock}", board.commodity);
        }
    }
}

#[test]
fn markets_start_half_full_or_with_two_rows() {
    let stocks = |options: &Options| WealthOfNations::new(options, 3).unwrap().stocks;
    assert_eq!(stocks(&Options::default()), BOARDS.each_ref().map(|board| board.start));
    assert_eq!(stocks(&Options { cash_only: true, ..Options::default() }), BOARDS.each_ref().map(|board| board.cash_only));
}

/// Food: 20 cubes lie there, the next costs 7, brings 4, and is worth 5.5 (EN1 p.8, IT2 p.8).
#[test]
fn the_example_of_a_food_market() {
    let market = &trading(Options::default(), 3).view(Viewer::Public).markets[0];
    assert_eq!((market.stock, market.buy[0], market.sell[0], market.barter.halves), (20, 7, 4, 11));
    assert_eq!(serde_json::to_value(market.barter).unwrap(), 5.5);
}

#[test]
fn a_round_trip_loses_money() {
    for board in &BOARDS {
        let market = Market::of(board.commodity);
        for stock in 0..=market.wells() {
            let after = stock.saturating_sub(1);
            assert!(market.buy_price(stock) > market.sell_price(after), "bought and sold: {} with {stock}", board.commodity);
            let after = (stock + 1).min(market.wells());
            assert!(market.sell_price(stock) < market.buy_price(after), "sold and bought: {} with {stock}", board.commodity);
        }
    }
}

#[test]
fn the_first_edition_trades_one_cube_at_a_time() {
    let game = trading(first_edition(), 3);
    for cubes in [Cubes::NONE, Cubes::of(Commodity::Food, 2), Cubes::one(Commodity::Ore).and(Commodity::Food, 1)] {
        assert_eq!(refused(&game, A, buy(cubes)), Illegal::CubesATrade { most: 1 });
        assert_eq!(refused(&game, A, sell(cubes)), Illegal::CubesATrade { most: 1 });
    }
}

#[test]
fn the_second_edition_trades_one_to_three_cubes_across_markets() {
    let cubes = Cubes::of(Commodity::Food, 2).and(Commodity::Capital, 1);
    let mut game = trading(Options::default(), 3);
    assert_eq!(game.purchase_price(&cubes), 7 + 7 + 25, "each cube is priced in turn");
    let events = act(&mut game, A, buy(cubes));
    assert_eq!(events[0], Event::Bought { seat: A, cubes, money: 39 });
    assert_eq!((game.stocks[0], game.stocks[4]), (18, 14));
    let events = act(&mut game, B, sell(Cubes::of(Commodity::Food, 3)));
    assert_eq!(events[0], Event::Sold { seat: B, cubes: Cubes::of(Commodity::Food, 3), money: 5 + 5 + 4 });
    for cubes in [Cubes::NONE, Cubes::of(Commodity::Food, 4), Cubes::of(Commodity::Food, u32::MAX).and(Commodity::Ore, u32::MAX)] {
        assert_eq!(refused(&trading(Options::default(), 3), A, buy(cubes)), Illegal::CubesATrade { most: 3 });
    }
}

#[test]
fn a_market_runs_empty_or_full_in_the_middle_of_a_trade() {
    let mut game = with_stock(Options::default(), Commodity::Food, 1);
    let events = act(&mut game, A, buy(Cubes::of(Commodity::Food, 3)));
    assert_eq!(events[0], Event::Bought { seat: A, cubes: Cubes::of(Commodity::Food, 3), money: 13 + 13 + 13 });
    assert_eq!(game.stocks[0], 0);
    let mut game = with_stock(Options::default(), Commodity::Ore, 29);
    let events = act(&mut game, A, sell(Cubes::of(Commodity::Ore, 3)));
    assert_eq!(events[0], Event::Sold { seat: A, cubes: Cubes::of(Commodity::Ore, 3), money: 8 + 8 + 8 });
    assert_eq!(game.stocks[3], 30);
}

#[test]
fn a_purchase_that_cannot_be_paid_is_refused_as_a_whole() {
    let mut game = trading(Options::default(), 3);
    game.nations[A].money = 13;
    assert_eq!(refused(&game, A, buy(Cubes::of(Commodity::Food, 2))), Illegal::TooExpensive { price: 14, money: 13 });
    act(&mut game, A, buy(Cubes::one(Commodity::Food)));
    assert_eq!(game.nations[A].money, 6);
}

#[test]
fn nobody_sells_what_is_not_there() {
    let mut game = trading(Options::default(), 3);
    game.nations[A].cubes = Cubes::one(Commodity::Ore);
    let cubes = Cubes::of(Commodity::Ore, 2);
    let missing = Cubes::one(Commodity::Ore);
    assert_eq!(refused(&game, A, sell(cubes)), Illegal::CannotPay { cost: cubes, missing });
}

#[test]
fn trades_go_round_the_table_until_all_pass_in_a_row() {
    let active = |game: &WealthOfNations| match &game.phase {
        Phase::Trade(trade) => Some(trade.active.index()),
        _ => None,
    };
    let mut game = trading(Options::default(), 3);
    let seats = [0, 1, 2, 0, 1, 2].map(engine::Seat::new);
    act(&mut game, seats[0], Action::Common(CommonAction::Pass));
    act(&mut game, seats[1], Action::Common(CommonAction::Pass));
    act(&mut game, seats[2], sell(Cubes::one(Commodity::Ore)));
    assert_eq!(active(&game), Some(0), "an action breaks the sequence, and who passed may act again");
    for seat in [0, 1].map(engine::Seat::new) {
        act(&mut game, seat, Action::Common(CommonAction::Pass));
    }
    assert_eq!(active(&game), Some(2), "one player may act several times in a row");
    act(&mut game, seats[2], Action::Common(CommonAction::Pass));
    assert!(matches!(game.phase, Phase::Develop(_)));
}

#[test]
fn with_the_final_pass_who_passes_is_done() {
    let mut game = trading(Options { final_pass: true, ..Options::default() }, 3);
    act(&mut game, A, Action::Common(CommonAction::Pass));
    act(&mut game, B, sell(Cubes::one(Commodity::Ore)));
    act(&mut game, engine::Seat::new(2), Action::Common(CommonAction::Pass));
    act(&mut game, B, sell(Cubes::one(Commodity::Ore)));
    act(&mut game, B, sell(Cubes::one(Commodity::Ore)));
    assert_eq!(refused(&game, A, sell(Cubes::one(Commodity::Ore))), Illegal::NotYourDecision);
    act(&mut game, A, Action::Trade(TradeAction::TakeNotes { notes: 1 }));
    act(&mut game, B, Action::Common(CommonAction::Pass));
    assert!(matches!(game.phase, Phase::Develop(_)));
}

#[test]
fn only_the_active_player_trades() {
    let game = trading(Options::default(), 3);
    for action in [Action::Common(CommonAction::Pass), buy(Cubes::one(Commodity::Food)), sell(Cubes::one(Commodity::Food))] {
        assert_eq!(refused(&game, B, action), Illegal::NotYourDecision);
    }
    assert_eq!(refused(&game, A, Action::March(MarchAction::Halt)), Illegal::WrongMoment);
}
