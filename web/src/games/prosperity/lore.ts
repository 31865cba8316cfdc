// What everything on the table says about itself.

import type { Explanation } from '$lib/explain';
import { t } from '$lib/i18n.svelte';
import { refusal } from './tell';
import { SYMBOLS, tile, type SpaceData } from './tables';
import type { Offer, SymbolName, TileId, Track } from './view';
import { money, plain, printWord, signed, spaceName, symbolName, tileWord, trackName } from './words';

const list = (symbols: Partial<Record<SymbolName, number>>) =>
  SYMBOLS.filter((name) => symbols[name])
    .map((name) => {
      const value = symbols[name]!;
      const shown = name === 'energy' || name === 'ecology' ? signed(value) : plain(value);
      return `${symbolName(name)} ${shown}`;
    })
    .join(', ');

export function aboutTile(id: TileId, offer?: Offer): Explanation {
  const data = tile(id);
  const lines = [
    t('prosperity-about-tile', {
      kind: t(`prosperity-kind-${data.kind}`),
      track: trackName(data.track),
      level: data.level,
    }),
    data.effect
      ? t(
          'prosperity-about-effect',
          'points' in data.effect
            ? { what: 'points', count: data.effect.points }
            : { what: 'discs', count: data.effect['remove-discs'] },
        )
      : t('prosperity-about-shows', { symbols: list(data.symbols) }),
  ];
  if (data.scores)
    lines.push(t('prosperity-about-scores', { decade: `${data.decade}`, symbol: symbolName(data.scores) }));
  if (offer) lines.push(t('prosperity-about-price', { price: money(offer.price) }));
  if (offer?.why_not) lines.push(refusal(offer.why_not));
  return { title: tileWord(id), text: lines.join(' ') };
}

export function aboutSpace(space: SpaceData, top: TileId | null, closed: boolean): Explanation {
  const kind = t(`prosperity-kind-${space.kind}`);
  if (top) {
    const { title, text } = aboutTile(top);
    return { title, text: `${spaceName(space.id)}. ${text}` };
  }
  if (space.print)
    return {
      title: printWord(space.id),
      text: t('prosperity-about-print', { place: spaceName(space.id), kind, symbols: list(space.print) }),
    };
  if (closed && space.closed_by)
    return { title: spaceName(space.id), text: t('prosperity-about-closed', { by: printWord(space.closed_by) }) };
  return { title: spaceName(space.id), text: t('prosperity-about-empty', { kind }) };
}

export const aboutSymbol = (symbol: SymbolName): Explanation => ({
  title: symbolName(symbol),
  text: t(`prosperity-about-${symbol}`),
});

export const aboutPollution = (discs: number, globes: number): Explanation => ({
  title: t('prosperity-pollution'),
  text: t('prosperity-about-pollution', { discs, globes }),
});

/** `own` is the viewer's level there, `price` what a tile of this level costs the viewer. */
export const aboutTrack = (track: Track, level: number, own: number | null, price: number | null): Explanation => ({
  title: t('prosperity-track-level', { track: trackName(track), level }),
  text:
    own === null || price === null
      ? t('prosperity-about-track')
      : t('prosperity-about-track-yours', { own, price: money(price) }),
});
