import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { playableGames } from '@michi/games/game-id';
import { locales } from '@michi/messages/locales';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPictures, type Places } from './build.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const places: Places = {
  root: resolve(import.meta.dirname, '../..'),
  publicFiles: folder,
  cards: join(folder, 'cards.json'),
};
const read = (file: string) => readFileSync(join(folder, file));

beforeAll(() => buildPictures(places));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('SHL-03 every language has a card of 1200 by 630 that is light, named by its content', () => {
  const cards = JSON.parse(read('cards.json').toString()) as Record<string, string>;
  expect(Object.keys(cards)).toEqual([...locales]);
  expect(readdirSync(join(folder, 'og'))).toHaveLength(locales.length);
  for (const [locale, path] of Object.entries(cards)) {
    expect(path).toMatch(new RegExp(`^/og/${locale}\\.[0-9a-f]{8}\\.png$`));
    const png = read(path);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(120_000);
  }
  expect(new Set(Object.values(cards).map((path) => read(path).toString('base64'))).size).toBe(5);
});

test('the icon is drawn with the outline of the kanji, without any text or font', () => {
  const icon = read('icons/icon.svg').toString();
  expect(icon).not.toMatch(/<text|font/);
  expect(icon.match(/<path/g)).toHaveLength(2);
  expect(icon.length).toBeLessThan(4_000);
});

test.each(locales)('the manifest in %s names pictures that are there, in their sizes', (locale) => {
  const manifest = JSON.parse(read(`icons/${locale}.webmanifest`).toString());
  expect(manifest.lang).toBe(locale);
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const png = read(src);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test.each(locales)('OFF-01 the installed app offers in %s every game that can be played', (locale) => {
  const { shortcuts } = JSON.parse(read(`icons/${locale}.webmanifest`).toString());
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(playableGames.map((game) => `/${game}`));
  for (const { name, description, icons } of shortcuts) {
    expect(`${name}: ${description}`).toMatch(/^\S.*: \S/);
    const png = read(icons[0].src);
    expect([png.readUInt32BE(16), png.readUInt32BE(20), icons[0].sizes]).toEqual([96, 96, '96x96']);
  }
});

test('building again leaves nothing of the former pictures', async () => {
  const before = readdirSync(join(folder, 'og'));
  await buildPictures(places);
  expect(readdirSync(join(folder, 'og'))).toEqual(before);
});
