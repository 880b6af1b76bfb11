import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setApartRouteImports } from './route-imports.ts';

let client: string;
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'route-imports-'));
  mkdirSync(join(client, 'assets'));
});
afterEach(() => rmSync(client, { recursive: true }));

const read = (name: string) => readFileSync(join(client, 'assets', name), 'utf8');

test('the manifest of the router holds no imports of routes; they lie beside it under the same version; nor the styles of the root in other routes', () => {
  const entry = { module: '/assets/entry.js', imports: ['/assets/frame.js'], css: [] };
  const route = { id: 'routes/home', module: '/assets/home.js', css: ['/assets/home.css#'] };
  const root = { id: 'root', module: '/assets/root.js', css: ['/assets/frame.css#'] };
  const imports = ['/assets/frame.js', '/assets/hub.js'];
  const whole = {
    entry,
    routes: { root, 'routes/home': { ...route, css: [...route.css, ...root.css], imports } },
    version: '1a2b',
  };
  const written = `window.__reactRouterManifest=${JSON.stringify(whole)};`;
  writeFileSync(join(client, 'assets/manifest-1a2b.js'), written);

  setApartRouteImports(client);

  const slim = { entry, routes: { root, 'routes/home': route }, version: '1a2b' };
  expect(read('manifest-1a2b.js')).toBe(`window.__reactRouterManifest=${JSON.stringify(slim)};`);
  expect(JSON.parse(read('imports-1a2b.json'))).toEqual({ 'routes/home': imports });
});

test('a build without the manifest is told', () => {
  expect(() => setApartRouteImports(client)).toThrow(/no manifest/);
});
