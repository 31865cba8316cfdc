// The real program on a free port, with a database of its own that goes when it ends.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** What one browser under test asks in a minute is more than what one person does. */
const LIMITS = [
  ...['--requests-per-address', '100000', '--requests-per-person', '100000', '--guests-per-hour', '10000'],
  ...['--new-tables-per-person', '10000', '--new-tables-per-address', '10000', '--chat-per-minute', '10000'],
];

export interface Server {
  url: string;
  stop(): Promise<void>;
}

function program(): string {
  const built = ['release', 'proof', 'debug'].map((profile) =>
    fileURLToPath(new URL(`../../target/${profile}/emporion`, import.meta.url)),
  );
  const path = process.env.EMPORION_PROGRAM ?? built.find((path) => existsSync(path));
  if (!path) throw new Error('The program is not built: run `cargo build`, or say where it is in EMPORION_PROGRAM.');
  return path;
}

/** A server of its own; or the one that EMPORION_SERVER names, such as that of Vite, which shows every change at once. */
export async function startServer(...flags: string[]): Promise<Server> {
  const running = process.env.EMPORION_SERVER;
  return running ? { url: running, stop: async () => {} } : start(flags);
}

async function start(flags: string[]): Promise<Server> {
  const directory = mkdtempSync(join(tmpdir(), 'emporion-'));
  const server = await startOn(`sqlite:${join(directory, 'test.db')}`, ...flags);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A server on this database, which others may use too. */
export async function startOn(database: string, ...flags: string[]): Promise<Server> {
  const running = spawn(
    program(),
    ['serve', '--listen', '127.0.0.1:0', '--database', database, '--log', 'warn', ...LIMITS, ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(running.stdout).on('line', (line) => {
      const address = /open (http:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    running.once('error', reject);
    running.once('exit', (code) => reject(new Error(`the program ended with ${code} before it was ready`)));
  });
  return {
    url,
    async stop() {
      running.kill('SIGTERM');
      await ended;
    },
  };
}
