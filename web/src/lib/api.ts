// The server's requests, by name and with the types of the wire.

import { send, Written } from './http';
import type { BotLevel } from './protocol/BotLevel';
import type { ClockPlan } from './protocol/ClockPlan';
import type { ChatLine } from './protocol/ChatLine';
import type { GameInfo } from './protocol/GameInfo';
import type { GameLessons } from './protocol/GameLessons';
import type { Hint } from './protocol/Hint';
import type { Join } from './protocol/Join';
import type { LessonInfo } from './protocol/LessonInfo';
import type { LessonMark } from './protocol/LessonMark';
import type { LessonQuestion } from './protocol/LessonQuestion';
import type { LoginPlan } from './protocol/LoginPlan';
import type { Me } from './protocol/Me';
import type { NewTable } from './protocol/NewTable';
import type { NewToken } from './protocol/NewToken';
import type { Note } from './protocol/Note';
import type { PlayOnPlan } from './protocol/PlayOnPlan';
import type { PuzzleInfo } from './protocol/PuzzleInfo';
import type { PuzzleOverview } from './protocol/PuzzleOverview';
import type { PuzzleQuestion } from './protocol/PuzzleQuestion';
import type { PuzzleResult } from './protocol/PuzzleResult';
import type { Replay } from './protocol/Replay';
import type { Review } from './protocol/Review';
import type { SeatChange } from './protocol/SeatChange';
import type { TableChanges } from './protocol/TableChanges';
import type { TableInfo } from './protocol/TableInfo';
import type { TokenCreated } from './protocol/TokenCreated';
import type { TokenInfo } from './protocol/TokenInfo';
import type { WhatIfAnswers } from './protocol/WhatIfAnswers';
import type { WhatIfPlan } from './protocol/WhatIfPlan';
import { become, forget, sendAsMe } from './session.svelte';

export { Refusal, sentence } from './http';

/** What is not said keeps the server's default. */
export type TablePlan = Pick<NewTable, 'game' | 'seats'> & Partial<NewTable>;

const lessonAt = (game: string, lesson: string, what = '') =>
  `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}${what}`;
const puzzleAt = (puzzle: string, what = '') => `/api/puzzle/${encodeURIComponent(puzzle)}${what}`;
const at = (table: string, what = '') => `/api/tables/${encodeURIComponent(table)}${what}`;

function query(values: Record<string, string | number | null | undefined>): string {
  const said = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return said.length ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : '';
}

/** What the tables of a list must be like; what is empty does not matter. */
export interface TableSearch {
  game?: string | null;
  pace?: ClockPlan['kind'] | null;
  seats?: number | null;
  /** At least so many free seats. */
  free?: number | null;
  /** A part of the title. */
  title?: string;
  /** Any of these, with commas between; for one's own tables. */
  status?: string;
  limit?: number;
}

export interface TablePage {
  tables: TableInfo[];
  /** The address of the next page, if there is one. */
  next: string | null;
}

export const listAddress = (list: 'open' | 'mine' | 'results', search: TableSearch) =>
  `/api/lists/${list}` + query({ ...search, title: search.title?.trim() || null });

async function readPage(answer: Response): Promise<TablePage> {
  const next = /<([^>]+)>;\s*rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
  return { tables: (await answer.json()) as TableInfo[], next };
}

let listed: Promise<GameInfo[]> | null = null;

