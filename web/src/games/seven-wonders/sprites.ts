// The symbols of the game, put into the page once: the table, the log and the score sheet draw with them.

import symbols from './sprites/symbols.svg?raw';

const ID = 'seven-wonders-symbols';

export function placeSymbols(): void {
  if (document.getElementById(ID)) return;
  const place = document.createElement('div');
  place.id = ID;
  place.hidden = true;
  place.innerHTML = symbols;
  document.body.append(place);
}
