// Every lesson is walked to its end by pressing what the coach points at: in each language, wide and on a phone.

import { type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectFits } from './accessible';
import { expect, test } from './emporion';

interface Step {
  id: string;
  lit: string[];
  target: string | null;
  labels: string[];
  done: { kind: 'read' | 'press' | 'act' };
}
interface Lesson {
  game: string;
  id: string;
  steps: Step[];
}
interface Outline {
  id: string;
  done: boolean;
  step: number | null;
}

/** Asks as the person of the page. */
async function ask<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path);
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as T;
}

async function arrive(page: Page): Promise<void> {
  expect((await page.request.post('/api/session')).ok()).toBe(true);
}

const outlines = (page: Page) => ask<{ game: string; lessons: Outline[] }[]>(page, '/api/lessons');
const outline = async (page: Page, { game, id }: Lesson) =>
  (await outlines(page)).find((list) => list.game === game)?.lessons.find((lesson) => lesson.id === id);
const lessonOf = (page: Page, game: string, id: string) => ask<Lesson>(page, `/api/lessons/${game}/${id}`);

/** The coach at a step, and at the end with none. */
const coachAt = (page: Page, step: string) => page.locator(`[data-coach-card][data-step="${step}"][aria-busy="false"]`);
const thing = (page: Page, name: string): Locator =>
  page.locator(`.lesson .room [data-coach~="${name}"]:visible, .lesson .top [data-coach~="${name}"]:visible`).first();

/** Presses what has this name: itself, or the control in it. */
async function press(page: Page, name: string): Promise<void> {
  const found = thing(page, name);
  const inner = found.locator('button, input, a').first();
  const itself = await found.evaluate((element) => element.matches('a, button, input, [tabindex], [role]'));
  await (itself || (await inner.count()) === 0 ? found : inner).click();
}

async function open(page: Page, { game, id, steps }: Lesson): Promise<void> {
  await page.goto(`/learn/${game}/${id}`);
  await coachAt(page, steps[0]!.id).waitFor();
}

/** Does one step as its learner should. */
async function take(page: Page, step: Step): Promise<void> {
  const coach = coachAt(page, step.id);
  await coach.waitFor();
  if (step.done.kind === 'read') await coach.locator('[data-coach-continue]').click();
  else await press(page, step.target!);
}

async function walk(page: Page, lesson: Lesson, wide: boolean): Promise<void> {
  await open(page, lesson);
  for (const step of lesson.steps) {
    await coachAt(page, step.id).waitFor();
    // On a phone some of it may be in another part of the table.
    for (const name of wide ? [...step.lit, ...step.labels] : step.lit.slice(0, step.target === null ? 0 : 1))
      await expect(thing(page, name), `${lesson.game} ${lesson.id} ${step.id}: ${name}`).toBeVisible();
    await take(page, step);
  }
  await coachAt(page, '').waitFor();
}

const VIEWS = [
  { locale: 'en-GB', name: 'wide', viewport: { width: 1440, height: 900 }, wide: true },
  { locale: 'fr-FR', name: 'on a phone', viewport: { width: 390, height: 844 }, wide: false },
  { locale: 'it-IT', name: 'on a small screen', viewport: { width: 1024, height: 768 }, wide: true },
];
const GAMES = ['seven-wonders', 'prosperity', 'wealth-of-nations'];

// Whoever presses the wrong thing would else wait until the end of the test.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 15_000 });

test('every game has lessons', async ({ page }) => {
  await arrive(page);
  const lists = await outlines(page);
  expect(lists.map(({ game }) => game).toSorted()).toEqual(GAMES.toSorted());
  for (const { game, lessons } of lists) expect(lessons.length, game).toBeGreaterThan(0);
});

for (const { locale, name, viewport, wide } of VIEWS)
  for (const game of GAMES)
    test.describe(`${game}, ${locale}`, () => {
      test.use({ locale, viewport });

      test(`every lesson of ${game} is walked to its end ${name}`, async ({ page }) => {
        test.setTimeout(240_000);
        await arrive(page);
        const list = (await outlines(page)).find((list) => list.game === game);
        for (const { id } of list?.lessons ?? []) {
          const lesson = await lessonOf(page, game, id);
          await walk(page, lesson, wide);
          await expect.poll(async () => (await outline(page, lesson))?.done, `${id} is noted as done`).toBe(true);
          if (id === list?.lessons[0]?.id) {
            await expectAccessible(page);
            await expectFits(page);
          }
        }
        await page.goto('/learn');
        await expect(page.locator('main h1')).toBeVisible();
        await expectAccessible(page);
        await expectFits(page);
      });
    });

/** A lesson with a press and an action, on which the coach itself is tried. */
const lessonToTry = (page: Page) => lessonOf(page, 'seven-wonders', 'buying');
const before = (steps: Step[], kind: Step['done']['kind']) => steps.findIndex(({ done }) => done.kind === kind);

