import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { preloadRouteStyles } from './preload-route-styles.ts';

const transform = preloadRouteStyles().transform as (source: string, id: string) => { code: string } | null;
const dist = fileURLToPath(new URL('../../../node_modules/react-router/dist', import.meta.url));

test.each(['development', 'production'])(
  'HUB-02 the router of %s puts the styles of the next page on no page that is being left',
  (mode) => {
    const id = `${dist}/${mode}/lib/dom/ssr/links.js`;
    const code = transform(readFileSync(id, 'utf8'), id)?.code;
    expect(code).toMatch(/descriptors\.map\(\(each\) => prefetchStyleLink\(\{[^}]*rel: "preload"/);
  },
);

test('other modules stay as they are, and a router that has changed is told', () => {
  expect(transform('descriptors.map(prefetchStyleLink)', '/app/links.ts')).toBeNull();
  const id = `${dist}/production/lib/dom/ssr/links.js`;
  expect(() => transform('prefetch(descriptors)', id)).toThrow(/in another way/);
});
