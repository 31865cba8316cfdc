//! Every card: what is printed on it, written here a second time, and what it does in play (p. 2, 6 to 8).

use crate::common::{FREE, Table, card, resource, resources, seat};
use engine::Game;
use seven_wonders::data::{Age, CardData, Color, Effect, Goods, Of, Partner, Per, Resource, Science, tables};
use seven_wonders::{Action, Event, How};

/// Id, name, Age and color and copies, cost, what makes it free, effect.
type Row = (&'static str, &'static str, &'static str, &'static str, &'static str, &'static str);

#[rustfmt::skip]
const ROWS: [Row; 80] = [
    ("lumber-yard", "Lumber Yard", "1 brown | 3 4", "", "", "makes 1 wood"),
    ("stone-pit", "Stone Pit", "1 brown | 3 5", "", "", "makes 1 stone"),
    ("clay-pool", "Clay Pool", "1 brown | 3 5", "", "", "makes 1 clay"),
    ("ore-vein", "Ore Vein", "1 brown | 3 4", "", "", "makes 1 ore"),
    ("tree-farm", "Tree Farm", "1 brown | 6", "1 coins", "", "makes wood/clay"),
    ("excavation", "Excavation", "1 brown | 4", "1 coins", "", "makes stone/clay"),
    ("clay-pit", "Clay Pit", "1 brown | 3", "1 coins", "", "makes ore/clay"),
    ("timber-yard", "Timber Yard", "1 brown | 3", "1 coins", "", "makes wood/stone"),
    ("forest-cave", "Forest Cave", "1 brown | 5", "1 coins", "", "makes wood/ore"),
    ("mine", "Mine", "1 brown | 6", "1 coins", "", "makes stone/ore"),
    ("loom-1", "Loom", "1 grey | 3 6", "", "", "makes 1 loom"),
    ("glassworks-1", "Glassworks", "1 grey | 3 6", "", "", "makes 1 glass"),
    ("press-1", "Press", "1 grey | 3 6", "", "", "makes 1 papyrus"),
    ("altar", "Altar", "1 blue | 3 5", "", "", "points 3"),
    ("theater", "Theater", "1 blue | 3 6", "", "", "points 3"),
    ("well", "Well", "1 blue | 4 7", "", "", "points 3"),
    ("baths", "Baths", "1 blue | 3 7", "1 stone", "", "points 3"),
    ("tavern", "Tavern", "1 yellow | 4 5 7", "", "", "coins 5"),
    ("east-trading-post", "East Trading Post", "1 yellow | 3 7", "", "", "trade raw right"),
    ("west-trading-post", "West Trading Post", "1 yellow | 3 7", "", "", "trade raw left"),
    ("marketplace", "Marketplace", "1 yellow | 3 6", "", "", "trade manufactured both"),
    ("stockade", "Stockade", "1 red | 3 7", "1 wood", "", "shields 1"),
    ("barracks", "Barracks", "1 red | 3 5", "1 ore", "", "shields 1"),
    ("guard-tower", "Guard Tower", "1 red | 3 4", "1 clay", "", "shields 1"),
    ("apothecary", "Apothecary", "1 green | 3 5", "1 loom", "", "science compass"),
    ("workshop", "Workshop", "1 green | 3 7", "1 glass", "", "science gear"),
    ("scriptorium", "Scriptorium", "1 green | 3 4", "1 papyrus", "", "science tablet"),
    ("sawmill", "Sawmill", "2 brown | 3 4", "1 coins", "", "makes 2 wood"),
    ("quarry", "Quarry", "2 brown | 3 4", "1 coins", "", "makes 2 stone"),
    ("brickyard", "Brickyard", "2 brown | 3 4", "1 coins", "", "makes 2 clay"),
    ("foundry", "Foundry", "2 brown | 3 4", "1 coins", "", "makes 2 ore"),
    ("loom-2", "Loom", "2 grey | 3 5", "", "", "makes 1 loom"),
    ("glassworks-2", "Glassworks", "2 grey | 3 5", "", "", "makes 1 glass"),
    ("press-2", "Press", "2 grey | 3 5", "", "", "makes 1 papyrus"),
    ("aqueduct", "Aqueduct", "2 blue | 3 7", "3 stone", "baths", "points 5"),
    ("temple", "Temple", "2 blue | 3 6", "1 wood 1 clay 1 glass", "", "points 4"),
    ("statue", "Statue", "2 blue | 3 7", "1 wood 2 ore", "well", "points 4"),
    ("courthouse", "Courthouse", "2 blue | 3 5", "2 clay 1 loom", "scriptorium", "points 4"),
    ("forum", "Forum", "2 yellow | 3 6 7", "2 clay", "east-trading-post west-trading-post", "keeps glass/papyrus/loom"),
    ("caravansery", "Caravansery", "2 yellow | 3 5 6", "2 wood", "marketplace", "keeps wood/stone/ore/clay"),
    ("vineyard", "Vineyard", "2 yellow | 3 6", "", "", "coins 1 per brown of all"),
    ("bazar", "Bazar", "2 yellow | 4 7", "", "", "coins 2 per grey of all"),
    ("walls", "Walls", "2 red | 3 7", "3 stone", "", "shields 2"),
    ("training-ground", "Training Ground", "2 red | 4 6 7", "1 wood 2 ore", "", "shields 2"),
    ("stables", "Stables", "2 red | 3 5", "1 wood 1 ore 1 clay", "apothecary", "shields 2"),
    ("archery-range", "Archery Range", "2 red | 3 6", "2 wood 1 ore", "workshop", "shields 2"),
    ("dispensary", "Dispensary", "2 green | 3 4", "2 ore 1 glass", "apothecary", "science compass"),
    ("laboratory", "Laboratory", "2 green | 3 5", "2 clay 1 papyrus", "workshop", "science gear"),
    ("library", "Library", "2 green | 3 6", "2 stone 1 loom", "scriptorium", "science tablet"),
    ("school", "School", "2 green | 3 7", "1 wood 1 papyrus", "", "science tablet"),
    ("gardens", "Gardens", "3 blue | 3 4", "1 wood 2 clay", "theater", "points 5"),
    ("senate", "Senate", "3 blue | 3 5", "2 wood 1 stone 1 ore", "library", "points 6"),
    ("town-hall", "Town Hall", "3 blue | 3 6", "2 stone 1 ore 1 glass", "", "points 6"),
    ("pantheon", "Pantheon", "3 blue | 3 6", "1 ore 2 clay 1 glass 1 papyrus 1 loom", "altar", "points 7"),
    ("palace", "Palace", "3 blue | 3 7", "1 wood 1 stone 1 ore 1 clay 1 glass 1 papyrus 1 loom", "", "points 8"),
    ("lighthouse", "Lighthouse", "3 yellow | 3 6", "1 stone 1 glass", "caravansery", "coins 1 points 1 per yellow of own"),
    ("haven", "Haven", "3 yellow | 3 4", "1 wood 1 ore 1 loom", "forum", "coins 1 points 1 per brown of own"),
    ("chamber-of-commerce", "Chamber of Commerce", "3 yellow | 4 6", "2 clay 1 papyrus", "", "coins 2 points 2 per grey of own"),
    ("ludus", "Ludus", "3 yellow | 5 7", "1 stone 1 ore", "", "coins 3 points 1 per red of own"),
    ("arena", "Arena", "3 yellow | 3 5", "2 stone 1 ore", "dispensary", "coins 3 points 1 per stage of own"),
    ("fortifications", "Fortifications", "3 red | 3 7", "3 ore 1 clay", "walls", "shields 3"),
    ("circus", "Circus", "3 red | 4 6", "3 stone 1 ore", "training-ground", "shields 3"),
    ("arsenal", "Arsenal", "3 red | 3 5", "2 wood 1 ore 1 loom", "", "shields 3"),
    ("siege-workshop", "Siege Workshop", "3 red | 3 5", "1 wood 3 clay", "laboratory", "shields 3"),
    ("castrum", "Castrum", "3 red | 4 7", "1 wood 2 clay 1 papyrus", "", "shields 3"),
    ("lodge", "Lodge", "3 green | 3 6", "2 clay 1 papyrus 1 loom", "dispensary", "science compass"),
    ("observatory", "Observatory", "3 green | 3 7", "2 ore 1 glass 1 loom", "laboratory", "science gear"),
    ("university", "University", "3 green | 3 4", "2 wood 1 glass 1 papyrus", "library", "science tablet"),
    ("academy", "Academy", "3 green | 3 7", "3 stone 1 glass", "school", "science compass"),
    ("study", "Study", "3 green | 3 5", "1 wood 1 papyrus 1 loom", "school", "science gear"),
    ("workers-guild", "Workers Guild", "3 purple | guild", "1 wood 1 stone 2 ore 1 clay", "", "points 1 per brown of neighbors"),
    ("craftsmens-guild", "Craftsmens Guild", "3 purple | guild", "2 stone 2 ore", "", "points 2 per grey of neighbors"),
    ("magistrates-guild", "Magistrates Guild", "3 purple | guild", "3 wood 1 stone 1 loom", "", "points 1 per blue of neighbors"),
    ("traders-guild", "Traders Guild", "3 purple | guild", "1 glass 1 papyrus 1 loom", "", "points 1 per yellow of neighbors"),
    ("spies-guild", "Spies Guild", "3 purple | guild", "2 clay 1 glass", "", "points 1 per red of neighbors"),
    ("philosophers-guild", "Philosophers Guild", "3 purple | guild", "3 clay 1 papyrus 1 loom", "", "points 1 per green of neighbors"),
    ("shipowners-guild", "Shipowners Guild", "3 purple | guild", "3 wood 1 glass 1 papyrus", "", "points 1 per brown,grey,purple of own"),
    ("scientists-guild", "Scientists Guild", "3 purple | guild", "2 wood 2 ore 1 papyrus", "", "science any"),
    ("decorators-guild", "Decorators Guild", "3 purple | guild", "1 stone 2 ore 1 loom", "", "points 7 if complete"),
    ("builders-guild", "Builders Guild", "3 purple | guild", "3 stone 2 clay 1 glass", "", "points 1 per stage of all"),
];

