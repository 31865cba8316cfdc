// The pencil: short ways to write SVG. Every drawing is put together from these and from `parts.ts`.

const num = (value: number) => String(Math.round(value * 10) / 10);

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;

export const line = (d: string, stroke: string, width = 2, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${radius ? ` rx="${num(radius)}"` : ''}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more}/>`;

/** A drawing moved, made larger and turned. */
export function at(x: number, y: number, drawing: string, scale = 1, turn = 0): string {
  const more = (turn ? ` rotate(${num(turn)})` : '') + (scale === 1 ? '' : ` scale(${scale})`);
  return `<g transform="translate(${num(x)} ${num(y)})${more}">${drawing}</g>`;
}

/** A drawing seen in a mirror, its middle at x. */
export const mirrored = (x: number, drawing: string) =>
  `<g transform="matrix(-1 0 0 1 ${num(2 * x)} 0)">${drawing}</g>`;

export const faint = (opacity: number, drawing: string) => `<g opacity="${opacity}">${drawing}</g>`;

/** The same thing several times, with its number. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
