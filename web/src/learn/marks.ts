// Things and controls of a table by the names that lessons give them: `data-coach="card:barracks"`. An element may have several,
// with spaces between.

const MARK = 'data-coach';
/** What is not the table's, and what leads to another part of it; whoever learns may look around. */
const FREE = `[data-coach-free], [data-coach-tab], [role='tab'], summary`;
const CONTROL =
  `a, button, input, select, textarea, label, [role='button'], [role='radio'], [role='checkbox'], [role='option'], ` +
  `[tabindex]:not([tabindex='-1']), [${MARK}]`;

/** Whether something can be seen at all, scrolled into view or not. */
function isThere(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Everything of this name that is there now. A drawing beside the table has its things too, and none of them is meant. */
export const marked = (room: Element, name: string): Element[] =>
  [...room.querySelectorAll(`[${MARK}]:not([inert] *)`)].filter(
    (element) => namesOf(element).includes(name) && isThere(element),
  );

const namesOf = (element: Element): string[] => element.getAttribute(MARK)?.split(/\s+/) ?? [];

/** Whether something of this name is in it, in sight or not. */
export const holds = (part: Element, name: string): boolean =>
  [...part.querySelectorAll(`[${MARK}]`)].some((element) => namesOf(element).includes(name));

/** The names of an element and of what it stands in, the innermost first. */
export function namesAround(element: Element, room: Element): string[] {
  const names: string[] = [];
  for (let at: Element | null = element; at && at !== room; at = at.parentElement) names.push(...namesOf(at));
  return names;
}

/** Whether a press there only looks around. */
export const isFree = (element: Element): boolean => element.closest(FREE) !== null;

/** The control that a press meets, if there is one. */
export const controlAt = (element: Element): Element | null => element.closest(CONTROL);

/** What a press of something of this name presses: itself, or the one control in it. */
export function pressable(element: Element): HTMLElement | SVGElement {
  const inner = element.matches('a, button, input, [tabindex], [role]')
    ? null
    : element.querySelector('button, input, a');
  return (inner ?? element) as HTMLElement | SVGElement;
}

/** Whether it would do something when pressed. */
export const isAwake = (element: Element): boolean =>
  !(element as HTMLButtonElement).disabled && element.getAttribute('aria-disabled') !== 'true';

/** Presses something as a finger does. */
export function press(element: HTMLElement | SVGElement): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, composed: true, clientX: left + width / 2, clientY: top + height / 2 };
  const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 };
  element.dispatchEvent(new PointerEvent('pointerdown', pointer));
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
}

const PATIENCE = 4000;
const PAUSE = 30;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** What opens the other parts of a table, as on a phone. */
const tabs = (room: Element): HTMLElement[] => [
  ...room.querySelectorAll<HTMLElement>('[data-coach-tab]:not([inert] *)'),
];

/** Opens the part of the table that something of this name is in; whether it was found. */
export async function open(room: Element, name: string, settled: () => Promise<void>): Promise<boolean> {
  const tried = new Set<HTMLElement>();
  await settled();
  while (marked(room, name).length === 0) {
    // A part may have parts of its own, which come with it: those are tried before the next one.
    const tab = tabs(room).findLast((other) => !tried.has(other) && isThere(other) && isAwake(other));
    if (!tab) return false;
    tried.add(tab);
    tab.click();
    await settled();
  }
  return true;
}

/** Whether a press in its middle would meet it. */
function isFreeToPress(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && (element.contains(met) || met.contains(element));
}

/** Scrolls it into sight, and from under whatever lies over the edge. */
export function reveal(element: Element): void {
  for (const block of ['nearest', 'center', 'start'] as const) {
    element.scrollIntoView({ block, inline: 'nearest' });
    if (isFreeToPress(element)) return;
  }
}

/** Something of this name that can be pressed, once it is there: a desk may have to ask the rules first. */
export async function awaken(
  room: Element,
  name: string,
  settled: () => Promise<void>,
): Promise<HTMLElement | SVGElement | null> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    await open(room, name, settled);
    const found = marked(room, name).map(pressable).find(isAwake);
    if (found || performance.now() > until || !room.isConnected) return found ?? null;
    await pause();
  }
}
