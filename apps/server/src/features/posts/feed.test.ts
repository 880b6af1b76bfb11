import { type Locale, locales } from '@michi/messages/locales';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { childrenOf, readXml, textOf } from '../../testing/read-xml.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const paths: Readonly<Record<Locale, string>> = {
  de: '/feed.xml',
  en: '/en/feed.xml',
  es: '/es/feed.xml',
  fr: '/fr/feed.xml',
  ja: '/ja/feed.xml',
};
const site = 'https://michi.example';
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe.each(databaseTargets)('feeds on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  async function feed(locale: Locale) {
    const response = await server.get(paths[locale]);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    return readXml(response.body);
  }

  test.each(locales)('BLG-04 the feed in %s has what Atom asks for', async (locale) => {
    const read = await feed(locale);
    expect(read.name).toBe('feed');
    expect(read.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale });
    expect(textOf(read, 'id')).toBe(site + paths[locale]);
    expect(textOf(read, 'title')).toBe('Kanji no Michi · Blog');
    expect(textOf(read, 'updated')).toMatch(instant);
    expect(childrenOf(read, 'author')).toHaveLength(1);
    expect(childrenOf(read, 'link').map(({ attributes }) => [attributes.rel, attributes.href])).toEqual([
      ['self', site + paths[locale]],
      ['alternate', locale === 'de' ? `${site}/blog` : `${site}/${locale}/blog`],
    ]);
    expect(textOf(read, 'icon')).toBe(`${site}/icons/icon-192.png`);
    const entries = childrenOf(read, 'entry');
    const posts = (await server.get('/api/blog-posts?limit=100')).json();
    expect(entries).toHaveLength(posts.length);
    expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(
      posts.map((post: Record<string, string>) => post[`title_${locale}`]),
    );
    for (const entry of entries) {
      expect(textOf(entry, 'id')).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
      expect(textOf(entry, 'updated')).toMatch(instant);
      expect(textOf(entry, 'published')).toMatch(instant);
      expect(textOf(entry, 'summary')).toMatch(/\S/);
      const prefix = locale === 'de' ? '' : `/${locale}`;
      expect(childrenOf(entry, 'link')[0]?.attributes.href).toMatch(`${site}${prefix}/blog/`);
    }
  });

  test('BLG-04 the same post has the same id in every language', async () => {
    const ids = async (locale: Locale) =>
      childrenOf(await feed(locale), 'entry').map((entry) => textOf(entry, 'id'));
    expect(await ids('ja')).toEqual(await ids('de'));
  });

  test('BLG-04 whatever stands in a text, the feed stays well formed', async () => {
    const title = `<script>alert("1")</script> & 'x' ]]> \u0001\u000b\uffff 😀`;
    await server.database.query().updateTable('post_texts').set({ title, excerpt: title }).execute();
    server.clock.now += 60_000;
    const [entry] = childrenOf(await feed('de'), 'entry');
    if (!entry) throw new Error('the feed is empty');
    const shown = `<script>alert("1")</script> & 'x' ]]>  😀`;
    expect([textOf(entry, 'title'), textOf(entry, 'summary')]).toEqual([shown, shown]);
  });

  test('BLG-04 a feed without posts is a feed', async () => {
    await server.database.query().deleteFrom('posts').execute();
    server.clock.now += 60_000;
    expect(childrenOf(await feed('fr'), 'entry')).toEqual([]);
  });

  test('BLG-04 readers may ask whether a feed is still the same', async () => {
    const { etag } = (await server.get('/feed.xml')).headers;
    expect((await server.get('/feed.xml', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });
});
