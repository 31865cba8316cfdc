// The drawings of the rules of 7 Wonders, in the order of their chapters.

import type { Drawing } from '../../drawings';
import Babylon from './Babylon.svelte';
import Chain from './Chain.svelte';
import Conflicts from './Conflicts.svelte';
import Cost from './Cost.svelte';
import Discount from './Discount.svelte';
import EitherOr from './EitherOr.svelte';
import Guild from './Guild.svelte';
import Halikarnassos from './Halikarnassos.svelte';
import Olympia from './Olympia.svelte';
import Passing from './Passing.svelte';
import Payment from './Payment.svelte';
import Sale from './Sale.svelte';
import Sets from './Sets.svelte';
import Sheet from './Sheet.svelte';
import Sides from './Sides.svelte';
import Squares from './Squares.svelte';
import Stage from './Stage.svelte';

export const drawings: Drawing[] = [
  { id: 'sides', chapter: 'setup', lesson: 'wonder', Picture: Sides },
  { id: 'passing', chapter: 'turn', lesson: 'turn', Picture: Passing },
  { id: 'cost', chapter: 'building', lesson: 'goods', Picture: Cost },
  { id: 'either-or', chapter: 'building', lesson: 'goods', Picture: EitherOr },
  { id: 'chain', chapter: 'chains', lesson: 'chains', Picture: Chain },
  { id: 'payment', chapter: 'trade', lesson: 'buying', Picture: Payment },
  { id: 'discount', chapter: 'trade', lesson: 'buying', Picture: Discount },
  { id: 'stage', chapter: 'stages', lesson: 'wonder', Picture: Stage },
  { id: 'sale', chapter: 'selling', lesson: 'selling', Picture: Sale },
  { id: 'conflicts', chapter: 'age-end', lesson: 'war', Picture: Conflicts },
  { id: 'olympia', chapter: 'powers', lesson: 'specials', Picture: Olympia },
  { id: 'halikarnassos', chapter: 'powers', lesson: 'specials', Picture: Halikarnassos },
  { id: 'babylon', chapter: 'powers', lesson: 'specials', Picture: Babylon },
  { id: 'guild', chapter: 'guilds', lesson: 'guilds', Picture: Guild },
  { id: 'squares', chapter: 'scoring', lesson: 'science', Picture: Squares },
  { id: 'sets', chapter: 'scoring', lesson: 'science', Picture: Sets },
  { id: 'sheet', chapter: 'scoring', lesson: 'guilds', Picture: Sheet },
];