/// P. 2 and 3: name, Age, color, numbers of players, cost, chain and effect of all 80 different cards.
#[test]
fn the_tables_are_the_printed_cards() {
    assert_eq!(tables().cards.len(), ROWS.len());
    for (data, row) in tables().cards.iter().zip(ROWS) {
        let (id, name, kind, cost, free_after, effect) = row;
        let copies = data.copies.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        let copies = if copies.is_empty() { "guild" } else { &copies };
        assert_eq!((data.id.as_str(), data.name.as_str()), (id, name));
        assert_eq!(format!("{} {} | {copies}", u8::from(data.age), lower(&data.color)), kind, "{id}");
        assert_eq!(cost_in_words(data), cost, "{id}");
        assert_eq!(data.free_after.iter().map(|from| from.data().id.as_str()).collect::<Vec<_>>().join(" "), free_after, "{id}");
        assert_eq!(in_words(&data.effect, data.color), effect, "{id}");
    }
}

/// P. 7: what a card opens are the cards that are free after it; nothing else opens anything.
#[test]
fn chains_go_both_ways() {
    for data in &tables().cards {
        let opened: Vec<&str> = data.opens.iter().map(|card| card.data().id.as_str()).collect();
        let free: Vec<&str> = ROWS.iter().filter(|row| row.4.split(' ').any(|from| from == data.id)).map(|row| row.0).collect();
        assert_eq!(opened, free, "{}", data.id);
    }
}

