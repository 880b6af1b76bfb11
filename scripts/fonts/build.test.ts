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
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { announced } from '@michi/games/announced';
import { catalogue } from '@michi/games/catalogue';
import { distractors } from '@michi/games/jukugo/constants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passageOf } from './articles.ts';
import { buildFonts, type Places } from './build.ts';
import { decoded, loadedFor, type Rule, readRules, type Stack, undrawn } from './built-rules.ts';
import { beyondLatin, without } from './characters.ts';
import { isOfLevels } from './decks.ts';
import { type Sheet, sheets } from './face.ts';
import { FontPackage } from './packages.ts';
import { sumOfFirstPage } from './report.ts';
import { screens } from './screens.ts';
import { Sfnt } from './sfnt.ts';
import type { BuiltFace } from './styles.ts';
import { readTexts } from './texts.ts';

const root = resolve(import.meta.dirname, '../..');
const out = mkdtempSync(join(tmpdir(), 'fonts-'));
const places: Places = {
  root,
  fonts: join(out, 'fonts'),
  styles: join(out, 'styles'),
  cache: join(out, 'cache.json'),
};

/** The font stacks of tokens.css, without fonts of the system. */
const stacks = {
  ui: ['Alegreya Sans', 'Zen Kaku Gothic New'],
  display: ['Shippori Mincho', 'Michi Macron', 'Michi Mincho'],
};
const japaneseStacks = {
  ui: ['Michi Text', 'Zen Kaku Gothic New', 'Alegreya Sans'],
  display: ['Michi Latin', 'Shippori Mincho', 'Michi Titles', 'Michi Mincho', 'Michi Macron'],
};

/** What stands around an article. */
const { shell, blog } = readTexts(root);
const aroundOthers: [string, Stack, string] = ['Navigation', stacks.ui, '500'];
const aroundJapanese: [string, Stack, string][] = [
  [shell.all + blog.all, japaneseStacks.ui, '400'],
  [shell.labels + blog.labels, japaneseStacks.ui, '700'],
  [blog.headings, japaneseStacks.display, '600'],
];

let built: BuiltFace[];
let bySheet: ReadonlyMap<Sheet, Rule[]>;
/** Of pages with games, and of pages with articles. */
let rules: Rule[];
let articleRules: Rule[];