export const api = {
  /** The games never change while a server runs, so they are asked for once. */
  games: (): Promise<GameInfo[]> =>
    (listed ??= send<GameInfo[]>('GET', '/api/games').catch((error) => {
      listed = null;
      throw error;
    })),

  /** A page of a list at its address: that of the first one, or the next one of another. */
  tables: (address: string) => sendAsMe<TablePage>('GET', address, undefined, readPage),
  /** The first page of each list. */
  openTables: (search: TableSearch = {}) => sendAsMe<TableInfo[]>('GET', listAddress('open', search)),
  myTables: (search: TableSearch = {}) => sendAsMe<TableInfo[]>('GET', listAddress('mine', search)),
  results: (search: TableSearch = {}) => sendAsMe<TableInfo[]>('GET', listAddress('results', search)),

  createTable: (plan: TablePlan) => sendAsMe<TableInfo>('POST', '/api/tables', plan),
  table: (table: string, secret?: string | null) => sendAsMe<TableInfo>('GET', at(table) + query({ secret })),
  join: (table: string, join: Partial<Join> = {}) => sendAsMe<TableInfo>('POST', at(table, '/join'), join),
  leave: (table: string) => sendAsMe<TableInfo>('POST', at(table, '/leave')),
  /** With a level, bots of it take the seats that are still open. */
  start: (table: string, level?: BotLevel) =>
    sendAsMe<TableInfo>('POST', at(table, '/start'), level ? { fill_with_bots: true, level } : {}),
  /** Other settings before play; for the host. */
  changeTable: (table: string, changes: TableChanges) => sendAsMe<TableInfo>('PATCH', at(table), changes),
  /** Somebody else in a seat before play; for the host. */
  changeSeat: (table: string, change: SeatChange) => sendAsMe<TableInfo>('POST', at(table, '/seats'), change),
  cancel: (table: string) => sendAsMe<TableInfo>('POST', at(table, '/cancel')),
  rematch: (table: string) => sendAsMe<TableInfo>('POST', at(table, '/rematch')),
  playOn: (table: string, plan: PlayOnPlan) => sendAsMe<TableInfo>('POST', at(table, '/play-on'), plan),
  /** A match file as it was written, so that a fault is told by its line. */
  importMatch: (file: string) => sendAsMe<TableInfo>('POST', '/api/import', new Written(`{"file":${file}}`)),

  /** The last lines before this one. */
  chatBefore: (table: string, before: number, secret?: string | null) =>
    sendAsMe<ChatLine[]>('GET', at(table, '/chat') + query({ before, secret })),
  note: (table: string) => sendAsMe<Note>('GET', at(table, '/note')),
  writeNote: (table: string, text: string) => sendAsMe<void>('PUT', at(table, '/note'), { text } satisfies Note),
  /** `eyes`: a seat, `public` or, after the game, `all`. */
  replay: (table: string, step: number, eyes: number | 'public' | 'all', secret?: string | null) =>
    sendAsMe<Replay>('GET', at(table, '/replay') + query({ step, eyes, secret })),
  /** What would have happened at a step if a seat had taken some actions. */
  whatIf: (table: string, plan: WhatIfPlan) => sendAsMe<WhatIfAnswers>('POST', at(table, '/what-if'), plan),
  /** What an expert would do at one's own seat. */
  hint: (table: string, seat: number) => sendAsMe<Hint>('GET', at(table, '/hint') + query({ seat })),
  /** A review as far as it has come, from the verdicts that are not known yet. */
  review: (table: string, from: number, secret?: string | null) =>
    sendAsMe<Review>('GET', at(table, '/review') + query({ from, secret })),
  /** The address of the match file, for a link to save it. */
  exportAddress: (table: string, secret?: string | null) => at(table, '/export') + query({ secret }),

  /** Every lesson with how far one has come. */
  lessons: () => sendAsMe<GameLessons[]>('GET', '/api/lessons'),
  lesson: (game: string, lesson: string) => send<LessonInfo>('GET', lessonAt(game, lesson)),
  markLesson: (game: string, lesson: string, mark: LessonMark) => sendAsMe<void>('PUT', lessonAt(game, lesson), mark),
  whatIfInLesson: (game: string, lesson: string, step: string, question: LessonQuestion) =>
    sendAsMe<WhatIfAnswers>('POST', lessonAt(game, lesson, `/${encodeURIComponent(step)}/what-if`), question),

  /** How many puzzles there are, today's, and how one stands. */
  puzzles: () => sendAsMe<PuzzleOverview>('GET', '/api/puzzles'),
  puzzle: (puzzle: string) => sendAsMe<PuzzleInfo>('GET', puzzleAt(puzzle)),
  /** One that was not answered yet and is about as hard as one is strong; another one than `not`. */
  nextPuzzle: (game: string, theme: string | null, not: string | null) =>
    sendAsMe<PuzzleInfo>('GET', `/api/puzzles/${encodeURIComponent(game)}/next` + query({ theme, not })),
  answerPuzzle: (puzzle: string, action: unknown) =>
    sendAsMe<PuzzleResult>('POST', puzzleAt(puzzle, '/answer'), { action }),
  whatIfInPuzzle: (puzzle: string, question: PuzzleQuestion) =>
    sendAsMe<WhatIfAnswers>('POST', puzzleAt(puzzle, '/what-if'), question),
  /** A table that goes on from there with bots. */
  playOnFromPuzzle: (puzzle: string) => sendAsMe<TableInfo>('POST', puzzleAt(puzzle, '/play-on')),

  rename: async (name: string) => {
    become(await sendAsMe<Me>('PATCH', '/api/me', { name }));
  },
  register: async (plan: LoginPlan) => become(await sendAsMe<Me>('POST', '/api/account', plan)),
  logIn: async (plan: LoginPlan) => become(await send<Me>('POST', '/api/account/login', plan)),
  logOut: async () => {
    await sendAsMe<void>('POST', '/api/account/logout');
    forget();
  },
  logOutEverywhere: async () => {
    await sendAsMe<void>('POST', '/api/account/logout-everywhere');
    forget();
  },

  tokens: () => sendAsMe<TokenInfo[]>('GET', '/api/tokens'),
  createToken: (plan: NewToken) => sendAsMe<TokenCreated>('POST', '/api/tokens', plan),
  revokeToken: (token: string) => sendAsMe<void>('DELETE', `/api/tokens/${encodeURIComponent(token)}`),
};