/// P. 2: 49, 49 and 50 cards, 148 in all.
#[test]
fn the_box_has_148_cards() {
    let of_age = |age: &str| {
        ROWS.iter().filter(|row| row.2.starts_with(age)).map(|row| row.2.split_once("| ").unwrap().1.split(' ').count()).sum::<usize>()
    };
    assert_eq!(["1 ", "2 ", "3 "].map(of_age), [49, 49, 50]);
}

/// Every card is built by the game's own action, paid as printed, and does what is printed.
#[test]
fn every_card_does_in_play_what_is_printed() {
    for row in ROWS {
        let words: Vec<&str> = row.5.split(' ').collect();
        match words.as_slice() {
            ["makes", amount, made] => a_card_makes(row.0, resource(made), amount.parse().unwrap()),
            ["makes", choice] => a_card_lets_choose(row.0, choice, true),
            ["keeps", choice] => a_card_lets_choose(row.0, choice, false),
            ["trade", goods, with] => a_card_makes_trade_cheap(row.0, goods, with),
            ["shields", shields] => {
                let (before, after) = build(row.0);
                assert_eq!(after.city(0).shields() - before.city(0).shields(), shields.parse::<u8>().unwrap(), "{}", row.0);
            }
            ["science", symbol] => a_card_adds_science(row.0, symbol),
            _ => a_card_brings_coins_and_points(row.0, &words),
        }
    }
}

