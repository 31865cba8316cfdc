// Every main screen. Add an entry for a new one.

import { expect, request, type APIRequestContext, type Page } from '@playwright/test';
import { MOMENTS } from './moments';
import { GAMES, PARTS, recorded, type Part, type Positions, type Recorded } from './positions';

export interface Scene {
  /** Asks the server in the name of whoever returns. */
  host: APIRequestContext;
  positions: Positions;
  url: string;
}

export interface Screen {
  name: string;
  /** Who looks: somebody who returns, or somebody who was never here. */
  as: 'host' | 'stranger';
  /** Whether everything means to be in sight at once where the window is wide enough. */
  fits?: boolean;
  /** Makes what the screen shows and gives its address. */
  path: (scene: Scene) => Promise<string> | string;
  /** What is looked at alone, where it lies over the rest by design. */
  within?: string;
  /** What is there once the screen is. */
  ready: string;
  /** What the browser remembers from before. */
  kept?: Record<string, string>;
  /** Opens what the screen is about; done again after every change of size. */
  arrange?: (page: Page) => Promise<void>;
}

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', level: 'random' };
const HEADING = 'main h1';

async function make(by: APIRequestContext, plan: object): Promise<string> {
  const answer = await by.post('/api/tables', { data: plan });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** Somebody else looks for company. */
async function others({ url }: Scene): Promise<void> {
  const somebody = await request.newContext({ baseURL: url });
  await somebody.post('/api/session');
  await somebody.patch('/api/me', { data: { name: 'Wilhelmine' } });
  const clock = { kind: 'live', initial: 1200, increment: 20, delay: 0 };
  for (const game of GAMES)
    await make(somebody, {
      game,
      visibility: 'public',
      title: 'Friday evening',
      seats: [ME, OPEN, OPEN],
      clock,
      options: {},
    });
  await somebody.dispose();
}

/** The home page of somebody who plays: moves to make, a table that waits for people, games that are over. */
async function evening(scene: Scene): Promise<string> {
  await others(scene);
  for (const match of GAMES.flatMap((game) => recorded(game).slice(0, 1))) await scene.positions.at(match, 'middle');
  await make(scene.host, { game: 'seven-wonders', seats: [ME, OPEN, OPEN, BOT], options: {} });
  return '/';
}

const lobby = (seats: object[]) => async (scene: Scene) =>
  `/t/${await make(scene.host, { game: 'seven-wonders', seats, visibility: 'unlisted', options: {} })}`;

const OWN: Screen[] = [
  { name: 'home-new', as: 'stranger', path: () => '/', ready: '.poster' },
  { name: 'home-returning', as: 'host', path: evening, ready: '.moves a' },
  {
    name: 'one-screen',
    as: 'stranger',
    path: () => '/',
    ready: '.poster',
    arrange: (page) => openDialog(page, '.poster .one-screen'),
  },
  {
    name: 'play-now',
    as: 'stranger',
    path: () => '/',
    ready: '.poster',
    arrange: (page) => openDialog(page, '.poster .play-now'),
  },
  { name: 'lobby-least', as: 'host', path: lobby([ME, OPEN, OPEN]), ready: HEADING },
  { name: 'lobby-most', as: 'host', path: lobby([ME, OPEN, OPEN, OPEN, BOT, BOT, BOT]), ready: HEADING },
  { name: 'lobby-invited', as: 'stranger', path: lobby([ME, OPEN, OPEN]), ready: HEADING },
  { name: 'tables', as: 'host', path: async (scene) => (await others(scene), '/tables'), ready: HEADING },
  { name: 'replays', as: 'host', path: () => '/replays', ready: HEADING },
  { name: 'learn', as: 'stranger', path: () => '/learn', ready: '.paths' },
  { name: 'puzzles', as: 'stranger', path: () => '/puzzles', ready: '.games section' },
  { name: 'rules', as: 'stranger', path: () => '/rules', ready: HEADING },
  { name: 'account', as: 'host', path: () => '/account', ready: HEADING },
  { name: 'lost', as: 'stranger', path: () => '/nowhere', ready: HEADING },
];

/** A dialog stays open when the size changes. */
async function openDialog(page: Page, button: string): Promise<void> {
  const dialog = page.locator('dialog:modal');
  if (!(await dialog.isVisible())) await page.locator(button).first().click();
  await expect(dialog).toBeVisible();
}

/** What a replay shows beside the table: a column on wide screens, instead of the table on others. */
async function openPart(page: Page, part: string): Promise<void> {
  const tab = page.locator(`[data-part="${part}"]`);
  if ((await tab.count()) > 0) await tab.click();
  if (part === 'graphs') await expect(page.locator('.plot svg').first()).toBeVisible();
}

async function openReview(page: Page): Promise<void> {
  await openPart(page, 'review');
  const begin = page.locator('.review > .button.primary');
  if (await begin.isVisible()) await begin.click();
  await expect(page.locator('.review table tbody tr').first()).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  if (!(await page.locator('.frame .menu').isVisible())) await page.locator('.frame header .place > button').click();
  await expect(page.locator('.frame .menu')).toBeVisible();
}

const GRAPH = 'emporion-replay-graph';
const ROOM = 'main.room > *';
const STAGE = 'main.room .stage > *';
/** On narrow screens a part stands instead of the table. */
const PART = 'main.room :is(.stage > *, .inner > *)';

function ofMatch(match: Recorded): Screen[] {
  const name = (what: string) => `${match.game}-${match.seats}-${what}`;
  const table =
    (part: Part) =>
    async ({ positions }: Scene) =>
      `/t/${await positions.at(match, part)}`;
  const replay = async ({ positions }: Scene) => `/t/${await positions.finished(match)}/replay`;
  const amid = async (scene: Scene) => `${await replay(scene)}?step=${Math.round(match.file.inputs.length * 0.6)}`;
  const common = { as: 'host', fits: true, ready: STAGE } as const;
  return [
    ...(Object.keys(PARTS) as Part[]).map((part): Screen => ({
      name: name(part),
      as: 'host',
      fits: true,
      path: table(part),
      ready: ROOM,
    })),
    { name: name('watch'), as: 'stranger', fits: true, path: table('middle'), ready: ROOM },
    {
      name: name('end'),
      as: 'host',
      path: async ({ positions }) => `/t/${await positions.finished(match)}`,
      ready: ROOM,
    },
    { name: name('replay'), ...common, path: amid, kept: { [GRAPH]: 'off' } },
    {
      name: name('replay-charts'),
      ...common,
      ready: PART,
      path: replay,
      kept: { [GRAPH]: 'on' },
      arrange: (page) => openPart(page, 'graphs'),
    },
  ];
}

/** What looks alike at every table is opened at one of each game: settings, keys and the review. */
function onceFor(match: Recorded): Screen[] {
  const early = async ({ positions }: Scene) => `/t/${await positions.at(match, 'early')}`;
  return [
    { name: `new-${match.game}`, as: 'host', path: () => `/new/${match.game}`, ready: HEADING },
    { name: `rules-${match.game}`, as: 'stranger', path: () => `/rules/${match.game}`, ready: 'main figure' },
    { name: `settings-${match.game}`, as: 'host', path: early, ready: ROOM, within: '.frame .menu', arrange: openMenu },
    {
      name: `review-${match.game}`,
      as: 'host',
      path: async ({ positions }) => `/t/${await positions.finished(match)}/replay?step=20`,
      ready: PART,
      kept: { [GRAPH]: 'off' },
      arrange: openReview,
    },
  ];
}

export const SCREENS: Screen[] = [
  ...OWN,
  ...MOMENTS,
  ...GAMES.flatMap((game) => {
    const matches = recorded(game);
    return [...matches.slice(0, 1).flatMap(onceFor), ...matches.flatMap(ofMatch)];
  }),
];
