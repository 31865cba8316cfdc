// What the rules send. The types are written by them; here they get the names the page uses.

import type { Illegal } from '$lib/protocol/prosperity';

export type {
  Action,
  Country,
  Event,
  Figures,
  Forecast,
  Gain,
  Kind,
  Offer,
  Owed,
  Phase,
  Place,
  Side,
  Split,
  SymbolChange,
  Symbols,
  Track,
  View,
} from '$lib/protocol/prosperity';
export type { Space as SpaceId, Symbol as SymbolName, Tile as TileId } from '$lib/protocol/prosperity';

/** A refusal as it comes over the line. */
export type Refused = { code: string } & Record<string, unknown>;
export type RefusalCode = Illegal['code'];