/// P. 7: with any of its openers in the city, and no coin, a chained card costs nothing.
#[test]
fn every_chain_makes_its_card_free() {
    for row in ROWS.iter().filter(|row| !row.4.is_empty()) {
        for opener in row.4.split(' ') {
            let table = Table::three().at(Age::III, 2).coins(0, 0).built(0, opener).hand(0, row.0);
            assert!(table.can(0, &format!("build {}", row.0)), "{opener} opens {}", row.0);
            assert_eq!(table.own(0).hand.iter().find(|held| held.card == card(row.0)).map(|held| &held.build), Some(&free_by(opener)));
        }
    }
}

fn free_by(opener: &str) -> seven_wonders::Buildable {
    let free = Some(seven_wonders::Free::Chain(card(opener)));
    seven_wonders::Buildable::Possible { free, bank: 0, ways: vec![FREE] }
}

/// What the left neighbor has, so that everything can be bought.
const SUPPLIER: &str = "lumber-yard stone-pit clay-pool ore-vein sawmill quarry brickyard foundry loom-1 glassworks-1 press-1";
/// Something of every color, for cards that count.
const OWN: &str = "lumber-yard stone-pit loom-1 altar theater well tavern marketplace stockade barracks walls apothecary traders-guild";
const RIGHT: &str = "clay-pool press-1 altar baths temple tavern guard-tower workshop scriptorium school spies-guild";

/// Builds a card with the cheapest payment in a busy Age III: the tables before and after.
fn build(id: &str) -> (Table, Table) {
    build_at(Table::three().built(0, &without(OWN, id)).stages(0, 2).stages(1, 1).stages(2, 3).built(2, RIGHT), id)
}

fn without(ids: &str, id: &str) -> String {
    let name = |id: &str| ROWS.iter().find(|row| row.0 == id).unwrap().1;
    ids.split(' ').filter(|other| name(other) != name(id)).collect::<Vec<_>>().join(" ")
}

fn build_at(table: Table, id: &str) -> (Table, Table) {
    let mut table = table.at(Age::III, 2).built(1, SUPPLIER).coins(0, 40).hand(0, id);
    let before = Table { game: table.game.clone() };
    let mut plays = Vec::new();
    table.game.candidates(seat(0), &mut plays);
    let paid = plays.iter().filter_map(|play| match play {
        Action::Play(play) if play.card == card(id) => match play.how {
            How::Build(payment) => Some(payment),
            How::Stage(_) | How::Sell => None,
        },
        _ => None,
    });
    let paid = paid.min_by_key(|payment| payment.total()).unwrap_or_else(|| panic!("{id} cannot be built"));
    let events = table.turn(&[&format!("build {id} {}/{}", paid.left, paid.right)]);
    let printed = ROWS.iter().find(|row| row.0 == id).unwrap().3;
    let bank = if printed == "1 coins" && before.ages().free(seat(0), card(id)).is_none() { 1 } else { 0 };
    assert!(events.iter().any(|event| matches!(event, Event::Built { bank: told, .. } if *told == bank)), "{id} costs {bank} coins");
    let gained: u16 = events
        .iter()
        .map(|event| {
            if let Event::CoinsGained { seat, coins, .. } = event
                && u8::from(*seat) == 0
            {
                *coins
            } else {
                0
            }
        })
        .sum();
    assert_eq!(table.coins_of(0), 40 - u16::from(bank) - u16::from(paid.total()) + gained, "{id}");
    (before, table)
}

/// Three boards that do not produce these.
fn boards_without(unwanted: &[Resource]) -> Table {
    let boards = tables().wonders.iter().filter(|wonder| !unwanted.contains(&wonder.produces)).take(3);
    Table::new(&boards.map(|wonder| format!("{} day", wonder.id)).collect::<Vec<_>>().join(", "))
}

