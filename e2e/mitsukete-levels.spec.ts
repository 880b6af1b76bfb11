import { deviceId, serverProgress } from './api.ts';
import { reload, stored, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards, levelCard, solve, unfold } from './mitsukete.ts';

test('MIT-02 a level tells what it asks, what it brought and what opens it', async ({ page }) => {
  await visit(page, '/mitsukete/levels');
  const first = levelCard(page, 'Erste Striche');
  await expect(first).toContainText('Berg, Fluss, Sonne, Mond');
  await expect(first.getByRole('img', { name: 'Schwierigkeit 1 von 3' })).toBeVisible();
  await expect(first.getByRole('link', { name: 'Erste Striche' })).toHaveAccessibleDescription(
    /Bogen mit 4 mal 4 Karten.*3 Ziele.*ohne Limit/,
  );
  await expect(first).toContainText('Als Nächstes');
  await unfold(page);
  await expect(levelCard(page, 'Sieben Tage')).toContainText('Zeitlimit 2:00');

  const locked = levelCard(page, 'Himmel und Erde');
  await expect(locked).toContainText('Ab 170 Punkten');
  await expect(locked.getByRole('link')).toHaveCount(0);

  await first.getByRole('link').click();
  await solve(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Hauptmenü' }).click();
  await page.getByRole('link', { name: 'Spiel starten' }).click();
  await expect(page.getByText('Ein Level geschafft')).toBeVisible();
  await unfold(page);
  await expect(first.getByRole('img', { name: 'Geschafft' })).toBeVisible();
  await expect(first).toContainText('Bestwert 105');
  await expect(levelCard(page, 'Eins bis zehn')).toContainText('Als Nächstes');
});

test('MIT-02 a locked level cannot be entered by its address, an unknown one is missing', async ({
  page,
  errors,
}) => {
  errors.expect(/404/);
  await visit(page, '/mitsukete/play/last-sheet');
  await expect(
    page.getByText('Dieses Level öffnet sich ab 7.030 Punkten. Dir fehlen noch 7.030.'),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Zur Levelauswahl' }).click();
  await expect(page.getByRole('heading', { name: 'Welcher Bogen heute?' })).toBeVisible();

  await visit(page, '/mitsukete/play/no-such-level');
  await expect(page.getByRole('heading', { name: 'Hier geht der Weg nicht weiter' })).toBeVisible();
});

test('MIT-02 without any level the list says so, and can be asked for again', async ({ page, errors }) => {
  errors.expect(/ERR_FAILED/);
  await page.route(/\/api\/v1\/game-levels|\/assets\/facts-/, (route) => route.abort());
  await visit(page, '/mitsukete');
  await page.getByRole('link', { name: 'Spiel starten' }).click();
  await expect(
    page.getByText('Keine Level verfügbar. Bitte versuche es später erneut.', { exact: true }),
  ).toBeVisible();
  await page.unroute(/\/api\/v1\/game-levels|\/assets\/facts-/);
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByText('40 Level', { exact: true })).toBeVisible();
});

test('MIT-02 a level that cannot be loaded is out of reach, not unknown', async ({ page, errors }) => {
  errors.expect(/status of 500/);
  await visit(page, '/mitsukete');
  await page.route('**/api/v1/game-levels?*', (route) =>
    route.fulfill({ status: 500, json: { message: '' } }),
  );
  await page.evaluate(() => {
    history.pushState(null, '', '/mitsukete/play/first-strokes');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Dieses Level ist gerade nicht zu erreichen.')).toBeVisible();
  await page.unroute('**/api/v1/game-levels?*');
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(cards(page)).toHaveCount(16);
});

const troubles = [
  {
    what: 'an empty list from the server',
    answer: { status: 200, json: { data: [] } },
    sentence: 'Keine Level vom Server gefunden. Verwende Standardlevel.',
  },
  {
    what: 'a failed request',
    answer: { status: 500, json: { message: 'no' } },
    sentence: 'Fehler beim Laden der Level. Verwende Standardlevel.',
  },
];

for (const { what, answer, sentence } of troubles)
  test(`MIT-03 ${what} leaves eight standard levels, which can be played`, async ({ page, errors }) => {
    errors.expect(/status of 500/);
    await visit(page, '/mitsukete');
    await page.route('**/api/v1/game-levels?*', (route) => route.fulfill(answer));
    await page.getByRole('link', { name: 'Spiel starten' }).click();
    await expect(page.getByRole('status')).toContainText(sentence);
    await unfold(page);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(8);
    await expect(levelCard(page, 'Standardbogen 8')).toContainText('Ab 1.050 Punkten');

    await page.getByRole('link', { name: 'Standardbogen 1', exact: true }).click();
    await solve(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Zur Levelauswahl' }).click();
    await expect(page.getByText('Ein Level geschafft')).toBeVisible();
    await unfold(page);
    await expect(levelCard(page, 'Standardbogen 1')).toContainText('Bestwert 135');
    await expect.poll(async () => (await serverProgress(page)).totalScore).toBe(135);

    await page.unroute('**/api/v1/game-levels?*');
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await expect(page.getByText('40 Level', { exact: true })).toBeVisible();
  });

test('MIT-04 progress belongs to the id of the device, which is made once', async ({ page }) => {
  const asked = page.waitForRequest('**/api/user/progress?*');
  await visit(page, '/mitsukete/levels');
  const id = await deviceId(page);
  expect(id).toMatch(/^device_[\w-]{16,64}$/);
  expect(new URL((await asked).url()).searchParams.get('deviceId')).toBe(id);
  await reload(page);
  expect(await stored(page, 'kanji-no-michi:device')).toBe(id);
});

test('MIT-04 progress that cannot be had is only logged', async ({ page, errors }) => {
  errors.expect(/status of 500/);
  await page.route('**/api/user/progress?*', (route) =>
    route.fulfill({ status: 500, json: { message: '' } }),
  );
  const warning = page.waitForEvent('console', (message) => message.text().includes('progress in mitsukete'));
  await visit(page, '/mitsukete/levels');
  expect((await warning).type()).toBe('warning');
  await page.getByRole('link', { name: 'Erste Striche' }).click();
  await expect(cards(page)).toHaveCount(16);
});

test('MIT-02 a level that is tapped twice is opened once', async ({ page }) => {
  await visit(page, '/mitsukete');
  await page.getByRole('link', { name: 'Spiel starten' }).click();
  await page.getByRole('link', { name: 'Erste Striche' }).waitFor();
  const before = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Erste Striche' }).dblclick();
  await expect(cards(page)).toHaveCount(16);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcher Bogen heute?' })).toBeVisible();
  const saved = () => Object.keys(localStorage).filter((key) => key.startsWith('kanji-no-michi:run:')).length;
  expect(await page.evaluate(saved)).toBeLessThanOrEqual(1);
});
