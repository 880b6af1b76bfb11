import type { PageData } from '@michi/contracts/page-data';
import { expect, test, vi } from 'vitest';
import { requestContext } from '../../page-context.ts';
import type { Route } from './+types/article';
import { loader } from './article.tsx';

const read = (blogPost: PageData['blogPost'], logFailure = vi.fn()) => {
  const data = { blogPost, blogPosts: async () => [], logFailure } as Partial<PageData> as PageData;
  const context = requestContext({
    data,
    nonce: '',
    publicUrl: null,
    assets: {},
    readable: true,
    matched: () => {},
  });
  const request = new Request('http://localhost/blog/first');
  const args = { request, url: new URL(request.url), pattern: '/:lang?/blog/:slug', context };
  return loader({ ...args, params: { slug: 'first' } } as Route.LoaderArgs);
};

test('BLG-02 an article that does not exist is not found', async () => {
  await expect(read(async () => null)).rejects.toMatchObject({ init: { status: 404 } });
});

test('BLG-02 an article that cannot be had for now is unavailable, and the log says why', async () => {
  const log = vi.fn();
  const cause = new Error('the database is gone');
  await expect(read(() => Promise.reject(cause), log)).rejects.toMatchObject({ init: { status: 503 } });
  expect(log).toHaveBeenCalledWith(cause, 'loading an article');
});