/// P. 6 and R8: the owner uses each symbol, and neighbors may buy each.
fn a_card_makes(id: &str, made: Resource, amount: u8) {
    let (before, after) = build_at(boards_without(&[made]), id);
    let cost = |amount: u8| format!("{amount} {}", lower(&made));
    assert!(before.ways(0, &cost(1), 0).is_empty(), "{id}");
    assert_eq!(after.ways(0, &cost(amount), 0), [(0, 0)], "{id} serves its owner");
    assert!(after.ways(0, &cost(amount + 1), 0).is_empty(), "{id} makes no more");
    assert!(after.ways(2, &cost(amount), 99).contains(&(2 * amount, 0)), "{id} is for sale");
}

/// P. 6 and R8: one of the resources a turn; the buyer of a brown card chooses for itself, nobody buys of
/// a yellow one.
fn a_card_lets_choose(id: &str, choice: &str, for_sale: bool) {
    let choices: Vec<Resource> = choice.split('/').map(resource).collect();
    let (before, after) = build_at(boards_without(&choices), id);
    for one in &choices {
        let cost = format!("1 {}", lower(one));
        assert!(before.ways(0, &cost, 0).is_empty(), "{id}");
        assert_eq!(after.ways(0, &cost, 0), [(0, 0)], "{id} can be {one:?}");
        assert_eq!(after.ways(2, &cost, 99).contains(&(2, 0)), for_sale, "{id} as {one:?} for a neighbor");
    }
    for pair in choices.windows(2) {
        let cost = format!("1 {} 1 {}", lower(&pair[0]), lower(&pair[1]));
        assert!(after.ways(0, &cost, 0).is_empty(), "{id} is one of {pair:?}, not both");
        assert!(!after.ways(2, &cost, 99).contains(&(4, 0)), "{id} sells one of {pair:?}, not both");
    }
}

/// R10: 1 coin instead of 2 for these goods from these neighbors, from the next turn on.
fn a_card_makes_trade_cheap(id: &str, goods: &str, with: &str) {
    let (before, after) = build_at(Table::new("gizah day, rhodos day, babylon day"), id);
    let after = after.built(2, "ore-vein clay-pool loom-1 glassworks-1 press-1");
    let before = before.built(2, "ore-vein clay-pool loom-1 glassworks-1 press-1");
    for one in ["ore", "clay", "wood", "loom", "glass", "papyrus"] {
        let cheap = (goods == "raw") == resource(one).is_raw();
        let price = |side: &str| if cheap && (with == side || with == "both") { 1 } else { 2 };
        assert_eq!(before.ways(0, &format!("1 {one}"), 9), [(0, 2), (2, 0)], "{id}, {one}");
        assert_eq!(after.ways(0, &format!("1 {one}"), 9), [(0, price("right")), (price("left"), 0)], "{id}, {one}");
    }
}

/// P. 8: the symbol counts, all its points under green.
fn a_card_adds_science(id: &str, symbol: &str) {
    let (before, after) = build(id);
    let mut symbols = before.city(0).symbols();
    match symbol {
        "compass" => symbols[0] += 1,
        "gear" => symbols[1] += 1,
        "tablet" => symbols[2] += 1,
        _ => assert_eq!(after.city(0).any_symbols(), 1, "{id}"),
    }
    assert_eq!(after.city(0).symbols(), symbols, "{id}");
    let rest = |table: &Table| table.score(0).total() - table.score(0).science - table.score(0).treasury;
    assert!(after.score(0).science > before.score(0).science, "{id}");
    assert_eq!(rest(&after), rest(&before), "{id} brings points for science alone");
}

/// R19, R20 and R38: coins at once, points under the card's color, counted over the right cities.
fn a_card_brings_coins_and_points(id: &str, words: &[&str]) {
    let (before, after) = build(id);
    let amount = |key: &str| words.iter().position(|word| *word == key).map_or(0, |at| words[at + 1].parse::<u16>().unwrap());
    let times = match words {
        [.., "per", things, "of", whose] => counted(&after, things, whose),
        [.., "if", "complete"] => 0,
        _ => 1,
    };
    let paid = before.coins_of(0) - (after.coins_of(0) - amount("coins") * times);
    let traded = after.coins_of(1) - before.coins_of(1) - 3 + after.coins_of(2) - before.coins_of(2) - 3;
    assert_eq!(paid, traded, "{id} brings {} coins", amount("coins") * times);
    let points = |table: &Table| [table.score(0).civil, table.score(0).commerce, table.score(0).guilds];
    let mut wanted = points(&before);
    let row = ROWS.iter().find(|row| row.0 == id).unwrap();
    let category = ["blue", "yellow", "purple"].iter().position(|color| row.2.contains(color)).expect("only these have points");
    wanted[category] += i32::from(amount("points") * times);
    // The Traders Guild is in the city already, but counts neighbors; nothing else counts what is built now.
    assert_eq!(points(&after), wanted, "{id}");
}

