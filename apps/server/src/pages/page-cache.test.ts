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
  if ('failed' in page) throw new Error('no page');
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

const answerOf = (status: number) => async (placeholder: string) => ({
  route: '/blog/:slug',
  failed: status >= 500,
  respond: (nonce: string) => new Response(`<p>${placeholder}`.replaceAll(placeholder, nonce), { status }),
});

test.each([500, 503])('a page is served as it was while its rendering answers %i', async (status) => {
  const { clock, cache } = newCache();
  await textOf(cache, 'a', async () => 'first');
  clock.now = 2000;
  const [page, waiter] = await Promise.all([
    cache.get('a', answerOf(status)),
    cache.get('a', answerOf(status)),
  ]);
  expect(page).toHaveProperty('text');
  expect(waiter).toBe(page);
  expect(await textOf(cache, 'a', async () => 'second')).toBe('second');
});

test('what is not found is so from then on, though there was a page before', async () => {
  const { clock, cache } = newCache();
  await textOf(cache, 'a', async () => 'first');
  clock.now = 2000;
  expect(await cache.get('a', answerOf(404))).toMatchObject({ failed: false, route: '/blog/:slug' });
});

test.each([404, 500])(
  'those who wait for a page share the answer %i, each with a nonce of its own',
  async (status) => {
    const { cache } = newCache();
    let renderings = 0;
    const render = (placeholder: string) => {
      renderings++;
      return answerOf(status)(placeholder);
    };
    const pages = await Promise.all([1, 2, 3].map(() => cache.get('a', render)));
    expect(renderings).toBe(1);
    const answers = pages.map((page, at) => ('failed' in page ? page.respond(`nonce${at}`) : null));
    expect(await Promise.all(answers.map((answer) => answer?.text()))).toEqual([
      '<p>nonce0',
      '<p>nonce1',
      '<p>nonce2',
    ]);
    await cache.get('a', render);
    expect(renderings).toBe(2);
  },
);

test('those who wait for a page share its failure, and the next asks anew', async () => {
  const { cache } = newCache();
  let renderings = 0;
  const fail = () => Promise.reject(new Error(`too much to do ${++renderings}`));
  const waiting = [1, 2, 3].map(() => textOf(cache, 'a', fail));
  for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected');
  expect(renderings).toBe(1);
  expect(await textOf(cache, 'a', async () => 'first')).toBe('first');
});
