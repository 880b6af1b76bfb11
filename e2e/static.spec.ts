import { pathIn } from '@michi/contracts/page-address';
import { locales } from '@michi/messages/locales';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { content, texts, walk } from './page-html.ts';
import { startServer } from './server.ts';

const pages = 'about features pricing impressum privacy terms cookies accessibility contact'.split(' ');
/** Title, Japanese title, crest and colour of the games in the making, four announced and twelve drafts. */
const upcoming: Record<string, [string, string, string, string]> = {
  hayagaki: ['Hayagaki', '早書き', '早', 'sora'],
  kagenuri: ['Kagenuri', '影塗り', '影', 'nibi'],
  tsunagari: ['Tsunagari', '繋がり', '繋', 'azuki'],
  ryourinin: ['Ryōrinin', '料理人', '料', 'kaki'],
  mamorigami: ['Mamorigami', '守り神', '守', 'asagi'],
  oboeyashiki: ['Oboeyashiki', '覚え屋敷', '覚', 'tobi'],
  suujimoji: ['Sūjimoji', '数字文字', '数', 'ai'],
  tsukuribanashi: ['Tsukuribanashi', '作り話', '作', 'botan'],
  ochimono: ['Ochimono', '落ち物', '落', 'fuji'],
  kariudo: ['Kariudo', '狩人', '狩', 'matcha'],
  meikyuu: ['Meikyū', '迷宮', '迷', 'nibi'],
  fudebayashi: ['Fudebayashi', '筆囃子', '筆', 'kaki'],
  mojibatake: ['Mojibatake', '文字畑', '畑', 'wakatake'],
  sentousho: ['Sentōsho', '戦闘書', '闘', 'sumi'],
  'kokoro-rakugaki': ['Kokoro-Rakugaki', '心落書き', '心', 'nadeshiko'],
  mojitantei: ['Mojitantei', '文字探偵', '探', 'sora'],
};
/** The words alone. */
const plain = (html: string) => html.replace(/<[^>]*>/g, '');

