// The one stage of the board. A panel that wants hexes chosen sets it and takes it back when it is done.

import { onDestroy, untrack } from 'svelte';
import { EMPTY_STAGE, stageOf, type Stage } from './stage';

interface Set {
  owner: symbol;
  stage: Stage;
}

/** Kept apart from the state: whoever goes away sees the state as it was before, not as it is. */
let all: Set[] = [];
let sets = $state.raw<Set[]>([]);

/** What the last panel that wanted something set. */
export const currentStage = (): Stage => sets.at(-1)?.stage ?? EMPTY_STAGE;

function put(owner: symbol, stage: Stage): void {
  const mine = all.findIndex((each) => each.owner === owner);
  sets = all = mine < 0 ? [...all, { owner, stage }] : all.with(mine, { owner, stage });
}

function drop(owner: symbol): void {
  if (all.some((each) => each.owner === owner)) sets = all = all.filter((each) => each.owner !== owner);
}

/** What would be done now: the one button that confirms. */
let ready: (() => void) | null = null;

/** Called while a component is made: whoever confirms says what a second press on the same hex does; nothing while it cannot be done. */
export function useConfirm(wanted: () => (() => void) | null): void {
  $effect(() => {
    const mine = wanted();
    ready = mine;
    return () => {
      if (ready === mine) ready = null;
    };
  });
}

/** Does what is laid out; false where nothing can be done yet. */
export function confirm(): boolean {
  ready?.();
  return ready !== null;
}

/** Called while a component is made: holds the stage as long as `wanted` gives one. */
export function useStage(wanted: () => Partial<Stage> | null): void {
  const owner = Symbol();
  $effect.pre(() => {
    const stage = wanted();
    // What others have set is no reason to set this anew.
    untrack(() => (stage ? put(owner, stageOf(stage)) : drop(owner)));
  });
  onDestroy(() => drop(owner));
}
