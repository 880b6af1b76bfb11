import { pathIn } from '@michi/contracts/page-address';
import { foundPaths, sitePaths } from '@michi/contracts/site-paths';
import { difficulties } from '@michi/games/tabibito/difficulties';
import { type Locale, locales } from '@michi/messages/locales';
import type { APIRequestContext } from '@playwright/test';
import { everyPage } from './addresses.ts';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { articlePaths, content, texts, titles, walk } from './page-html.ts';

/** Of what search engines show. */
const mostCharacters = 160;
/** Other modes of the board of /puzzle, whose heading they share. */
const modes = ['/puzzle/tutorial', '/puzzle/challenge'];
/** As Open Graph writes languages. */
const territories: Record<Locale, string> = {
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fr: 'fr_FR',
  ja: 'ja_JP',
};

/** Those that are no others’ parts: the pages of levels and quests have the heading of their game or place. */
const ownHeadings = [...sitePaths, '/mitsukete/leaderboard', '/newsletter/confirm', '/newsletter/end'];

/** Pages below those of fixed addresses, each described by itself. */
async function innerPaths(request: APIRequestContext): Promise<string[]> {
  const read = async (path: string) => (await request.get(path)).json();
  const levels: { data: { id: string }[] } = await read('/api/v1/game-levels?game_type=mitsukete');
  const journeys = difficulties.map(async (difficulty) => {
    const paths: { id: string }[] = await read(`/api/tabibito/paths?difficulty=${difficulty}`);
    return paths.map(({ id }) => `/tabibito/${difficulty}/${id}`);
  });
  return [
    '/mitsukete/leaderboard',
    ...levels.data.map(({ id }) => `/mitsukete/play/${id}`),
    '/jukugo/tutorial',
    '/jukugo/challenge',
    '/tatakae/battle',
    ...(await Promise.all(journeys)).flat(),
  ];
}

/** The words alone, without signs that are drawn. */
const plain = (html: string) => html.replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, '').trim();

for (const locale of locales)
  test(`SHL-01 SHL-03 every path answers in ${locale} with a title, a heading and a description of its own`, {
    tag: locale === 'de' || locale === 'ja' ? [] : '@sweep',
  }, async ({ request }) => {
    const found: readonly string[] = foundPaths;
    const seen = new Map<string, string>();
    const nonces = new Set<string>();
    const faults: string[] = [];
    const articles = await articlePaths(request);
    const ownDescriptions = [...sitePaths, ...(await innerPaths(request)), ...articles];
    const paths = [...new Set([...ownDescriptions, ...everyPage])];
    await walk(paths, async (path) => {
      const answer = await request.get(pathIn(locale, path));
      const html = await answer.text();
      const body = html.slice(html.indexOf('<body'));
      const fault = (what: string) => faults.push(`${path}: ${what}`);
      /** Finds fault with what another page says too. */
      const own = (what: string, says: string) => {
        const twin = seen.get(`${what} ${says}`);
        if (twin !== undefined) fault(`${what} of ${twin}`);
        seen.set(`${what} ${says}`, path);
      };
      if (answer.status() !== 200) fault(`SHL-01 status ${answer.status()}`);
      if (!html.includes(`<html lang="${locale}"`)) fault('LNG-01 another language');

      const [title = '', ...moreTitles] = titles(html);
      const headings = texts(body, /<h1[^>]*>([\s\S]*?)<\/h1>/g).map(plain);
      if (moreTitles.length > 0 || !title.endsWith(' · Kanji no Michi')) fault(`SHL-01 title ${title}`);
      if (headings.length !== 1 || !headings[0]) fault(`SHL-01 headings ${headings}`);
      // the screens of a game stand below its name, each with a heading of the second level
      const [screen = ''] = body.includes('play__bar') ? texts(body, /<h2[^>]*>([\s\S]*?)<\/h2>/g) : [];
      own('SHL-01 the title', title);
      if (ownHeadings.includes(path) || articles.includes(path))
        own('SHL-01 the heading', modes.includes(path) ? path : `${headings[0]} ${plain(screen)}`);

      const [description = '', ...moreDescriptions] = content(html, 'description');
      if (description === '' || moreDescriptions.length > 0) fault('SHL-03 not one description');
      if (description.length > mostCharacters)
        fault(`SHL-03 description of ${description.length} characters`);
      const robots = content(html, 'robots');
      if (sitePaths.includes(path) && robots.includes('noindex') === found.includes(path))
        fault(`SHL-03 robots ${robots}`);
      if (ownDescriptions.includes(path) && !robots.includes('noindex'))
        own('SHL-03 the description', description);

      const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? 'none';
      nonces.add(nonce);
      const scripts = html.match(/<script\b[^>]*>/g) ?? [];
      if (scripts.length === 0 || scripts.some((script) => !script.includes(`nonce="${nonce}"`)))
        fault('a script without the nonce of its policy');
    });
    expect(faults).toEqual([]);
    expect(nonces.size, 'each answer has a nonce of its own').toBe(paths.length);
  });

