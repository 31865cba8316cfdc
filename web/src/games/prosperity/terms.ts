// The words of Prosperity that the glossary has, and where its rules speak of them.

import type { Term } from '../terms';

export const terms: Term[] = [
  { id: 'disc', glossary: 'disc', chapter: 'pollution', drawing: 'discs' },
  { id: 'globe', glossary: 'globe', chapter: 'pollution', drawing: 'discs' },
  { id: 'tile', glossary: 'tile', chapter: 'tiles', drawing: 'tiles' },
  { id: 'track', glossary: 'track', chapter: 'research-board', drawing: 'ladder' },
  { id: 'marker', glossary: 'marker', chapter: 'research-board', drawing: 'ladder' },
  { id: 'level', glossary: 'level', chapter: 'buying', drawing: 'levels' },
  { id: 'box', glossary: 'box of a track', chapter: 'research-board', drawing: 'ladder' },
  { id: 'place', glossary: 'place for a tile', chapter: 'placing', drawing: 'covering' },
  { id: 'scoring', glossary: 'scoring', chapter: 'turn', drawing: 'draw' },
  { id: 'clean-up', glossary: 'clean up', chapter: 'actions', drawing: 'actions' },
  { id: 'income', glossary: 'income', chapter: 'actions', drawing: 'actions' },
  { id: 'balance', glossary: 'balance', chapter: 'energy', drawing: 'energy' },
  { id: 'triangle', glossary: 'triangle', chapter: 'pollution', drawing: 'discs' },
  { id: 'plant', glossary: 'power plant', chapter: 'board', drawing: 'land' },
  { id: 'supply', glossary: 'supply', chapter: 'board', drawing: 'land' },
  { id: 'transport', glossary: 'transport', chapter: 'board', drawing: 'land' },
  { id: 'infrastructure', glossary: 'infrastructure', chapter: 'board', drawing: 'land' },
  { id: 'decade', glossary: 'decade', chapter: 'tiles', drawing: 'draw' },
];
