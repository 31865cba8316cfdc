//! Set-up: the draw, the draft, first flags and first units (EN1 p.5-7, FRWC p.4-5, 15).

use crate::common::{A, B, C, act, first_edition, h, refused, set, turned, war_clouds};
use engine::{Game, Input, Seat, SeatSet, SetupError, Turn, dice};
use wealth_of_nations::data::TileKind;
use wealth_of_nations::state::Phase;
use wealth_of_nations::{
    Action, Chance, CommonAction, DraftAction, Edition, FivePlayers, Illegal, Options, PlacedTile, SetUpAction, TerrainSetup,
    WealthOfNations,
};

const D: Seat = Seat::new(3);

fn start(options: Options, seats: u8, first: Seat) -> WealthOfNations {
    let mut game = WealthOfNations::new(&options, seats).expect("these options go together");
    let mine = (options.mine_leads_draft && !options.cash_only).then(|| first.left(seats));
    let chance = Chance::FirstPlayer { seat: first, mine };
    assert_eq!(game.check_chance(&chance), Ok(()));
    game.apply(Input::Chance(chance), &mut Vec::new());
    game
}

fn industry(package: u8, tiles: &[(TileKind, (i8, i8), u8)]) -> Action {
    let placed = |&(tile, (q, r), rotation): &(TileKind, (i8, i8), u8)| PlacedTile { tile, hex: h(q, r), rotation: turned(rotation) };
    Action::Draft(DraftAction::TakeIndustry { package, tiles: tiles.iter().map(placed).collect() })
}

fn commodity(package: u8) -> Action {
    Action::Draft(DraftAction::TakeCommodity { package })
}

fn awaited(game: &WealthOfNations) -> Seat {
    match game.turn() {
        Turn::Seats(seats) => seats.first().expect("somebody is awaited"),
        other => panic!("{other:?}"),
    }
}

/// The tiles of a package in some row where nothing else lies.
fn somewhere(game: &WealthOfNations, package: u8) -> Action {
    let kinds: Vec<TileKind> = match (game.options.edition, package) {
        (_, 1) | (Edition::First, 2) => vec![TileKind::Farm; 3],
        (Edition::First, 3) | (Edition::Second, 2) => vec![TileKind::Generator; 2],
        (Edition::First, 4) | (Edition::Second, 3) => vec![TileKind::Academy; 2],
        (Edition::First, 5) | (Edition::Second, 4) => vec![TileKind::Mine; 2],
        (Edition::First, _) | (Edition::Second, 5) => vec![TileKind::Factory; 2],
        (Edition::Second, _) => vec![TileKind::Farm, TileKind::IntegratedEconomy],
    };
    let row = package as i8 - 4;
    for q in -4..=4 {
        for rotation in [0, 3] {
            let spots: Option<Vec<_>> = (0..kinds.len())
                .map(|place| wealth_of_nations::board::Hex::at(q + place as i8, row).map(wealth_of_nations::board::Hex::axial))
                .collect();
            let Some(spots) = spots else { continue };
            let tiles: Vec<_> = kinds.iter().zip(spots).map(|(kind, spot)| (*kind, spot, rotation)).collect();
            let action = industry(package, &tiles);
            if game.check(awaited(game), &action).is_ok() {
                return action;
            }
        }
    }
    panic!("package {package} has no room")
}

#[test]
fn the_first_player_is_drawn_and_cannot_be_drawn_again() {
    // EN1 p.5, R2.
    let game = WealthOfNations::new(&Options::default(), 3).unwrap();
    assert_eq!(game.turn(), Turn::Chance);
    let draw = |seat, mine| game.check_chance(&Chance::FirstPlayer { seat, mine });
    assert_eq!(draw(C, None), Ok(()));
    assert_eq!(draw(D, None), Err(Illegal::NoSuchSeat { seat: D }));
    assert_eq!(draw(A, Some(B)), Err(Illegal::MineDraw));
    let game = start(Options::default(), 3, C);
    assert_eq!(game.first, C);
    assert!(game.undo_fence());
    assert_eq!(game.check_chance(&Chance::FirstPlayer { seat: A, mine: None }), Err(Illegal::WrongMoment));
}

