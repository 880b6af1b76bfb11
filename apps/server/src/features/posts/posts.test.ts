import { type BlogPost, getBlogPost, getBlogPosts, postCategories } from '@michi/contracts/blog-posts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { createWriteQueue } from '../../db/write-queue.ts';
import { startTestServer, type TestServer, testSettings } from '../../testing/test-server.ts';
import { createPostsRepository } from './repository.ts';
import { createPostsService } from './service.ts';

const freshForMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;

describe.each(databaseTargets)('posts on $name', (target) => {
  let server: TestServer;

  async function posts(query = '') {
    const response = await server.get(`/api/blog-posts${query}`);
    expect(response.statusCode).toBe(200);
    return getBlogPosts.responses[200].parse(response.json());
  }

  async function post(idOrSlug: string): Promise<BlogPost> {
    const response = await server.get(`/api/blog-posts/${idOrSlug}`);
    expect(response.statusCode).toBe(200);
    return getBlogPost.responses[200].parse(response.json());
  }

  async function first(): Promise<BlogPost> {
    const [newest] = await posts('?limit=1');
    if (!newest) throw new Error('there are no posts');
    return newest;
  }

  const see = (id: string, address = '203.0.113.1', userAgent = 'browser') =>
    server.app.inject({
      method: 'POST',
      url: `/api/blog-posts/${id}/views`,
      remoteAddress: address,
      headers: { 'user-agent': userAgent },
    });

  describe('as seeded', () => {
    beforeAll(async () => {
      server = await startTestServer(target);
    });
    afterAll(() => server.close());

    test('API-03 the articles come newest first, without their content', async () => {
      const all = await posts('?limit=100&with_content=false');
      const dates = all.map((each) => each.published_on);
      expect(dates).toEqual(dates.toSorted().reverse());
      expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
      for (const each of all) {
        expect(each).not.toHaveProperty('content');
        expect(each).not.toHaveProperty('content_de');
        expect(postCategories).toContain(each.category);
        expect(each.reading_minutes).toBeGreaterThan(0);
      }
      expect(await posts('?limit=2')).toEqual(all.slice(0, 2));
    });

    test('API-03 with content, every language comes along', async () => {
      for (const each of await posts('?limit=24&with_content=true')) {
        expect(each.content).toMatch(/\S{3}/);
        expect(each.content).not.toMatch(/^---/);
        expect(each.content).toBe(each.content_de);
        expect(each.title).toBe(each.title_de);
      }
      expect(await posts('?with_content=1&limit=1')).toEqual(await posts('?with_content=true&limit=1'));
    });

    test('API-03 one post is found by its id and by its slug', async () => {
      const { id, slug } = await first();
      const found = await post(slug);
      expect(await post(id)).toEqual(found);
      expect([found]).toEqual(await posts('?limit=1&with_content=true'));
    });

    test.each([
      'nothing-here',
      '0199f3a0-0000-7000-8000-000000000001',
      '%00',
      'A',
      "'",
      '%F0%9F%98%80',
      'a'.repeat(200),
    ])('API-03 what names no post answers 404 (case %#)', async (id) => {
      for (const response of [await server.get(`/api/blog-posts/${id}`), await see(id)]) {
        expect(response.statusCode).toBe(404);
        expect(response.json().message).toMatch(/\S/);
      }
    });

    test.each(['\0', 'a\0b', 'x%ff', '', 'a'.repeat(200)])(
      'SHL-01 API-08 a page asks for an article by %j, and there is none',
      async (slug) => {
        const { database, clock } = server;
        const service = createPostsService({
          repository: createPostsRepository(database),
          queue: createWriteQueue(database),
          publicUrl: testSettings.publicUrl,
          now: () => clock.now,
        });
        expect(await service.find(slug)).toBeNull();
      },
    );

    test.each(['limit=0', 'limit=101', 'limit=abc', 'limit=', 'with_content=maybe'])(
      'API-08 %s is named: 422',
      async (query) => {
        const response = await server.get(`/api/blog-posts?${query}`);
        expect(response.statusCode).toBe(422);
        expect(Object.keys(response.json().errors)).toEqual([query.split('=')[0]]);
      },
    );
  });

  describe('changed', () => {
    beforeEach(async () => {
      server = await startTestServer(target);
    });
    afterEach(() => server.close());

    test('LNG-03 a language without a text says so, for the reader to fall back', async () => {
      await server.database.query().deleteFrom('post_texts').where('locale', '=', 'ja').execute();
      const { title, title_ja, content_ja, reading_minutes_ja } = await post((await first()).slug);
      expect([title_ja, content_ja, reading_minutes_ja]).toEqual([null, null, null]);
      expect(title).not.toBe('');
    });

    test('LNG-03 a post without a German text shows one it has', async () => {
      await server.database.query().deleteFrom('post_texts').where('locale', '<>', 'ja').execute();
      const { title, title_ja, title_de, content, content_ja } = await post((await first()).slug);
      expect([title, content, title_de]).toEqual([title_ja, content_ja, null]);
    });

    test('BLG-02 a view counts once per visitor and day', async () => {
      const { slug, id } = await first();
      const other = (await posts('?limit=2'))[1]?.slug ?? '';
      expect((await see(slug)).json()).toEqual({ views: 1 });
      expect((await see(id)).json()).toEqual({ views: 1 });
      expect((await see(slug, '203.0.113.2')).json()).toEqual({ views: 2 });
      expect((await see(slug, '203.0.113.1', 'another browser')).json()).toEqual({ views: 3 });
      expect((await see(other)).json()).toEqual({ views: 1 });
      server.clock.now += dayMs;
      expect((await see(slug)).json()).toEqual({ views: 4 });
      expect((await post(slug)).views).toBe(4);
    });

    test('BLG-02 views counted together are all counted', async () => {
      const { slug } = await first();
      await Promise.all(Array.from({ length: 20 }, (_, index) => see(slug, `203.0.113.${index}`)));
      expect((await post(slug)).views).toBe(20);
    });

    test('BLG-02 of yesterday neither visitors nor their salt are kept', async () => {
      const { slug } = await first();
      const views = () => server.database.query().selectFrom('post_views').selectAll().execute();
      const salt = () =>
        server.database
          .query()
          .selectFrom('meta')
          .select('value')
          .where('key', '=', 'visitor_salt')
          .execute();
      await see(slug);
      const [yesterday] = await salt();
      expect(yesterday?.value).toMatch(/^2026-11-18 [\w-]{43}$/);
      const [before] = await views();
      expect(JSON.stringify(before)).not.toContain('203.0.113');
      server.clock.now += dayMs;
      await see(slug);
      const [after, ...others] = await views();
      expect(others).toEqual([]);
      expect(after?.day).toBe('2026-11-19');
      expect(after?.visitor).not.toBe(before?.visitor);
      expect((await salt())[0]?.value).toMatch(/^2026-11-19 /);
    });

    test('BLG-02 lists show views after a minute at the latest', async () => {
      const { slug } = await first();
      await see(slug);
      expect((await first()).views).toBe(0);
      server.clock.now += freshForMs;
      expect((await first()).views).toBe(1);
      expect((await posts('?limit=1&with_content=true'))[0]?.views).toBe(1);
    });

    test('API-03 a post that was changed is shown after a minute at the latest', async () => {
      const { id } = await first();
      const query = server.database.query().updateTable('post_texts').set({ title: 'Anders' });
      await query.where('post_id', '=', id).where('locale', '=', 'de').execute();
      server.clock.now += freshForMs;
      expect((await first()).title).toBe('Anders');
    });

    test('API-03 without posts the list is empty', async () => {
      await server.database.query().deleteFrom('posts').execute();
      for (const query of ['', '?with_content=true', '?limit=100']) {
        server.clock.now += freshForMs;
        expect(await posts(query)).toEqual([]);
      }
    });
  });
});
