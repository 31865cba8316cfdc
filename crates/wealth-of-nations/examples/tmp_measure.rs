use engine::*;
use wealth_of_nations::*;
fn main() {
    for edition in [Edition::Second, Edition::First] { for war in [false,true] { for cash in [false,true] { for seats in 2..=6u8 {
        let options = Options { edition, war_clouds: war, cash_only: cash, ..Options::default() };
        let (mut dec, mut max, mut rounds, mut notover, mut tiles, mut elim) = (0u64,0u32,0u64,0,0u64,0u64);
        let mut reasons = std::collections::BTreeMap::new();
        let n=200;
        for g in 0..n { let mut d = dice(g); let mut game = WealthOfNations::new(&options, seats).unwrap();
            let p = playout(&mut game, &mut d, 5000); dec += u64::from(p.decisions); max = max.max(p.decisions); rounds += u64::from(game.round);
            if !p.over { notover += 1; } else { *reasons.entry(game.outcome().unwrap().reason).or_insert(0)+=1; }
            tiles += u64::from(game.map.tiled().len()); elim += game.nations.values().filter(|n| n.eliminated).count() as u64;
        }
        println!("{edition:?} war {war} cash {cash} {seats}: {} decisions, max {max}, {} rounds, not over {notover}, tiles {}, eliminated {elim} {reasons:?}", dec/n, rounds/n, tiles/n);
    }}}}
}
