// What the rules send. The types are written by them; here they get the names the page uses.

import type { Illegal, Spots } from '$lib/protocol/wealth-of-nations';

export type {
  Action,
  Answer,
  BlocView,
  Ending,
  Occupiable,
  Spots,
  OperationChoice,
  PlanLimit,
  BlocRun,
  Bundle,
  Commodity,
  Cubes,
  Desk,
  Develop,
  Draft,
  DraftRound,
  EndTrigger,
  Event,
  Fit,
  Gain,
  Hex,
  HexSet,
  Illegal,
  Industry,
  MarketView,
  MoneyRange,
  MovedTile,
  MovedToken,
  Nation,
  NationView,
  OccupyingUnit,
  Offer,
  Operation,
  Options,
  Owed,
  Phase,
  PlacedTile,
  Plan,
  PlanItem,
  PlanLine,
  PlanView,
  Production,
  Proposal,
  Rotation,
  Site,
  SiteTile,
  Step,
  TerrainSetup,
  TileKind,
  Trade,
  Upkeep,
  View,
  WealthOfNations,
} from '$lib/protocol/wealth-of-nations';

/** A spot of the board that the rules name. */
export type Spot = Spots['full'][number];

/** A refusal as it comes over the line. */
export type Refused = { code: string } & Record<string, unknown>;
export type RefusalCode = Illegal['code'];
