// Runs in the page: everything that does not fit, and when the page is at rest.

import { inspectControls } from './controls';
import { begin, controls, Report, texts } from './dom';
import type { Finding, Options } from './finding';
import { inspectScrolling } from './scrolling';
import { inspectText } from './words';

export function inspect({ allow, leastText, leastTarget, fits, within }: Options): Finding[] {
  begin(within ?? null);
  const report = new Report(allow);
  const [words, handles] = [texts(), controls()];
  inspectText(words, report, leastText);
  inspectControls(handles, words, report, leastTarget);
  inspectScrolling(handles, words, report, fits);
  return report.findings;
}

const STILL = 4;
const FRAMES = 300;

/** Once fonts are there, animations are over and nothing has moved for some frames. */
export async function atRest(): Promise<void> {
  await document.fonts.ready;
  let before = '';
  for (let frame = 0, still = 0; frame < FRAMES && still < STILL; frame += 1) {
    await new Promise(requestAnimationFrame);
    document.getAnimations().forEach(end);
    const now = measures();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** What goes on for ever, such as a glow that asks for attention, is stopped; the rest is brought to its end. */
function end(animation: Animation): void {
  if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  else animation.cancel();
}

function measures(): string {
  const boxes = [...document.body.querySelectorAll('*')].map((el) => el.getBoundingClientRect());
  const sum = boxes.reduce((total, { x, y, width, height }) => total + x + 2 * y + 3 * width + 5 * height, 0);
  return `${boxes.length} ${sum.toFixed(1)}`;
}
