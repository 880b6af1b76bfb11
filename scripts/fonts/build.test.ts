// @module-tag sweep
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
import { basename, dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { announced } from '@michi/games/announced';
import { catalogue } from '@michi/games/catalogue';
import { puzzles } from '@michi/games/puzzle/puzzles';
import { radicals } from '@michi/games/puzzle/radicals';
import { challenges } from '@michi/games/tatakae/challenges';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFonts, type Places } from './build.ts';
import { decoded, loadedFor, type Rule, readRules, type Stack, undrawn } from './built-rules.ts';
import { beyondLatin, without } from './characters.ts';
import { frame, readPages } from './pages.ts';
import { find, passageOf } from './texts.ts';

const root = resolve(import.meta.dirname, '../..');
const out = mkdtempSync(join(tmpdir(), 'fonts-'));
const places: Places = {
  root,
  fonts: join(out, 'fonts'),
  styles: join(out, 'styles'),
  cache: join(out, 'cache.json'),
};
const pages = readPages(root).filter(({ name }) => name !== frame);

/** Signs that no font of ours has. */
const leftToTheSystem = 'ᵉ';

/** The font stacks of tokens.css, without fonts of the system. */
const stacks = {
  ui: ['Alegreya Sans', 'Michi Quotes', 'Zen Kaku Gothic New'],
  display: ['Michi Quoted Titles', 'Shippori Mincho', 'Michi Macron', 'Michi Mincho'],
};
const japaneseStacks = {
  ui: ['Michi Text', 'Zen Kaku Gothic New', 'Alegreya Sans'],
  display: ['Michi Latin', 'Michi Titles', 'Shippori Mincho', 'Michi Mincho', 'Michi Macron'],
};

/** The rules of each style sheet. */
let sheets: ReadonlyMap<string, Rule[]>;

beforeAll(async () => {
  await buildFonts(places);
  const files = readdirSync(places.styles).filter((file) => file.endsWith('.css'));
  sheets = new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [file.replace('.generated.css', ''), await readRules(style(file), places.fonts)] as const,
      ),
    ),
  );
}, 600_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('every character that a rule names is in its file', () => {
  const exact = [...sheets.values()]
    .flat()
    .filter(({ range }) => !/U\+20-FF|U\+3000-30FF,U\+4E00/.test(range));
  expect(exact.length).toBeGreaterThan(200);
  for (const { file, range, drawn } of exact)
    for (const point of pointsIn(range))
      expect(drawn.has(point), `U+${point.toString(16)} in ${file}`).toBe(true);
});

describe.each(pages)('LNG-04 the pages of $name', ({ name, pictures, japanese, foreign }) => {
  const textOf = (texts: readonly { readonly text: string }[]) => texts.map(({ text }) => text).join('');
  const headingsOf = (texts: typeof japanese.messages) => textOf(texts.filter(({ isHeading }) => isHeading));

  test('draw what they say, show and teach in Japanese, by fonts of theirs', () => {
    const rules = rulesOf(frame, name);
    const said = beyondLatin(textOf(japanese.messages) + japanese.words.join(''));
    expect(said.length).toBeGreaterThan(80);
    const taught = japanese.content.flat();
    expect(undrawn(rules, said + beyondLatin(textOf(taught)), japaneseStacks.ui, '400')).toBe('');
    expect(undrawn(rules, said, japaneseStacks.ui, '700')).toBe('');
    expect(undrawn(rules, said + beyondLatin(headingsOf(taught)), japaneseStacks.display, '600')).toBe('');
  });

  test('draw the Japanese among other languages', () => {
    const rules = rulesOf(frame, name);
    const said = beyondLatin(textOf(foreign.messages) + foreign.words.join(''));
    expect(undrawn(rules, said + beyondLatin(textOf(foreign.content.flat())), stacks.ui, '400')).toBe('');
    expect(undrawn(rules, said, stacks.ui, '700')).toBe('');
    const titles = foreign.words.join('') + headingsOf(foreign.content.flat());
    expect(undrawn(rules, beyondLatin(titles), stacks.display, '600')).toBe('');
  });

  test('have one file for text, for headings and for what stands alone', () => {
    const rules = rulesOf(frame, name);
    const namesFor = (text: string, stack: Stack, weight: string) =>
      loadedFor(rules, beyondLatin(text), stack, weight).map(({ file }) =>
        file.replace(/\.\w{8}\.woff2$/, ''),
      );
    expect(namesFor(textOf(japanese.messages), japaneseStacks.ui, '400')).toEqual([
      `zen-kaku-gothic-new-400-${name}-ja`,
    ]);
    expect(namesFor(headingsOf(japanese.messages), japaneseStacks.display, '600')).toEqual([
      `shippori-mincho-600-${name}-ja`,
    ]);
    for (const stack of [stacks.display, japaneseStacks.display])
      expect(namesFor(pictures.join(''), stack, '500')).toEqual([`shippori-mincho-500-${name}`]);
  });

  test('weigh little as they open', () => {
    const usual = rulesOf(name).filter(({ file }) => !/-(content|long)-/.test(file));
    expect(sumOf(usual.filter(({ file }) => file.includes(`${name}-ja.`)))).toBeLessThanOrEqual(155_000);
    // stories quote signs and sentences
    const mostQuotes = name.startsWith('tokyoquest-') ? 75_000 : 60_000;
    const quotes = usual.filter(({ family }) => family.startsWith('Michi Quote'));
    expect(sumOf(quotes.filter(({ weight }) => weight !== '700'))).toBeLessThanOrEqual(mostQuotes);
  });
});

