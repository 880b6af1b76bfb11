import { pathIn } from '@michi/contracts/page-address';
import { locales } from '@michi/messages/locales';
import type { APIRequestContext } from '@playwright/test';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { asRead, content, hrefOf, mainOf, texts, titles, walk } from './page-html.ts';
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

/** The page at an address, as the server renders it. */
const served = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('STA-01 STA-04 the static pages are whole without JavaScript', async ({ browser, baseURL }) => {
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

test('STA-01 about leads to the licences of its typefaces and of what the pages contain', async ({
  request,
}) => {
  const about = mainOf(await served(request, '/about'));
  const licences = texts(about, /href="([^"]*)">Lizenztext zu /g);
  expect(licences).toHaveLength(5);
  for (const licence of licences)
    expect(await served(request, licence)).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(hrefOf(about, '[^<]*Jonathan Waller')).toContain('tanos.co.uk');
  const notice = await served(request, hrefOf(about, 'einer Liste'));
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
  request,
}) => {
  const french = mainOf(await served(request, '/fr/privacy'));
  expect(french).toMatch(/Version du \d{1,2} \p{L}+ \d{4}/u);
  expect(french).toContain('Seule la version allemande fait foi.');
  expect(hrefOf(french, 'mentions légales')).toBe('/fr/impressum');
  const governing = await request.get(hrefOf(french, 'Voir la version allemande'));
  expect(new URL(governing.url()).pathname).toBe('/privacy');
  const german = mainOf(await governing.text());
  expect(german).toMatch(/Stand: \d{1,2}\. \p{L}+ \d{4}/u);
  expect(german).toContain('Deine Rechte');
});

test('STA-05 SHL-07 the footer leads to the statement on accessibility, which is whole in every language and leads to the contact form', async ({
  request,
}) => {
  for (const locale of locales) {
    const html = await served(request, pathIn(locale, '/accessibility'));
    for (const word of ['WCAG', 'EN 301 549', 'TalkBack']) expect(mainOf(html)).toContain(word);
    expect(mainOf(html)).toContain(`href="${pathIn(locale, '/contact')}"`);
  }
  expect(hrefOf(await served(request, '/'), 'Barrierefreiheit')).toBe('/accessibility');
  const german = mainOf(await served(request, '/accessibility'));
  expect(german).toMatch(/Stand: \d{1,2}\. \p{L}+ \d{4}/u);
  expect(german).not.toContain('Maßgeblich ist die deutsche Fassung');
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

test('STA-01 the imprint marks what the settings still lack, and leads home', async ({ request }) => {
  const imprint = mainOf(await served(request, '/impressum'));
  for (const particular of ['Name', 'Straße', 'Ort', 'Land', 'E-Mail-Adresse', 'Telefonnummer'])
    expect(imprint).toContain(`[${particular} noch nicht eingetragen]`);
  expect(imprint).not.toContain('OWNER_');
  expect(hrefOf(imprint, 'Zur Startseite')).toBe('/');
});

test('STA-01 SHL-03 LAN-05 with an owner and measured figures in its settings the site shows those, and claims no others', {
  tag: '@sweep',
}, async ({ page, request }) => {
  const server = await startServer({
    LOG_LEVEL: 'warn',
    CLAIMED_FIGURES: 'measured',
    OWNER_NAME: 'Erika Muster',
    OWNER_STREET: 'Musterweg 1',
    OWNER_CITY: '12345 Musterstadt',
    OWNER_EMAIL: 'erika@muster.example',
  });
  const imprint = mainOf(await served(request, `${server.url}/impressum`));
  expect(imprint).toMatch(/<address[^>]*>[\s\S]*Musterweg 1[\s\S]*<\/address>/);
  expect(hrefOf(imprint, 'erika@muster.example')).toBe('mailto:erika@muster.example');
  expect(imprint).not.toContain('OWNER_');

  const home = await served(request, `${server.url}/`);
  expect(content(home, 'description')).toEqual([expect.stringMatching(/\d{3} Kanji, JLPT N5–N[1-4]\.$/)]);
  expect(home).toContain('application/ld+json');
  expect(home).not.toMatch(/2000\+|50K\+|Bewertung|aggregateRating/);
  await visit(page, `${server.url}/about`);
  await page.getByRole('banner').getByRole('link', { name: 'Kanji no Michi' }).click();
  await expect(page.locator('.hero dd')).toHaveText([/^\d{3}$/]);
  await expect(page.locator('.cta dd')).toHaveCount(0);
  await server.stop();
});

test('STA-01 the imprint, reached without the server, says so, and tries again', async ({ page, errors }) => {
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
      const line = texts(article, /<p class="lead">([\s\S]*?)<\/p>/g)
        .map(plain)
        .map(asRead);
      const said = {
        status: answer.status(),
        lang: texts(html, /<html lang="(\w+)"/g),
        title: titles(html),
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
        line: content(html, 'description'),
        ways: ['/games', '/', '/contact'].map((path) => pathIn(locale, path)),
      };
      expect.soft(said, `${locale} ${id}`).toEqual(wanted);
      if (!/\S{2}/.test(line[0] ?? '')) faults.push(`${locale} ${id}: no description`);
    });
  expect(faults).toEqual([]);
  const inGerman = await (await request.get('/fudebayashi')).text();
  for (const words of ['Schreiben im Takt der Trommeln.', 'Auf dem Sommerfest schlagen die Trommeln'])
    expect(mainOf(inGerman)).toContain(words);
  const inEnglish = await (await request.get('/en/suujimoji')).text();
  expect(mainOf(inEnglish)).toMatch(/<span [^>]*lang="ja"[^>]*>百</);
});

test('STA-03 one draft leads to the next, and to the contact form', async ({ page }) => {
  await visit(page, '/ja/meikyuu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('迷宮');
  await page.getByRole('navigation', { name: 'ほかの下書き' }).getByRole('link', { name: '文字畑' }).click();
  await expect(page).toHaveURL('/ja/mojibatake');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('文字畑');
  await page.getByRole('link', { name: 'ぜひお聞かせください' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('お問い合わせ');
});

test('STA-04 the six features say what works today', async ({ request }) => {
  const features = mainOf(await served(request, '/features'));
  const titles = [
    'KI-Unterstützung',
    'Spielerisch lernen',
    'Fortschritt sehen',
    'Schrifterkennung',
    'Offline-Modus',
    'Gemeinschaft',
  ];
  expect(texts(features, /<h2[^>]*>([^<]*)<\/h2>/g)).toEqual(titles);
  expect(texts(features, /<dt>(Heute)<\/dt>/g)).toHaveLength(titles.length);
});
