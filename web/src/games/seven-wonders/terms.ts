// The words of 7 Wonders that the glossary has, and where its rules speak of them.

import type { Term } from '../terms';

export const terms: Term[] = [
  { id: 'age', glossary: 'Age', chapter: 'turn', drawing: 'passing' },
  { id: 'wonder', glossary: 'wonder', chapter: 'stages', drawing: 'stage' },
  { id: 'stage', glossary: 'stage of a wonder', chapter: 'stages', drawing: 'stage' },
  { id: 'board', glossary: 'board of a wonder', chapter: 'setup', drawing: 'sides' },
  { id: 'day', glossary: 'day side', chapter: 'setup', drawing: 'sides' },
  { id: 'night', glossary: 'night side', chapter: 'setup', drawing: 'sides' },
  { id: 'shield', glossary: 'shield', chapter: 'age-end', drawing: 'conflicts' },
  { id: 'coin', glossary: 'coin', chapter: 'trade', drawing: 'payment' },
  { id: 'neighbour', glossary: 'neighbour', chapter: 'trade', drawing: 'payment' },
  { id: 'discard', glossary: 'discard pile', chapter: 'selling', drawing: 'sale' },
  { id: 'guild', glossary: 'guild', chapter: 'guilds', drawing: 'guild' },
  { id: 'building', glossary: 'building', chapter: 'building', drawing: 'cost' },
  { id: 'city', glossary: 'city', chapter: 'aim' },
  { id: 'hand', glossary: 'hand', chapter: 'turn', drawing: 'passing' },
  { id: 'conflict', glossary: 'conflict', chapter: 'age-end', drawing: 'conflicts' },
  { id: 'raw', glossary: 'raw material', chapter: 'trade', drawing: 'discount' },
  { id: 'manufactured', glossary: 'manufactured good', chapter: 'trade', drawing: 'payment' },
  { id: 'science', glossary: 'science symbol', chapter: 'scoring', drawing: 'squares' },
  { id: 'chain', glossary: 'chain', chapter: 'chains', drawing: 'chain' },
];
