import type { BlogPost } from '@michi/contracts/blog-posts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fetch } from '../../lib/calls/api-client.ts';
import { serve } from '../../testing/play.ts';

const aPost = (slug: string, overrides: Partial<BlogPost> = {}): BlogPost => ({
  id: `id-${slug}`,
  slug,
  category: 'Kultur',
  views: 0,
  reading_minutes: 1,
  published_on: '2026-01-01',
  title: slug,
  content: 'Text',
  ...overrides,
});

let asked: string[];
let server: { fetch: Fetch; close(): Promise<void> };
beforeEach(async () => {
  vi.resetModules();
  asked = [];
  server = await serve(({ url = '' }) => {
    asked.push(url);
    return { status: 200, body: aPost(url.split('/').at(-1) ?? '') };
  });
});
afterEach(() => server.close());

/** As a fresh visit has it. */
const freshVisit = () => import('./known-posts.ts');

test('BLG-02 an article is asked for once a visit', async () => {
  const { loadPost } = await freshVisit();
  const options = { locale: 'de', fetch: server.fetch } as const;
  const first = await loadPost('okurigana', options);
  expect(await loadPost('okurigana', { ...options, locale: 'en' })).toBe(first);
  expect(asked).toEqual(['/api/blog-posts/okurigana']);
});

test('LAN-04 only what came without its content, neither without a language nor in German, is asked for', async () => {
  const { keepPosts, knownPost, loadPost } = await freshVisit();
  keepPosts([
    aPost('whole'),
    aPost('german', { content: null, content_de: 'Text' }),
    aPost('bare', { content: null }),
  ]);
  expect(['whole', 'german', 'bare'].map((slug) => knownPost(slug)?.slug)).toEqual([
    'whole',
    'german',
    undefined,
  ]);
  for (const slug of ['whole', 'german', 'bare']) await loadPost(slug, { locale: 'de', fetch: server.fetch });
  expect(asked).toEqual(['/api/blog-posts/bare']);
});
