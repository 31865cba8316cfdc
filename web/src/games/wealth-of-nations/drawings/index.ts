// The drawings of the rules of Wealth of Nations, in the order of their chapters.

import type { Drawing } from '../../drawings';
import Automated from './Automated.svelte';
import Banks from './Banks.svelte';
import Between from './Between.svelte';
import Bloc from './Bloc.svelte';
import Board from './Board.svelte';
import Conquest from './Conquest.svelte';
import Costs from './Costs.svelte';
import Dots from './Dots.svelte';
import Editions from './Editions.svelte';
import Ending from './Ending.svelte';
import FinalSale from './FinalSale.svelte';
import Flags from './Flags.svelte';
import Force from './Force.svelte';
import Integrated from './Integrated.svelte';
import Interest from './Interest.svelte';
import Landings from './Landings.svelte';
import March from './March.svelte';
import Moving from './Moving.svelte';
import Notes from './Notes.svelte';
import Occupied from './Occupied.svelte';
import Packages from './Packages.svelte';
import Points from './Points.svelte';
import Round from './Round.svelte';
import Score from './Score.svelte';
import Shared from './Shared.svelte';
import Terrains from './Terrains.svelte';
import Units from './Units.svelte';
import Wells from './Wells.svelte';
import Yields from './Yields.svelte';

export const drawings: Drawing[] = [
  { id: 'points', chapter: 'goal', lesson: 'goal', Picture: Points },
  { id: 'yields', chapter: 'goods', lesson: 'goal', Picture: Yields },
  { id: 'dots', chapter: 'dots', lesson: 'dots', Picture: Dots },
  { id: 'bloc', chapter: 'blocs', lesson: 'bloc', Picture: Bloc },
  { id: 'board', chapter: 'setup', lesson: 'goal', Picture: Board },
  { id: 'packages', chapter: 'packages', lesson: 'goal', Picture: Packages },
  { id: 'round', chapter: 'round', lesson: 'goal', Picture: Round },
  { id: 'wells', chapter: 'markets', lesson: 'markets', Picture: Wells },
  { id: 'between', chapter: 'barter', lesson: 'barter', Picture: Between },
  { id: 'notes', chapter: 'notes', lesson: 'notes', Picture: Notes },
  { id: 'interest', chapter: 'interest', lesson: 'notes', Picture: Interest },
  { id: 'flags', chapter: 'flags', lesson: 'flags', Picture: Flags },
  { id: 'costs', chapter: 'build', lesson: 'flags', Picture: Costs },
  { id: 'force', chapter: 'force', lesson: 'flags', Picture: Force },
  { id: 'moving', chapter: 'move', lesson: 'automate', Picture: Moving },
  { id: 'automated', chapter: 'automation', lesson: 'automate', Picture: Automated },
  { id: 'integrated', chapter: 'integrated', lesson: 'second-edition', Picture: Integrated },
  { id: 'banks', chapter: 'produce', lesson: 'bloc', Picture: Banks },
  { id: 'shared', chapter: 'shared', lesson: 'dots', Picture: Shared },
  { id: 'ending', chapter: 'end', lesson: 'end', Picture: Ending },
  { id: 'final-sale', chapter: 'final-sale', lesson: 'end', Picture: FinalSale },
  { id: 'score', chapter: 'score', lesson: 'end', Picture: Score },
  { id: 'editions', chapter: 'first-edition', lesson: 'second-edition', Picture: Editions },
  { id: 'units', chapter: 'war-units', lesson: 'war-clouds', Picture: Units },
  { id: 'march', chapter: 'war-march', lesson: 'war-clouds', Picture: March },
  { id: 'conquest', chapter: 'war-battle', lesson: 'war-clouds', Picture: Conquest },
  { id: 'landings', chapter: 'war-transport', lesson: 'war-clouds', Picture: Landings },
  { id: 'occupied', chapter: 'war-occupy', lesson: 'war-clouds', Picture: Occupied },
  { id: 'terrains', chapter: 'terrain', lesson: 'goal', Picture: Terrains },
];
