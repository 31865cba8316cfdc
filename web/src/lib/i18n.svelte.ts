// Every sentence comes from the Fluent files in `locales/`; the server reads the same ones.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';

export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Something on the table that a sentence speaks of: pointing at the words points at the thing. */
export interface Thing {
  /** The game's own name for it, such as `card:temple` or `seat:2`. */
  thing: string;
  label: string;
  /** A CSS colour for the words. */
  colour?: string;
}

export type Args = Record<string, FluentVariable>;
export type Rich = (string | Thing)[];
/** A list of things is one argument too, such as what somebody pays. */
export type RichArgs = Record<string, FluentVariable | Thing | Rich>;

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });
const STORED = 'emporion-language';

let language = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
const wanted = ['shell', 'frame', 'errors', 'options'];

export const currentLanguage = () => language;

/** The language chosen before, or the best of what the browser asks for. */
export function preferredLanguage(): Language {
  const stored = localStorage.getItem(STORED) as Language | null;
  if (stored && LANGUAGES.includes(stored)) return stored;
  const [best] = negotiateLanguages(navigator.languages, LANGUAGES, { defaultLocale: 'en', strategy: 'lookup' });
  return best as Language;
}

export async function setLanguage(next: Language, remember = false): Promise<void> {
  await change(() => next);
  document.documentElement.lang = next;
  if (remember) localStorage.setItem(STORED, next);
}

/** Makes the sentences of one more file available, such as a game's. */
export async function useMessages(file: string): Promise<void> {
  if (wanted.includes(file)) return;
  wanted.push(file);
  await change(() => language);
}

let changing: Promise<void> = Promise.resolve();

/** One change after the other, so that a slow one does not undo a later one. */
function change(to: () => Language): Promise<void> {
  changing = changing
    .catch(() => {})
    .then(async () => {
      const next = to();
      bundle = await assemble(next);
      language = next;
    });
  return changing;
}

async function assemble(next: Language): Promise<FluentBundle> {
  const built = new FluentBundle(next, { useIsolating: false });
  const texts = await Promise.all(wanted.map((file) => files[`../../../locales/${next}/${file}.ftl`]?.()));
  for (const text of texts)
    if (text !== undefined) built.addResource(new FluentResource(text), { allowOverrides: true });
  return built;
}

/** Whether there is a sentence of this name. */
export const has = (id: string) => bundle.hasMessage(id);

/** The sentence of this name in the reader's language. */
export function t(id: string, args?: Args): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`no sentence ${id} in ${language}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(id, error);
  return language === 'fr' ? together(text) : text;
}

/** French sets some signs apart, but never at the beginning of a line. */
const together = (text: string) => text.replace(/ (?=[:;?!»%€$](?![\p{L}\d]))|(?<=«) /gu, '\u00a0');

/** A sentence with things in it that can be pointed at. */
export function rich(id: string, args: RichArgs): Rich {
  const things: Thing[] = [];
  const plain: Args = {};
  const held = (part: string | Thing) => (typeof part === 'string' ? part : `\u0001${things.push(part) - 1}\u0002`);
  for (const [name, value] of Object.entries(args)) {
    if (Array.isArray(value)) plain[name] = value.map(held).join('');
    else if (typeof value === 'object' && value !== null && 'thing' in value) plain[name] = held(value);
    else plain[name] = value as FluentVariable;
  }
  return t(id, plain)
    .split(/\u0001(\d+)\u0002/)
    .map((part, index) => (index % 2 ? things[Number(part)]! : part))
    .filter((part) => part !== '');
}
