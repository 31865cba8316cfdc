// The positions of the drawings, all of them during the Ages.

import { positions } from '$lib/protocol/seven-wonders/positions';
import type { AgesView } from '../view';

export type Name = keyof typeof positions;

export function agesOf(name: Name): AgesView {
  const { stage } = positions[name];
  if (!('ages' in stage)) throw new Error(`${name} is before the first Age`);
  return stage.ages;
}