#[test]
fn every_draw_can_come() {
    // EN1 p.5, FRWC p.15.
    for mine_leads_draft in [false, true] {
        let game = WealthOfNations::new(&Options { mine_leads_draft, ..Options::default() }, 4).unwrap();
        let mut seen = std::collections::BTreeSet::new();
        let mut dice = dice(1);
        for _ in 0..500 {
            let chance = game.roll(&mut dice);
            assert_eq!(game.check_chance(&chance), Ok(()));
            let Chance::FirstPlayer { seat, mine } = chance;
            seen.insert((seat, mine));
        }
        assert_eq!(seen.len(), if mine_leads_draft { 12 } else { 4 });
    }
}

#[test]
fn packages_are_drafted_in_snake_order() {
    // EN1 p.7: whoever is last in a round is first in the next one.
    let mut game = start(Options::default(), 4, B);
    let mut order = Vec::new();
    for pick in 0..12 {
        let seat = awaited(&game);
        order.push(u8::from(seat));
        let action = if pick < 4 {
            somewhere(&game, pick + 1)
        } else if pick < 10 {
            commodity(pick - 3)
        } else {
            somewhere(&game, pick - 5)
        };
        act(&mut game, seat, action);
    }
    assert_eq!(order, [1, 2, 3, 0, 0, 3, 2, 1, 1, 2, 3, 0]);
    assert!(matches!(game.phase, Phase::Trade(_)));
    assert_eq!((game.round, game.first, awaited(&game)), (1, B, B));
}

#[test]
fn the_mine_leads_the_draft_and_the_generator_leads_the_game() {
    // FRWC p.15, R11.
    let mut game = start(Options { mine_leads_draft: true, ..Options::default() }, 6, B);
    let mut order = Vec::new();
    for pick in 0..12 {
        let seat = awaited(&game);
        order.push(u8::from(seat));
        let action = if pick < 6 { somewhere(&game, pick + 1) } else { commodity(pick - 5) };
        act(&mut game, seat, action);
    }
    assert_eq!(order, [2, 3, 4, 5, 0, 1, 1, 0, 5, 4, 3, 2]);
    assert_eq!(awaited(&game), B);
    let alone = Options { mine_leads_draft: true, cash_only: true, ..Options::default() };
    let game = WealthOfNations::new(&alone, 6).unwrap();
    assert_eq!(game.check_chance(&Chance::FirstPlayer { seat: A, mine: None }), Ok(()), "R9: nothing to lead");
}

#[test]
fn a_round_says_which_packages_may_be_taken() {
    // EN1 p.7.
    let game = start(Options::default(), 3, A);
    assert_eq!(refused(&game, A, commodity(1)), Illegal::IndustryRound);
    let mut game = start(Options::default(), 6, A);
    for package in 1..=6 {
        let (seat, action) = (awaited(&game), somewhere(&game, package));
        act(&mut game, seat, action);
    }
    let last = awaited(&game);
    assert_eq!(refused(&game, last, industry(1, &[])), Illegal::CommodityRound);
    act(&mut game, last, commodity(5));
    assert_eq!(refused(&game, awaited(&game), commodity(5)), Illegal::PackageGone { package: 5 });
    assert_eq!(refused(&game, awaited(&game), commodity(0)), Illegal::NoSuchPackage { package: 0 });
    assert_eq!(refused(&game, awaited(&game), commodity(7)), Illegal::NoSuchPackage { package: 7 });
    assert_eq!(refused(&game, last, commodity(1)), Illegal::NotYourDecision);
}

/// What is said of a package whose tiles are all still to be laid.
fn nothing_laid(game: &WealthOfNations, package: u8) -> Illegal {
    let left = game.packages().industry[usize::from(package) - 1].kinds().count() as u8;
    Illegal::Unlaid { package, left, dots: 0 }
}

#[test]
fn five_players_leave_an_industry_package_out() {
    // EN1 p.7, IT2, R4.
    let other = Options { five_players: FivePlayers::WithoutIntegratedEconomy, ..Options::default() };
    for (options, out) in [(first_edition(), 2), (Options::default(), 2), (other, 6)] {
        let game = start(options, 5, A);
        for package in 1..=6 {
            let refusal = game.check(A, &industry(package, &[])).unwrap_err();
            let wanted = if package == out { Illegal::PackageGone { package } } else { nothing_laid(&game, package) };
            assert_eq!(refusal, wanted);
        }
    }
}

