// What the person is about to do, before it is confirmed.

import { after, boxesToLevel, step, unchanged, usefulSplit } from './outlook';
import { markerOf, TRACKS } from './tables';
import type { Action, Change, Country, Offer, Place, SpaceId, TileId, Track, View } from './view';

export type ActionKind = 'income' | 'cleanup' | 'research' | 'buy';

/** How the country and the markers would look. */
export interface Preview {
  country: Country;
  boxes: [number, number];
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
  research(country: Country): void {
    this.choose('research');
    this.track = boxesToLevel(country, 'ecology') < boxesToLevel(country, 'energy') ? 'ecology' : 'energy';
  }

  /** Takes a tile in hand; the best place for it is proposed. */
  chooseTile(offer: Offer): void {
    this.choose('buy');
    this.tile = offer.tile;
    this.space = bestPlace(offer.places)?.space ?? null;
  }
}

/** An empty place before a covered one, then the one that keeps most. */
export function bestPlace(places: Place[]): Place | null {
  const worth = ({ change: { symbols }, opens }: Place) =>
    symbols.energy + symbols.ecology + symbols.capital + symbols.research + symbols.prosperity * 2 + opens.length / 4;
  return places.reduce<Place | null>((best, place) => (!best || worth(place) > worth(best) ? place : best), null);
}

export const offerOf = (view: View, tile: TileId | null): Offer | null =>
  view.offers.find((offer) => offer.tile === tile) ?? null;

export const placeOf = (offer: Offer | null, space: SpaceId | null): Place | null =>
  offer?.places.find((place) => place.space === space) ?? null;

/** The chosen number, or one that makes sense: pay what can be paid. */
export const paidOf = (plan: Plan, most: number): number => Math.min(plan.paid ?? most, most);

export function energyOf(plan: Plan, country: Country, steps: number): number {
  return Math.min(plan.energy ?? usefulSplit(country, steps).energy, steps);
}

/** The action as it stands; nothing while something is missing. */
export function actionOf(plan: Plan, view: View, country: Country): Action | null {
  const owed = view.owed;
  if (owed && 'settle' in owed) return { settle: { paid: paidOf(plan, owed.settle.most) } };
  if (owed && 'advance' in owed) {
    const energy = energyOf(plan, country, owed.advance.steps);
    return { advance: { energy, ecology: owed.advance.steps - energy } };
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

/** Why a kind of action is of no use or not allowed now. */
export const cleanupIsVain = (country: Country): boolean => country.discs === 0;

export function previewOf(plan: Plan, view: View, country: Country): Preview | null {
  const owed = view.owed;
  const same = { boxes: [...country.research] as [number, number], ghost: null, opens: [] };
  const changed = (change: Partial<Change>): Preview => ({
    ...same,
    country: after(country, { ...unchanged(), ...change }),
  });
  if (owed && 'settle' in owed) {
    const paid = paidOf(plan, owed.settle.most);
    return changed({ money: -100 * paid, discs: owed.settle.missing - paid });
  }
  if (owed && 'advance' in owed) {
    const energy = energyOf(plan, country, owed.advance.steps);
    const boxes: [number, number] = [
      step(country, 'energy', energy),
      step(country, 'ecology', owed.advance.steps - energy),
    ];
    return { ...same, country, boxes };
  }
  if (plan.kind === 'income') return changed({ money: 100 });
  if (plan.kind === 'cleanup') return changed({ discs: -1 });
  if (plan.kind === 'research' && plan.track) {
    const boxes = TRACKS.map((track) => (track === plan.track ? step(country, track, 1) : markerOf(country, track)));
    return { ...same, country, boxes: boxes as [number, number] };
  }
  const offer = plan.kind === 'buy' ? offerOf(view, plan.tile) : null;
  if (offer?.special) return changed(offer.special);
  const place = placeOf(offer, plan.space);
  if (!offer || !place) return null;
  return {
    ...changed(place.change),
    ghost: { tile: offer.tile, space: place.space },
    opens: place.opens,
  };
}
