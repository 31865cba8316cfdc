// Automating a bloc: the token may lie on any of its tiles.

import type { Seat } from '../../game';
import type { BlocView, Desk, Hex, View } from '../view';

/** The bloc that a token on this tile would automate. */
export const blocToAutomate = (view: View, seat: Seat, hex: Hex): BlocView | null =>
  view.nations[seat]!.blocs.find(
    ({ industry, automated, hexes }) => industry !== 'farm' && !automated && hexes.includes(hex),
  ) ?? null;

/** Every tile of the blocs that can be automated. */
export const automatable = (view: View, seat: Seat, { automate }: Desk): Set<Hex> =>
  new Set(automate.flatMap((hex) => blocToAutomate(view, seat, hex)?.hexes ?? []));
