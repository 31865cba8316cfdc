// What is on the page and can be seen.

import type { Finding, Kind, Options } from './finding';

const CONTROLS = [
  'button',
  'a[href]',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  ...['button', 'radio', 'tab', 'checkbox', 'switch', 'slider', 'menuitem', 'option'].map((role) => `[role=${role}]`),
].join(',');

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Text {
  el: Element;
  text: string;
  /** One for each line. */
  lines: DOMRect[];
  rect: DOMRect;
}

export const style = (el: Element) => getComputedStyle(el);
export const round = (number: number) => Math.round(number * 10) / 10;
export const clean = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 60);

let within: string | null = null;

/** What is asked about. Everything behind an open dialog is out of reach, and so out of the question. */
export const scope = (): HTMLElement =>
  (within === null ? null : document.querySelector<HTMLElement>(within)) ??
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ??
  document.body;

export const controlOf = (el: Element) => el.closest(CONTROLS);

export const nameOf = (el: Element) =>
  clean(el.getAttribute('aria-label') || el.textContent || el.getAttribute('placeholder') || el.tagName);

export function visible(el: Element): boolean {
  const seen = el.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  return seen && !el.closest('[hidden]') && !forReaders(el);
}

/** Asked of every element for all that stand above it, so that the answers are kept for one inspection. */
let read = new WeakMap<Element, boolean>();
let held = new WeakMap<Element, Holding>();

/** Before a new inspection: nothing is as it was. */
export function begin(part: string | null): void {
  within = part;
  read = new WeakMap();
  held = new WeakMap();
}

/** For screen readers only: a pixel, or clipped away; or within something of the kind. */
function forReaders(el: Element): boolean {
  let known = read.get(el);
  if (known === undefined) {
    const above = el.parentElement;
    known = clippedAway(el) || (above !== null && above !== document.body && forReaders(above));
    read.set(el, known);
  }
  return known;
}

function clippedAway(el: Element): boolean {
  const { clipPath, clip, position } = style(el);
  if (/inset\(\s*(50|100)%/.test(clipPath)) return true;
  if (position !== 'absolute') return false;
  if (clip.startsWith('rect(') && clip !== 'rect(auto, auto, auto, auto)') return true;
  const box = el.getBoundingClientRect();
  return box.width <= 1.5 && box.height <= 1.5;
}

/** How an element holds what is in it, and cuts it. */
export interface Holding {
  position: string;
  /** Whether what is positioned in it stays in it. */
  holds: boolean;
  moved: boolean;
  overflowX: string;
  overflowY: string;
  shortens: boolean;
  edge: Box;
}

export function holding(el: HTMLElement): Holding {
  let known = held.get(el);
  if (!known) {
    const css = style(el);
    const moved = css.transform !== 'none';
    const contains = css.contain.includes('paint') || css.containerType !== 'normal';
    known = {
      position: css.position,
      holds: css.position !== 'static' || moved || contains,
      moved,
      overflowX: css.overflowX,
      overflowY: css.overflowY,
      shortens: css.textOverflow === 'ellipsis',
      edge: inner(el),
    };
    held.set(el, known);
  }
  return known;
}

/** The box inside the borders, where overflow is cut. */
export function inner(el: HTMLElement): Box {
  const box = el.getBoundingClientRect();
  const scale = el.offsetWidth ? box.width / el.offsetWidth : 1;
  const left = box.left + el.clientLeft * scale;
  const top = box.top + el.clientTop * scale;
  return { left, top, right: left + el.clientWidth * scale, bottom: top + el.clientHeight * scale };
}

/** Bars that stay while the page, or a box in it, scrolls under them: what they cover comes out again. */
export function staysAbove(bar: Element, under: Element): boolean {
  for (let at: Element | null = bar; at && !at.contains(under); at = at.parentElement) {
    const { position } = style(at);
    if (position === 'fixed') return overflows(document.documentElement);
    if (position !== 'sticky') continue;
    const box = scrollerOf(at);
    return box.contains(under) && overflows(box);
  }
  return false;
}

const overflows = (box: Element) =>
  box === document.documentElement ? box.scrollHeight > innerHeight + 1 : box.scrollHeight > box.clientHeight + 1;

function scrollerOf(el: Element): Element {
  for (let at = el.parentElement; at; at = at.parentElement) if (/auto|scroll/.test(style(at).overflowY)) return at;
  return document.documentElement;
}

export function controls(): Element[] {
  return [...scope().querySelectorAll(CONTROLS)].filter((el) => {
    if (el.closest('[inert]') || !visible(el)) return false;
    const { width, height } = el.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

export function texts(): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const el = node.parentElement;
    if (!text.trim() || !el || el.closest('script,style,noscript,template,option,title,desc') || !visible(el)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    if (lines.length > 0) found.push({ el, text, lines, rect: range.getBoundingClientRect() });
  }
  return found;
}

/** The way to an element, as short as somebody needs to find it. */
export function where(el: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = el; at && at !== document.body && steps.length < 4; at = at.parentElement) {
    const data = [...at.attributes].find(({ name }) => name.startsWith('data-'));
    const classes = [...at.classList].filter((name) => !/^(svelte-|s-)/.test(name)).slice(0, 2);
    const name = at.id && !/^(s|c)?\d/.test(at.id) ? `#${at.id}` : classes.map((each) => `.${each}`).join('');
    const mark = data ? `[${data.name}${data.value ? `="${data.value.slice(0, 20)}"` : ''}]` : '';
    steps.unshift(at.tagName.toLowerCase() + name + mark);
    if (at.id) break;
  }
  return steps.join(' > ');
}

/** Gathers what is found, each once and without what is allowed. */
export class Report {
  readonly findings: Finding[] = [];
  private readonly seen = new Set<string>();

  constructor(private readonly allow: Options['allow']) {}

  tell(kind: Kind, el: Element, text: string, detail: string): void {
    if (this.allow.some(({ within, kinds }) => kinds.includes(kind) && el.closest(within))) return;
    const finding = { kind, where: where(el), text: clean(text), detail };
    const key = Object.values(finding).join('|');
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.findings.push(finding);
  }
}
