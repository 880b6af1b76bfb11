import type { KanjiItem } from '@michi/contracts/kanji';
import type { Page } from '@playwright/test';
import { hide, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cells, sheet } from './landing.ts';
import { openHome, warnings } from './shelf.ts';

/** The nine kanji that the sheet shows; what fades is not among them. */
const shown = (page: Page) =>
  cells(page).evaluateAll((items) =>
    items.map((item) => item.querySelector(':scope > :not([aria-hidden]) .k')?.textContent ?? ''),
  );

const builtIn = ['愛', '夢', '心', '花', '星', '月', '風', '海', '空'];

test.describe('LAN-02 the sheet of nine kanji', () => {
  test('begins with the first nine of the call, and both ways on lead to their sections', async ({
    page,
  }) => {
    const answer = await page.request.get('/api/kanji?limit=30', { headers: { 'x-locale': 'de' } });
    const kanji: KanjiItem[] = await answer.json();
    await visit(page, '/');
    expect(await shown(page)).toEqual(kanji.slice(0, 9).map((item) => item.kanji));
    await expect(cells(page).first()).toContainText(kanji[0]?.meaning ?? '-');
    await expect(cells(page).first()).toContainText(kanji[0]?.romaji ?? '-');

    for (const [name, hash] of [
      ['Spiele entdecken', 'games'],
      ['Mehr erfahren', 'blog'],
    ] as const) {
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/#${hash}`);
      await expect(page.locator(`#${hash}`)).toBeInViewport();
    }
  });

  test('is dealt anew every ten seconds, and other kanji come', async ({ page }) => {
    await stopClock(page);
    await visit(page, '/');
    const first = await shown(page);
    await page.clock.runFor(9_900);
    expect(await shown(page)).toEqual(first);
    await page.clock.runFor(200);
    const second = await shown(page);
    expect(second.filter((kanji) => first.includes(kanji))).toEqual([]);
    expect(new Set(second).size).toBe(9);
    await page.clock.runFor(10_000);
    expect((await shown(page)).filter((kanji) => second.includes(kanji))).toEqual([]);
  });

  test('waits while it is pointed at, in focus, stopped, or out of sight', async ({ page }) => {
    await stopClock(page);
    await visit(page, '/');
    const first = await shown(page);
    const waits = async (what: string) =>
      test.step(what, async () => {
        await page.clock.runFor(25_000);
        expect(await shown(page)).toEqual(first);
      });

    await cells(page).first().hover();
    await waits('pointed at');
    await page.mouse.move(1, 1);

    const stop = sheet(page).getByRole('button', { name: 'Mischen anhalten' });
    await page.getByRole('link', { name: 'Mehr erfahren' }).focus();
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await waits('in focus');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await waits('stopped');

    await sheet(page).getByRole('button', { name: 'Weiter mischen' }).click();
    await page.mouse.move(1, 1);
    await hide(page);
    await waits('out of sight');
  });

  test('is dealt at once by its button', async ({ page }) => {
    await visit(page, '/');
    const first = await shown(page);
    await sheet(page).getByRole('button', { name: 'Jetzt neu mischen' }).click();
    expect((await shown(page)).filter((kanji) => first.includes(kanji))).toEqual([]);
  });

  test('changes without any motion for readers who want none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await sheet(page).getByRole('button', { name: 'Jetzt neu mischen' }).click();
    await expect
      .poll(() =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        ),
      )
      .toBe(0);
    const longest = await sheet(page).evaluate((element) =>
      Math.max(
        ...[...element.querySelectorAll('*')].map((each) =>
          Number.parseFloat(getComputedStyle(each).animationDuration),
        ),
      ),
    );
    expect(longest).toBeLessThanOrEqual(0.001);
  });

  test('asks in the language of the page when it is opened within the site', async ({ page }) => {
    const asked = page.waitForRequest('**/api/kanji?*');
    await visit(page, '/fr/about');
    await page.getByRole('banner').getByRole('link', { name: 'Kanji no Michi' }).click();
    const request = await asked;
    expect(new URL(request.url()).search).toBe('?limit=30');
    expect(request.headers()['x-locale']).toBe('fr');
    expect(request.headers()['accept-language']).toBe('fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apprendre les kanji, trait par trait.');
  });

  for (const [what, answer] of [
    ['fails', { status: 500, json: { message: '' } }],
    ['is of another kind', { json: [{ kanji: 1 }] }],
    ['is no JSON', { body: '<html>' }],
    ['is empty', { json: [] }],
  ] as const)
    test(`shows nine built-in kanji when the answer ${what}`, async ({ page, errors }) => {
      errors.expect(/status of 500/);
      const warned = warnings(page);
      await page.route('**/api/kanji?*', (route) => route.fulfill(answer));
      await openHome(page);
      await expect(cells(page)).toHaveCount(9);
      expect(await shown(page)).toEqual(builtIn);
      await expect(cells(page).first()).toContainText('Liebe');
      await expect(cells(page).last()).toContainText('Himmel');
      await sheet(page).getByRole('button', { name: 'Jetzt neu mischen' }).click();
      expect((await shown(page)).toSorted()).toEqual(builtIn.toSorted());
      expect(warned.filter((text) => text.includes('kanji of the day'))).toHaveLength(
        what === 'is empty' ? 0 : 1,
      );
    });

  test('is filled up when the answer is short, and shows no kanji twice', async ({ page }) => {
    const item = (kanji: string, meaning: string) => ({ id: kanji, kanji, meaning, romaji: 'x' });
    await page.route('**/api/kanji?*', (route) =>
      route.fulfill({ json: [item('竜', 'Drache'), item('竜', 'Drache'), item('月', 'Monat')] }),
    );
    await openHome(page);
    await expect(cells(page)).toHaveCount(9);
    const kanji = await shown(page);
    expect(new Set(kanji).size).toBe(9);
    await sheet(page).getByRole('button', { name: 'Jetzt neu mischen' }).click();
    expect([...kanji, ...(await shown(page))]).toContain('竜');
  });
});
