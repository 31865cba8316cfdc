use engine::*;
use wealth_of_nations::*;
fn main() {
    for (cash, seats) in [(true,3u8),(false,5),(false,6),(false,2)] {
        let options = Options { edition: Edition::First, cash_only: cash, ..Options::default() };
        let mut shown=0;
        for g in 0..200 { let mut d = dice(g); let mut game = WealthOfNations::new(&options, seats).unwrap();
            let p = playout(&mut game, &mut d, 3000);
            if !p.over { shown+=1; if shown>2 {break;}
              println!("== cash {cash} {seats} seed {g} round {} stocks {:?}", game.round, game.stocks);
              for (s,n) in game.nations.iter() { println!("  {s} {:?} money {} notes {} flags left {} tiles {:?}", n.cubes, n.money, n.notes, n.flags_left, game.blocs(s).map(|b| (b.industry, b.hexes.len(), wealth_of_nations::rules::dots::full_dots(&game.map,b.industry,b.hexes,n.flags,false))).collect::<Vec<_>>()); }
            }
        }
    }
}
