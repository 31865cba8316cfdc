//! What bots of Wealth of Nations keep to beyond what every bot does.

use bots::{Budget, Level, Mind, aside, decide};
use engine::{Game, Input, Mute, Seat, Turn, Viewer, dice, random_options};
use wealth_of_nations::state::{Bundle, Phase};
use wealth_of_nations::{Action, Options, Proposal, TradeAction, WealthOfNations};

/// More decisions than any sensible game has.
const ENDLESS: u32 = 6_000;

/// What a game between bots came to.
struct Played {
    game: WealthOfNations,
    offers: u32,
    barters: u32,
}

/// Plays a game of one level, every action checked; `see` is shown each state with what is done in it.
fn play(
    options: &Options,
    seats: u8,
    level: Level,
    budget: Option<Budget>,
    seed: u64,
    mut see: impl FnMut(&WealthOfNations, Seat, &Action),
) -> Played {
    let mut dice = dice(seed);
    let mut played = Played { game: WealthOfNations::new(options, seats).unwrap(), offers: 0, barters: 0 };
    let mut act = |played: &mut Played, seat: Seat, action: Action| {
        assert_eq!(played.game.check(seat, &action), Ok(()), "{action:?} with {options:?}");
        see(&played.game, seat, &action);
        played.offers += u32::from(matches!(action, Action::Trade(TradeAction::Offer(_))));
        played.barters += u32::from(matches!(action, Action::Trade(TradeAction::Accept { .. })));
        played.game.apply(Input::Act { seat, action }, &mut Mute);
    };
    for _ in 0..ENDLESS {
        match played.game.turn() {
            Turn::Over => return played,
            Turn::Chance => {
                let chance = played.game.roll(&mut dice);
                played.game.apply(Input::Chance(chance), &mut Mute);
            }
            Turn::Seats(awaited) => {
                let seat = awaited.first().unwrap();
                let view = played.game.view(Viewer::Seat(seat));
                let action = decide::<WealthOfNations>(level, &view, seat, budget, &mut dice);
                act(&mut played, seat, action);
            }
        }
        for seat in played.game.may_speak().iter() {
            if played.game.may_speak().contains(seat) {
                let view = played.game.view(Viewer::Seat(seat));
                if let Some(action) = aside::<WealthOfNations>(level, &view, seat, &mut dice) {
                    act(&mut played, seat, action);
                }
            }
        }
    }
    panic!("a game with {options:?} does not end");
}

/// Options drawn at random that go with so many players.
fn some_options(seats: u8, seed: u64) -> Options {
    let mut drawn = random_options(WealthOfNations::option_specs(), &mut dice(seed));
    if WealthOfNations::new(&serde_json::from_value(drawn.clone()).unwrap(), seats).is_err() {
        drawn["terrain"] = "none".into();
    }
    serde_json::from_value(drawn).unwrap()
}

#[test]
fn games_end_with_any_options_and_any_number_of_players() {
    for seed in 0..15 {
        let seats = 2 + (seed % 5) as u8;
        let played = play(&some_options(seats, seed), seats, Level::Normal, None, seed, |_, _, _| {});
        assert!(played.game.round <= 30, "seed {seed} takes {} rounds", played.game.round);
        assert!(played.offers <= 200, "seed {seed} has {} offers", played.offers);
    }
}

#[test]
fn bots_barter_but_do_not_chatter() {
    let played = play(&Options::default(), 4, Level::Normal, None, 3, |_, _, _| {});
    assert!(played.barters >= 5, "{} barters", played.barters);
    assert!(played.offers <= 15 * played.game.round, "{} offers in {} rounds", played.offers, played.game.round);
    assert!((4..=12).contains(&played.game.round), "{} rounds", played.game.round);
}

#[test]
fn whoever_looks_ahead_plays_any_options_too() {
    for (seed, seats) in [(0, 2), (1, 3)] {
        play(&some_options(seats, 100 + seed), seats, Level::Hard, Some(Budget::Iterations(2)), seed, |_, _, _| {});
    }
}

