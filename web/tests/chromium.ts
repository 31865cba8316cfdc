// Which browser the tests drive: the system's own, so that nothing is downloaded behind anybody's back.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function found(): string | undefined {
  const places = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => places.map((place) => join(place, name))).find((path) => existsSync(path));
}

const executablePath = process.env.EMPORION_CHROMIUM ?? found();
if (!executablePath)
  throw new Error(
    'There is no Chromium: install it (on Debian `apt install chromium`) or say where it is in EMPORION_CHROMIUM.',
  );

// Chromium refuses its sandbox to root; the rest keeps it from talking to anybody but the server under test.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export const launchOptions = {
  executablePath,
  args: [
    ...asRoot,
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
