// What the person is about to do, before it is confirmed. What it would change is asked of the rules.

import type { Told } from '../game';
import type { Action, Country, Figures, Forecast, Offer, Place, SpaceId, TileId, Track, View } from './view';

export type ActionKind = 'income' | 'cleanup' | 'research' | 'buy';

/** A country with what the rules say about it. */
export interface Shown {
  country: Country;
  figures: Figures;
  forecast: Forecast[];
}

export const shownOf = ({ table, figures, forecast }: View, seat: number): Shown => ({
  country: table.countries[seat]!,
  figures: figures[seat]!,
  forecast: forecast[seat]!,
});

/** How the country would look. */
export interface Preview {
  /** Nothing until the rules have answered, and while it is not the viewer's to decide. */
  after: Shown | null;
  ghost: { tile: TileId; space: SpaceId } | null;
  opens: SpaceId[];
}

export class Plan {
  kind = $state<ActionKind | null>(null);
  track = $state<Track | null>(null);
  tile = $state<TileId | null>(null);
  space = $state<SpaceId | null>(null);
  /** Missing levels of energy to pay for, and steps on the energy track; the sensible number if none was chosen. */
  paid = $state<number | null>(null);
  energy = $state<number | null>(null);

  clear(): void {
    this.kind = this.track = this.tile = this.space = this.paid = this.energy = null;
  }

  choose(kind: ActionKind): void {
    this.clear();
    this.kind = kind;
  }

  /** Proposes the track whose next level is nearer. */
  research({ steps }: View): void {
    this.choose('research');
    const [energy, ecology] = (steps ?? []).map(({ to_level }) => to_level ?? Infinity);
    this.track = (ecology ?? Infinity) < (energy ?? Infinity) ? 'ecology' : 'energy';
  }

  /** Takes a tile in hand; the best place for it is proposed. */
  chooseTile(offer: Offer): void {
    this.choose('buy');
    this.tile = offer.tile;
    this.space = offer.proposed;
  }
}

export const offerOf = (view: View, tile: TileId | null): Offer | null =>
  view.offers.find((offer) => offer.tile === tile) ?? null;

export const placeOf = (offer: Offer | null, space: SpaceId | null): Place | null =>
  offer?.places.find((place) => place.space === space) ?? null;

/** The chosen number, or one that makes sense: pay what can be paid. */
export const paidOf = (plan: Plan, ways: unknown[]): number => Math.min(plan.paid ?? ways.length, ways.length - 1);

export const energyOf = (plan: Plan, steps: number, proposed: number): number =>
  Math.min(plan.energy ?? proposed, steps);

/** The action as it stands; nothing while something is missing. */
export function actionOf(plan: Plan, view: View): Action | null {
  const owed = view.owed;
  if (owed && 'settle' in owed) return { settle: { paid: paidOf(plan, owed.settle.ways) } };
  if (owed && 'advance' in owed) {
    const { steps, splits, proposed } = owed.advance;
    const { energy, ecology } = splits[energyOf(plan, steps, proposed)]!;
    return { advance: { energy, ecology } };
  }
  switch (plan.kind) {
    case 'income':
    case 'cleanup':
      return plan.kind;
    case 'research':
      return plan.track && { research: { track: plan.track } };
    case 'buy': {
      const offer = offerOf(view, plan.tile);
      if (!offer) return null;
      if (offer.special) return { buy: { tile: offer.tile, space: null } };
      return plan.space === null ? null : { buy: { tile: offer.tile, space: plan.space } };
    }
    case null:
      return null;
  }
}

/** What the plan would do, as the rules told it. */
export function previewOf(plan: Plan, view: View, seat: number, told: Told<View> | null): Preview | null {
  if (!actionOf(plan, view)) return null;
  const offer = plan.kind === 'buy' ? offerOf(view, plan.tile) : null;
  const place = placeOf(offer, plan.space);
  return {
    after: told && !told.refused ? shownOf(told.view, seat) : null,
    ghost: offer && place && { tile: offer.tile, space: place.space },
    opens: place?.opens ?? [],
  };
}
