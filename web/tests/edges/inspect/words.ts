// Text: large enough, whole, and under nothing.

import { cutInWords, cutOf } from './cut';
import { inner, round, staysAbove, style, where, type Report, type Text } from './dom';

const THIRDS = [0.15, 0.5, 0.85];

export function inspectText(texts: Text[], report: Report, leastText: number): void {
  for (const text of texts) {
    const size = drawnSize(text.el);
    if (size < leastText - 0.05 && /[\p{L}\p{N}]/u.test(text.text))
      report.tell('small-text', text.el, text.text, `${round(size)} px`);
    inspectWhole(text, report);
  }
  inspectCovered(texts, report);
}

function drawnSize(el: Element): number {
  const size = parseFloat(style(el).fontSize);
  if (el instanceof SVGGraphicsElement) {
    const matrix = el.getScreenCTM();
    return matrix ? size * Math.hypot(matrix.c, matrix.d) : size;
  }
  if (!(el instanceof HTMLElement) || el.offsetWidth <= 8) return size;
  const scale = el.getBoundingClientRect().width / el.offsetWidth;
  // Widths are rounded: only a real transform counts.
  return Math.abs(scale - 1) > 0.07 ? size * scale : size;
}

function inspectWhole({ el, text, rect }: Text, report: Report): void {
  const css = style(el);
  // Room under the line for letters that reach down is not text.
  const descent = Math.max(2, parseFloat(css.fontSize) * 0.22);
  const cut = cutOf(el, rect, { x: 1.2, y: descent });
  const clamped = css.webkitLineClamp !== 'none' && el.scrollHeight > el.clientHeight + 2;
  // A box that cuts its own text stands above it like any other.
  const own = el instanceof HTMLElement ? inner(el) : null;
  const cuts = (overflow: string) => overflow !== 'visible' && !/auto|scroll/.test(overflow);
  const short = own && cuts(css.overflowX) && el.scrollWidth > el.clientWidth + 1 && rect.right > own.right + 1.2;
  if (clamped || (short && css.textOverflow === 'ellipsis') || cut?.shortens)
    report.tell('ellipsis', el, text, clamped ? 'line-clamp' : 'text-overflow');
  else if (own && short) report.tell('cut', el, text, `text, ${round(rect.right - own.right)} px right, by itself`);
  else if (own && cuts(css.overflowY) && rect.bottom - own.bottom > descent)
    report.tell('cut', el, text, `text, ${round(rect.bottom - own.bottom)} px below, by itself`);
  else if (cut) report.tell('cut', el, text, `text, ${cutInWords(cut)}`);
}

function inspectCovered(texts: Text[], report: Report): void {
  // Also what lets the pointer through hides what is under it.
  const all = new CSSStyleSheet();
  all.replaceSync('*{pointer-events:auto!important}');
  document.adoptedStyleSheets.push(all);
  for (const { el, text, lines } of texts) {
    if (el instanceof SVGElement) continue;
    const over = lines.map((line) => coverOf(el, line)).find((found) => found !== null);
    if (over) report.tell('covered', el, text, `by ${where(over)}`);
  }
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(all), 1);
}

function coverOf(el: Element, line: DOMRect): Element | null {
  if (line.top < 0 || line.bottom > innerHeight || line.left < 0 || line.right > innerWidth) return null;
  for (const share of THIRDS) {
    const stack = document.elementsFromPoint(line.left + line.width * share, (line.top + line.bottom) / 2);
    const place = stack.indexOf(el);
    const over = stack.slice(0, Math.max(0, place)).find((top) => hides(top, el));
    if (over) return over;
  }
  return null;
}

function hides(top: Element, el: Element): boolean {
  if (top.contains(el) || el.contains(top) || top instanceof SVGElement) return false;
  if (staysAbove(top, el)) return false;
  const css = style(top);
  return Number(css.opacity) > 0.5 && (alpha(css.backgroundColor) > 0.6 || css.backgroundImage !== 'none');
}

function alpha(colour: string): number {
  if (colour === 'transparent') return 0;
  if (!colour.includes('/') && !colour.startsWith('rgba')) return 1;
  const last = colour.match(/[\d.]+%?/g)?.at(-1) ?? '1';
  return last.endsWith('%') ? parseFloat(last) / 100 : parseFloat(last);
}
