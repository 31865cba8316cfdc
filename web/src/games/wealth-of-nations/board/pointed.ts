// Which hexes somebody looks at or a sentence points at.

import type { Seat } from '../../game';
import type { Bloc } from '../looking.svelte';
import { yields } from '../tables';
import type { Commodity, Hex, Industry, View } from '../view';

/** The blocs that a hex belongs to: one, two on the Integrated Economy, none without a tile. */
export function blocsAt(view: View, hex: Hex): Bloc[] {
  return view.nations.flatMap(({ blocs }, seat) =>
    blocs.filter((bloc) => bloc.hexes.includes(hex)).map(({ industry, hexes }) => ({ seat, industry, hexes })),
  );
}

const hexesOf = (view: View, seat: Seat): Hex[] => view.table.nations[seat]?.flags ?? [];
const hexesFor = (view: View, commodity: string): Hex[] =>
  view.nations.flatMap(({ blocs }) =>
    blocs.filter((bloc) => yields(bloc.industry) === commodity).flatMap((bloc) => bloc.hexes),
  );

/** The hexes of a thing in a sentence, such as `hex:12`, `seat:2`, `bloc:12/farm` or `market:food`. */
export function thingHexes(view: View, thing: string | null): Hex[] {
  const [kind, rest = ''] = thing?.split(':') ?? [];
  const [first = '', industry] = rest.split('/');
  switch (kind) {
    case 'hex':
      return [Number(first)];
    case 'seat':
      return hexesOf(view, Number(first));
    case 'bloc': {
      const blocs = blocsAt(view, Number(first)).filter(
        (bloc) => !industry || bloc.industry === (industry as Industry),
      );
      return blocs.length > 0 ? [...new Set(blocs.flatMap((bloc) => bloc.hexes))] : [Number(first)];
    }
    case 'market':
      return [...new Set(hexesFor(view, first))];
    default:
      return [];
  }
}

export interface Looked {
  seat: Seat | null;
  bloc: Bloc | null;
  hexes: readonly Hex[];
  commodity: Commodity | null;
}

export function lookedHexes(view: View, { seat, bloc, hexes, commodity }: Looked): Hex[] {
  const all = [...hexes, ...(bloc?.hexes ?? [])];
  if (seat !== null) all.push(...hexesOf(view, seat));
  if (commodity !== null) all.push(...hexesFor(view, commodity));
  return [...new Set(all)];
}
