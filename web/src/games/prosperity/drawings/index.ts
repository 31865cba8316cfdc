// The drawings of the rules of Prosperity, in the order of their chapters.

import type { Drawing } from '../../drawings';
import Actions from './Actions.svelte';
import Capital from './Capital.svelte';
import Covering from './Covering.svelte';
import Discs from './Discs.svelte';
import Draw from './Draw.svelte';
import Ecology from './Ecology.svelte';
import Energy from './Energy.svelte';
import Final from './Final.svelte';
import Ladder from './Ladder.svelte';
import Land from './Land.svelte';
import Levels from './Levels.svelte';
import Prosperous from './Prosperous.svelte';
import Specials from './Specials.svelte';
import Steps from './Steps.svelte';
import Tiles from './Tiles.svelte';

export const drawings: Drawing[] = [
  { id: 'land', chapter: 'board', lesson: 'places', Picture: Land },
  { id: 'ladder', chapter: 'research-board', lesson: 'research', Picture: Ladder },
  { id: 'tiles', chapter: 'tiles', lesson: 'prices', Picture: Tiles },
  { id: 'draw', chapter: 'turn', lesson: 'turn', Picture: Draw },
  { id: 'energy', chapter: 'energy', lesson: 'energy', Picture: Energy },
  { id: 'ecology', chapter: 'ecology', lesson: 'pollution', Picture: Ecology },
  { id: 'capital', chapter: 'capital', lesson: 'turn', Picture: Capital },
  { id: 'steps', chapter: 'research', lesson: 'research', Picture: Steps },
  { id: 'prosperous', chapter: 'prosperity', lesson: 'pollution', Picture: Prosperous },
  { id: 'discs', chapter: 'pollution', lesson: 'pollution', Picture: Discs },
  { id: 'actions', chapter: 'actions', lesson: 'turn', Picture: Actions },
  { id: 'levels', chapter: 'buying', lesson: 'prices', Picture: Levels },
  { id: 'covering', chapter: 'placing', lesson: 'places', Picture: Covering },
  { id: 'specials', chapter: 'specials', lesson: 'prices', Picture: Specials },
  { id: 'final', chapter: 'end', lesson: 'final', Picture: Final },
];
