import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { announcedIds } from '@michi/games/announced';
import { gameIds, playableGames } from '@michi/games/catalogue';
import { locales } from '@michi/messages/locales';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPictures, type Places } from './build.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const places: Places = {
  root: resolve(import.meta.dirname, '../..'),
  publicFiles: folder,
  lists: join(folder, 'lists'),
  cache: join(folder, 'cache'),
};
const read = (file: string) => readFileSync(join(folder, file));
const list = (name: string) => JSON.parse(read(`lists/${name}.generated.json`).toString());
const drawn = () =>
  readdirSync(join(folder, 'og'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replaceAll('\\', '/'));

beforeAll(() => buildPictures(places));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('SHL-03 BLG-02 every language, game and article has cards of 1200 by 630 that are light', () => {
  const previewCards = list('cards') as { folder: string; games: string[] };
  const articles = Object.entries(list('articles') as Record<string, { titles: object }>);
  expect(previewCards.folder).toMatch(/^\/og\/[0-9a-f]{8}$/);
  expect(previewCards.games).toEqual(expect.arrayContaining([...gameIds, ...announcedIds]));
  const slugs = readdirSync(join(places.root, 'content/blog'));
  expect(articles.map(([slug]) => slug)).toEqual(slugs);
  const names = locales.flatMap((locale) => [
    locale,
    ...[...previewCards.games, ...slugs.map((slug) => `blog/${slug}`)].map((name) => `${name}.${locale}`),
  ]);
  const version = previewCards.folder.replace('/og/', '');
  expect(drawn().sort()).toEqual(names.map((name) => `${version}/${name}.png`).sort());
  for (const file of drawn()) {
    const png = read(`og/${file}`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([1200, 630]);
    expect(png.length, file).toBeLessThan(50_000);
  }
  expect(new Set(drawn().map((file) => read(`og/${file}`).toString('base64'))).size).toBe(names.length);
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

test('building again draws no card anew, and leaves nothing of the former pictures', async () => {
  const before = drawn();
  const [kept = ''] = readdirSync(places.cache);
  writeFileSync(join(places.cache, kept), 'kept');
  writeFileSync(join(places.cache, 'of-another-build.png'), '');
  await buildPictures(places);
  expect(drawn()).toEqual(before);
  expect(drawn().filter((file) => read(`og/${file}`).toString() === 'kept')).toHaveLength(1);
  expect(readdirSync(places.cache)).toHaveLength(before.length);
});