#[test]
fn tiles_of_a_package_come_from_the_stacks_with_flags_and_money() {
    // EN1 p.6, FRWC p.5, R5, R8.
    let mut game = start(Options::default(), 4, A);
    act(&mut game, A, industry(2, &[(TileKind::Generator, (2, -2), 0), (TileKind::Generator, (3, -2), 1)]));
    let nation = game.nations[A];
    assert_eq!((nation.money, nation.flags_left, nation.flags), (10, 14, set(&[(2, -2), (3, -2)])));
    assert_eq!(game.stacks, [12, 5, 7, 7, 7, 7, 1]);
    let package = somewhere(&game, 6);
    act(&mut game, B, package);
    assert_eq!(game.stacks, [11, 5, 7, 7, 7, 7, 0]);
    let (c, d) = (somewhere(&game, 1), somewhere(&game, 3));
    act(&mut game, C, c);
    act(&mut game, D, d);
    act(&mut game, D, commodity(1));
    assert_eq!((game.nations[D].money, game.nations[D].cubes.to_string().as_str()), (80, "9 food, 1 energy"));
}

#[test]
fn tiles_of_a_package_lie_in_one_group_on_free_hexes_without_a_clash() {
    // EN1 p.6, R6, R7.
    use TileKind::{Farm, Generator};
    let mut game = start(Options::default(), 4, A);
    let farms = |spots: [(i8, i8); 3]| industry(1, &spots.map(|spot| (Farm, spot, 0)));
    assert_eq!(refused(&game, A, farms([(1, 0), (0, 0), (2, 0)])), Illegal::Impassable { hex: h(0, 0) });
    assert_eq!(refused(&game, A, farms([(1, 0), (2, 0), (4, 0)])), Illegal::NotContiguous);
    assert_eq!(refused(&game, A, farms([(1, 0), (2, 0), (2, 0)])), Illegal::NamedTwice { hex: h(2, 0) });
    assert_eq!(refused(&game, A, industry(1, &[(Farm, (1, 0), 0)])), Illegal::Unlaid { package: 1, left: 2, dots: 1 });
    let two = industry(1, &[(Farm, (1, 0), 0), (Farm, (2, 0), 0)]);
    assert_eq!(refused(&game, A, two), Illegal::Unlaid { package: 1, left: 1, dots: 3 }, "the dot between them is full");
    let apart = industry(1, &[(Farm, (1, 0), 0), (Farm, (3, 0), 0)]);
    assert_eq!(refused(&game, A, apart), Illegal::NotContiguous, "what is laid is looked at before what is left");
    assert_eq!(refused(&game, A, industry(2, &[(Farm, (1, 0), 0), (Generator, (2, 0), 0)])), Illegal::NotThePackage { package: 2 });
    act(&mut game, A, farms([(1, 0), (2, 0), (1, 1)]));
    let generators = |one, two| industry(2, &[(Generator, one, 0), (Generator, two, 0)]);
    assert_eq!(refused(&game, B, generators((2, 0), (3, 0))), Illegal::Claimed { hex: h(2, 0) });
    // EN1 p.6: an energy side against a food side.
    assert_eq!(refused(&game, B, generators((0, 1), (-1, 2))), Illegal::Conflict { hex: h(0, 1) });
    // Dots need not link: sides 0 and 3 of two like generators do not.
    act(&mut game, B, generators((-2, 0), (-3, 0)));
}

#[test]
fn packages_nobody_takes_stay_in_the_stacks() {
    // R5: with six players in the second edition all are taken, with five one is left.
    let mut game = start(Options::default(), 5, A);
    for package in [1, 3, 4, 5, 6] {
        let (seat, action) = (awaited(&game), somewhere(&game, package));
        act(&mut game, seat, action);
    }
    for package in 1..=5 {
        let seat = awaited(&game);
        act(&mut game, seat, commodity(package));
    }
    assert_eq!(game.stacks, [8, 7, 5, 5, 5, 7, 0]);
    assert!(matches!(game.phase, Phase::Trade(_)));
}

