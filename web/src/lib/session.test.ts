import { afterEach, expect, test, vi } from 'vitest';
import { api, Refusal, sentence } from './api';
import { forget, me, session } from './session.svelte';

const person = { id: 'p', name: 'Ada', named: true, registered: false, admin: false };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

function server(answers: Record<string, () => Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const what = `${init.method} ${path}`;
    asked.push(what);
    const answer = answers[what];
    if (!answer) throw new TypeError('no network');
    return answer();
  });
  return asked;
}

afterEach(() => {
  forget();
  vi.unstubAllGlobals();
});

test('a guest is made once, when first needed', async () => {
  const asked = server({
    'POST /api/session': () => json(200, person),
    'GET /api/lists/open': () => json(200, []),
    'GET /api/lists/mine': () => json(200, []),
  });
  await Promise.all([api.openTables(), api.myTables()]);
  expect(asked.filter((what) => what === 'POST /api/session')).toHaveLength(1);
  expect(me()?.name).toBe('Ada');
});

test('a session that ended begins anew, and the request is made once more', async () => {
  let tries = 0;
  const asked = server({
    'POST /api/session': () => json(200, person),
    'GET /api/lists/open': () =>
      tries++ ? json(200, []) : json(401, { code: 'unauthorised', message: 'No.', details: null }),
  });
  expect(await api.openTables()).toEqual([]);
  expect(asked.filter((what) => what === 'POST /api/session')).toHaveLength(2);
});

test('a refusal carries its code, and is said in the reader’s language or the server’s words', async () => {
  server({
    'POST /api/session': () => json(200, person),
    'POST /api/tables/t/join': () => json(409, { code: 'made-up', message: 'Not today.', details: { seat: 1 } }),
  });
  const error = await api.join('t').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Refusal);
  expect(error).toMatchObject({ code: 'made-up', status: 409, details: { seat: 1 } });
  expect(sentence(error)).toBe('Not today.');
});

test('a weak password is refused with what is wrong and what would help', () => {
  const details = { warning: 'top-ten', suggestions: ['add-words', 'made-up'] };
  expect(sentence(new Refusal('weak-password', 'Weak.', details))).toBe(
    'This password is easy to guess. It is one of the ten most common passwords. Add a word or two; rare words are better.',
  );
  expect(sentence(new Refusal('weak-password', 'Weak.'))).toBe('This password is easy to guess.');
});

test('whoever waits long is told so in minutes', () => {
  const told = (seconds: number, minutes: number) => sentence(new Refusal('login-locked', '', { seconds, minutes }));
  expect(told(5, 0)).toContain('in 5 seconds');
  expect(told(900, 15)).toContain('in 15 minutes');
});

test('a server that is away is said to be away, and asked again later', async () => {
  server({});
  const error = await session().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'offline' });
  expect(sentence(error)).toContain('does not answer');
  server({ 'POST /api/session': () => json(200, person) });
  expect(await session()).toEqual(person);
});

test('a proxy that answers for a server that is away counts as away', async () => {
  server({ 'POST /api/session': () => new Response('Bad gateway', { status: 502 }) });
  await expect(session()).rejects.toMatchObject({ code: 'offline' });
});
