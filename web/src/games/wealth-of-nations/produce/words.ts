// What production brings, in words.

import { amount } from '../trade/words';
import { countOf } from '../cubes';
import type { Gain } from '../view';
import { cubeWords } from '../words/names';

/** "7 labour, $60", or "nothing". */
export function gainWords({ cubes, money }: Gain): string {
  if (money === 0) return cubeWords(cubes);
  return countOf(cubes) === 0 ? amount(money) : `${cubeWords(cubes)}, ${amount(money)}`;
}
