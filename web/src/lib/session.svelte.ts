// Who this browser is. A guest is made silently when somebody is needed.

import { send, Refusal, type Method, type Reading } from './http';
import type { Me } from './protocol/Me';

let person = $state.raw<Me | null>(null);
let starting: Promise<Me> | null = null;

/** The person, once known. */
export const me = (): Me | null => person;

export function become(next: Me): void {
  person = next;
  starting = Promise.resolve(next);
}

/** Forgets who this was; the next request makes a new guest. */
export function forget(): void {
  person = null;
  starting = null;
}

/** The person of this browser; a guest if there was none. */
export function session(): Promise<Me> {
  starting ??= send<Me>('POST', '/api/session').then(
    (found) => (person = found),
    (error) => {
      starting = null;
      throw error;
    },
  );
  return starting;
}

/** Sends a request as the person of this browser; if the session ended meanwhile, once more with a new one. */
export async function sendAsMe<T>(method: Method, path: string, body?: unknown, read?: Reading<T>): Promise<T> {
  await session();
  try {
    return await send<T>(method, path, body, read);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'unauthorised')) throw error;
    forget();
    await session();
    return send<T>(method, path, body, read);
  }
}
