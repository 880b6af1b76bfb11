import { pathIn } from '@michi/contracts/page-address';
import { foundPaths, sitePaths } from '@michi/contracts/site-paths';
import { type Locale, locales } from '@michi/messages/locales';
import type { APIRequestContext } from '@playwright/test';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { articlePaths, content, texts, walk } from './page-html.ts';
import { startServer } from './server.ts';

/** Pages that are not worth finding, or below those that are. */
const otherPaths = [
  '/mitsukete/play/first-strokes',
  '/mitsukete/leaderboard',
  '/newsletter/confirm',
  '/newsletter/end',
];
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

/** The words alone, without signs that are drawn. */
const plain = (html: string) => html.replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, '').trim();

for (const locale of locales)
  test(`SHL-01 every path answers in ${locale} with a title and a heading of its own`, async ({
    request,
  }) => {
    test.slow();
    const paths = [...sitePaths, ...otherPaths, ...(await articlePaths(request))];
    const seen = { title: new Map<string, string>(), heading: new Map<string, string>() };
    const faults: string[] = [];
    await walk(paths, async (path) => {
      const answer = await request.get(pathIn(locale, path));
      const html = await answer.text();
      const body = html.slice(html.indexOf('<body'));
      const titles = texts(html, /<title>(.*?)<\/title>/g);
      const headings = texts(body, /<h1[^>]*>([\s\S]*?)<\/h1>/g).map(plain);
      const found = (fault: string) => faults.push(`${path}: ${fault}`);
      if (answer.status() !== 200) found(`status ${answer.status()}`);
      if (!html.includes(`<html lang="${locale}"`)) found('another language');
      if (titles.length !== 1 || !titles[0]?.endsWith(' · Kanji no Michi')) found(`titles ${titles}`);
      if (headings.length !== 1 || !headings[0]) found(`headings ${headings}`);
      if (content(html, 'description').length !== 1) found('no description');
      // the screens of a game stand below its name, each with a heading of the second level
      const [screen = ''] = body.includes('play__bar') ? texts(body, /<h2[^>]*>([\s\S]*?)<\/h2>/g) : [];
      for (const [what, says = ''] of [
        ['title', titles[0]],
        ['heading', modes.includes(path) ? path : `${headings[0]} ${plain(screen)}`],
      ] as const) {
        const twin = seen[what].get(says);
        if (twin !== undefined) found(`the ${what} of ${twin}`);
        seen[what].set(says, path);
      }
    });
    expect(faults).toEqual([]);
  });

test('SHL-01 an unknown path answers 404 in every language, and asks not to be found', async ({
  request,
}) => {
  for (const locale of locales) {
    const answer = await request.get(pathIn(locale, '/gibt-es-nicht'));
    const html = await answer.text();
    expect(answer.status()).toBe(404);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(content(html, 'robots')).toEqual(['noindex']);
    expect(html).toContain(`href="${pathIn(locale, '/games')}"`);
    expect(html).not.toContain('rel="canonical"');
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

test('SHL-03 a page of a game that does not exist yet can be reached, and asks not to be found', async ({
  request,
}) => {
  const found: readonly string[] = foundPaths;
  await walk(sitePaths, async (path) => {
    const html = await (await request.get(path)).text();
    expect(content(html, 'robots'), path).toEqual(found.includes(path) ? [] : ['noindex']);
  });
});

for (const locale of locales)
  test(`SHL-03 ${locale}: addresses, Open Graph, card and icons of a page`, async ({ request, baseURL }) => {
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
    const title = texts(html, /<title>(.*?)<\/title>/g);
    for (const name of ['og:title', 'twitter:title']) expect(content(html, name)).toEqual(title);
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
  });

for (const [path, card] of [
  ['/mitsukete', 'mitsukete.de'],
  ['/fr/tabibito/beginner', 'tabibito.fr'],
  ['/ja/hanazono', 'hanazono.ja'],
  ['/en/blog/okurigana', 'blog/okurigana.en'],
  ['/en/mamorigami', 'en'],
] as const)
  test(`SHL-03 a link to ${path} is shown with the card ${card}`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [address = ''] = content(html, 'og:image');
    expect(content(html, 'twitter:image')).toEqual([address]);
    expect(new URL(address).pathname).toMatch(new RegExp(`^/og/[0-9a-f]{8}/${card}\\.png$`));
    expect(await pngOf(request, new URL(address).pathname)).toEqual({ width: 1200, height: 630 });
    const own = card === 'en' ? [expect.stringMatching(/^Kanji no Michi: /)] : content(html, 'og:title');
    for (const name of ['og:image:alt', 'twitter:image:alt']) expect(content(html, name)).toEqual(own);
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

test('SHL-03 the home page describes the application to search engines', async ({ request }) => {
  expect(factsOf(await (await request.get('/en')).text())).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    softwareVersion: '2.0',
    offers: { price: '0', priceCurrency: 'USD' },
    aggregateRating: { ratingValue: 4.9, bestRating: 5, ratingCount: 5000 },
  });
});

for (const [locale, kanji] of [
  ['de', '2000+ Kanji'],
  ['en', '2000+ kanji'],
  ['es', '2000+ kanji'],
  ['fr', '2000+ kanji'],
  ['ja', '漢字2000+字'],
] as const)
  test(`SHL-03 ${locale}: the home page and its facts name the figures of the search metadata`, async ({
    request,
  }) => {
    const html = await (await request.get(locale === 'de' ? '/' : `/${locale}`)).text();
    const [description = ''] = content(html, 'description');
    for (const told of [description, String(factsOf(html).description)]) {
      expect(told).toContain(kanji);
      expect(told).toContain('JLPT N5–N1');
    }
    expect(factsOf(html).educationalLevel).toBe('JLPT N5–N1');
  });

test('SHL-03 LAN-05 with measured figures the home page claims those of the decks, and no rating anywhere', async ({
  page,
  request,
}) => {
  const server = await startServer({ CLAIMED_FIGURES: 'measured', LOG_LEVEL: 'warn' });
  const html = await (await request.get(`${server.url}/`)).text();
  const [description = ''] = content(html, 'description');
  expect(description).toMatch(/\d{3} Kanji, JLPT N5–N[1-4]\.$/);
  expect(factsOf(html)).not.toHaveProperty('aggregateRating');
  expect(html).not.toMatch(/2000\+|50K\+|Bewertung/);

  await visit(page, `${server.url}/about`);
  await page.getByRole('banner').getByRole('link', { name: 'Kanji no Michi' }).click();
  await expect(page.locator('.hero dd')).toHaveText([/^\d{3}$/]);
  await expect(page.locator('.cta dd')).toHaveCount(0);
  await server.stop();
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
