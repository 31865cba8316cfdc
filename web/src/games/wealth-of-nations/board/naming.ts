// A hex in words, for those who hear the board.

import { t } from '$lib/i18n.svelte';
import type { Chair, Seat } from '../../game';
import type { Hex, View } from '../view';
import { hexName, isYou, nameOf, tileName } from '../words/names';
import { CENTRE, terrain } from './hex';
import { units } from './pieces';
import type { Stage } from './stage';

/** What lies where, found once for each view. */
export function describer(view: View, chairs: Chair[]): (hex: Hex, stage: Stage) => string {
  const { table } = view;
  const tiles = new Map(table.map.map(({ hex, tile }) => [hex, tile]));
  const owners = new Map(table.nations.flatMap((nation, seat) => nation.flags.map((hex) => [hex, seat] as const)));
  const tokens = new Set(table.nations.flatMap((nation) => nation.tokens));
  const turned = new Set(table.nations.flatMap((nation) => nation.turned));
  const closed = new Set(terrain(table.options));
  const armies = units(table);
  return (hex, stage) => {
    const parts: string[] = [];
    const [tile, owner] = [tiles.get(hex), owners.get(hex)];
    const whose = (seat: Seat) => ({ who: nameOf(chairs, seat), you: isYou(chairs, seat) ? 'yes' : 'no' });
    if (hex === CENTRE) parts.push(t('won-board-hex-centre'));
    else if (closed.has(hex)) parts.push(t('won-board-hex-terrain'));
    else if (tile && owner !== undefined)
      parts.push(t('won-board-hex-tile', { tile: tileName(tile), ...whose(owner) }));
    else if (owner !== undefined) parts.push(t('won-board-hex-flag', whose(owner)));
    else parts.push(t('won-board-hex-open'));
    if (turned.has(hex)) parts.push(t('won-board-hex-turned'));
    if (tokens.has(hex)) parts.push(t('won-board-hex-automated'));
    for (const army of armies.filter((each) => each.hex === hex))
      parts.push(t('won-board-hex-units', { count: army.count, ...whose(army.seat) }));
    if (stage.lifted.has(hex)) parts.push(t('won-board-hex-lifted'));
    const ghost = stage.ghosts.find((each) => each.hex === hex);
    if (ghost) parts.push(t('won-board-hex-ghost', { tile: tileName(ghost.tile) }));
    if (stage.picked.has(hex)) parts.push(t('won-board-hex-picked'));
    else if (stage.pickable.has(hex)) parts.push(t('won-board-hex-pickable'));
    return `${hexName(hex)}: ${parts.join(', ')}`;
  };
}
