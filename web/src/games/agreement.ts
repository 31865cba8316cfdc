// What a table can agree on, where one option depends on another or on the number of players.

import { optionName, type OptionSpec, type OptionValues } from '$lib/options';
import { t } from '$lib/i18n.svelte';

export interface Agreement {
  /** The numbers of players a value is meant for; nothing if it suits any. */
  playersFor(key: string, value: string): number[] | null;
  /** Whether an option changes nothing beside the others. */
  isIdle(key: string, options: OptionValues, players: number): boolean;
}

/** "2, 3 or 6 players". */
export function playersWords(players: number[]): string {
  const last = players.at(-1)!;
  const others = players.slice(0, -1).join(', ');
  return others ? t('option-players-some', { others, last }) : t('option-players-one', { last });
}

/** Why the values cannot be agreed on, by option. */
export function objections(
  game: string,
  agreement: Agreement | undefined,
  specs: OptionSpec[],
  values: OptionValues,
  players: number,
): Record<string, string> {
  const found = specs.flatMap(({ key }): [string, string][] => {
    const value = values[key];
    const meant = typeof value === 'string' ? agreement?.playersFor(key, value) : null;
    if (!meant || meant.includes(players)) return [];
    return [
      [key, t('option-wrong-players', { value: optionName(game, key, String(value)), players: playersWords(meant) })],
    ];
  });
  return Object.fromEntries(found);
}
