import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newNonce } from './nonce.ts';
import { createPageCache } from './page-cache.ts';
import { splicedBrotli } from './spliced-page.ts';

test('a page from memory knows its route, also for those who waited for its rendering', async () => {
  const cache = createPageCache({ maxBytes: 1000, maxAgeMs: 1, now: () => 0 });
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
  return { clock, cache: createPageCache({ maxBytes: 1000, maxAgeMs: 1000, now: () => clock.now }) };
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

/** Asks for a page of so many bytes of chance, which no compression makes smaller, and tells whether it was rendered. */
async function asked(cache: Cache, key: string, bytes: number): Promise<boolean> {
  let rendered = false;
  const page = await cache.get(key, async (placeholder) => {
    rendered = true;
    return { html: `<p>${placeholder}${randomBytes(bytes / 2).toString('hex')}</p>`, route: null };
  });
  expect(page).toHaveProperty('brotli', expect.objectContaining({ size: expect.any(Number) }));
  return rendered;
}

test('WEB-02 pages are kept as far as their bytes have room; those asked for longest ago make it', async () => {
  const { cache } = newCache();
  for (const key of ['a', 'b', 'c']) expect(await asked(cache, key, 500)).toBe(true);
  expect(await asked(cache, 'a', 500)).toBe(false);
  expect(await asked(cache, 'd', 500)).toBe(true);
  const kept = await Promise.all(['a', 'c', 'd'].map((key) => asked(cache, key, 500)));
  expect(kept).toEqual([false, false, false]);
  expect(await asked(cache, 'b', 500)).toBe(true);
  // One that has no room by itself is kept all the same, alone.
  expect([await asked(cache, 'large', 5000), await asked(cache, 'large', 5000)]).toEqual([true, false]);
  expect(await asked(cache, 'd', 500)).toBe(true);
});

test('WEB-02 a page that is kept as text too takes the room of both', async () => {
  const { cache } = newCache();
  for (const key of ['a', 'b']) await asked(cache, key, 600);
  const page = await cache.get('b', () => Promise.reject(new Error('it is kept')));
  if ('failed' in page) throw new Error('no page');
  await page.text();
  expect(await asked(cache, 'b', 600)).toBe(false);
  expect(await asked(cache, 'a', 600)).toBe(true);
});

test('WEB-02 a compressed page keeps its own bytes and nothing beside them', async () => {
  const placeholder = newNonce();
  const page = await splicedBrotli(Buffer.from(`<p>${placeholder}</p>`.repeat(3)), placeholder);
  expect(page?.with(newNonce()).length).toBe(page?.size);
});
