// Positions of every game with the fewest and the most players, out of the recorded matches of the games' own tests.

import type { APIRequestContext } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface MatchFile {
  game: string;
  seats: number;
  inputs: unknown[];
}

export interface Recorded {
  game: string;
  seats: number;
  file: MatchFile;
}

/** How far a match has come, of all its inputs. */
export const PARTS = { early: 0.12, middle: 0.5, late: 0.92 } as const;
export type Part = keyof typeof PARTS;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const CRATES = here('../../../crates');

export const GAMES = readdirSync(here('../../src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Recorded for single moments of it; whole tables are looked at in the other matches. */
const FOR_MOMENTS = ['wealth-of-nations/second-edition-6'];

/** The recorded matches of a game with the fewest and with the most players. */
export function recorded(game: string): Recorded[] {
  const folder = `${CRATES}/${game}/fixtures`;
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !FOR_MOMENTS.includes(`${game}/${name.replace('.json', '')}`))
    .sort()
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as MatchFile);
  const counts = all.map(({ seats }) => seats);
  const ends = [...new Set([Math.min(...counts), Math.max(...counts)])];
  return ends.flatMap((seats) => all.filter((file) => file.seats === seats).slice(0, 1)).map(entry);
}
const entry = (file: MatchFile): Recorded => ({ game: file.game, seats: file.seats, file });

/** One recorded match, by its game and its file's name. */
export function named(match: string): Recorded {
  const [game, name] = match.split('/');
  return entry(JSON.parse(readFileSync(`${CRATES}/${game}/fixtures/${name}.json`, 'utf8')) as MatchFile);
}

interface Table {
  id: string;
  seats: { seat: number; awaited: boolean }[];
}

/** Brings matches to a server in somebody's name, each once. */
export class Positions {
  private readonly made = new Map<string, Promise<string>>();

  constructor(private readonly by: APIRequestContext) {}

  /** A match that is over; the first seat was one's own. */
  finished(match: Recorded): Promise<string> {
    return this.once(`${match.game}/${match.seats}`, () => this.bring(match));
  }

  /** A table that waits for whoever made it, in the first position from there on that somebody decides in. */
  at(match: Recorded, part: Part): Promise<string> {
    return this.once(`${match.game}/${match.seats}/${part}`, async () => {
      const over = await this.finished(match);
      for (let step = Math.round(match.file.inputs.length * PARTS[part]); step < match.file.inputs.length; step += 1) {
        const { awaited } = await this.ask<{ awaited: number[] }>(
          `/api/tables/${over}/replay?step=${step}&eyes=public`,
        );
        if (awaited.length > 0) return this.goOn(over, step, match.seats, awaited[0]!);
      }
      throw new Error(`nobody decides anything ${part} in ${match.game} with ${match.seats}`);
    });
  }

  /** A table that waits for whoever made it in this seat, from a step of a match on. */
  from(match: Recorded, step: number, seat: number): Promise<string> {
    return this.once(`${match.game}/${match.seats}/${step}`, async () =>
      this.goOn(await this.bring(match), step, match.seats, seat),
    );
  }

  private async bring({ file, seats }: Recorded): Promise<string> {
    return (await this.ask<Table>('/api/import', { file, seats: seatsFor(0, seats) })).id;
  }

  private async goOn(over: string, step: number, seats: number, mine: number): Promise<string> {
    const plan = { step, seats: seatsFor(mine, seats) };
    const { id } = await this.ask<Table>(`/api/tables/${over}/play-on`, plan);
    await this.ask(`/api/tables/${id}/start`, {});
    // Bots that decide at the same time have done so when the table waits for nobody else.
    for (;;) {
      const table = await this.ask<Table>(`/api/tables/${id}`);
      if (table.seats.every(({ seat, awaited }) => awaited === (seat === mine))) return id;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  private async ask<T = unknown>(path: string, data?: object): Promise<T> {
    const answer = data ? await this.by.post(path, { data }) : await this.by.get(path);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  private once(key: string, make: () => Promise<string>): Promise<string> {
    const made = this.made.get(key) ?? make();
    this.made.set(key, made);
    return made;
  }
}

const seatsFor = (mine: number, seats: number) =>
  Array.from({ length: seats }, (_, seat) => (seat === mine ? { kind: 'me' } : { kind: 'bot', level: 'random' }));
