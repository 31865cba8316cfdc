// The one stage of the board. A panel that wants hexes chosen sets it and takes it back when it is done.

import { onDestroy } from 'svelte';
import { EMPTY_STAGE, stageOf, type Stage } from './stage';

interface Set {
  owner: symbol;
  stage: Stage;
}

let sets = $state.raw<Set[]>([]);

/** What the last panel that wanted something set. */
export const currentStage = (): Stage => sets.at(-1)?.stage ?? EMPTY_STAGE;

function put(owner: symbol, stage: Stage): void {
  const mine = sets.findIndex((each) => each.owner === owner);
  sets = mine < 0 ? [...sets, { owner, stage }] : sets.with(mine, { owner, stage });
}

function drop(owner: symbol): void {
  if (sets.some((each) => each.owner === owner)) sets = sets.filter((each) => each.owner !== owner);
}

/** Called while a component is made: holds the stage as long as `wanted` gives one. */
export function useStage(wanted: () => Partial<Stage> | null): void {
  const owner = Symbol();
  $effect.pre(() => {
    const stage = wanted();
    if (stage) put(owner, stageOf(stage));
    else drop(owner);
  });
  onDestroy(() => drop(owner));
}
