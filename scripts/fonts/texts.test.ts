import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readTexts } from './texts.ts';

const root = mkdtempSync(join(tmpdir(), 'texts-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Readonly<Record<string, unknown>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

test('a deck joins by lying in the folder of decks', () => {
  write({
    'packages/kanji/data/deck-4/facts.json': [{ kanji: '政' }, { kanji: '議' }],
    'packages/kanji/data/deck-4/ja.json': { 政: { glosses: ['まつりごと', '行政'], note: '国' } },
  });
  expect(readTexts(root).decks).toEqual([
    { id: 'deck-4', kanji: '政議', glosses: new Map([['政', 'ごつとまり国']]) },
  ]);
});

test('decks of levels and paths stand in the order in which a learner meets them', () => {
  for (const deck of ['deck-5', 'deck-3', 'deck-10', 'deck-1'])
    write({ [`packages/kanji/data/${deck}/facts.json`]: [{ kanji: '字' }] });
  expect(readTexts(root).decks.map(({ id }) => id)).toEqual(['deck-1', 'deck-3', 'deck-5']);
});

test('learning paths count by difficulty; what Japanese readers see stands apart', () => {
  write({
    'packages/games/src/tabibito/paths.json': [
      { id: 'a', crest: '旅', difficulty_level: 'beginner', modules: [{ kanji: ['一', '二'] }] },
      { id: 'b', crest: '岬', difficulty_level: 'expert', modules: [] },
    ],
    'packages/games/src/tabibito/path-texts/fr.json': { a: { name: 'Le 駅' }, b: { name: 'Le 崎' } },
    'packages/games/src/tabibito/path-texts/ja.json': {
      a: { name: '宿', modules: { 'a-1': { title: '峠', story: '坂', content: ['谷', '沢'] } } },
    },
  });
  expect(readTexts(root).paths).toEqual([
    {
      difficulty: 'beginner',
      crests: '旅',
      kanji: '一二',
      foreign: '駅',
      japanese: '坂宿峠沢谷',
      headings: '宿峠',
      covers: '宿',
      names: '宿',
    },
    {
      difficulty: 'expert',
      crests: '岬',
      kanji: '',
      foreign: '崎',
      japanese: '',
      headings: '',
      covers: '',
      names: '',
    },
  ]);
});

test('words join by lying in a folder of words', () => {
  write({
    'packages/games/src/renga/words/1.json': [
      { jukugo: '学校', meaning: { ja: '通うところ', de: 'Schule' }, example: { ja: '学校へ歩く。' } },
    ],
  });
  expect(readTexts(root).words).toEqual([
    { id: 'words-1', kanji: '学校', meanings: 'うことろ通', examples: '。くへ学校歩' },
  ]);
});

test('messages part into first pages, with labels and headings among them, and the rest', () => {
  write({
    'packages/messages/messages/ja/home.json': {
      hero: { title: '遊ぶ道', text: '漢字を覚えるのは、覚える漢字を楽しむことから。', button: '始める' },
    },
    'packages/messages/messages/ja/common.json': { notFound: { title: '迷子' } },
    'packages/messages/messages/ja/auth.json': { errors: ['鍵'] },
    'packages/messages/messages/ja/blog.json': { related: '似た話' },
  });
  const { first, other, blog } = readTexts(root);
  expect(first).toEqual({
    all: '、。えかこしとのはぶむめらるを始字楽漢覚遊道',
    headings: 'ぶ遊道',
    labels: 'ぶめる始遊道',
  });
  expect(other).toEqual({ all: 'た似子話迷鍵', headings: '子迷', labels: 'た似子話迷鍵' });
  expect(blog.labels).toBe('た似話');
});

test('Japanese in messages of other languages is told by the pages that show it; mails show nowhere', () => {
  write({
    'packages/messages/messages/de/home.json': { text: 'Das Zeichen 鍵 heißt „Schlüssel“.' },
    'packages/messages/messages/de/contact.json': { text: 'Das Zeichen 扉 heißt „Tür“.' },
    'packages/messages/messages/de/mails.json': { text: '窓' },
    'packages/messages/messages/ja/mails.json': { text: '門' },
  });
  const texts = readTexts(root);
  expect(texts.titles).toBe('鍵');
  expect(texts.elsewhere).toBe('扉');
  expect(texts.first.all + texts.other.all).toBe('');
});

test('words in the program count, and kanji that stand alone in it; comments and tests do not', () => {
  write({
    'apps/web/app/features/shell/header.tsx': '<b lang="ja">峠道</b><i>岳</i> // 谷\n/* 崖 */',
    'apps/web/app/features/shell/header.test.tsx': '<b lang="ja">沼</b>',
    'apps/web/app/features/contact/form.tsx': '<b lang="ja">宛</b>',
    'packages/games/src/announced.ts': "{ title: '棚板' }",
    'apps/web/app/games/mitsukete/field.tsx': '<b lang="ja">崎</b>',
    'packages/games/src/puzzle/radicals.ts': "['roof', '宀']",
    'packages/games/src/puzzle/radicals.test.ts': "'岬'",
  });
  const { everywhere, titles, pictures, elsewhere, play } = readTexts(root);
  expect(everywhere).toContain('峠');
  expect(titles).toBe('板棚');
  expect(pictures).toContain('岳');
  expect(everywhere + titles + pictures).not.toMatch(/[谷崖沼崎宛宀]/);
  expect(elsewhere).toBe('宛');
  expect(play).toBe('宀崎');
});

test('a Japanese page tells what stands on it as it opens, by face, from what comes later', () => {
  write({
    'packages/messages/messages/ja/common.json': { close: '閉', cookies: { text: '菓子' } },
    'packages/messages/messages/ja/puzzle.json': {
      title: '組',
      pageTitle: '題',
      build: { reset: '外' },
      stats: { solved: '完成', left: 'あと{count, number}個である。' },
      pause: { title: '停', text: '時計は止まっている。', resume: '続' },
    },
    'packages/messages/messages/ja/tatakae.json': { title: '戦' },
    'apps/web/app/games/puzzle/coach.tsx': '<b lang="ja">崎</b>',
    'apps/web/app/games/tatakae/lobby.tsx': '<b lang="ja">岬</b>',
  });
  const { opened, later } = readTexts(root).screens.puzzle;
  expect(opened.regular).toMatch(/個.*外.*完.*成/);
  expect(opened.regular + opened.bold).not.toMatch(/[組停計崎]/);
  expect(opened.bold).toContain('外');
  expect(opened.bold).not.toMatch(/[完成]/);
  expect(opened.display).toMatch(/崎.*組/);
  expect(later.regular).toMatch(/停.*時.*止.*組.*続.*計/);
  expect(later.bold).toMatch(/停.*完.*成.*続/);
  expect(later.display).toBe('停');
  expect(Object.values({ ...opened, ...later }).join('')).not.toMatch(/[題戦岬菓]/);
});

test('the landing page has the teasers of the newest articles only', () => {
  for (const [index, kanji] of [...'一二三四五六七'].entries())
    write({
      [`content/blog/${index}/article.json`]: { publishedOn: `2026-01-0${7 - index}` },
      [`content/blog/${index}/ja.md`]: `---\ntitle: "題${'甲乙丙丁戊己庚'[index]}${kanji}"\n---\n`,
    });
  const { home, blog } = readTexts(root).screens;
  expect(home.opened.display).toMatch(/題/);
  expect(home.opened.display).toContain('己');
  expect(home.opened.display).not.toContain('庚');
  expect(blog.opened.display).toContain('庚');
});

test('level texts count, their names besides', () => {
  const first = { name: '歩み', description: '初め' };
  write({ 'packages/games/src/mitsukete/level-texts/ja.json': { 'first-steps': first } });
  expect(readTexts(root).levels).toEqual({ all: 'みめ初歩', names: 'み歩' });
});

test('kanji that a game asks to write are found among its challenges, readings and comments are not', () => {
  write({
    'packages/games/src/tatakae/challenges.ts': "/** 禾 */\nwrite('丼', '↓→', 'どんぶり'); // 酉",
    'packages/games/src/tatakae/rules.ts': "write('皿');",
  });
  expect(readTexts(root).written).toBe('丼');
});
