import type { TableInfo } from '../src/lib/protocol/TableInfo';
import { expect, test } from './emporion';
import { arrive, ask, bots, makeTable, me, open, sell, sitDown } from './tables';

test('two people play by an invitation link, talk, and take back by consent', async ({ page, browser, watch }) => {
  const table = await makeTable(page, [me, open, ...bots(1)], { visibility: 'invited' });
  await page.goto(`/t/${table.id}`);
  const other = watch(await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage());
  await other.goto(`/t/${table.id}?secret=${table.secret}`);
  // Whoever follows the link says a name and sits down.
  await other.getByRole('textbox', { name: 'What shall we call you?' }).fill('Bea');
  await other.getByRole('button', { name: 'Sit down as Bea' }).click();
  const seated = async () => (await ask<TableInfo>(page, 'GET', `/api/tables/${table.id}`)).seats[1]?.occupant.kind;
  await expect.poll(seated).toBe('person');
  await ask(page, 'POST', `/api/tables/${table.id}/start`);
  await expect(page.locator('.room')).toBeVisible();
  await expect(other.locator('.room')).toBeVisible();

  await page.getByLabel('Write to the table').fill('Good luck!');
  await page.keyboard.press('Enter');
  await expect(other.getByRole('log', { name: 'Chat' })).toContainText('Good luck!');

  await sell(page);
  await expect(other.locator('.pill').first()).toContainText('has chosen');
  await sell(other);
  await expect(page.getByRole('log', { name: 'What happened' })).toContainText('Age I, turn 1');

  const takeBack = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('You asked to take back a move.')).toBeVisible();
  };
  await takeBack();
  await expect(other.getByRole('list', { name: 'What would be taken back' })).toContainText('You sold');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(other.getByRole('button', { name: 'Allow' })).toBeHidden();
  await takeBack();
  await other.getByRole('button', { name: 'Refuse' }).click();
  const refusal = page.getByText('Bea did not agree: nothing was taken back.');
  await expect(refusal).toBeVisible();
  await page.getByRole('status').filter({ has: refusal }).getByRole('button', { name: 'Close' }).click();
  await expect(refusal).toBeHidden();
  await takeBack();
  await other.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('log', { name: 'What happened' })).not.toContainText('Age I, turn 1');
  await other.context().close();
});

test('who comes back sees what happened meanwhile, and finds the note', async ({ page, browser, watch }) => {
  const table = await makeTable(page, [me, open, ...bots(1)], { visibility: 'unlisted' });
  const other = watch(await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage());
  await arrive(other);
  await ask(other, 'POST', `/api/tables/${table.id}/join`, {});
  await ask(page, 'POST', `/api/tables/${table.id}/start`);
  await sitDown(page, `/t/${table.id}`);
  await sitDown(other, `/t/${table.id}`);
  await sell(page);
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Private notes' }).fill('Green cards go left.');
  await expect(page.getByText('Saved')).toBeVisible();
  await page.goto('/');
  await sell(other);
  await expect(other.getByRole('log', { name: 'What happened' })).toContainText('Age I, turn 1');

  await sitDown(page, `/t/${table.id}`);
  const summary = page.getByRole('region', { name: 'Since you last looked' });
  await expect(summary).toContainText('sold');
  await expect(page.locator('.log .new').first()).toBeVisible();
  // Whoever leaves again has not read it yet.
  await page.reload();
  await expect(summary).toContainText('sold');
  await summary.getByRole('button', { name: 'Close' }).click();
  await expect(summary).toBeHidden();
  await page.reload();
  await expect(page.getByRole('log', { name: 'What happened' })).toContainText('Age I, turn 1');
  await expect(summary).toBeHidden();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Private notes' })).toHaveValue('Green cards go left.');
  await other.context().close();
});

test('what is done while the line is down is done when it is back', async ({ page }) => {
  const lines: { close(): Promise<void> }[] = [];
  let down = false;
  await page.routeWebSocket(/\/live$/, (socket) => {
    if (down) return void socket.close({ code: 1001 });
    const server = socket.connectToServer();
    lines.push({ close: async () => void (await Promise.all([socket.close({ code: 1001 }), server.close()])) });
  });
  const table = await makeTable(page, [me, ...bots(2)]);
  await sitDown(page, `/t/${table.id}`);
  down = true;
  await lines.at(-1)!.close();
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await sell(page);
  down = false;
  await expect(page.getByText('Connected again.')).toBeVisible();
  await expect(page.getByRole('log', { name: 'What happened' })).toContainText('You sold');
});

test('a round around one screen: every hand is behind its own curtain', async ({ page }) => {
  const table = await makeTable(page, [me, me, ...bots(1)]);
  await page.goto(`/t/${table.id}`);
  for (const name of ['Player 1', 'Player 2', 'Player 1']) {
    await expect(page.getByRole('heading', { name: `Pass the screen to ${name}` })).toBeVisible();
    await expect(page.locator('.room')).toHaveCount(0);
    await page.getByRole('button', { name: `I am ${name}, show` }).click();
    await expect(page.getByRole('radiogroup', { name: 'Your hand' })).toBeVisible();
    await sell(page);
  }
  await expect(page.getByRole('heading', { name: 'Pass the screen to Player 2' })).toBeVisible();
});

test('tables that are not there or not open say so', async ({ page, browser, watch, faults }) => {
  await page.goto('/t/nothing');
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  const table = await makeTable(page, [me, open, ...bots(1)], { visibility: 'invited' });
  const other = watch(await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage());
  await other.goto(`/t/${table.id}`);
  await expect(other.getByRole('heading', { name: 'This table is by invitation' })).toBeVisible();
  await other.context().close();
  expect(faults).toEqual([]);
});

test('the log points at what it speaks of, and keys open what the frame has', async ({ page }) => {
  const table = await makeTable(page, [me, ...bots(2)]);
  await sitDown(page, `/t/${table.id}`);
  await page.getByRole('log', { name: 'What happened' }).getByRole('button', { name: 'Solon' }).first().hover();
  await expect(page.locator('.room .lit').first()).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(keys.getByRole('heading', { name: 'In 7 Wonders' })).toBeVisible();
  // The game is not over, and so there is no result to look at.
  await expect(keys.getByText('Result or table, after the end')).toBeHidden();
  await page.keyboard.press('Escape');
  const card = page.getByRole('radiogroup', { name: 'Your hand' }).getByRole('radio').first();
  await card.focus();
  await page.keyboard.press('c');
  await expect(page.getByLabel('Write to the table')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
});

test('Enter chooses a card, and Enter again plays it', async ({ page }) => {
  const table = await makeTable(page, [me, ...bots(2)]);
  await sitDown(page, `/t/${table.id}`);
  const free = page.getByRole('radiogroup', { name: 'Your hand' }).getByRole('radio', { name: /Free$/ }).first();
  await free.press('Enter');
  await expect(free).toBeChecked();
  await free.press('Enter');
  await expect(page.getByRole('log', { name: 'What happened' })).toContainText('You built');
});

test('on a phone log and chat lie over the upper part and leave the decision free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await makeTable(page, [me, ...bots(6)]);
  await sitDown(page, `/t/${table.id}`);
  await page.getByRole('button', { name: 'Log, figures and chat' }).click();
  const drawer = await page.locator('.drawer').boundingBox();
  const hand = await page.getByRole('radiogroup', { name: 'Your hand' }).boundingBox();
  expect(drawer!.y + drawer!.height).toBeLessThanOrEqual(hand!.y + 1);
  await sell(page);
  await expect(page.locator('.drawer')).toContainText('You sold');
});
