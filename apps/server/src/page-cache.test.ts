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
