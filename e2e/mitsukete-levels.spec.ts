import { deviceId, serverProgress } from './api.ts';
import { goTo, reload, stored, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards, levelCard, solve, unfold } from './mitsukete.ts';

const levels = '**/api/v1/game-levels?*';
const again = 'Neu laden';

test('MIT-02 levels that cannot be had are out of reach, not unknown, and can be asked for again', async ({
  page,
  errors,
}) => {
  errors.expect(/ERR_FAILED|status of 500/);
  await page.route(/\/api\/v1\/game-levels|\/assets\/facts-/, (route) => route.abort());
  await visit(page, '/mitsukete');
  await page.getByRole('link', { name: 'Spiel starten' }).click();
  await expect(
    page.getByText('Keine Level verfügbar. Bitte versuche es später erneut.', { exact: true }),
  ).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByText('40 Level', { exact: true })).toBeVisible();

  await visit(page, '/mitsukete');
  await page.route(levels, (route) => route.fulfill({ status: 500, json: { message: '' } }));
  await goTo(page, '/mitsukete/play/first-strokes');
  await expect(page.getByText('Dieses Level ist gerade nicht zu erreichen.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: again }).click();
  await expect(cards(page)).toHaveCount(16);
});

test('MIT-03 an empty list of the server, and a failed request, leave eight standard levels, which can be played', async ({
  page,
  errors,
}) => {
  errors.expect(/status of 500/);
  let answer: object = { json: { data: [] } };
  await visit(page, '/mitsukete');
  await page.route(levels, (route) => route.fulfill(answer));
  await page.getByRole('link', { name: 'Spiel starten' }).click();
  const says = page.getByRole('status');
  await expect(says).toContainText('Keine Level vom Server gefunden. Verwende Standardlevel.');
  answer = { status: 500, json: { message: 'no' } };
  await page.getByRole('button', { name: again }).click();
  await expect(says).toContainText('Fehler beim Laden der Level. Verwende Standardlevel.');
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

  await page.unroute(levels);
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByText('40 Level', { exact: true })).toBeVisible();
});

test('MIT-04 progress belongs to the id of the device, which is made once; where it cannot be had that is only logged', async ({
  page,
  errors,
}) => {
  errors.expect(/status of 500/);
  await page.route('**/api/user/progress?*', (route) =>
    route.fulfill({ status: 500, json: { message: '' } }),
  );
  const asked = page.waitForRequest('**/api/user/progress?*');
  const warning = page.waitForEvent('console', (message) => message.text().includes('progress in mitsukete'));
  await visit(page, '/mitsukete/levels');
  expect((await warning).type()).toBe('warning');
  const id = await deviceId(page);
  expect(id).toMatch(/^device_[\w-]{16,64}$/);
  expect(new URL((await asked).url()).searchParams.get('deviceId')).toBe(id);
  await reload(page);
  expect(await stored(page, 'kanji-no-michi:device')).toBe(id);
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
