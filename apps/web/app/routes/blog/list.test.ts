import type { BlogPost } from '@michi/contracts/blog-posts';
import type { PageData } from '@michi/contracts/page-data';
import { expect, test, vi } from 'vitest';
import { requestContext } from '../../page-context.ts';
import type { Route } from './+types/list';
import { loader } from './list.tsx';

const read = (blogPosts: PageData['blogPosts'], logFailure = vi.fn()) => {
  const data = { blogPosts, logFailure } as Partial<PageData> as PageData;
  const context = requestContext({
    data,
    nonce: '',
    publicUrl: null,
    assets: {},
    readable: true,
    matched: () => {},
  });
  const request = new Request('http://localhost/blog');
  return loader({
    ...{ request, url: new URL(request.url), pattern: '/:lang?/blog', params: {}, context },
  } as Route.LoaderArgs);
};

const post: BlogPost = {
  id: 'p1',
  slug: 'on-und-kun',
  category: 'Grundlagen',
  views: 3,
  reading_minutes: 6,
  published_on: '2026-03-12',
  title: 'Zwei Stimmen',
};

test('BLG-01 posts that cannot be had make the page unavailable for now, and the log says why', async () => {
  const log = vi.fn();
  const cause = new Error('the database is gone');
  const { data, init } = await read(() => Promise.reject(cause), log);
  expect([data, init?.status]).toEqual([{ posts: null }, 503]);
  expect(log).toHaveBeenCalledExactlyOnceWith(cause, 'loading the articles');
});

test('BLG-01 a blog without posts is none that failed', async () => {
  const log = vi.fn();
  for (const posts of [[], [post]]) {
    const { data, init } = await read(async () => posts, log);
    expect([data.posts?.length, init?.status]).toEqual([posts.length, 200]);
  }
  expect(log).not.toHaveBeenCalled();
});