#[test]
fn cash_only_is_360_and_one_flag_anywhere() {
    // FRWC p.15, R9.
    let mut game = start(Options { cash_only: true, ..Options::default() }, 3, B);
    assert_eq!(game.stocks, [28, 28, 28, 20, 20]);
    assert!(game.nations.values().all(|nation| nation.money == 360));
    assert_eq!(refused(&game, B, Action::SetUp(SetUpAction::Claim { hex: h(0, 0) })), Illegal::Impassable { hex: h(0, 0) });
    assert_eq!(refused(&game, C, Action::SetUp(SetUpAction::Claim { hex: h(1, 0) })), Illegal::NotYourDecision);
    act(&mut game, B, Action::SetUp(SetUpAction::Claim { hex: h(1, 0) }));
    assert_eq!(refused(&game, C, Action::SetUp(SetUpAction::Claim { hex: h(1, 0) })), Illegal::Claimed { hex: h(1, 0) });
    act(&mut game, C, Action::SetUp(SetUpAction::Claim { hex: h(2, 0) }));
    act(&mut game, A, Action::SetUp(SetUpAction::Claim { hex: h(-4, 4) }));
    assert!(matches!(game.phase, Phase::Trade(_)));
    assert_eq!((game.nations[C].flags_left, game.stacks[6]), (15, 1));
}

#[test]
fn terrain_is_blocked_and_fits_the_number_of_players() {
    // FRWC p.6-7, R12.
    let options = Options { terrain: TerrainSetup::TheGreatOcean, cash_only: true, ..Options::default() };
    let game = start(options, 3, A);
    assert_eq!(game.playable().len(), 54);
    assert_eq!(refused(&game, A, Action::SetUp(SetUpAction::Claim { hex: h(1, 0) })), Illegal::Impassable { hex: h(1, 0) });
    assert!(matches!(WealthOfNations::new(&options, 4), Err(SetupError::Option { key: "terrain", .. })));
}

#[test]
fn each_player_stations_a_unit_on_an_own_tile() {
    // FRWC p.4, R10.
    let mut game = start(war_clouds(), 5, C);
    for package in [1, 3, 4, 5, 6] {
        let (seat, action) = (awaited(&game), somewhere(&game, package));
        act(&mut game, seat, action);
    }
    for package in 1..=5 {
        let seat = awaited(&game);
        act(&mut game, seat, commodity(package));
    }
    assert_eq!(game.phase, Phase::Stations { seat: C });
    let mine = game.tiles_of(C).first().unwrap();
    let theirs = game.tiles_of(A).first().unwrap();
    assert_eq!(refused(&game, C, Action::SetUp(SetUpAction::Station { hex: theirs })), Illegal::NotYourTile { hex: theirs });
    assert_eq!(refused(&game, C, Action::Common(CommonAction::Pass)), Illegal::WrongMoment);
    act(&mut game, C, Action::SetUp(SetUpAction::Station { hex: mine }));
    assert!(game.nations[C].units.contains(mine));
    for _ in 0..4 {
        let seat = awaited(&game);
        let hex = game.tiles_of(seat).first().unwrap();
        act(&mut game, seat, Action::SetUp(SetUpAction::Station { hex }));
    }
    assert!(matches!(game.phase, Phase::Trade(_)));
    assert!(game.nations.values().all(|nation| nation.units.len() == 1));
}

#[test]
fn with_cash_only_the_unit_stands_on_the_flag() {
    // R10.
    let mut game = start(Options { cash_only: true, ..war_clouds() }, 2, A);
    act(&mut game, A, Action::SetUp(SetUpAction::Claim { hex: h(1, 0) }));
    act(&mut game, B, Action::SetUp(SetUpAction::Claim { hex: h(2, 0) }));
    assert_eq!(refused(&game, A, Action::SetUp(SetUpAction::Station { hex: h(2, 0) })), Illegal::NotYourFlag { hex: h(2, 0) });
    act(&mut game, A, Action::SetUp(SetUpAction::Station { hex: h(1, 0) }));
    act(&mut game, B, Action::SetUp(SetUpAction::Station { hex: h(2, 0) }));
    assert_eq!(game.turn(), Turn::Seats(SeatSet::one(A)));
}

#[test]
fn two_players_have_18_flags_and_draft_like_three() {
    // FRWC p.15, R3.
    for edition in [Edition::First, Edition::Second] {
        let mut game = start(Options { edition, ..Options::default() }, 2, A);
        assert!(game.nations.values().all(|nation| nation.flags_left == 18));
        let mut order = Vec::new();
        for pick in 0..8 {
            let seat = awaited(&game);
            order.push(u8::from(seat));
            let action = if pick < 2 { somewhere(&game, pick + 4) } else { commodity(pick - 1) };
            act(&mut game, seat, action);
        }
        assert_eq!(order, [0, 1, 1, 0, 0, 1, 1, 0]);
        assert!(matches!(game.phase, Phase::Trade(_)));
    }
}
