// A game's own options: what can be agreed on, and the words for it.

import { has, t } from './i18n.svelte';
import type { GameInfo } from './protocol/GameInfo';

export interface OptionSpec {
  key: string;
  kind: 'toggle' | 'choice' | 'per-seat';
  /** The default first; none for a toggle. */
  values: string[];
}

/** One value, one for each seat, or on and off. */
export type OptionValue = string | boolean | string[];
export type OptionValues = Record<string, OptionValue>;

type Described = { key: string; kind: 'toggle' | { choice: string[] } | { 'per-seat': string[] } };

/** The options as the game describes them; kinds this page does not know keep their defaults. */
export function optionSpecs(game: GameInfo): OptionSpec[] {
  return (game.options as unknown as Described[]).flatMap(({ key, kind }): OptionSpec[] => {
    if (kind === 'toggle') return [{ key, kind, values: [] }];
    if ('choice' in kind) return [{ key, kind: 'choice', values: kind.choice }];
    if ('per-seat' in kind) return [{ key, kind: 'per-seat', values: kind['per-seat'] }];
    return [];
  });
}

export function defaultOf(spec: OptionSpec, seats: number): OptionValue {
  if (spec.kind === 'toggle') return false;
  return spec.kind === 'choice' ? spec.values[0]! : Array.from({ length: seats }, () => spec.values[0]!);
}

/** What a table says to the server; seats that came later have the default. */
export function completeOptions(specs: OptionSpec[], values: OptionValues, seats: number): OptionValues {
  return Object.fromEntries(
    specs.map((spec) => {
      const usual = defaultOf(spec, seats);
      const value = values[spec.key] ?? usual;
      return [spec.key, Array.isArray(value) ? (usual as string[]).map((first, seat) => value[seat] ?? first) : value];
    }),
  );
}

/** The name of an option or of one of its values. */
export function optionName(game: string, key: string, value?: string): string {
  const id = value === undefined ? `option-${game}-${key}` : `option-${game}-${key}-${value}`;
  return has(id) ? t(id) : (value ?? key);
}

/** A sentence about an option, if the game has one. */
export function optionHint(game: string, key: string): string | undefined {
  const id = `option-${game}-${key}-hint`;
  return has(id) ? t(id) : undefined;
}

/** What a table agreed on, in words, without what is usual. */
export function unusualOptions(game: GameInfo, options: OptionValues): { name: string; value: string }[] {
  return optionSpecs(game).flatMap((spec) => {
    const value = options[spec.key];
    const name = optionName(game.id, spec.key);
    if (spec.kind === 'toggle') return value === true ? [{ name, value: t('yes') }] : [];
    const said = Array.isArray(value) ? value : [value];
    if (!said.some((one) => typeof one === 'string' && one !== spec.values[0])) return [];
    return [{ name, value: said.map((one) => optionName(game.id, spec.key, String(one))).join(', ') }];
  });
}
