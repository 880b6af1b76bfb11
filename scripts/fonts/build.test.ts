import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFonts, type Places } from './build.ts';
import { beyondLatin, without } from './characters.ts';
import { rangeHolds } from './css.ts';
import { sumOfFirstPage } from './report.ts';
import { Sfnt } from './sfnt.ts';
import type { BuiltFace } from './styles.ts';

const root = resolve(import.meta.dirname, '../..');
const out = mkdtempSync(join(tmpdir(), 'fonts-'));
const places: Places = {
  root,
  fonts: join(out, 'fonts'),
  styles: join(out, 'styles'),
  cache: join(out, 'cache.json'),
};

interface Rule {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  readonly range: string;
  /** What the file really draws. */
  readonly drawn: ReadonlySet<number>;
}

let built: BuiltFace[];
let rules: Rule[];

beforeAll(async () => {
  built = await buildFonts(places);
  rules = await parseRules(`${style('frame.generated.css')}${style('kanji.generated.css')}`);
}, 120_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('every character that a rule claims is in its file, but for the rules that stand in for any', () => {
  const exact = rules.filter(({ range }) => !/U\+20-FF|U\+4E00-9FFF/.test(range));
  expect(exact.length).toBeGreaterThan(20);
  for (const { file, range, drawn } of exact) {
    expect(drawsAll(drawn, charactersIn(range)), `${range} in ${file}`).toBe(true);
  }
});

test('every kanji of every deck is printed, modelled for writing, and set in interface text', () => {
  const kanji = files('packages/kanji/data/*/facts.json')
    .flatMap((path) => JSON.parse(readFileSync(path, 'utf8')) as { kanji: string }[])
    .map((fact) => fact.kanji)
    .join('');
  expect(kanji.length).toBeGreaterThan(200);
  expect(undrawn(kanji, 'Shippori Mincho', '500')).toBe('');
  expect(undrawn(kanji, 'Michi Mincho', '700')).toBe('');
  expect(undrawn(kanji, 'Klee One', '600')).toBe('');
  expect(undrawn(kanji, 'Zen Kaku Gothic New', '400')).toBe('');
  expect(undrawn(kanji, 'Zen Kaku Gothic New', '700')).toBe('');
});

test('every character of Japanese messages, level texts and glosses is drawn in interface text and headings', () => {
  const patterns = [
    'packages/messages/messages/ja/*.json',
    'packages/games/src/**/level-texts/ja.json',
    'packages/kanji/data/*/ja.json',
  ];
  const text = beyondLatin(
    patterns
      .flatMap(files)
      .map((path) => readFileSync(path, 'utf8'))
      .join(''),
  );
  expect(text.length).toBeGreaterThan(200);
  expect(undrawn(text, 'Zen Kaku Gothic New', '400')).toBe('');
  expect(undrawn(text, 'Zen Kaku Gothic New', '700')).toBe('');
  expect(undrawn(text, 'Michi Mincho', '600')).toBe('');
});

test.each(['400', '500', '700', '800'])(
  'Alegreya Sans %s draws the messages of the other languages',
  (weight) => {
    const text = files('packages/messages/messages/{de,en,es,fr}/*.json').map((path) =>
      readFileSync(path, 'utf8'),
    );
    const latinText = without(text.join(''), beyondLatin(text.join('')), '\n');
    expect(undrawn(latinText, 'Alegreya Sans', weight)).toBe('');
  },
);

test.each([
  ['alegreya-sans-400.*', ['kern', 'lnum', 'tnum']],
  ['shippori-mincho-600-other.*', ['vert', 'vpal']],
  ['zen-kaku-gothic-new-400-first.*', ['vert']],
])('%s keeps the features %j', async (file, features) => {
  const data = await decoded(file);
  expect(features.filter((feature) => !data.includes(feature))).toEqual([]);
});

test('style sheets and first pages stay small', () => {
  expect(Buffer.byteLength(style('frame.generated.css'))).toBeLessThanOrEqual(10_240);
  expect(sumOfFirstPage(built, 'German')).toBeLessThanOrEqual(160_000);
  expect(sumOfFirstPage(built, 'Japanese')).toBeLessThanOrEqual(160_000);
});

test('the files to preload exist', () => {
  const preload = JSON.parse(style('preload.generated.json')) as string[];
  expect(preload).toHaveLength(2);
  expect(preload[0]).toMatch(/^\/fonts\/alegreya-sans-400\.[0-9a-f]{8}\.woff2$/);
  expect(preload[1]).toMatch(/^\/fonts\/shippori-mincho-600\.[0-9a-f]{8}\.woff2$/);
  for (const url of preload) expect(readdirSync(places.fonts)).toContain(url.replace('/fonts/', ''));
});

test('a second build keeps what stands, restores what is gone and removes what is left over', async () => {
  const copy: Places = { ...places, fonts: join(out, 'again') };
  cpSync(places.fonts, copy.fonts, { recursive: true, preserveTimestamps: true });
  const isLost = (file: string) => file.startsWith('michi-macron.');
  const kept = readdirSync(copy.fonts).filter((file) => file.endsWith('.woff2') && !isLost(file));
  const written = (file: string) => statSync(join(copy.fonts, file)).mtimeMs;
  const before = kept.map(written);
  for (const file of readdirSync(copy.fonts).filter(isLost)) rmSync(join(copy.fonts, file));
  writeFileSync(join(copy.fonts, 'outdated.woff2'), '');

  await buildFonts(copy);
  expect(readdirSync(copy.fonts)).toEqual(readdirSync(places.fonts));
  expect(kept.map(written)).toEqual(before);
});

function files(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).map((path) => join(root, path));
}

