// What moved, moves: a piece comes from the hex it was in, or grows where it is.

import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import type { Hex } from '../view';
import { middle } from './hex';

const TIME = 240;
const time = () => (prefersReducedMotion.current ? 0 : TIME);

export function arrive(_node: Element, { from, to }: { from: Hex | undefined; to: Hex }): TransitionConfig {
  if (from === undefined)
    return {
      duration: time(),
      easing: cubicOut,
      css: (t) => `transform: scale(${0.4 + 0.6 * t}); opacity: ${t}`,
    };
  const [a, b] = [middle(from), middle(to)];
  return {
    duration: time(),
    easing: cubicOut,
    css: (_, u) => `transform: translate(${u * (a.x - b.x)}px, ${u * (a.y - b.y)}px)`,
  };
}

export const leave = (_node: Element): TransitionConfig => ({
  duration: time() / 2,
  css: (t) => `opacity: ${t}`,
});