test('a wrong press changes nothing, is answered, and after two of them the coach shows it', async ({ page }) => {
  await arrive(page);
  const lesson = await lessonToTry(page);
  await open(page, lesson);
  const at = before(lesson.steps, 'press');
  for (const step of lesson.steps.slice(0, at)) await take(page, step);
  const { id, target } = lesson.steps[at]!;
  const coach = coachAt(page, id);
  await coach.waitFor();
  const table = page.locator('main.room .stage');
  const looks = await table.innerText();
  await expect(coach.getByRole('button', { name: 'Show me' })).toBeHidden();
  const others = page.locator(`.lesson [data-coach^="card:"]:not([data-coach~="${target}"])`);
  for (const number of [0, 1]) {
    await others.nth(number).click();
    await expect(coach.locator('.answer')).toBeVisible();
  }
  expect(await table.innerText(), 'nothing has happened').toBe(looks);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await coachAt(page, lesson.steps[at + 1]!.id).waitFor();
  await expect(page.locator('.answer')).toBeHidden();
});

test('Back undoes a press and a deed, and Skip does every step', async ({ page }) => {
  await arrive(page);
  const lesson = await lessonToTry(page);
  await open(page, lesson);
  for (const step of lesson.steps) {
    const coach = coachAt(page, step.id);
    await coach.waitFor();
    if (step.done.kind === 'read') await take(page, step);
    else await coach.getByRole('button', { name: 'Skip step' }).click();
  }
  await coachAt(page, '').waitFor();
  await page.getByRole('button', { name: 'Repeat' }).click();
  const act = before(lesson.steps, 'act');
  for (const step of lesson.steps.slice(0, act)) await take(page, step);
  const { id, target } = lesson.steps[act]!;
  await coachAt(page, id).waitFor();
  await expect(thing(page, target!)).toBeEnabled();
  const looks = await page.locator('main.room .stage').innerText();
  await take(page, lesson.steps[act]!);
  await page.getByRole('button', { name: 'Back' }).click();
  await coachAt(page, id).waitFor();
  await expect.poll(() => page.locator('main.room .stage').innerText()).toBe(looks);
  // The desk is set up again, so that the same press does it again.
  await take(page, lesson.steps[act]!);
  await coachAt(page, lesson.steps[act + 1]?.id ?? '').waitFor();
});

test('a lesson is left and taken up again on another device', async ({ page, browser, watch, server }) => {
  await arrive(page);
  const login = { login_name: `ada-${Date.now()}`, password: 'analytical engine' };
  expect((await page.request.post('/api/account', { data: login })).ok()).toBe(true);
  const lesson = await lessonToTry(page);
  const act = before(lesson.steps, 'act');
  await page.goto('/learn');
  await page.locator(`a[href="/learn/${lesson.game}/${lesson.id}"]`).first().click();
  for (const step of lesson.steps.slice(0, act)) await take(page, step);
  await coachAt(page, lesson.steps[act]!.id).waitFor();
  await expect.poll(async () => (await outline(page, lesson))?.step).toBe(act);
  await page.getByRole('button', { name: 'Leave lesson' }).click();
  await expect(page).toHaveURL(/\/learn$/);

  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const phone = watch(await context.newPage());
  expect((await phone.request.post('/api/account/login', { data: login })).ok()).toBe(true);
  await phone.goto('/learn');
  await expect(phone.getByText(`step ${act + 1} of ${lesson.steps.length}`)).toBeVisible();
  await phone.getByRole('link', { name: 'Go on' }).first().click();
  const coach = coachAt(phone, lesson.steps[act]!.id);
  await coach.waitFor();
  await expect(coach).toContainText(`step ${act + 1} of ${lesson.steps.length}`);
  await take(phone, lesson.steps[act]!);
  await coachAt(phone, lesson.steps[act + 1]?.id ?? '').waitFor();
  await context.close();
});

test('a lesson is learned by the keyboard alone', async ({ page }) => {
  await arrive(page);
  const lesson = await lessonToTry(page);
  await page.goto('/learn');
  await page.locator(`a[href="/learn/${lesson.game}/${lesson.id}"]`).first().press('Enter');
  for (const [index, step] of lesson.steps.entries()) {
    await coachAt(page, step.id).waitFor();
    const focused = step.target === null ? page.locator('[data-coach-continue]') : thing(page, step.target);
    await expect(focused).toBeFocused();
    if (index === 1) {
      await page.keyboard.press('Backspace');
      await coachAt(page, lesson.steps[0]!.id).waitFor();
      await take(page, lesson.steps[0]!);
      await coachAt(page, step.id).waitFor();
      await expect(focused).toBeFocused();
    }
    await page.keyboard.press('Enter');
  }
  await coachAt(page, '').waitFor();
  await expect(page.locator('[data-coach-next]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/learn$/);
});

test('what a lesson needs is fetched when it is opened', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await arrive(page);
  await page.goto('/');
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /lesson/i.test(url))).toEqual([]);
});

test('a lesson that is not there is told', async ({ page, faults }) => {
  await page.goto('/learn/seven-wonders/flying');
  await expect(page.getByRole('heading', { name: 'There is no such lesson.' })).toBeVisible();
  faults.length = 0;
});