function style(file: string): string {
  return readFileSync(join(places.styles, file), 'utf8');
}

/** The uncompressed form of the built font that fits a pattern. */
function decoded(pattern: string): Promise<Buffer> {
  const [name = ''] = globSync(pattern, { cwd: places.fonts });
  const woff2 = readFileSync(join(places.fonts, name));
  return subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' });
}

/** All characters of a `unicode-range`. */
function charactersIn(range: string): string {
  const runs = range.split(',').map((run) =>
    run
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16)),
  );
  return runs
    .flatMap(([first = 0, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, step) => first + step),
    )
    .map((point) => String.fromCodePoint(point))
    .join('');
}

/** The characters for which no file stands ready, chosen as a browser does: the last rule that fits comes first. */
function undrawn(text: string, family: string, weight: string): string {
  const candidates = rules
    .filter((rule) => rule.family === family && weightHolds(rule.weight, weight))
    .reverse();
  const isDrawn = (character: string) => {
    const rule = candidates.find(({ range }) => rangeHolds(range, character));
    return rule !== undefined && drawsAll(rule.drawn, character);
  };
  return [...new Set(text)].filter((character) => !isDrawn(character)).join('');
}

function drawsAll(drawn: ReadonlySet<number>, characters: string): boolean {
  return [...characters].every((character) => drawn.has(character.codePointAt(0) ?? 0));
}

function weightHolds(descriptor: string, weight: string): boolean {
  const [lightest = '', boldest = lightest] = descriptor.split(' ');
  return Number(lightest) <= Number(weight) && Number(weight) <= Number(boldest);
}

async function parseRules(css: string): Promise<Rule[]> {
  const pattern =
    /font-family:"([^"]+)";font-weight:([^;]+);.*url\(\/fonts\/([^)]+)\).*unicode-range:([^}]+)/g;
  const matches = [...css.matchAll(pattern)];
  return Promise.all(
    matches.map(async ([, family = '', weight = '', file = '', range = '']) => {
      const drawn = new Set(new Sfnt(await decoded(file)).glyphs().keys());
      return { family, weight, file, range, drawn };
    }),
  );
}
