// Seats on the board: their colour is lighter at night, so that lines around blocs are seen.

import { seatColour } from '$lib/seats';
import type { Seat } from '../../game';

export const seatInk = (seat: Seat): string =>
  `light-dark(${seatColour(seat)}, color-mix(in srgb, ${seatColour(seat)}, #fff 30%))`;
