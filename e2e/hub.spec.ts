import { playableGames } from '@michi/games/catalogue';
import type { Page } from '@playwright/test';
import { check } from './axe.ts';
import { sidewaysScroll, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { find, soughtKanji } from './mitsukete.ts';
import { aGame, listGames, openShelf, warnings } from './shelf.ts';

const books = (page: Page) => page.locator('.hub-grid').getByRole('listitem');
/** Unfolds the games that are announced. */
const unfold = (page: Page) => page.getByText('4 Hefte trocknen noch').click();
const book = (page: Page, title: string) =>
  books(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const filters = (page: Page) => page.getByRole('navigation', { name: 'Spiele filtern' }).getByRole('link');
const count = (page: Page) => page.getByRole('status').filter({ hasText: /Spiele?$/ });

test.describe('HUB-01 the filters', () => {
  test('have addresses of their own and say how many games they let through @phone', async ({ page }) => {
    await visit(page, '/games');
    await expect(filters(page)).toHaveText([
      'Alle 14',
      `Verfügbar ${playableGames.length}`,
      'Für Anfänger 6',
      'Mehrspieler 1',
    ]);
    await expect(books(page)).toHaveCount(10);
    await unfold(page);
    await expect(books(page)).toHaveCount(14);
    expect(await sidewaysScroll(page)).toBe(0);

    await filters(page).nth(2).click();
    await expect(page).toHaveURL('/games?filter=beginner');
    await expect(filters(page).nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(books(page)).toHaveCount(6);
    await expect(count(page)).toHaveText('6 Spiele');
    for (const each of await books(page).all()) await expect(each).toContainText('Anfänger');

    await filters(page).nth(3).click();
    await expect(page).toHaveURL('/games?filter=multiplayer');
    await expect(books(page)).toContainText(['Tsunagari']);
    await expect(filters(page).nth(3)).toBeInViewport();
    await page.goBack();
    await expect(books(page)).toHaveCount(6);
    await filters(page).first().click();
    await expect(page).toHaveURL('/games');
    await expect(books(page)).toHaveCount(10);
  });

  test('ask nothing anew, and stay in sight when the page is scrolled', async ({ page }) => {
    // for a reader who saves data nothing is fetched ahead
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await visit(page, '/games');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.mouse.wheel(0, 1_200);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await expect(filters(page).first()).toBeInViewport();
    await filters(page).nth(1).click();
    await expect(books(page)).toHaveCount(playableGames.length);
    expect(calls.filter((url) => /\/api\/|\.data/.test(url))).toEqual([]);
  });

  test('work without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await page.goto('/games');
    await filters(page).nth(1).click();
    await expect(page).toHaveURL('/games?filter=available');
    await expect(books(page)).toHaveCount(playableGames.length);
    await expect(page.getByRole('link', { name: 'Mitsukete' })).toHaveAttribute('href', '/mitsukete');
    // text within noscript is found by its element only
    await expect(page.locator('.wish-box noscript p')).toContainText('braucht es JavaScript.');
    await expect(page.getByRole('button', { name: 'Newsletter abonnieren' })).toBeHidden();
    await page.getByRole('link', { name: 'Kontaktseite' }).click();
    await expect(page).toHaveURL('/contact');
    await page.close();
  });

  test('show everything for an unknown one, and say so when nothing passes', async ({ page }) => {
    await visit(page, '/games?filter=quatsch');
    await expect(count(page)).toHaveText('14 Spiele');
    await expect(books(page)).toHaveCount(10);
    await listGames(page, [aGame({ difficulty: 'Mittel' })]);
    await openShelf(page);
    await filters(page).nth(2).click();
    await expect(page.getByRole('heading', { name: 'Hier liegt noch kein Heft' })).toBeVisible();
    await page.getByRole('link', { name: 'Alle Spiele zeigen' }).click();
    await expect(book(page, 'Kumo')).toBeVisible();
  });
});

test.describe('HUB-02 the books', () => {
  test('are links when a game is available; the others are pale and say what they will be', async ({
    page,
  }) => {
    await visit(page, '/games');
    await expect(book(page, 'Mitsukete').getByRole('link')).toHaveAttribute('href', '/mitsukete');
    await expect(book(page, 'Tatakae').getByRole('link')).toHaveAttribute('href', '/tatakae');
    await expect(book(page, 'Hayagaki')).toBeHidden();
    await unfold(page);
    await expect(book(page, 'Hayagaki')).toContainText('PREMIUM');
    const unbound = book(page, 'Kagenuri');
    await expect(unbound).toContainText('BALD');
    await expect(unbound.getByRole('group')).toHaveAttribute('aria-disabled', 'true');
    await expect(unbound.getByRole('group').getByRole('link')).toHaveCount(0);
    await unbound.getByRole('link', { name: 'Was wird das? Kagenuri' }).click();
    await expect(page).toHaveURL('/kagenuri');
  });

  test('fill in what the list leaves out', async ({ page }) => {
    await listGames(page, [aGame()]);
    await openShelf(page);
    await expect(book(page, 'Kumo')).toContainText('🎮');
    await expect(book(page, 'Kumo')).toContainText('Anfänger1 Spieler10–15 Min.');
    await expect(book(page, 'Kumo').getByRole('link')).toHaveAttribute('href', '/kumo');
  });

  test('take tags as a JSON string, and leave words that nobody translates as they are', async ({ page }) => {
    await listGames(page, [
      aGame({
        tags: '["Hören","Kauen"]',
        difficulty: 'Schwindelig',
        players: '3-7 Spieler',
        duration: '30+ Min',
        is_new: 1,
        japanese_title: '雲',
      }),
    ]);
    await visit(page, '/en/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Games' }).click();
    await expect(book(page, 'Kumo')).toContainText('Schwindelig3–7 players30+ minListening · Kauen');
    await expect(book(page, 'Kumo')).toContainText('NEW');
    await expect(book(page, 'Kumo')).toContainText('雲');
  });

  test('lead to the prices when an available game belongs to Premium', async ({ page }) => {
    await listGames(page, [aGame({ premium_only: 1 })]);
    await openShelf(page);
    await expect(book(page, 'Kumo')).toContainText('PREMIUM');
    await book(page, 'Kumo').getByRole('link', { name: 'Mit Premium: Preise ansehen' }).click();
    await expect(page).toHaveURL('/pricing');
  });

  test('speak the language of the page', async ({ page }) => {
    for (const [path, fact] of [
      ['/en/games', 'Beginner1 player5–10 min'],
      ['/es/games', 'Principiante1 jugador5-10 min'],
      ['/fr/games', 'Débutant1 joueur5 à 10 min'],
      ['/ja/games', '初級1人用5〜10分'],
    ] as const) {
      await page.goto(path);
      await expect(books(page).first()).toContainText(fact);
    }
  });
});

for (const [what, answer] of [
  ['fails', { status: 500, json: { message: '' } }],
  ['is of another kind', { json: { games: [] } }],
  ['has one game of another kind', { json: [aGame(), { id: 'x', title: 'X', available: 'ja' }] }],
] as const)
  test(`HUB-03 twelve built-in games stand on the shelf when the answer ${what}`, async ({
    page,
    errors,
  }) => {
    errors.expect(/status of 500/);
    const warned = warnings(page);
    await page.route('**/api/games', (route) => route.fulfill(answer));
    await openShelf(page);
    await unfold(page);
    await expect(books(page)).toHaveCount(12);
    for (const title of ['Hayagaki', 'Kagenuri', 'Tsunagari', 'Ryōrinin'])
      await expect(book(page, title)).toContainText('BALD');
    await expect(book(page, 'Mitsukete').getByRole('link')).toHaveAttribute('href', '/mitsukete');
    await expect(book(page, 'Tatakae').getByRole('link')).toHaveAttribute('href', '/tatakae');
    await expect(book(page, 'Ryōrinin')).toContainText('Küche der Zeichen');
    expect(warned).toEqual([expect.stringContaining('loading the games failed')]);
  });

test('HUB-03 an empty shelf says so', async ({ page }) => {
  await listGames(page, []);
  await openShelf(page);
  await expect(page.getByRole('heading', { name: 'Das Regal ist gerade leer' })).toBeVisible();
});

test('TDY-02 whoever left a game is led back to it, and sees how far each book was read', async ({
  page,
}) => {
  await visit(page, '/mitsukete/play/first-strokes');
  const [kanji = ''] = await soughtKanji(page);
  await find(page, kanji);
  await visit(page, '/games');
  const goOn = page.getByRole('region', { name: 'Mitsukete' });
  await expect(goOn).toContainText('Deine Partie liegt noch aufgeschlagen da.');
  await expect(page.getByRole('link', { name: /^Mitsukete.*angefangen/ })).toBeVisible();
  await check(page, 'a shelf that knows its reader');
  await goOn.getByRole('link', { name: 'Weiterspielen' }).click();
  await expect(page).toHaveURL('/mitsukete/play/first-strokes');
  await expect(page.getByRole('dialog', { name: 'Pause' })).toBeVisible();
});
