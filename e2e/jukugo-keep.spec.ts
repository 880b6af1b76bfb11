import { newWordMs } from '@michi/games/jukugo/constants';
import { serverProgress, serverProgressIn, withoutTickets } from './api.ts';
import { reload, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { card, cards, dealWords, solve, soughtWord } from './jukugo.ts';
import { stat } from './play.ts';

const words = ['電話', '学校', '手紙'];

test('GAM-03 level, points and word survive a reload and another mode, in the language of now', async ({
  page,
}) => {
  await dealWords(page, words);
  await withoutTickets(page);
  await stopClock(page);
  await visit(page, '/jukugo');
  await solve(page);
  await page.clock.runFor(2_500);
  const sought = await soughtWord(page);
  await card(page, sought[0] ?? '').click();

  await reload(page);
  await expect(page.getByRole('button', { name: new RegExp(`^${sought[0]}.* entfernen$`) })).toBeVisible();
  await expect(stat(page, 'Punkte')).toHaveText('50');
  expect(await soughtWord(page)).toBe(sought);

  await page.getByRole('link', { name: 'Herausforderung' }).click();
  await expect(stat(page, 'Punkte')).toHaveText('0');
  await page.getByRole('link', { name: 'Puzzle' }).click();
  await expect(stat(page, 'Punkte')).toHaveText('50');

  await visit(page, '/en/jukugo');
  const meanings = { 電話: 'telephone', 学校: 'school', 手紙: 'letter' };
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    meanings[sought as keyof typeof meanings],
  );
  await expect(stat(page, 'Points')).toHaveText('50');
});

test('GAM-03 starting over asks first', { tag: '@sweep' }, async ({ page }) => {
  await dealWords(page, words);
  await visit(page, '/jukugo');
  await solve(page);
  await expect(stat(page, 'Punkte')).toHaveText('50');
  const startOver = page.getByRole('button', { name: 'Von vorn beginnen' });
  await startOver.click();
  const dialog = page.getByRole('dialog', { name: 'Von vorn beginnen?' });
  await dialog.getByRole('button', { name: 'Weiterspielen' }).click();
  await expect(stat(page, 'Punkte')).toHaveText('50');
  await startOver.first().click();
  await dialog.getByRole('button', { name: 'Von vorn beginnen' }).click();
  await expect(stat(page, 'Punkte')).toHaveText('0');
  await reload(page);
  await expect(stat(page, 'Punkte')).toHaveText('0');
});

test('JUK-03 without words of the server the built-in ones are played, and the result arrives later', {
  tag: '@sweep',
}, async ({ page, context, errors }) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/api/jukugo/random?*', (route) => route.abort());
  await stopClock(page);
  await visit(page, '/jukugo');
  await expect(cards(page)).toHaveCount(16);
  expect(warnings.filter((text) => text.includes('loading the words'))).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Liste 0 / 6' })).toBeVisible();
  await context.setOffline(true);

  for (let solved = 1; solved <= 6; solved++) {
    for (const kanji of await soughtWord(page)) await card(page, kanji).click();
    await expect(stat(page, 'Gelöst')).toHaveText(String(solved));
    await page.clock.runFor(2_500);
  }
  await expect(page.getByText('Level 1 geschafft', { exact: true })).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(stat(page, 'Level')).toHaveText('2');
  await expect(page.getByRole('button', { name: 'Liste 0 / 8' })).toBeVisible();
  await context.setOffline(false);
});

test('JUK-02 words that could not be had in the language of now are asked for again', {
  tag: '@sweep',
}, async ({ page, errors }) => {
  errors.expect(/status of 503/);
  await dealWords(page, ['電話']);
  await visit(page, '/jukugo');
  const sought = page.locator('.juk__task').getByRole('heading');
  await expect(sought).toHaveText('Telefon');
  await page.route('**/api/v1/jukugo-words?*', (route) =>
    route.fulfill({ status: 503, json: { message: '' } }),
  );
  await visit(page, '/en/jukugo');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The words could not be loaded in English.');
  await expect(sought).toHaveText('Telefon');
  await page.unroute('**/api/v1/jukugo-words?*');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(sought).toHaveText('telephone');
  await expect(notice).toBeHidden();
});

test('JUK-02 a server that does not answer keeps nobody waiting for more than seconds', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const after = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => after(ms < 5_000 ? 0 : 100 * ms); // few seconds are over at once, many never
  });
  await page.route('**/api/jukugo/random?*', () => {}); // never answered
  await visit(page, '/jukugo');
  await expect(cards(page)).toHaveCount(16);
});

test('JUK-07 the server takes a level whose words were drawn at random', async ({ page }) => {
  await dealWords(page, ['電話', '学校']);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/v1/game-results')) answers.push(response.status());
  });
  await stopClock(page);
  await visit(page, '/jukugo/challenge');
  await solve(page);
  await page.clock.runFor(newWordMs);
  await expect(page.getByText('Richtig!', { exact: true })).toBeHidden();
  await solve(page);
  await page.clock.runFor(newWordMs);
  await page.getByRole('button', { name: 'Level 2 beginnen' }).click();
  await expect(stat(page, 'Level')).toHaveText('2');
  await expect.poll(() => answers).toEqual([200]);
  const { levels } = await serverProgressIn(page, 'jukugo');
  expect(levels).toMatchObject({ 'challenge-1': { completed: true } });
  expect(await serverProgress(page)).toMatchObject({ totalScore: 0 });
});