test('MIT-02 JUK-01 TAB-02 the content of each game is read', () => {
  const sizeOf = (name: string) =>
    new Set(
      beyondLatin(
        pages
          .find((page) => page.name === name)
          ?.japanese.content.flat()
          .map(({ text }) => text)
          .join('') ?? '',
      ),
    ).size;
  expect(sizeOf('mitsukete')).toBeGreaterThan(400);
  expect(sizeOf('jukugo')).toBeGreaterThan(600);
  expect(sizeOf('tabibito')).toBeGreaterThan(800);
});

test('TAT-02 every kanji to be written has its model in one small file', () => {
  const written = challenges.map(({ kanji }) => kanji).join('');
  const loaded = loadedFor(rulesOf(frame, 'tatakae', 'kanji'), written, ['Michi Model', 'Klee One'], '600');
  expect(loaded.map(({ file }) => file)).toEqual([expect.stringMatching(/^klee-one-600-tatakae\./)]);
  expect(undrawn(loaded, written, ['Michi Model'], '600')).toBe('');
});

test('PUZ-02 every kanji to be put together and its parts are in one file', () => {
  const parts = [...puzzles.map(({ kanji }) => kanji), ...radicals.map(({ character }) => character)].join(
    '',
  );
  for (const stack of [stacks.display, japaneseStacks.display]) {
    const loaded = loadedFor(rulesOf(frame, 'puzzle', 'kanji'), parts, stack, '500');
    expect(loaded.map(({ file }) => file)).toEqual([expect.stringMatching(/^shippori-mincho-500-puzzle\./)]);
    expect(undrawn(loaded, parts, stack, '500')).toBe('');
  }
});

test.each(['home', 'hub'])('HUB-01 every title and crest of the hub is drawn on the pages of %s', (name) => {
  const games = [...catalogue, ...announced];
  const titles = games.map(({ japaneseTitle }) => japaneseTitle).join('');
  const crests = games.map(({ crest }) => crest).join('');
  for (const stack of [stacks.display, japaneseStacks.display]) {
    expect(undrawn(rulesOf(frame, name), titles, stack, '600')).toBe('');
    expect(undrawn(rulesOf(frame, name), crests, stack, '500')).toBe('');
  }
});

test('every kanji of the blocks is printed, modelled for writing, and set in interface text', () => {
  const kanji = (
    JSON.parse(readFileSync(join(root, 'packages/kanji/src/blocks.json'), 'utf8')) as string[]
  ).join('');
  const rules = rulesOf(frame, 'kanji');
  expect(undrawn(rules, kanji, ['Shippori Mincho'], '500')).toBe('');
  expect(undrawn(rules, kanji, ['Michi Mincho'], '700')).toBe('');
  expect(undrawn(rules, kanji, ['Klee One'], '600')).toBe('');
  expect(undrawn(rules, kanji, ['Zen Kaku Gothic New'], '400')).toBe('');
  expect(undrawn(rules, kanji, ['Zen Kaku Gothic New'], '700')).toBe('');
});

