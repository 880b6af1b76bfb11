import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tellMissingModules } from './tell-missing-modules.ts';

const transform = tellMissingModules().transform as (source: string, id: string) => { code: string } | null;
const dist = fileURLToPath(new URL('../../../node_modules/react-router/dist', import.meta.url));

test.each(['development', 'production'])(
  'SHL-09 the router of %s has a module where it would load a page anew',
  (mode) => {
    const id = `${dist}/${mode}/lib/dom/ssr/routeModules.js`;
    const code = transform(readFileSync(id, 'utf8'), id)?.code;
    expect(code).toContain('clientLoader({ request })');
    expect(code).not.toContain('location.reload');
  },
);

test('other modules stay as they are, and a router that has changed is told', () => {
  expect(transform('location.reload()', '/app/new-build.tsx')).toBeNull();
  const id = `${dist}/production/lib/dom/ssr/routeModules.js`;
  expect(() => transform('location.assign(to)', id)).toThrow(/in another way/);
});
