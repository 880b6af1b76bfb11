import { conceptIds } from '@michi/contracts/coming-soon';
import { foundPaths, sitePaths } from '@michi/contracts/site-paths';
import { announcedIds } from '@michi/games/announced';
import { playableGames } from '@michi/games/catalogue';
import { locales } from '@michi/messages/locales';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { childrenOf, readXml, textOf } from '../../testing/read-xml.ts';
import { startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';

const site = 'https://michi.example';

describe.each(databaseTargets)('discovery on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  async function pages() {
    const response = await server.get('/sitemap.xml');
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    return childrenOf(readXml(response.body), 'url');
  }

  test('SHL-03 robots.txt keeps crawlers from data and names the sitemap', async () => {
    const response = await server.get('/robots.txt');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = response.body.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain('Disallow: /api/');
    expect(lines).toContain('Disallow: /newsletter/');
    expect(lines).toContain('Disallow: /ja/newsletter/');
    expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(lines).not.toContain('Disallow: /');
  });

  test('SHL-03 the sitemap has every page to be found and every article in every language, each once', async () => {
    const slugs = (await server.get('/api/blog-posts?limit=100'))
      .json()
      .map(({ slug }: { slug: string }) => slug);
    const paths = [...foundPaths, ...slugs.map((slug: string) => `/blog/${slug}`)];
    const addresses = paths.flatMap((path) =>
      locales.map((locale) => {
        if (locale === 'de') return site + path;
        return path === '/' ? `${site}/${locale}` : `${site}/${locale}${path}`;
      }),
    );
    const listed = (await pages()).map((page) => textOf(page, 'loc'));
    expect(listed.toSorted()).toEqual(addresses.toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('SHL-03 every page names its translations, itself among them', async () => {
    const listed = await pages();
    const known = new Set(listed.map((page) => textOf(page, 'loc')));
    for (const page of listed) {
      const links = childrenOf(page, 'xhtml:link').map(({ attributes }) => attributes);
      expect(links.map(({ hreflang }) => hreflang)).toEqual([...locales, 'x-default']);
      expect(links.map(({ href }) => href)).toContain(textOf(page, 'loc'));
      for (const { href } of links) expect(known).toContain(href);
      expect(links.at(-1)?.href).toBe(links[0]?.href);
    }
  });

  test('SHL-03 an article tells when it was last changed', async () => {
    for (const page of await pages()) {
      const article = textOf(page, 'loc')?.includes('/blog/');
      expect(textOf(page, 'lastmod') ?? '').toMatch(article ? /^\d{4}-\d\d-\d\d$/ : /^$/);
    }
  });

  test('SHL-03 a game is to be found once it can be played, not while it is announced', () => {
    const missing = sitePaths.filter((path) => !foundPaths.includes(path));
    const binding = ['/monogatari'];
    expect(missing).toEqual([...binding, ...[...announcedIds, ...conceptIds].map((id) => `/${id}`)]);
    for (const game of playableGames) expect(foundPaths).toContain(`/${game}`);
  });

  test.each(['/robots.txt', '/sitemap.xml', '/feed.xml', '/ja/feed.xml', '/.well-known/security.txt'])(
    'SHL-03 %s is the same for everybody, so that caches on the way keep one copy for an hour',
    async (path) => {
      const plain = await server.get(path);
      expect(plain.headers).toMatchObject({
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=3600',
      });
      const french = { 'x-locale': 'fr', 'accept-language': 'fr', cookie: 'language=fr' };
      expect((await server.get(path, french)).body).toBe(plain.body);
    },
  );

  test('SHL-03 security.txt says whom to tell of a hole, in which languages and until when', async () => {
    const response = await server.get('/.well-known/security.txt');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = [
      'Contact: mailto:owner@michi.example',
      `Contact: ${site}/contact`,
      'Expires: 2027-05-17T00:00:00.000Z', // 180 days after the day of the test
      'Preferred-Languages: de, en, es, fr, ja',
      `Canonical: ${site}/.well-known/security.txt`,
    ];
    expect(response.body).toBe(`${lines.join('\n')}\n`);
    server.clock.now += 24 * 60 * 60 * 1000;
    const later = await server.get('/.well-known/security.txt');
    server.clock.now = testTime;
    expect(later.body).toContain('Expires: 2027-05-18T');
  });

  test('AUT-11 programs that keep passwords find where one is changed', async () => {
    const response = await server.get('/.well-known/change-password');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/profile/account#password']);
    const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await server.get(missing)).statusCode).toBe(404);
  });

  test('SHL-01 STA-05 the list of pages holds the routes of the specification, the page of the day and the statement on accessibility', () => {
    const games = 'mitsukete tatakae jukugo puzzle tabibito tokyoquest hanazono otoawase monogatari kotodama';
    const announced = 'hayagaki kagenuri tsunagari ryourinin';
    const concepts =
      'mamorigami oboeyashiki suujimoji tsukuribanashi ochimono kariudo meikyuu fudebayashi mojibatake sentousho kokoro-rakugaki mojitantei';
    const content = 'games today blog impressum about contact privacy terms cookies features pricing';
    const paths = `${games} ${announced} ${concepts} ${content}`.split(' ').map((name) => `/${name}`);
    const within = [
      '/mitsukete/day',
      '/mitsukete/levels',
      ...['sakura', 'rain', 'moon'].map((song) => `/otoawase/${song}`),
      ...['shibuya', 'asakusa', 'akihabara', 'harajuku', 'mount-fuji'].map((place) => `/tokyoquest/${place}`),
      ...['tutorial', 'challenge'].map((mode) => `/puzzle/${mode}`),
      ...['create', 'complete', 'hunt'].map((mode) => `/kotodama/${mode}`),
      ...['beginner', 'intermediate', 'advanced', 'expert'].map((difficulty) => `/tabibito/${difficulty}`),
    ];
    expect(sitePaths.toSorted()).toEqual(
      ['/', '/accessibility', '/achievements', '/challenges', ...within, ...paths].toSorted(),
    );
  });
});
