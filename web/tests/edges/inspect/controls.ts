// Controls and icons: whole, apart from each other, and large enough to hit.

import { cutInWords, cutOf } from './cut';
import {
  controlOf,
  holding,
  nameOf,
  round,
  scope,
  staysAbove,
  style,
  visible,
  where,
  type Box,
  type Report,
  type Text,
} from './dom';

export function inspectControls(controls: Element[], texts: Text[], report: Report, leastTarget: number): void {
  for (const el of controls) {
    const cut = cutOf(el, el.getBoundingClientRect(), { x: 2, y: 2 });
    if (cut) report.tell('cut', el, nameOf(el), `control, ${cutInWords(cut)}`);
  }
  inspectIcons(report);
  const targets = controls
    .filter((el): el is HTMLElement => el instanceof HTMLElement && style(el).pointerEvents !== 'none')
    .map((el) => ({ el, box: shown(el) }));
  inspectOverlaps(targets, report);
  inspectContents(controls, texts, report);
  for (const el of controls) inspectTarget(el, targets, report, leastTarget);
}

interface Target {
  el: HTMLElement;
  box: Box;
}

function inspectIcons(report: Report): void {
  for (const el of scope().querySelectorAll('svg,img')) {
    if (el.parentElement?.closest('svg') || !visible(el)) continue;
    const rect = el.getBoundingClientRect();
    const named = el.getAttribute('aria-label') ?? el.getAttribute('alt');
    // Large pictures without a name are scenery and may be cropped.
    if (rect.width < 3 || (rect.width > 48 && !named)) continue;
    const cut = cutOf(el, rect, { x: 2.5, y: 2.5 });
    const name = named ?? el.querySelector('use')?.getAttribute('href') ?? 'picture';
    if (cut) report.tell('cut', el, name, `icon, ${cutInWords(cut)}`);
  }
}

/** What is seen of a control: cut to the boxes around it. */
function shown(el: HTMLElement): Box {
  const { left, right, top, bottom } = el.getBoundingClientRect();
  const box = { left, right, top, bottom };
  for (let at = el.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, edge } = holding(at);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    box.left = Math.max(box.left, edge.left);
    box.right = Math.min(box.right, edge.right);
    box.top = Math.max(box.top, edge.top);
    box.bottom = Math.min(box.bottom, edge.bottom);
  }
  return box;
}

/** One that lies wholly within the other is meant so, such as a button on a card. */
const within = (a: Box, b: Box) =>
  a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;

function inspectOverlaps(targets: Target[], report: Report): void {
  targets.forEach((a, index) => {
    for (const b of targets.slice(index + 1)) {
      const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (x <= 2 || y <= 2 || a.el.contains(b.el) || b.el.contains(a.el)) continue;
      if (within(a.box, b.box) || within(b.box, a.box)) continue;
      if (staysAbove(a.el, b.el) || staysAbove(b.el, a.el)) continue;
      report.tell(
        'overlap',
        a.el,
        nameOf(a.el),
        `${round(x)} × ${round(y)} px with “${nameOf(b.el)}” (${where(b.el)})`,
      );
    }
  });
}

/** What a control holds stays in it; marks that sit on its corner by design are absolute. */
function inspectContents(controls: Element[], texts: Text[], report: Report): void {
  for (const { el, text, rect } of texts) {
    const control = controlOf(el);
    if (!(control instanceof HTMLElement) || style(control).display === 'inline') continue;
    if (style(control).overflowX !== 'visible' || floats(el, control)) continue;
    const box = control.getBoundingClientRect();
    const over = Math.max(box.left - rect.left, rect.right - box.right);
    const { borderLeftWidth, borderLeftColor } = style(control);
    const drawn = parseFloat(borderLeftWidth) > 0 && borderLeftColor !== 'rgba(0, 0, 0, 0)';
    if (over > 1) report.tell('spill', control, text, `${round(over)} px out of “${nameOf(control)}”`);
    else if (drawn && over > -1.5) report.tell('spill', control, text, `touches the edge of “${nameOf(control)}”`);
  }
  for (const el of controls) {
    if (!(el instanceof HTMLElement) || style(el).overflowX !== 'visible') continue;
    const box = el.getBoundingClientRect();
    for (const icon of el.querySelectorAll(':scope > svg, :scope > * > svg')) {
      if (!visible(icon) || floats(icon, el)) continue;
      const rect = icon.getBoundingClientRect();
      const over = Math.max(box.left - rect.left, rect.right - box.right);
      if (over > 2 && rect.width <= 48) report.tell('spill', el, nameOf(el), `an icon ${round(over)} px out`);
    }
  }
}

function floats(el: Element, within: Element): boolean {
  for (let at: Element | null = el; at && at !== within; at = at.parentElement)
    if (/absolute|fixed/.test(style(at).position)) return true;
  return false;
}

function inspectTarget(el: Element, targets: Target[], report: Report, least: number): void {
  // A link or button within a sentence is as high as its line.
  if (style(el).display.startsWith('inline') && inSentence(el)) return;
  const label = el.matches('input') ? el.closest('label') : null;
  const rect = (label ?? el).getBoundingClientRect();
  if (rect.width >= least - 0.5 && rect.height >= least - 0.5) return;
  const x = (rect.left + rect.right) / 2;
  const y = (rect.top + rect.bottom) / 2;
  const near = targets.some((other) => {
    if (other.el === el || other.el.contains(el) || el.contains(other.el)) return false;
    const dx = Math.max(other.box.left - x, 0, x - other.box.right);
    const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
    return Math.hypot(dx, dy) < least / 2;
  });
  if (near) report.tell('small-target', el, nameOf(el), `${round(rect.width)} × ${round(rect.height)} px`);
}

function inSentence(el: Element): boolean {
  for (let at = el.parentElement, steps = 0; at && steps < 3; at = at.parentElement, steps += 1) {
    const { display } = style(at);
    if (!display.startsWith('inline') && steps > 0 && display !== 'block') return false;
    if ([...at.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.nodeValue ?? '')))
      return true;
  }
  return false;
}
