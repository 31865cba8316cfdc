// What moved, moves: tiles fly from the shelf to their place, markers climb, discs come and go.

import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, scale } from 'svelte/transition';

const TIME = 240;
const time = () => (prefersReducedMotion.current ? 0 : TIME);

const [sendAway, receiveHere] = crossfade({
  duration: time,
  easing: cubicOut,
  fallback: (node) => scale(node, { start: 0.85, opacity: 0, duration: time(), easing: cubicOut }),
});

/** What is behind another tab has no place to fly from or to. */
const unseen = (node: Element) => node.getClientRects().length === 0;

export const send: typeof sendAway = (node, params) =>
  unseen(node) ? () => ({ duration: 0 }) : sendAway(node, params);
export const receive: typeof receiveHere = (node, params) =>
  unseen(node) ? () => ({ duration: 0 }) : receiveHere(node, params);

/** Appears and disappears where it is. */
export const grow = (node: Element) => scale(node, { start: 0.4, opacity: 0, duration: time(), easing: cubicOut });
