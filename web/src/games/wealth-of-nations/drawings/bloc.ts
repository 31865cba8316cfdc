// What a drawing tells of a bloc, as the view has it.

import type { BlocView, Hex, Industry, View } from '../view';

/** The bloc of this industry with a tile in this hex. */
export const blocAt = (view: View, industry: Industry, hex: Hex): BlocView =>
  view.nations.flatMap(({ blocs }) => blocs).find((bloc) => bloc.industry === industry && bloc.hexes.includes(hex))!;
