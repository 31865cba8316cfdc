// One way to ask the server something, and one form of its refusals.

import { has, t, type Args } from './i18n.svelte';
import type { ErrorBody } from './protocol/ErrorBody';
import type { ErrorCode } from './protocol/ErrorCode';
import type { PasswordAdvice } from './protocol/PasswordAdvice';
import type { PasswordSuggestion } from './protocol/PasswordSuggestion';
import type { PasswordWarning } from './protocol/PasswordWarning';

/** `offline`: the server could not be reached. */
export type RefusalCode = ErrorCode | 'offline';

/** Why the server did not do what was asked. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly details: ErrorBody['details'] = null,
    readonly status = 0,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** A refusal in the reader's language; the server's own words where there is no sentence for it. */
export function sentence(error: unknown): string {
  if (!(error instanceof Refusal)) return t('error-unexpected');
  const id = `error-${error.code}`;
  if (!has(id)) return error.message;
  const details = typeof error.details === 'object' && !Array.isArray(error.details) ? error.details : {};
  const { warning, suggestions, ...values } = (details ?? {}) as Partial<PasswordAdvice>;
  const said = t(id, { why: 'none', seconds: 'none', minutes: 'none', of: 'none', fault: 'none', ...(values as Args) });
  return error.code === 'weak-password' ? [said, ...advice(warning, suggestions)].join(' ') : said;
}

/** What is wrong with a password and what would help, as the server judged it. */
function advice(warning: PasswordWarning | null = null, suggestions: PasswordSuggestion[] = []): string[] {
  const keys = [warning && `password-warning-${warning}`, ...suggestions.map((what) => `password-advice-${what}`)];
  return keys.filter((key) => key !== null && has(key)).map((key) => t(key as string));
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A body that is JSON already, to be sent letter by letter. */
export class Written {
  constructor(readonly text: string) {}
}

/** Makes something of an answer that is no refusal. */
export type Reading<T> = (answer: Response) => Promise<T>;

/** Sends a request; `undefined` for an answer without a body. */
export async function send<T>(method: Method, path: string, body?: unknown, read: Reading<T> = readBody): Promise<T> {
  const answer = await ask(method, path, body);
  if (!answer.ok) throw await refusal(answer);
  return read(answer);
}

async function readBody<T>(answer: Response): Promise<T> {
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function ask(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: HeadersInit = body === undefined ? {} : { 'Content-Type': 'application/json' };
  try {
    const text = body instanceof Written ? body.text : body === undefined ? undefined : JSON.stringify(body);
    return await fetch(path, { method, headers, body: text });
  } catch {
    throw new Refusal('offline', 'The server cannot be reached.');
  }
}

async function refusal(answer: Response): Promise<Refusal> {
  const body = (await answer.json().catch(() => null)) as ErrorBody | null;
  if (body?.code) return new Refusal(body.code, body.message, body.details, answer.status);
  // A proxy answers in its own words while the server behind it is away.
  return new Refusal(answer.status >= 500 ? 'offline' : 'internal', answer.statusText, null, answer.status);
}
