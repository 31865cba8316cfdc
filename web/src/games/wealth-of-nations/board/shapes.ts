// The shapes the board is drawn with, around the middle of a hex or a dot.

import type { Part } from './dots';
import { cornerPoint, sidePoint, SIDES, SIZE, type Point } from './hex';

/** Of every dot, whatever tiles it lies on: parts of it are parts of this circle. */
export const DOT = 10;

const fixed = (value: number) => Number(value.toFixed(2));
const told = ({ x, y }: Point) => `${fixed(x)} ${fixed(y)}`;

/** A hex, smaller by so much on every side. */
export function hexPath(inset = 0): string {
  const scale = 1 - inset / ((SIZE * Math.sqrt(3)) / 2);
  const points = SIDES.map(cornerPoint).map(({ x, y }) => told({ x: x * scale, y: y * scale }));
  return `M${points.join('L')}Z`;
}

const towards = (degrees: number): Point => ({
  x: DOT * Math.cos((degrees * Math.PI) / 180),
  y: DOT * Math.sin((degrees * Math.PI) / 180),
});

/** The angles between which a part of a dot lies inside its hex, clockwise. */
export function sector(place: Exclude<Part['place'], 'center'>): [number, number] {
  if ('side' in place) return [60 * place.side + 90, 60 * place.side + 270];
  return [60 * place.corner + 150, 60 * place.corner + 270];
}

/** A part of a dot around the dot's own middle. */
export function partPath(place: Part['place']): string {
  if (place === 'center') return `M${DOT} 0A${DOT} ${DOT} 0 1 1 ${-DOT} 0A${DOT} ${DOT} 0 1 1 ${DOT} 0Z`;
  const [from, to] = sector(place).map(towards);
  return `M0 0L${told(from!)}A${DOT} ${DOT} 0 0 1 ${told(to!)}Z`;
}

/** The middle of a part's dot, seen from the middle of its hex. */
export const partPoint = (place: Part['place']): Point =>
  place === 'center' ? { x: 0, y: 0 } : 'side' in place ? sidePoint(place.side) : cornerPoint(place.corner);