test.each([
  [stacks.ui, '400'],
  [stacks.ui, '700'],
  [japaneseStacks.ui, '400'],
  [japaneseStacks.ui, '700'],
])('kana that people type are drawn on every page: %s at %s', (stack, weight) => {
  expect(undrawn(rulesOf(frame), 'あいうえおっゃゅょアイウエオヴー「」。、', stack, weight)).toBe('');
});

test.each(['400', '500', '700', '800'])(
  'Alegreya Sans %s draws the messages and articles of the other languages',
  (weight) => {
    const patterns = ['packages/messages/messages/{de,en,es,fr}/*.json', 'content/**/{de,en,es,fr}.md'];
    const text = patterns.flatMap((pattern) => find(root, pattern).map((path) => readFileSync(path, 'utf8')));
    const latin = without(text.join(''), beyondLatin(text.join('')), '\n');
    expect(undrawn(rulesOf(frame), withoutEmoji(latin), ['Alegreya Sans'], weight)).toBe('');
  },
);

describe.each(globSync('content/**/*.md', { cwd: root }))('%s', (path) => {
  const isJapanese = basename(path) === 'ja.md';
  const name = basename(dirname(path));
  const own = isJapanese ? `Michi ${name} ja` : `Michi ${name}`;
  const { ui, display } = isJapanese ? japaneseStacks : stacks;
  const { text, bold, headings } = passageOf([join(root, path)]);
  const shown: readonly [text: string, stack: Stack, weight: string][] = [
    [text, [own, ...ui], '400'],
    [bold, [own, ...ui], '700'],
    [headings, [`${own} titles`, ...display], '600'],
  ];
  const rules = () => rulesOf(frame, path.includes('legal') ? 'static' : 'blog', 'documents');

  test('is drawn by fonts of ours', () => {
    for (const [characters, stack, weight] of shown)
      expect(undrawn(rules(), without(characters, leftToTheSystem), stack, weight)).toBe('');
  });

  test('loads one file of its own for text, strong text and headings', () => {
    const loaded = shown.flatMap(([characters, stack, weight]) =>
      loadedFor(rules(), characters, stack, weight),
    );
    const files = new Set(loaded.filter(({ file }) => file.includes(`-${name}`)).map(({ file }) => file));
    expect(files.size).toBeLessThanOrEqual(3);
    expect(sumOf(loaded.filter(({ file }) => files.has(file)))).toBeLessThanOrEqual(
      isJapanese ? 85_000 : 70_000,
    );
  });
});

test.each([
  ['alegreya-sans-400.*', ['kern', 'lnum', 'tnum']],
  ['shippori-mincho-600-home-ja.*', ['vert', 'vpal']],
  ['zen-kaku-gothic-new-400-home-ja.*', ['vert']],
])('%s keeps the features %j', async (file, features) => {
  const data = await decoded(places.fonts, file);
  expect(features.filter((feature) => !data.includes(feature))).toEqual([]);
});

test('style sheets stay small', () => {
  for (const sheet of sheets.keys())
    expect(gzipSync(style(`${sheet}.generated.css`)).length, sheet).toBeLessThanOrEqual(10_240);
  expect(gzipSync(style('frame.generated.css')).length).toBeLessThanOrEqual(2_048);
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

/** The rules of style sheets that a page loads, in this order. */
function rulesOf(...names: readonly string[]): Rule[] {
  return names.flatMap((name) => sheets.get(name) ?? []);
}

/** Bytes of the files, each once. */
function sumOf(rules: readonly Rule[]): number {
  const files = new Map(rules.map(({ file, bytes }) => [file, bytes]));
  return [...files.values()].reduce((bytes, more) => bytes + more, 0);
}

function style(file: string): string {
  return readFileSync(join(places.styles, file), 'utf8');
}

function withoutEmoji(text: string): string {
  return text.replace(/(?![\x20-\xff])\p{Extended_Pictographic}|\p{Mn}|\p{Cf}/gu, '');
}

/** All code points of a `unicode-range`. */
function pointsIn(range: string): number[] {
  return range.split(',').flatMap((run) => {
    const [first = 0, last = first] = run
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
}
