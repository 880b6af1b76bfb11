import type { Route } from '@playwright/test';
import { stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import {
  complete,
  done,
  firstPath,
  goThrough,
  open,
  playOn,
  serverStats,
  station,
  walkTo,
} from './tabibito.ts';

/** How a call can fail, with the error that the browser then reports. */
const failures: readonly (readonly [string, RegExp, (route: Route) => Promise<void>])[] = [
  ['is refused', /status of 503/, (route) => route.fulfill({ status: 503, json: { message: '' } })],
  ['is cut off', /ERR_CONNECTION_RESET/, (route) => route.abort('connectionreset')],
];

test.beforeEach(({ page }) => stopClock(page));

for (const [fails, reported, fail] of failures) {
  test(`TAB-04 a start that ${fails} falls back to what is known, with a story of our own`, async ({
    page,
    errors,
  }) => {
    errors.expect(reported);
    await page.route('**/start', fail);
    await visit(page, firstPath);
    const lesson = await open(page, 1);
    await expect(lesson).toContainText('Deine Reise durch Japan beginnt …');
    await goThrough(page);
    await expect(lesson.getByRole('heading', { name: 'Kanji dieser Station' })).toBeVisible();
    await expect(lesson).toContainText('+20');
  });

  test(`TAB-04 a completion that ${fails} is done here with its XP, and is sent again`, async ({
    page,
    errors,
  }) => {
    errors.expect(reported);
    await page.route('**/complete', fail, { times: 1 });
    await visit(page, firstPath);
    const lesson = await open(page, 1);
    await goThrough(page);
    await expect(lesson).toContainText('+20');
    await expect(async () => {
      await page.clock.runFor(1_000); // until the next try
      expect((await serverStats(page)).total_xp).toBe(20);
    }).toPass();
  });
}

test('TAB-07 a station of which the server misses the passed run says so, until it is passed once more', async ({
  page,
  errors,
}) => {
  errors.expect(/status of (409|422)/);
  await visit(page, firstPath);
  const { module: practice, dialog } = await walkTo(page, 'practice');
  await page.route(
    '**/api/v1/game-results',
    (route) => route.fulfill({ status: 422, json: { message: '' } }),
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Übung beginnen' }).click();
  await playOn(page, practice);
  await complete(dialog);
  const note = station(page, 3).getByText('Noch einmal bestehen');
  await expect(done(page, 3)).toBeVisible();
  await expect(note).toBeVisible();
  expect(await serverStats(page)).toMatchObject({ modules_completed: 2 });

  await open(page, 3);
  await expect(dialog).toContainText('Der Server hat von dieser Station keinen bestandenen Durchgang.');
  await dialog.getByRole('button', { name: 'Übung beginnen' }).click();
  await playOn(page, practice);
  await dialog.getByRole('button', { name: 'Zur Station' }).click();
  await dialog.getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(note).toBeHidden();
  await expect(done(page, 3)).toBeVisible();
  expect(await serverStats(page)).toMatchObject({ modules_completed: 3 });
});

test('TAB-04 paths that cannot be loaded are logged only, and the page stays whole', async ({
  page,
  errors,
}) => {
  errors.expect(/status of 503/);
  await page.route('**/api/tabibito/**', (route) => route.fulfill({ status: 503, json: { message: '' } }));
  await visit(page, '/tabibito/beginner');
  await expect(page.locator('.tabi-paths > li').first()).toBeVisible();
  await page.locator('.tabi-paths > li').first().getByRole('link').click();
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
  const broken = page.getByRole('alert').filter({ hasText: 'Ein Fehler ist aufgetreten' });
  await expect(broken).toBeVisible();
  await broken.getByRole('button', { name: 'Schließen' }).click();
  await expect(broken).toBeHidden();
  await expect(station(page, 1)).toBeVisible();
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
    await page.addInitScript(deny);
    const asked = page.waitForRequest('**/api/tabibito/user-stats*');
    await visit(page, firstPath);
    const headers = { 'x-device-id': (await (await asked).headerValue('x-device-id')) ?? '' };
    const listed = await (
      await page.request.get('/api/tabibito/paths/first-steps/modules', { headers })
    ).json();
    const dialog = page.getByRole('dialog');
    for (const number of [1, 2, 3]) {
      const opened = await open(page, number);
      if (number === 3) {
        await dialog.getByRole('button', { name: 'Übung beginnen' }).click();
        await playOn(page, listed[2]);
      }
      await complete(opened);
      await expect(done(page, number)).toBeVisible();
    }
    await expect(station(page, 4).getByRole('link')).toBeVisible();
    await expect
      .poll(async () => (await page.request.get('/api/tabibito/user-stats', { headers })).json())
      .toMatchObject({ modules_completed: 3 });
  });