test.describe('the static pages', () => {
  test('STA-01 STA-04 are whole without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const words: Record<string, string> = {
      about: 'Huerta Tipográfica',
      features: 'Duelle und Haikus',
      pricing: 'Noch nicht zu kaufen',
      impressum: 'Angaben gemäß § 5 DDG',
      privacy: 'Beim ersten Aufruf eines neuen Tages',
      terms: 'Der Server spielt jede Partie nach.',
      cookies: 'Wir setzen keine Analyse-Cookies',
      accessibility: 'Was noch nicht zugänglich ist',
      contact: 'Wir lesen jede Nachricht.',
    };
    for (const path of pages)
      await test.step(path, async () => {
        await page.goto(`/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('main')).toContainText(words[path] ?? '');
      });
    // a form that needs scripts says so, and where else to write
    await expect(page.locator('noscript').getByRole('link', { name: 'Impressum' })).toBeVisible();
    await page.close();
  });

  test('STA-01 about names every typeface and leads to its licence', async ({ page }) => {
    await visit(page, '/about');
    const licences = page.getByRole('link', { name: /^Lizenztext zu/ });
    await expect(licences).toHaveCount(5);
    for (const licence of await licences.all()) {
      const answer = await page.request.get((await licence.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('SIL OPEN FONT LICENSE Version 1.1');
    }
  });

  test('STA-01 about leads to the licences of what the pages contain', async ({ page }) => {
    await visit(page, '/about');
    await expect(page.getByRole('link', { name: /Jonathan Waller/ })).toHaveAttribute(
      'href',
      /tanos\.co\.uk/,
    );
    const link = page.getByRole('main').getByRole('link', { name: 'einer Liste' });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    const notice = await answer.text();
    for (const name of [
      'react-dom 19',
      'zod 4',
      'use-intl 4',
      'klee-one (OFL-1.1)',
      'Permission is hereby granted',
    ])
      expect(notice).toContain(name);
  });

  test('STA-01 LNG-04 a translated legal text says that the German one governs, and leads there', async ({
    page,
  }) => {
    await visit(page, '/fr/privacy');
    await expect(page.getByText('Version du 27 novembre 2026')).toBeVisible();
    await expect(page.getByText('Seule la version allemande fait foi.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'mentions légales' }).first()).toHaveAttribute(
      'href',
      '/fr/impressum',
    );
    await page.getByRole('link', { name: 'Voir la version allemande' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByText('Stand: 27. November 2026')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Deine Rechte' })).toBeVisible();
  });

  test('STA-01 the page on cookies lists three kinds and reopens the choice', async ({ page }) => {
    const banner = page.getByRole('complementary', { name: /Ein Keks zum Tee/ });
    await visit(page, '/cookies');
    for (const kind of ['Notwendig', 'Funktional', 'Analytisch'])
      await expect(page.getByRole('heading', { level: 2, name: kind })).toBeVisible();
    await banner.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: 'Auswahl noch einmal öffnen' }).click();
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Nur notwendige' }).click();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('essential');
  });
});

test.describe('the imprint', () => {
  test('STA-01 marks what the settings still lack, and leads home', async ({ page }) => {
    await visit(page, '/impressum');
    for (const particular of ['Name', 'Straße', 'Ort', 'Land', 'E-Mail-Adresse', 'Telefonnummer'])
      await expect(page.getByText(`[${particular} noch nicht eingetragen]`).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('OWNER_');
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL('/');
  });

  test('STA-01 shows the owner that the settings name', async ({ page }) => {
    const server = await startServer({
      LOG_LEVEL: 'warn',
      OWNER_NAME: 'Erika Muster',
      OWNER_STREET: 'Musterweg 1',
      OWNER_CITY: '12345 Musterstadt',
      OWNER_EMAIL: 'erika@muster.example',
    });
    await visit(page, `${server.url}/impressum`);
    const main = page.getByRole('main');
    await expect(main.getByRole('group').or(main.locator('address'))).toContainText('Musterweg 1');
    await expect(main.getByRole('link', { name: 'erika@muster.example' })).toHaveAttribute(
      'href',
      'mailto:erika@muster.example',
    );
    await expect(main).not.toContainText('OWNER_');
    await server.stop();
  });

  test('STA-01 reached without the server it says so, and tries again', async ({ page, errors }) => {
    errors.expect(/status of 503/);
    await visit(page, '/contact');
    await page.route('**/impressum.data*', (route) => route.fulfill({ status: 503, body: 'busy' }));
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByText('Die Angaben ließen sich gerade nicht laden.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Streitbeilegung' })).toBeVisible();
    await page.unroute('**/impressum.data*');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByText('[Straße noch nicht eingetragen]')).toBeVisible();
  });
});

test.describe('coming soon', () => {
  test('STA-03 SHL-01 each of the upcoming games has a page of its own in every language', async ({
    request,
  }) => {
    const faults: string[] = [];
    for (const locale of locales)
      await walk(Object.keys(upcoming), async (id) => {
        const [title = '', japaneseTitle = '', crest, dye] = upcoming[id] ?? [];
        const [own, other] = locale === 'ja' ? [japaneseTitle, title] : [title, japaneseTitle];
        const answer = await request.get(pathIn(locale, `/${id}`));
        const html = await answer.text();
        const [article = ''] = texts(html, /(<article class="wrap upcoming"[\s\S]*?<\/article>)/g);
        const line = texts(article, /<p class="lead">([\s\S]*?)<\/p>/g).map(plain);
        const said = {
          status: answer.status(),
          lang: texts(html, /<html lang="(\w+)"/g),
          title: texts(html, /<title>(.*?)<\/title>/g),
          heading: texts(html, /<h1[^>]*>([\s\S]*?)<\/h1>/g),
          other: texts(article, /upcoming__other-title"[^>]*>(.*?)</g),
          crest: texts(article, /upcoming__crest"[\s\S]*?(\p{Script=Han})/gu),
          dye: texts(article, /data-dye="(\w+)"/g),
          line,
          ways: texts(article, /<a [^>]*href="([^"]*)"/g),
        };
        const wanted = {
          status: 200,
          lang: [locale],
          title: [`${own} · Kanji no Michi`],
          heading: [own],
          other: [other],
          crest: [crest],
          dye: [dye],
          line: content(html, 'description').map(plain),
          ways: ['/games', '/', '/contact'].map((path) => pathIn(locale, path)),
        };
        expect.soft(said, `${locale} ${id}`).toEqual(wanted);
        if (!/\S{2}/.test(line[0] ?? '')) faults.push(`${locale} ${id}: no description`);
      });
    expect(faults).toEqual([]);
  });

  test('STA-03 shows both titles, the crest in its colour, what it will be, and two ways on', async ({
    page,
  }) => {
    await visit(page, '/fudebayashi');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Fudebayashi');
    await expect(main.getByText('筆囃子').first()).toBeVisible();
    await expect(main.getByText('Schreiben im Takt der Trommeln.')).toBeVisible();
    await expect(main.getByText('Auf dem Sommerfest schlagen die Trommeln')).toBeVisible();
    await expect(main.getByRole('article')).toHaveAttribute('data-dye', 'kaki');
    await expect(main.getByRole('link', { name: 'Zu den Spielen' })).toHaveAttribute('href', '/games');
    await expect(main.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  });

  test('STA-03 one draft leads to the next, and to a letter', async ({ page }) => {
    await visit(page, '/ja/meikyuu');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('迷宮');
    await page
      .getByRole('navigation', { name: 'ほかの下書き' })
      .getByRole('link', { name: '文字畑' })
      .click();
    await expect(page).toHaveURL('/ja/mojibatake');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('文字畑');
    await page.getByRole('link', { name: 'ぜひお聞かせください' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('お問い合わせ');
  });

  test('STA-03 Japanese within another language is marked as Japanese', async ({ page }) => {
    await visit(page, '/en/suujimoji');
    await expect(page.getByText('百', { exact: true }).first()).toHaveAttribute('lang', 'ja');
  });
});

test.describe('features and prices', () => {
  test('STA-04 the six features say what works today', async ({ page }) => {
    await visit(page, '/features');
    const titles = [
      'KI-Unterstützung',
      'Spielerisch lernen',
      'Fortschritt sehen',
      'Schrifterkennung',
      'Offline-Modus',
      'Gemeinschaft',
    ];
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
    await expect(page.getByText('Heute', { exact: true })).toHaveCount(titles.length);
  });

  for (const [path, free, premium, announced] of [
    ['/pricing', '0 €', '9,99 €', 'Noch nicht zu kaufen'],
    ['/en/pricing', '$0', '$9.99', 'Not for sale yet'],
    ['/es/pricing', '0 €', '9,99 €', 'Aún no está a la venta'],
    ['/fr/pricing', '0 €', '9,99 €', 'Pas encore en vente'],
    ['/ja/pricing', '0円', '1,480円', 'まだ購入できません'],
  ] as const)
    test(`STA-04 LNG-04 ${path} shows the prices of its language, and that premium is not sold yet`, async ({
      request,
    }) => {
      const html = await (await request.get(path)).text();
      const words = texts(html.slice(html.indexOf('<main')), />([^<>]+)(?=<)/g).map((each) =>
        each.replace(/\s/g, ' '),
      );
      expect(words).toEqual(expect.arrayContaining([free, premium, announced]));
    });
});
