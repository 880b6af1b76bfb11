import type { KanjiItem } from '@michi/contracts/kanji';
import type { Page } from '@playwright/test';
import { hide, sidewaysScroll, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { aGame, listGames, openHome, warnings } from './shelf.ts';

const section = (page: Page, title: string) => page.getByRole('region', { name: title });
const showcase = (page: Page) => section(page, 'Jedes Spiel ein eigenes Heft');
const teaser = (page: Page) => section(page, 'Zum Lesen zwischendurch');
const sheet = (page: Page) => section(page, 'Neun Kanji, alle zehn Sekunden neu gemischt');
const cells = (page: Page) => sheet(page).getByRole('listitem');
const allGames = (page: Page) => showcase(page).getByRole('link', { name: 'Alle Spiele ansehen' });

/** The nine kanji that the sheet shows; what fades is not among them. */
const shown = (page: Page) =>
  cells(page).evaluateAll((items) =>
    items.map((item) => item.querySelector(':scope > :not([aria-hidden]) .k')?.textContent ?? ''),
  );

const builtIn = ['愛', '夢', '心', '花', '星', '月', '風', '海', '空'];

test.describe('LAN-01 the sections', () => {
  test('stand in their order, each with its anchor @phone', async ({ page }) => {
    await visit(page, '/');
    const order = await page
      .locator('main section[aria-labelledby]')
      .evaluateAll((sections) =>
        sections.map(({ id, ariaLabelledByElements }) => [id, ariaLabelledByElements?.[0]?.textContent]),
      );
    expect(order).toEqual([
      ['features', 'Sechs Werkzeuge im Federkasten'],
      ['games', 'Jedes Spiel ein eigenes Heft'],
      ['new-games', 'Noch Bleistift, bald Tusche'],
      ['blog', 'Zum Lesen zwischendurch'],
      ['', 'Der erste Strich ist der leichteste.'],
      ['impressum', 'Wer dahinter steht'],
    ]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('lead to the twelve ideas, each with a page', async ({ page }) => {
    await visit(page, '/');
    const ideas = section(page, 'Noch Bleistift, bald Tusche').getByRole('listitem').getByRole('link');
    await expect(ideas).toHaveCount(12);
    for (const idea of await ideas.all()) {
      const path = (await idea.getAttribute('href')) ?? '';
      expect((await page.request.get(path)).status(), path).toBe(200);
    }
    await ideas.first().click();
    await expect(page).toHaveURL('/mamorigami');
    await expect(page.getByRole('heading', { level: 1, name: 'Mamorigami' })).toBeVisible();
  });

  test('say everything without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await page.goto('/');
    await expect(cells(page)).toHaveCount(9);
    await expect(showcase(page).getByRole('link', { name: 'Mitsukete' })).toHaveAttribute(
      'href',
      '/mitsukete',
    );
    const articles = teaser(page).getByRole('article').getByRole('link');
    await expect(articles).toHaveCount(6);
    for (const article of await articles.all())
      expect(await article.getAttribute('href')).toMatch(/^\/blog\//);
    await expect(section(page, 'Wer dahinter steht')).toContainText('Angaben gemäß § 5 DDG');
    await expect(sheet(page).getByRole('button')).toHaveCount(0);
    await page.close();
  });
});

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

test.describe('LAN-03 the showcase', () => {
  const five = ['Ichi', 'Ni', 'San', 'Yon', 'Go'].map((title, place) =>
    aGame({ id: title, title, available: place % 2 === 0 ? true : 1 }),
  );
  const away = aGame({ id: 'Zero', title: 'Zero', available: 0 });
  const books = (page: Page) => showcase(page).getByRole('listitem');

  test('shows the first four available games, and a way to the others', async ({ page }) => {
    await listGames(page, [away, ...five]);
    await openHome(page);
    await expect(books(page)).toHaveCount(4);
    await expect(books(page)).toContainText(['Ichi', 'Ni', 'San', 'Yon']);
    await expect(showcase(page)).not.toContainText('Zero');
    await allGames(page).click();
    await expect(page).toHaveURL('/games');
  });

  test('has no way to the others when there are none', async ({ page }) => {
    await listGames(page, five.slice(0, 4));
    await openHome(page);
    await expect(books(page)).toHaveCount(4);
    await expect(allGames(page)).toHaveCount(0);
  });

  test('opens a game over the page under an address of its own; back and Escape close it', async ({
    page,
  }) => {
    await visit(page, '/');
    const book = showcase(page).getByRole('link', { name: 'Mitsukete' });
    const dialog = page.getByRole('dialog', { name: 'Mitsukete' });
    await book.click();
    await expect(page).toHaveURL('/?game=mitsukete');
    await expect(dialog).toContainText('Anfänger');
    await expect(dialog).toContainText('Erkennen · Gedächtnis · Tempo');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(book).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');

    await book.click();
    await dialog.getByRole('link', { name: 'Mitsukete spielen' }).click();
    await expect(page).toHaveURL('/mitsukete');
  });

  test('opens the game that the address names, and forgets it when it is closed', async ({ page }) => {
    await visit(page, '/?game=mitsukete');
    const dialog = page.getByRole('dialog', { name: 'Mitsukete' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    await visit(page, '/?game=gibt-es-nicht');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('asks nothing anew when a game is opened', async ({ page }) => {
    await visit(page, '/');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await showcase(page).getByRole('link', { name: 'Mitsukete' }).click();
    await expect(page.getByRole('dialog', { name: 'Mitsukete' })).toBeVisible();
    expect(calls.filter((url) => /\/api\/|\.data/.test(url))).toEqual([]);
  });

  test('HUB-02 leads to the prices when a game belongs to Premium', async ({ page }) => {
    await listGames(page, [aGame({ premium_only: true, is_new: 1 })]);
    await openHome(page);
    await showcase(page).getByRole('link', { name: 'Kumo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kumo' });
    await expect(dialog).toContainText('Dieses Spiel gehört zu Premium.');
    await dialog.getByRole('link', { name: 'Mit Premium: Preise ansehen' }).click();
    await expect(page).toHaveURL('/pricing');
  });

  for (const [what, answer] of [
    ['fails', { status: 500, json: { message: '' } }],
    ['is of another kind', { json: [{ id: 1, title: null }] }],
  ] as const)
    test(`has built-in games when the answer ${what}`, async ({ page, errors }) => {
      errors.expect(/status of 500/);
      const warned = warnings(page);
      await page.route('**/api/games', (route) => route.fulfill(answer));
      await openHome(page);
      await expect(showcase(page).getByRole('link', { name: 'Mitsukete' })).toBeVisible();
      await expect(allGames(page)).toBeVisible();
      expect(warned.filter((text) => text.startsWith('loading the games failed'))).toHaveLength(1);
    });

  test('says so when there is nothing to show', async ({ page }) => {
    await listGames(page, []);
    await openHome(page);
    await expect(showcase(page)).toContainText('Gerade liegt kein Heft bereit');
    await expect(allGames(page)).toHaveCount(0);
  });
});

test.describe('LAN-04 the teaser', () => {
  const articles = (page: Page) => teaser(page).getByRole('article');
  const more = (page: Page) => teaser(page).getByRole('link', { name: 'Mehr Artikel' });

  test('shows the first six articles and leads to the others', async ({ page }) => {
    await openHome(page);
    await expect(articles(page)).toHaveCount(6);
    await more(page).click();
    await expect(page).toHaveURL('/blog');
  });

  test('opens an article over the page, with its text; back closes it', async ({ page }) => {
    await visit(page, '/');
    const link = articles(page).first().getByRole('link');
    const title = (await articles(page).first().getByRole('heading').textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(/\/\?post=[a-z-]+$/);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('heading').nth(1)).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('asks for the articles with their content, and opens one without asking again', async ({ page }) => {
    const asked = page.waitForRequest('**/api/blog-posts?*');
    await openHome(page);
    expect(new URL((await asked).url()).search).toBe('?limit=24&with_content=true');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await articles(page).first().getByRole('link').click();
    await expect(page.getByRole('dialog').locator('.prose')).toBeVisible();
    expect(calls.filter((url) => /\/api\/blog-posts\/[a-z-]+$/.test(url))).toEqual([]);
  });

  test('leads nowhere else when there are fewer than six', async ({ page }) => {
    const all = await (await page.request.get('/api/blog-posts?limit=5')).json();
    await page.route('**/api/blog-posts?*', (route) => route.fulfill({ json: all }));
    await openHome(page);
    await expect(articles(page)).toHaveCount(5);
    await expect(more(page)).toHaveCount(0);
  });

  for (const [what, answer] of [
    ['fails', { status: 500, json: { message: '' } }],
    ['is of another kind', { json: { posts: [] } }],
    ['is empty', { json: [] }],
  ] as const)
    test(`ends the loading when the answer ${what}`, async ({ page, errors }) => {
      errors.expect(/status of 500/);
      const warned = warnings(page);
      await page.route('**/api/blog-posts?*', (route) => route.fulfill(answer));
      await openHome(page);
      await expect(teaser(page)).toContainText('Gerade liegt hier nichts zum Lesen.');
      await expect(showcase(page).getByRole('link', { name: 'Mitsukete' })).toBeVisible();
      expect(warned.filter((text) => text.startsWith('loading the articles failed'))).toHaveLength(
        what === 'is empty' ? 0 : 1,
      );
    });
});

test('LAN-02 LAN-05 LNG-04 the claimed figures stand as each language writes them', async ({ page }) => {
  for (const [path, hero, action] of [
    ['/', ['50K+', '2000+', '4,9 / 5'], ['50K+', '2,1 Mio.+', '4,8']],
    ['/en', ['50K+', '2000+', '4.9 / 5'], ['50K+', '2.1M+', '4.8']],
    ['/ja', ['5万人+', '2000+', '4.9 / 5'], ['5万人+', '210万字+', '4.8']],
  ] as const)
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page.locator('.hero dd')).toHaveText([...hero]);
      await expect(page.locator('.cta dd')).toHaveText([...action]);
    });
});

test('LAN-05 the call to action leads to the games', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Jetzt ein Spiel wählen' }).click();
  await expect(page).toHaveURL('/#games');
  await expect(showcase(page)).toBeInViewport();
});

test('LAN-06 six features, each with what works today', async ({ page }) => {
  await visit(page, '/');
  const features = section(page, 'Sechs Werkzeuge im Federkasten');
  await expect(features.getByRole('heading', { level: 3 })).toHaveText([
    'KI-Unterstützung',
    'Spielerisch lernen',
    'Fortschritt sehen',
    'Schrifterkennung',
    'Offline-Modus',
    'Gemeinschaft',
  ]);
  await expect(features.getByRole('listitem')).toContainText([
    'In Arbeit',
    'Heute schon da',
    'Heute schon da',
    'In Arbeit',
    'Zum Teil schon da',
    'Zum Teil schon da',
  ]);
});

test('STA-01 particulars that nobody has set are marked as to be filled in, also within the site', async ({
  page,
}) => {
  const imprint = section(page, 'Wer dahinter steht');
  await visit(page, '/');
  await expect(imprint).toContainText('[in den Einstellungen einzutragen: OWNER_NAME]');
  await openHome(page);
  await expect(imprint).toContainText('[in den Einstellungen einzutragen: OWNER_NAME]');
  await imprint.getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum');
});

test('nothing moves while the page comes in @phone', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.moved = String(
          Number(document.documentElement.dataset.moved ?? 0) + entry.value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/');
  await page.evaluate(() => document.fonts.ready);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport(); // on a phone it fills the screen
  const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
  expect(moved).toBeLessThanOrEqual(0.02);
});