/// Against greedy bots games go on just as they were imagined: once the game has begun, what is foreseen does not get worse.
#[test]
fn what_was_imagined_comes_true() {
    let (level, budget) = (Level::Hard, Budget::Iterations(3));
    for seed in 0..2 {
        let mut dice = dice(seed);
        let mut game = WealthOfNations::new(&Options::default(), 3).unwrap();
        let (own, mut foreseen, mut compared) = (Seat::new(seed as u8), 0.0, 0);
        loop {
            let input = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Input::Chance(game.roll(&mut dice)),
                Turn::Seats(awaited) => {
                    let seat = awaited.first().unwrap();
                    let view = game.view(Viewer::Seat(seat));
                    let action = if seat == own {
                        let thought = WealthOfNations::think(&view, seat, budget, &mut dice);
                        if thought.iterations > 0 && game.round > 0 {
                            let value = thought.lines[0].value;
                            assert!(value >= foreseen, "{value} after {foreseen} in round {}", game.round);
                            (foreseen, compared) = (value, compared + 1);
                        }
                        thought.lines[0].action.clone()
                    } else {
                        decide::<WealthOfNations>(Level::Normal, &view, seat, None, &mut dice)
                    };
                    Input::Act { seat, action }
                }
            };
            game.apply(input, &mut Mute);
            for seat in game.may_speak().iter() {
                if game.may_speak().contains(seat)
                    && let Some(action) = aside::<WealthOfNations>(level, &game.view(Viewer::Seat(seat)), seat, &mut dice)
                {
                    game.apply(Input::Act { seat, action }, &mut Mute);
                }
            }
        }
        assert!(compared > 10, "only {compared} decisions were compared");
    }
}

/// The cubes and the money of a bundle at the prices of the markets: what it costs there, and what it brings there.
fn at_market(game: &WealthOfNations, bundle: &Bundle) -> (u64, u64) {
    let money = u64::from(bundle.money);
    (game.purchase_price(&bundle.cubes) + money, game.sale_price(&bundle.cubes) + money)
}

/// Nobody proposes or accepts a barter in which what is given would bring more at the markets than what is got costs.
#[test]
fn no_barter_gives_anything_away() {
    let mut seen = 0;
    for seed in 0..4 {
        play(&Options::default(), 4, Level::Normal, None, seed, |game, seat, action| {
            let Phase::Trade(trade) = &game.phase else { return };
            let (give, take) = match action {
                Action::Trade(TradeAction::Offer(Proposal { give, take, .. })) => (*give, *take),
                Action::Trade(TradeAction::Accept { from }) => {
                    let offer = trade.offer(*from, seat).unwrap();
                    (offer.take, offer.give)
                }
                _ => return,
            };
            seen += 1;
            let (costs, brings) = (at_market(game, &take).0, at_market(game, &give).1);
            assert!(brings <= costs, "{action:?} gives {brings} for what costs {costs}");
            assert!(game.nations[seat].has(&give), "{action:?} is not covered");
        });
    }
    assert!(seen > 20, "only {seen} barters were looked at");
}

/// A Trade phase with two offers to the active player: a gift, and the same the other way round.
#[test]
fn gifts_are_taken_and_not_given() {
    let mut game = WealthOfNations::new(&Options::default(), 3).unwrap();
    let mut dice = dice(1);
    while !matches!(game.phase, Phase::Trade(_)) {
        let input = match game.turn() {
            Turn::Chance => Input::Chance(game.roll(&mut dice)),
            Turn::Seats(awaited) => {
                let seat = awaited.first().unwrap();
                Input::Act { seat, action: game.default_action(seat) }
            }
            Turn::Over => unreachable!("the game has just begun"),
        };
        game.apply(input, &mut Mute);
    }
    let Phase::Trade(trade) = &game.phase else { unreachable!("it is a Trade phase") };
    let (active, other) = (trade.active, game.next_player(trade.active));
    let money = Bundle { money: 10, ..Bundle::default() };
    for (give, take, welcome) in [(money, Bundle::default(), true), (Bundle::default(), money, false)] {
        let mut game = game.clone();
        let action = Action::Trade(TradeAction::Offer(Proposal { to: active, give, take, promise: String::new() }));
        game.apply(Input::Act { seat: other, action }, &mut Mute);
        let decided = decide::<WealthOfNations>(Level::Normal, &game.view(Viewer::Seat(active)), active, None, &mut dice);
        assert_eq!(decided == Action::Trade(TradeAction::Accept { from: other }), welcome);
        // The same offer by the active player is answered out of turn.
        let mut game = game.clone();
        let action = Action::Trade(TradeAction::Offer(Proposal { to: other, give, take, promise: String::new() }));
        game.apply(Input::Act { seat: active, action }, &mut Mute);
        let answer = aside::<WealthOfNations>(Level::Normal, &game.view(Viewer::Seat(other)), other, &mut dice);
        assert_eq!(answer == Some(Action::Trade(TradeAction::Accept { from: active })), welcome);
    }
}
