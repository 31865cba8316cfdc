// Who sits at the table of a drawing.

import type { Chair, Seat } from './game';

const NAMES = ['Hypatia', 'Solon', 'Sappho', 'Crates', 'Aspasia', 'Thales', 'Myrto'];

export const sitters = (seats: number, you: Seat | null = null): Chair[] =>
  NAMES.slice(0, seats).map((name, seat) => ({ seat, name, you: seat === you, bot: false }));
