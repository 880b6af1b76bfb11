import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

test('a page from memory knows its route, also for those who waited for its rendering', async () => {
  const cache = createPageCache({ maxPages: 1, maxAgeMs: 1, now: () => 0 });
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    return { html: '<html></html>', route: '/blog/:slug' };
  };
  const pages = await Promise.all([cache.get('de /blog/a', render), cache.get('de /blog/a', render)]);
  pages.push(await cache.get('de /blog/a', render));
  for (const page of pages) expect(page).toMatchObject({ route: '/blog/:slug' });
  expect(renderings).toBe(1);
});

function newCache() {
  const clock = { now: 0 };
  return { clock, cache: createPageCache({ maxPages: 2, maxAgeMs: 1000, now: () => clock.now }) };
}

type Cache = ReturnType<typeof newCache>['cache'];
const textOf = async (cache: Cache, key: string, render: () => Promise<string>): Promise<string> => {
  const page = await cache.get(key, async () => ({ html: await render(), route: null }));
  if ('response' in page) throw new Error('no page');
  return String((await page.text()).lend('').bytes);
};

test('a page is served as it was when it cannot be rendered again, until it can', async () => {
  const { clock, cache } = newCache();
  expect(await textOf(cache, 'a', async () => 'first')).toBe('first');
  clock.now = 2000;
  const fail = () => Promise.reject(new Error('too much to do'));
  expect(await Promise.all([textOf(cache, 'a', fail), textOf(cache, 'a', fail)])).toEqual(['first', 'first']);
  expect(await textOf(cache, 'a', async () => 'second')).toBe('second');
  await expect(textOf(cache, 'b', fail)).rejects.toThrow('too much to do');
});
