// The colours of tiles, each doubled by the drawing on it and by the place it may lie on.

import type { Kind } from './view';

const COLOURS: Record<Kind, string> = {
  'power-plant': 'var(--plant)',
  supply: 'var(--supply)',
  transport: 'var(--transport)',
  infrastructure: 'var(--infra)',
  special: '#cfc3ad',
};

export const kindColour = (kind: Kind): string => COLOURS[kind];

/** The drawing that stands for a kind of tile where nothing lies yet. */
const SIGNS: Record<Kind, string> = {
  'power-plant': 'pt-print-a1',
  supply: 'pt-print-b2',
  transport: 'pt-print-c3',
  infrastructure: 'pt-university',
  special: 'pt-city-of-culture',
};

export const kindSign = (kind: Kind): string => SIGNS[kind];
