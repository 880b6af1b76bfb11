import type { BrowserContext, Route } from '@playwright/test';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { answer, firstPath, modules, open, playOn, serverStats, station, walk } from './tabibito.ts';

/** The answers of the server to completions, by their status, as they come in. */
function completions(context: BrowserContext): number[] {
  const answers: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/complete')) answers.push(response.status());
  });
  return answers;
}

test('TAB-04 OFF-01 what is completed without a network is done on the device, and is delivered once', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  const answers = completions(context);
  await visit(page, firstPath);
  const dialog = await open(page, 1);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Abschließen' }).click();
  await expect(dialog).toContainText('+20 XP');
  await expect(dialog).toBeHidden();
  await expect(station(page, 1).getByRole('img', { name: 'Geschafft' })).toBeVisible();
  await expect(page.locator('.tab-stats')).toContainText('20');
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await visit(later, '/about');
  await expect.poll(async () => (await serverStats(later)).total_xp).toBe(20);
  await visit(later, firstPath);
  await expect(station(later, 1).getByRole('img', { name: 'Geschafft' })).toBeVisible();
  expect(answers).toEqual([200]);
});

test('TAB-04 TAB-05 a graded station passed and completed offline is proved and counted later', async ({
  page,
  context,
  errors,
}) => {
  test.slow();
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, firstPath);
  await walk(page, 2);
  await visit(page, firstPath);
  const module = (await modules(page))[2];
  if (!module) throw new Error('no third module');
  const dialog = await open(page, 3);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Übung beginnen' }).click();
  await playOn(page, module);
  await dialog.getByRole('button', { name: 'Abschließen' }).click();
  await expect(dialog).toBeHidden();
  await expect(station(page, 3).getByRole('img', { name: 'Geschafft' })).toBeVisible();
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(async () => (await serverStats(page)).modules_completed).toBe(3);
});

test('TAB-07 what a delivered run has proved counts at once, also when its station is completed offline', async ({
  page,
  context,
  errors,
}) => {
  test.slow();
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, firstPath);
  const listed = await modules(page);
  await walk(page, 5);
  await visit(page, firstPath);
  const quiz = listed[5];
  if (!quiz) throw new Error('no sixth module');
  const dialog = await open(page, 6);
  await dialog.getByRole('button', { name: 'Quiz beginnen' }).click();
  const delivered = page.waitForResponse('**/api/v1/game-results');
  await playOn(page, quiz);
  expect((await delivered).status()).toBe(200);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Zur Station' }).click();
  await dialog.getByRole('button', { name: 'Abschließen' }).click();
  await expect(dialog).toBeHidden();
  const mastered = page.locator('.tab-stats > div').filter({ hasText: 'Kanji gemeistert' });
  await expect(mastered).toContainText('12');
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(async () => (await serverStats(page)).kanji_mastered).toBe(12);
  await expect(mastered).toContainText('12');
});

test('TAB-07 a station of which the server misses the passed run says so, until it is passed once more', async ({
  page,
  errors,
}) => {
  test.slow();
  errors.expect(/status of (409|422)/);
  await visit(page, firstPath);
  const listed = await modules(page);
  await walk(page, 2);
  await visit(page, firstPath);
  const practice = listed[2];
  if (!practice) throw new Error('no third module');
  await page.route(
    '**/api/v1/game-results',
    (route) => route.fulfill({ status: 422, json: { message: '' } }),
    { times: 1 },
  );
  const dialog = await open(page, 3);
  await dialog.getByRole('button', { name: 'Übung beginnen' }).click();
  await playOn(page, practice);
  await dialog.getByRole('button', { name: 'Abschließen' }).click();
  await expect(dialog).toBeHidden();
  const note = station(page, 3).getByText('Noch einmal bestehen');
  await expect(station(page, 3).getByRole('img', { name: 'Geschafft' })).toBeVisible();
  await expect(note).toBeVisible();
  expect(await serverStats(page)).toMatchObject({ modules_completed: 2 });

  await open(page, 3);
  await expect(dialog).toContainText('Der Server hat von dieser Station keinen bestandenen Durchgang.');
  await dialog.getByRole('button', { name: 'Übung beginnen' }).click();
  await playOn(page, practice);
  await dialog.getByRole('button', { name: 'Zur Station' }).click();
  await dialog.getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(note).toBeHidden();
  await expect(station(page, 3).getByRole('img', { name: 'Geschafft' })).toBeVisible();
  expect(await serverStats(page)).toMatchObject({ modules_completed: 3 });
});

/** How a call can fail, with the error that the browser then reports. */
const failures: readonly (readonly [string, RegExp, (route: Route) => Promise<void>])[] = [
  ['is refused', /status of 503/, (route) => route.fulfill({ status: 503, json: { message: '' } })],
  ['is cut off', /ERR_CONNECTION_RESET/, (route) => route.abort('connectionreset')],
];

