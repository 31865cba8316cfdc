// A game's symbols, put into the page once: the table, the log and the score sheet draw with them.

export function placeSymbols(name: string, svg: string): void {
  const id = `${name}-symbols`;
  if (document.getElementById(id)) return;
  const place = document.createElement('div');
  place.id = id;
  place.hidden = true;
  place.innerHTML = svg;
  document.body.append(place);
}
