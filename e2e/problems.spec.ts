import type { Page } from '@playwright/test';
import { logIn, openLogin } from './account.ts';
import { check } from './axe.ts';
import { sidewaysScroll, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cards as words } from './jukugo.ts';
import { find, soughtKanji } from './mitsukete.ts';
import { choose, target } from './puzzle.ts';
import { paper, startAtOnce, written } from './tatakae.ts';

/** From now on time is up for calls when the test says so, not after 10 s. Answers how to say it. */
async function holdPatience(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const real = AbortSignal.timeout.bind(AbortSignal);
    const waiting = new Set<AbortController>();
    AbortSignal.timeout = (ms) => {
      if (ms !== 10_000) return real(ms);
      const controller = new AbortController();
      waiting.add(controller);
      return controller.signal;
    };
    Object.assign(window, {
      timeIsUp() {
        for (const each of waiting) each.abort(new DOMException('time is up', 'TimeoutError'));
        waiting.clear();
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { timeIsUp(): void }).timeIsUp());
}

/** Answers nothing to a call until the test says so. */
async function silence(page: Page, path: string): Promise<{ asked: Promise<unknown>; end(): Promise<void> }> {
  await page.route(path, () => {});
  return { asked: page.waitForRequest(path), end: () => page.unroute(path) };
}

const tooLong = 'Das hat zu lange gedauert';
const writeUs = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Schreib uns' });

/** From now on no window of the page can open, which breaks the screen that opens it. */
const breakWindows = (page: Page) =>
  page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('broken on purpose');
    };
  });

test('SHL-10 a page that takes longer than 10 s says so, with another try and whom to write to @phone', async ({
  page,
}) => {
  const timeIsUp = await holdPatience(page);
  await visit(page, '/blog/okurigana');
  const { asked, end } = await silence(page, '**/api/blog-posts/*');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await asked;
  await timeIsUp();
  await expect(page.getByRole('heading', { name: 'That took too long' })).toBeVisible();
  await expect(page).toHaveTitle('That took too long · Kanji no Michi');
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/en/contact',
  );
  expect(await sidewaysScroll(page)).toBe(0);
  await end();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
});

test('SHL-10 a form whose sending takes too long says so, and can be sent again', async ({
  page,
  errors,
}) => {
  errors.expect(/status of 422/);
  const timeIsUp = await holdPatience(page);
  await openLogin(page);
  const { asked, end } = await silence(page, '**/api/game-auth/login');
  await logIn(page, 'yuki@example.org');
  await asked;
  await timeIsUp();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toHaveText(
    'Nach zehn Sekunden war noch keine Antwort da. Versuch es gleich noch einmal.',
  );
  await end();
  await page.route('**/api/game-auth/login', (route) =>
    route.fulfill({ status: 422, json: { message: 'Da bin ich wieder.' } }),
  );
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expect(alert).toHaveText('Da bin ich wieder.');
});

test('SHL-10 a letter that takes too long stays written', async ({ page }) => {
  const timeIsUp = await holdPatience(page);
  await visit(page, '/contact');
  const { asked } = await silence(page, '**/api/contact');
  await page.getByLabel('Nachricht').fill('Wo finde ich 鬱?');
  await page
    .getByRole('main')
    .getByRole('button', { name: /senden/ })
    .click();
  await asked;
  await timeIsUp();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nach zehn Sekunden');
  await expect(page.getByLabel('Nachricht')).toHaveValue('Wo finde ich 鬱?');
});

test('SHL-10 an article and a leaderboard that take too long say so, each where it would stand', async ({
  page,
}) => {
  const timeIsUp = await holdPatience(page);
  await visit(page, '/blog');
  const article = await silence(page, '**/api/blog-posts/*');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await article.asked;
  await timeIsUp();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: tooLong })).toBeVisible();
  await article.end();
  await dialog.getByRole('button', { name: 'Neu laden' }).click();
  await expect(dialog.getByText(tooLong)).toBeHidden();

  const board = await silence(page, '**/api/v1/leaderboards/*?*');
  await page.goto('/mitsukete/leaderboard');
  await board.asked;
  await timeIsUp();
  await expect(page.getByRole('heading', { name: tooLong })).toBeVisible();
  await board.end();
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByRole('heading', { name: tooLong })).toBeHidden();
});

/** How far a run is before its screen breaks, and how that is seen afterwards. */
const games = [
  {
    path: '/mitsukete/play/first-strokes',
    title: 'Mitsukete',
    play: async (page: Page) => find(page, (await soughtKanji(page))[0] ?? ''),
    kept: async (page: Page) => {
      await page
        .getByRole('dialog', { name: 'Pause' })
        .getByRole('button', { name: 'Weiterspielen' })
        .click();
      expect(await soughtKanji(page)).toHaveLength(2);
    },
  },
  {
    path: '/tatakae/battle',
    title: 'Tatakae',
    play: async (page: Page) => {
      await startAtOnce(page);
      await paper(page).focus();
      await page.keyboard.press('ArrowDown');
    },
    kept: async (page: Page) => {
      await page
        .getByRole('dialog', { name: 'Pause' })
        .getByRole('button', { name: 'Weiterkämpfen' })
        .click();
      expect(await written(page)).toBe(1);
    },
  },
  {
    path: '/jukugo',
    title: 'Jukugo',
    play: async (page: Page) => words(page).first().click(),
    kept: async (page: Page) => expect(words(page).and(page.locator('[aria-pressed=true]'))).toHaveCount(1),
  },
  {
    path: '/puzzle',
    title: 'Kanji Puzzle',
    play: async (page: Page) => {
      await target(page).waitFor();
      await choose(page, ['fire']);
    },
    kept: async (page: Page) =>
      expect(page.getByRole('button', { name: '火 Feuer entfernen' })).toBeVisible(),
  },
  {
    path: '/tabibito/beginner',
    title: 'Tabibito',
    play: async () => {},
    kept: async (page: Page) => expect(page.getByRole('heading', { name: 'Wege: Anfänger' })).toBeVisible(),
  },
];

for (const { path, title, play, kept } of games)
  test(`SHL-10 when a screen of ${title} breaks, the game says so itself, and its run goes on`, async ({
    page,
    errors,
  }) => {
    errors.expect(/broken on purpose/);
    await visit(page, path);
    await play(page);
    await breakWindows(page);
    await page.getByRole('banner').getByRole('button', { name: 'Ton und Musik' }).click();

    await expect(
      page.getByRole('heading', { level: 2, name: 'Das Spiel ist ins Stocken geraten' }),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`Das Spiel ist ins Stocken geraten · ${title} · Kanji no Michi`);
    await expect(writeUs(page)).toHaveAttribute('href', '/contact');
    await expect(page.getByRole('link', { name: 'Zu den Spielen' })).toHaveAttribute('href', '/games');
    await check(page, 'broken');

    await page.getByRole('link', { name: 'Weiterspielen' }).click();
    await kept(page);
  });

test('SHL-10 SHL-01 an address of a game that there is not is still a missing page of the site', async ({
  page,
  errors,
}) => {
  errors.expect(/status of 404/);
  await visit(page, '/mitsukete/play/gibt-es-nicht');
  await expect(page.getByRole('heading', { name: 'Hier geht der Weg nicht weiter' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(writeUs(page)).toHaveCount(0);
});