/// Cards or stages in the three cities, by the colors written in this file.
fn counted(table: &Table, things: &str, whose: &str) -> u16 {
    let seats: &[u8] = match whose {
        "own" => &[0],
        "neighbors" => &[1, 2],
        _ => &[0, 1, 2],
    };
    let color = |id: &str| ROWS.iter().find(|row| row.0 == id).unwrap().2.split(' ').nth(1).unwrap();
    let of_seat = |index: u8| match things {
        "stage" => u16::from(table.city(index).stages()),
        colors => table.city(index).built().iter().filter(|card| colors.split(',').any(|one| one == color(&card.data().id))).count() as u16,
    };
    seats.iter().map(|index| of_seat(*index)).sum()
}

fn lower(word: &impl std::fmt::Debug) -> String {
    format!("{word:?}").to_lowercase()
}

fn cost_in_words(data: &CardData) -> String {
    let coins = (data.coins > 0).then(|| format!("{} coins", data.coins));
    let goods = data.cost.iter().map(|(resource, amount)| format!("{amount} {}", lower(&resource)));
    let words = coins.into_iter().chain(goods).collect::<Vec<_>>().join(" ");
    assert!(data.coins > 0 || resources(&words) == data.cost);
    words
}

/// All of an effect; a card with two effects has the words of both.
fn in_words(effect: &Effect, color: Color) -> String {
    let mut words = Vec::new();
    words.extend(effect.produces.iter().map(|(resource, amount)| format!("makes {amount} {}", lower(&resource))));
    if !effect.produces_one_of.is_empty() {
        let choice = effect.produces_one_of.iter().map(|resource| lower(&resource)).collect::<Vec<_>>().join("/");
        words.push(format!("{} {choice}", if color.is_for_sale() { "makes" } else { "keeps" }));
    }
    if let Some(discount) = effect.discount {
        let goods = if discount.goods == Goods::Raw { "raw" } else { "manufactured" };
        let with = match discount.with {
            Partner::Left => "left",
            Partner::Right => "right",
            Partner::Both => "both",
        };
        words.push(format!("trade {goods} {with}"));
    }
    let plain = [("shields", effect.shields), ("coins", effect.coins), ("points", effect.points)];
    words.extend(plain.iter().filter(|(_, amount)| *amount > 0).map(|(word, amount)| format!("{word} {amount}")));
    words.extend(
        effect.science.map(|science| format!("science {}", if science == Science::Any { "any".to_owned() } else { lower(&science) })),
    );
    let per = |word: &str, per: &Option<Per>| per.as_ref().map(|per| format!("{word} {}", per.amount));
    words.extend(per("coins", &effect.coins_per).into_iter().chain(per("points", &effect.points_per)));
    words.extend(effect.coins_per.as_ref().or(effect.points_per.as_ref()).map(counted_in_words));
    if let (Some(coins), Some(points)) = (&effect.coins_per, &effect.points_per) {
        assert_eq!(counted_in_words(coins), counted_in_words(points));
    }
    if effect.points_if_complete > 0 {
        words.push(format!("points {} if complete", effect.points_if_complete));
    }
    assert_eq!(effect.special, None, "no card has a power of a wonder");
    words.join(" ")
}

fn counted_in_words(per: &Per) -> String {
    let things = if per.stages { "stage".to_owned() } else { per.colors.iter().map(lower).collect::<Vec<_>>().join(",") };
    assert!(!per.stages || per.colors.is_empty());
    let whose = match per.of {
        Of::Own => "own",
        Of::Neighbors => "neighbors",
        Of::AllThree => "all",
    };
    format!("per {things} of {whose}")
}