beforeAll(async () => {
  built = await buildFonts(places);
  bySheet = new Map(
    await Promise.all(
      sheets.map(
        async (sheet) => [sheet, await readRules(style(`${sheet}.generated.css`), places.fonts)] as const,
      ),
    ),
  );
  rules = rulesOf('frame', 'kanji', 'games', 'paths');
  articleRules = rulesOf('frame', 'cards', 'articles');
}, 120_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('every character that a rule claims is in its file, but for the rules that stand in for any', () => {
  const exact = rulesOf(...sheets).filter(({ range }) => !/U\+20-FF|U\+3000-30FF|U\+4E00-9FFF/.test(range));
  expect(exact.length).toBeGreaterThan(20);
  for (const { file, range, drawn } of exact) {
    expect(drawsAll(drawn, charactersIn(range)), `${range} in ${file}`).toBe(true);
  }
});

test('every kanji of levels and paths is printed, modelled for writing, and set in interface text', () => {
  const content = ['packages/games/src/mitsukete/levels.json', 'packages/games/src/tabibito/paths.json'];
  const kanji = content
    .map((path) => readFileSync(`${root}/${path}`, 'utf8').replace(/[^\p{Script=Han}]/gu, ''))
    .join('');
  expect(new Set(kanji).size).toBeGreaterThan(350);
  expect(undrawn(rules, kanji, ['Shippori Mincho'], '500')).toBe('');
  expect(undrawn(rules, kanji, ['Michi Mincho'], '700')).toBe('');
  expect(undrawn(rules, kanji, ['Klee One'], '600')).toBe('');
  expect(undrawn(rules, kanji, ['Zen Kaku Gothic New'], '400')).toBe('');
  expect(undrawn(rules, kanji, ['Zen Kaku Gothic New'], '700')).toBe('');
});

test('TAT-02 every kanji to be written has its model in one small file', () => {
  const { written } = readTexts(root);
  expect(written).toHaveLength(10);
  const writingRules = rulesOf('frame', 'games', 'writing');
  const stack = ['Michi Model', 'Klee One'];
  expect(undrawn(writingRules, written, stack, '600')).toBe('');
  const files = loadedFor(writingRules, written, stack, '600').map(({ file }) => file);
  expect(files).toEqual([expect.stringMatching(/^klee-one-600-written\./)]);
});

test('PUZ-02 every kanji to be put together and its parts are in one small file', () => {
  const { parts } = readTexts(root);
  const partsRules = rulesOf('frame', 'games', 'parts');
  const stack = ['Michi Parts', 'Shippori Mincho', 'Michi Mincho'];
  expect(parts.length).toBeGreaterThan(30);
  expect(undrawn(partsRules, parts, stack, '500')).toBe('');
  const files = loadedFor(partsRules, parts, stack, '500').map(({ file }) => file);
  expect(files).toEqual([expect.stringMatching(/^shippori-mincho-500-parts\./)]);
});

test('JUK-01 every word is printed and modelled, its Japanese meaning and example are drawn', () => {
  const { words } = readTexts(root);
  expect(words.length).toBe(5);
  const kanji = words.map((each) => each.kanji).join('');
  const cards = kanji + distractors.join('');
  const texts = words.map(({ meanings, examples }) => meanings + examples).join('');
  const meanings = words.map((each) => each.meanings).join('');
  const wordRules = rulesOf('frame', 'jukugo', 'words');
  expect(undrawn(wordRules, cards, ['Shippori Mincho'], '500')).toBe('');
  expect(undrawn(wordRules, kanji, ['Klee One'], '600')).toBe('');
  expect(undrawn(wordRules, texts, ['Zen Kaku Gothic New'], '400')).toBe('');
  expect(undrawn(wordRules, meanings, ['Michi Titles'], '600')).toBe('');
});

test('every gloss that is shown is drawn in plain and bold interface text', () => {
  const { decks, paths } = readTexts(root);
  const expectDrawn = (glosses: readonly string[], ...names: Sheet[]) => {
    const text = glosses.join('');
    expect(text.length).toBeGreaterThan(200);
    for (const weight of ['400', '700'])
      expect(undrawn(rulesOf('frame', ...names), text, japaneseStacks.ui, weight)).toBe('');
  };
  const ofLevels = decks.filter(isOfLevels).flatMap(({ glosses }) => [...glosses.values()]);
  expectDrawn(ofLevels, 'mitsukete');
  const glossOf = new Map(decks.flatMap(({ glosses }) => [...glosses]));
  const ofPaths = paths.flatMap(({ kanji }) => [...kanji].map((each) => glossOf.get(each) ?? ''));
  expectDrawn(ofPaths, 'tabibito', 'paths');
});

test('HUB-01 every title and crest of the shelf is drawn on every page', () => {
  const text = [...catalogue, ...announced].map(({ japaneseTitle, crest }) => japaneseTitle + crest).join('');
  expect(undrawn(rulesOf('frame'), text, ['Shippori Mincho', 'Michi Mincho'], '600')).toBe('');
});

test('every character of Japanese messages is drawn in interface text and headings', () => {
  const text = beyondLatin(
    files('packages/messages/messages/ja/!(mails).json')
      .map((path) => readFileSync(path, 'utf8'))
      .join(''),
  );
  expect(text.length).toBeGreaterThan(200);
  expect(undrawn(rules, text, ['Zen Kaku Gothic New'], '400')).toBe('');
  expect(undrawn(rules, text, ['Zen Kaku Gothic New'], '700')).toBe('');
  expect(undrawn(rules, text, ['Michi Mincho'], '600')).toBe('');
});

test('MIT-02 every character of levels is drawn in interface text, of their names in bold and headings', () => {
  const { all, names } = readTexts(root).levels;
  const levelRules = rulesOf('frame', 'mitsukete');
  expect(all.length).toBeGreaterThan(200);
  expect(undrawn(levelRules, all, japaneseStacks.ui, '400')).toBe('');
  expect(undrawn(levelRules, names, japaneseStacks.ui, '700')).toBe('');
  expect(undrawn(levelRules, names, japaneseStacks.display, '600')).toBe('');
});

test('TAB-02 every character of paths is drawn in interface text, of their names and titles in headings', () => {
  const { paths } = readTexts(root);
  const pathRules = rulesOf('frame', 'tabibito', 'paths');
  const all = (part: 'crests' | 'foreign' | 'japanese' | 'headings') =>
    paths.map((path) => path[part]).join('');
  expect(all('japanese').length).toBeGreaterThan(200);
  expect(undrawn(pathRules, all('foreign'), stacks.ui, '400')).toBe('');
  expect(undrawn(pathRules, all('japanese'), japaneseStacks.ui, '400')).toBe('');
  expect(undrawn(pathRules, all('headings'), japaneseStacks.display, '600')).toBe('');
  expect(undrawn(pathRules, all('crests'), ['Shippori Mincho'], '500')).toBe('');
});

test('LNG-04 the example of a word of Jukugo is no reason to load what comes later', () => {
  const [easiest] = readTexts(root).words;
  const loaded = loadedFor(
    rulesOf('frame', 'jukugo', 'words'),
    easiest?.examples ?? '',
    japaneseStacks.ui,
    '400',
  );
  expect(loaded.map(({ file }) => file)).toContainEqual(expect.stringContaining('-words-1.'));
  expect(loaded.filter(({ file }) => file.includes('-later.'))).toEqual([]);
});

describe.each(screens)('LNG-04 a Japanese page of %s', (screen) => {
  const { screens, words } = readTexts(root);
  const { opened, later } = screens[screen];
  /** What stands in the files of examples, which are there already. */
  const exampled = screen === 'jukugo' ? (words[0]?.examples ?? '') : '';

  test('loads few fonts as it opens', () => {
    const screenRules = rulesOf('frame', 'kanji', screen);
    const shown: [text: string, stack: Stack, weight: string][] = [
      [`Kanji no Michi © ${opened.regular}かなカナ`, japaneseStacks.ui, '400'],
      [`Kanji${opened.bold}`, japaneseStacks.ui, '700'],
      [`Kanji${opened.display}`, japaneseStacks.display, '600'],
      ['漢字の道', japaneseStacks.display, '500'],
      ['道', japaneseStacks.display, '700'],
    ];
    for (const [text, stack, weight] of shown) expect(undrawn(screenRules, text, stack, weight)).toBe('');
    const loaded = shown.flatMap((use) => loadedFor(screenRules, ...use));
    expect(loaded.filter(({ file }) => file.includes('-later.'))).toEqual([]);
    expect(sumOf(loaded)).toBeLessThanOrEqual(145_000);
  });

  test('has what comes later in one file more for each use', () => {
    const screenRules = rulesOf('frame', screen);
    const shown: [text: string, stack: Stack, weight: string][] = [
      [without(later.regular, exampled), japaneseStacks.ui, '400'],
      [later.bold, japaneseStacks.ui, '700'],
      [later.display, japaneseStacks.display, '600'],
    ];
    for (const [text, stack, weight] of shown) {
      expect(undrawn(screenRules, text, stack, weight)).toBe('');
      const names = loadedFor(screenRules, text, stack, weight).map(({ file }) => file);
      for (const name of names)
        expect(name).toMatch(new RegExp(`-(${screen}(-later|-levels)?|deck-\\d-glosses)\\.`));
    }
  });
});

test.each(['400', '500', '700', '800'])(
  'Alegreya Sans %s draws the messages and articles of the other languages',
  (weight) => {
    const paths = ['packages/messages/messages/{de,en,es,fr}/*.json', 'content/**/{de,en,es,fr}.md'];
    const text = paths
      .flatMap(files)
      .map((path) => readFileSync(path, 'utf8'))
      .join('');
    expect(undrawn(rules, without(text, beyondLatin(text), '\n'), ['Alegreya Sans'], weight)).toBe('');
  },
);

test.each([
  ['alegreya-sans-400.*', ['kern', 'lnum', 'tnum']],
  ['shippori-mincho-600-rest.*', ['vert', 'vpal']],
  ['zen-kaku-gothic-new-400-first.*', ['vert']],
])('%s keeps the features %j', async (file, features) => {
  const data = await decoded(places.fonts, file);
  expect(features.filter((feature) => !data.includes(feature))).toEqual([]);
});

test('style sheets and first pages stay small', () => {
  expect(Buffer.byteLength(style('frame.generated.css'))).toBeLessThanOrEqual(10_240);
  for (const sheet of sheets)
    expect(gzipSync(style(`${sheet}.generated.css`)).length, sheet).toBeLessThanOrEqual(10_240);
  expect(sumOfFirstPage(built)).toBeLessThanOrEqual(160_000);
});

test('no file is loaded for one or two characters', () => {
  for (const { file, drawn } of rulesOf(...sheets)) expect(drawn.size, file).toBeGreaterThan(2);
});

describe.each(files('content/**/*.md').map((path) => [path.slice(root.length + 1), path]))(
  '%s',
  (_, path) => {
    const isJapanese = basename(path) === 'ja.md';
    const { ui, display } = isJapanese ? japaneseStacks : stacks;
    const { text, bold, headings } = passageOf([readFileSync(path, 'utf8')]);

    test('has a file for every character that a font of ours draws', async () => {
      const left = [
        undrawn(articleRules, text, ui, '400'),
        undrawn(articleRules, bold, ui, '700'),
        undrawn(articleRules, headings, display, '600'),
      ];
      expect(await drawnByFonts(new Set(left.join('')))).toEqual([]);
    });

    test('loads few fonts', () => {
      const shown: [text: string, stack: Stack, weight: string][] = [
        [`Schrift日本語${text}`, ui, '400'],
        [`Schrift${bold}`, ui, '700'],
        [`${isJapanese ? '' : 'Überschrift'}Kanji${headings}`, display, '600'],
        ['漢字の道', display, '500'],
        ['道', display, '700'],
        ['名', ['Klee One'], '600'],
        ...(isJapanese ? aroundJapanese : [aroundOthers]),
      ];
      const loaded = shown.flatMap((use) => loadedFor(articleRules, ...use));
      expect(sumOf(loaded)).toBeLessThanOrEqual(isJapanese ? 280_000 : 160_000);
    });
  },
);

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

/** The rules of style sheets that a page loads, in this order. */
function rulesOf(...names: readonly Sheet[]): Rule[] {
  return names.flatMap((name) => bySheet.get(name) ?? []);
}

/** Bytes of the files, each once. */
function sumOf(loaded: readonly Rule[]): number {
  const files = new Map(loaded.map(({ file, bytes }) => [file, bytes]));
  return [...files.values()].reduce((bytes, more) => bytes + more, 0);
}

function files(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).map((path) => join(root, path));
}

function style(file: string): string {
  return readFileSync(join(places.styles, file), 'utf8');
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

/** Those of the characters that some file of our Japanese packages draws. */
async function drawnByFonts(characters: ReadonlySet<string>): Promise<string[]> {
  const found = await Promise.all(
    ['zen-kaku-gothic-new', 'shippori-mincho'].flatMap((name) => {
      const fonts = new FontPackage(root, name);
      return fonts.slicesFor([...characters].join('')).map(async (slice) => {
        const font = await decoded(join(fonts.folder, 'files'), `${name}-${slice}-400-normal.woff2`);
        const drawn = new Sfnt(font).glyphs();
        return [...characters].filter((character) => drawn.has(character.codePointAt(0) ?? 0));
      });
    }),
  );
  return found.flat();
}

function drawsAll(drawn: ReadonlySet<number>, characters: string): boolean {
  return [...characters].every((character) => drawn.has(character.codePointAt(0) ?? 0));
}
