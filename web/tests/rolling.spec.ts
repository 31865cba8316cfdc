// Two servers on one database are started anew, one after the other, while somebody is about to move.

import { execFileSync } from 'node:child_process';
import { Door } from './door';
import { expect, test } from './emporion';
import { startOn, type Server } from './server';
import { bots, makeTable, me, sitDown } from './tables';

/** What a browser says of a line that broke. */
const BROKEN = /WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|^failed: /;

/** An empty database on the server that `cargo xtask browser` starts for these tests. */
function newDatabase(): string {
  const folder = process.env.EMPORION_POSTGRESQL_FOLDER;
  if (!folder)
    throw new Error(
      'There is no PostgreSQL: run `cargo xtask browser`, or name a socket folder in EMPORION_POSTGRESQL_FOLDER.',
    );
  const name = `browser_${process.pid}_${Date.now()}`;
  execFileSync('createdb', ['-h', folder, '-U', 'postgres', name]);
  return `postgres://postgres@localhost/${name}?host=${folder}`;
}

test('a half-made move and one on its way outlive a rolling restart', async ({ browser, watch, faults }) => {
  const database = newDatabase();
  const start = () => startOn(database, '--bot-delay', '50');
  const servers: Server[] = [await start(), await start()];
  const door = await Door.before(servers[0]!.url);
  try {
    const page = watch(await (await browser.newContext({ baseURL: door.url })).newPage());
    const table = await makeTable(page, [me, ...bots(2)]);
    await sitDown(page, `/t/${table.id}`);
    const card = page.getByRole('radiogroup', { name: 'Your hand' }).getByRole('radio').nth(2);
    const confirm = page.locator('.room .confirm');
    const back = page.getByText('Connected again.');
    await card.click();
    await page.keyboard.press('s');
    const chosen = (await confirm.textContent()) ?? '';
    expect(chosen).toContain('Sell');

    for (const index of [0, 1]) {
      door.leadTo(servers[1 - index]!.url);
      await servers[index]!.stop();
      await expect(back).toBeVisible();
      servers[index] = await start();
      await expect(card).toBeChecked();
      await expect(confirm).toHaveText(chosen);
      // It is said once more at the next restart.
      await expect(back).toBeHidden();
    }

    // What was said and not answered is said again at the other server, and acts once.
    door.hush();
    await confirm.click();
    await page.waitForTimeout(500);
    const log = page.getByRole('log', { name: 'What happened' });
    await expect(log.getByText('You sold')).toHaveCount(0);
    door.leadTo(servers[1]!.url);
    await servers[0]!.stop();
    await expect(log.getByText('You sold')).toHaveCount(1);
    await expect(page.getByRole('radiogroup', { name: 'Your hand' }).getByRole('radio')).toHaveCount(6);

    await page.context().close();
  } finally {
    door.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
  faults.splice(0, faults.length, ...faults.filter((fault) => !BROKEN.test(fault)));
});