test('SHL-01 an unknown path answers 404 in every language, and asks not to be found', async ({
  request,
}) => {
  for (const locale of locales)
    await test.step(locale, async () => {
      const answer = await request.get(pathIn(locale, '/gibt-es-nicht'));
      const html = await answer.text();
      expect(answer.status()).toBe(404);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(content(html, 'robots')).toEqual(['noindex']);
      for (const way of ['/', '/games']) expect(html).toContain(`href="${pathIn(locale, way)}"`);
      expect(html).not.toContain('rel="canonical"');
    });
  for (const path of [
    '/xx/games',
    '/mitsukete/play/gibt-es-nicht',
    '/games/zu/tief',
    '/jukugo/puzzle',
    '/jukugo/duel',
    '/tabibito/leicht',
    '/tabibito/beginner/nirgends',
    '/tabibito/expert/first-steps',
    ...['/blog/%00', '/de/blog/%00', '/blog/x%ff', '/%E0%A4%A'],
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Hier geht der Weg nicht weiter');
  }
});

test('SHL-01 a form sent to any page is answered by a page: 405 in every language, not to be found', async ({
  request,
}) => {
  for (const locale of locales)
    for (const path of ['/games', '/mitsukete', '/gibt-es-nicht']) {
      const answer = await request.post(pathIn(locale, path), { form: { a: 'b' } });
      const html = await answer.text();
      expect([answer.status(), answer.headers().allow]).toEqual([405, 'GET, HEAD']);
      expect(html).toContain(`<html lang="${locale}"`);
      const [title] = texts(html, /<title>(.*?)<\/title>/g);
      expect(`${texts(html, /<h1[^>]*>(.*?)<\/h1>/g)} · Kanji no Michi`).toBe(title);
      expect(content(html, 'robots')).toEqual(['noindex']);
      for (const way of ['/', '/games']) expect(html).toContain(`href="${pathIn(locale, way)}"`);
      expect(html).toMatch(/<header[\s\S]*<footer/);
      expect(html).not.toContain('rel="canonical"');
    }
});

test('SHL-03 addresses, Open Graph, card and icons of a page in every language', async ({
  request,
  baseURL,
}) => {
  for (const locale of locales) await test.step(locale, () => expectHead(locale));

  async function expectHead(locale: Locale) {
    const html = await (await request.get(pathIn(locale, '/games'))).text();
    const origin = new URL(texts(html, /<link rel="canonical" href="([^"]*)"/g)[0] ?? '').origin;
    const links = (rel: string) => texts(html, new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`, 'g'));
    const url = origin + pathIn(locale, '/games');
    expect(links('canonical')).toEqual([url]);
    expect(html.match(/hrefLang="[^"]*" href="[^"]*"/g)?.filter((link) => link.includes(origin))).toEqual([
      ...locales.map((other) => `hrefLang="${other}" href="${origin}${pathIn(other, '/games')}"`),
      `hrefLang="x-default" href="${origin}/games"`,
    ]);
    expect(content(html, 'revisit-after')).toEqual(['7 days']);
    for (const name of ['og:title', 'twitter:title']) expect(content(html, name)).toEqual(titles(html));
    for (const name of ['og:description', 'twitter:description'])
      expect(content(html, name)).toEqual(content(html, 'description'));
    expect(content(html, 'og:url')).toEqual([url]);
    expect(content(html, 'og:locale')).toEqual([territories[locale]]);
    const others = locales.filter((other) => other !== locale);
    expect(content(html, 'og:locale:alternate')).toEqual(others.map((other) => territories[other]));
    expect(content(html, 'twitter:card')).toEqual(['summary_large_image']);
    expect(content(html, 'twitter:image')).toEqual(content(html, 'og:image'));
    const card = new URL(content(html, 'og:image')[0] ?? '');
    expect(card.origin).toBe(origin);
    expect(await pngOf(request, card.pathname)).toMatchObject({ width: 1200, height: 630 });

    const [manifestPath = ''] = links('manifest');
    const manifest = await (await request.get(manifestPath)).json();
    expect(manifest.lang).toBe(locale);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await pngOf(request, src);
      expect(`${width}x${height}`).toBe(sizes);
    }
    for (const icon of [...links('icon'), ...links('apple-touch-icon')])
      expect((await request.get(new URL(icon, baseURL).href)).status()).toBe(200);
  }
});

/** The card with which a link to a page is shown. */
const cards: readonly (readonly [path: string, card: string])[] = [
  ['/mitsukete', 'mitsukete.de'],
  ['/fr/tabibito/beginner', 'tabibito.fr'],
  ['/ja/hanazono', 'hanazono.ja'],
  ['/en/blog/okurigana', 'blog/okurigana.en'],
  ['/en/mamorigami', 'en'],
];

test('SHL-03 a link to a page is shown with its card', async ({ request }) => {
  for (const [path, card] of cards)
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      const [address = ''] = content(html, 'og:image');
      expect(content(html, 'twitter:image')).toEqual([address]);
      expect(new URL(address).pathname).toMatch(new RegExp(`^/og/[0-9a-f]{8}/${card}\\.png$`));
      expect(await pngOf(request, new URL(address).pathname)).toEqual({ width: 1200, height: 630 });
      const own = card === 'en' ? [expect.stringMatching(/^Kanji no Michi: /)] : content(html, 'og:title');
      for (const name of ['og:image:alt', 'twitter:image:alt']) expect(content(html, name)).toEqual(own);
    });
});

test('BLG-02 SHL-03 an article tells search engines of its card, its publisher and its place', async ({
  request,
}) => {
  const html = await (await request.get('/es/blog/okurigana')).text();
  const blocks = texts(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g);
  const [article, trail] = blocks.map((block) => JSON.parse(block));
  expect(article).toMatchObject({ '@type': 'BlogPosting', image: content(html, 'og:image')[0] });
  const logo = new URL(article.publisher.logo.url).pathname;
  expect(await pngOf(request, logo)).toEqual({ width: 512, height: 512 });
  const places = trail.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname);
  expect(trail['@type']).toBe('BreadcrumbList');
  expect(places).toEqual(['/es', '/es/blog', '/es/blog/okurigana']);
});

/** The figure that the home page claims in each language. */
const claimed: Record<Locale, string> = {
  de: '2000+ Kanji',
  en: '2000+ kanji',
  es: '2000+ kanji',
  fr: '2000+ kanji',
  ja: '漢字2000+字',
};

test('SHL-03 the home page describes the application to search engines, with the figures of its description', async ({
  request,
}) => {
  for (const locale of locales)
    await test.step(locale, async () => {
      const html = await (await request.get(pathIn(locale, '/'))).text();
      const facts = factsOf(html);
      expect(facts).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'WebApplication',
        softwareVersion: '2.0',
        offers: { price: '0', priceCurrency: 'USD' },
        aggregateRating: { ratingValue: 4.9, bestRating: 5, ratingCount: 5000 },
        educationalLevel: 'JLPT N5–N1',
      });
      for (const told of [...content(html, 'description'), facts.description]) {
        expect(told).toContain(claimed[locale]);
        expect(told).toContain('JLPT N5–N1');
      }
    });
});

test('SHL-03 a navigation in the browser changes the head, and leaves nothing of the old one', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Spiele' }).click();
  await expect(page).toHaveURL('/games');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', /\/games$/);
  for (const only of [
    'title',
    'meta[name=description]',
    'meta[property="og:url"]',
    'link[hreflang="x-default"]',
  ])
    await expect(page.locator(`head ${only}`)).toHaveCount(1);
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(6);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('SHL-03 the colour of the browser’s bars follows the chosen theme, also after a reload', async ({
  page,
}) => {
  await visit(page, '/games');
  const bars = page.locator('meta[name=theme-color]');
  const colours = () => bars.evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  expect(await colours()).toEqual(['#f4eee0', '#14171f']);
  await page.getByRole('button', { name: 'Zwischen Hell und Dunkel wechseln' }).click();
  expect(await colours()).toEqual(['#14171f', '#14171f']);
  await visit(page, '/games');
  await expect.poll(colours).toEqual(['#14171f', '#14171f']);
});

/** The size of a PNG that the server has; none is heavier than 120 kB. */
async function pngOf(request: APIRequestContext, path: string): Promise<{ width: number; height: number }> {
  const answer = await request.get(path);
  expect(answer.headers()['content-type']).toBe('image/png');
  const bytes = await answer.body();
  expect(bytes.length).toBeLessThan(120_000);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The facts of a page that has them once. */
function factsOf(html: string): Record<string, unknown> {
  const blocks = texts(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g);
  expect(blocks).toHaveLength(1);
  return JSON.parse(blocks[0] ?? '');
}