for (const [fails, reported, fail] of failures) {
  test(`TAB-04 a start that ${fails} falls back to what is known, with a story of our own`, async ({
    page,
    errors,
  }) => {
    errors.expect(reported);
    await page.route('**/start', fail);
    await visit(page, firstPath);
    const dialog = await open(page, 1);
    await expect(dialog).toContainText('Ihre Reise durch Japan beginnt...');
    await expect(dialog.getByRole('heading', { name: 'Kanji dieser Station' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Abschließen' }).click();
    await expect(dialog).toContainText('+20 XP');
  });

  test(`TAB-04 a completion that ${fails} is done here with its XP, and is sent again`, async ({
    page,
    errors,
  }) => {
    errors.expect(reported);
    await page.route('**/complete', fail, { times: 1 });
    await visit(page, firstPath);
    const dialog = await open(page, 1);
    await dialog.getByRole('button', { name: 'Abschließen' }).click();
    await expect(dialog).toContainText('+20 XP');
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await serverStats(page)).total_xp).toBe(20);
  });
}

test('TAB-04 paths that cannot be loaded are logged only, and the page stays whole', async ({
  page,
  errors,
}) => {
  errors.expect(/status of 503/);
  await page.route('**/api/tabibito/**', (route) => route.fulfill({ status: 503, json: { message: '' } }));
  await visit(page, '/tabibito/beginner');
  await expect(page.locator('.tab-paths > li').first()).toBeVisible();
  await page.locator('.tab-paths > li').first().getByRole('link').click();
  await expect(station(page, 1)).toBeVisible();
});

test('TAB-04 a station that cannot be drawn says so, and the page behind it lives on', async ({
  page,
  errors,
}) => {
  errors.expect(/KAPUTT/);
  await page.addInitScript(() => {
    const split = String.prototype.split;
    String.prototype.split = function (this: string, ...how: [RegExp]) {
      if (String(this) === 'KAPUTT') throw new Error('KAPUTT');
      return split.apply(this, how);
    } as typeof split;
  });
  await page.route('**/start', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), story: 'KAPUTT' } });
  });
  await visit(page, firstPath);
  await station(page, 1).getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Ein Fehler ist aufgetreten' })).toBeVisible();
  await dialog.getByRole('alert').getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toBeHidden();
  await expect(station(page, 1)).toBeVisible();
});

test('TAB-03 of two tabs both show what one has completed, and it counts once', async ({ page, context }) => {
  const answers = completions(context);
  const other = await context.newPage();
  await visit(other, firstPath);
  await visit(page, firstPath);
  const dialog = await open(page, 1);
  await dialog.getByRole('button', { name: 'Abschließen' }).click();
  await expect(dialog).toBeHidden();
  await other.bringToFront();
  await expect(station(other, 1).getByRole('img', { name: 'Geschafft' })).toBeVisible();
  await expect(station(other, 2).getByRole('link')).toBeVisible();
  await expect.poll(async () => (await serverStats(page)).total_xp).toBe(20);
  expect(answers).toEqual([200]);
});

test('TAB-03 of two tabs that play the same station each has a run of its own, and it counts once', async ({
  page,
  context,
}) => {
  test.slow();
  const answers = completions(context);
  await visit(page, firstPath);
  const listed = await modules(page);
  await walk(page, 2);
  await visit(page, firstPath);
  const practice = listed[2];
  if (!practice) throw new Error('no third module');
  const here = await open(page, 3);
  await here.getByRole('button', { name: 'Übung beginnen' }).click();
  await answer(page, practice);
  await expect(page.locator('.tab-bar__no')).toHaveText(/Frage 2/);

  const other = await context.newPage();
  await visit(other, firstPath);
  const there = await open(other, 3);
  await there.getByRole('button', { name: 'Weitermachen' }).click();
  await expect(other.locator('.tab-bar__no')).toHaveText(/Frage 1/);
  await playOn(other, practice);
  await there.getByRole('button', { name: 'Abschließen' }).click();
  await expect(there).toBeHidden();

  await page.bringToFront();
  await expect(page.locator('.tab-bar__no')).toHaveText(/Frage 2/);
  await playOn(page, practice);
  await expect(here.getByRole('button', { name: 'Abschließen' })).toHaveCount(0);
  await here.getByRole('button', { name: 'Zur Station' }).click();
  await expect(here).toContainText('Schon abgeschlossen');
  await expect.poll(() => serverStats(page)).toMatchObject({ modules_completed: 3 });
  expect(answers).toEqual([200]);
});

for (const [what, deny] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'forbidden',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    },
  ],
] as const)
  test(`TAB-04 with a storage that is ${what} a journey lasts as long as the visit, and the server has it`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(deny);
    const asked = page.waitForRequest('**/api/tabibito/user-stats*');
    await visit(page, firstPath);
    const headers = { 'x-device-id': (await (await asked).headerValue('x-device-id')) ?? '' };
    const listed = await (
      await page.request.get('/api/tabibito/paths/first-steps/modules', { headers })
    ).json();
    const dialog = page.getByRole('dialog');
    for (const number of [1, 2, 3]) {
      await open(page, number);
      if (number === 3) {
        await dialog.getByRole('button', { name: 'Übung beginnen' }).click();
        await playOn(page, listed[2]);
      }
      await dialog.getByRole('button', { name: 'Abschließen' }).click();
      await expect(dialog).toBeHidden();
      await expect(station(page, number).getByRole('img', { name: 'Geschafft' })).toBeVisible();
    }
    await expect(station(page, 4).getByRole('link')).toBeVisible();
    await expect
      .poll(async () => (await page.request.get('/api/tabibito/user-stats', { headers })).json())
      .toMatchObject({ modules_completed: 3 });
  });
