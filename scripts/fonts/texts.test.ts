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
    'packages/kanji/data/n3-9/facts.json': [{ kanji: '政' }, { kanji: '議' }],
    'packages/kanji/data/n3-9/ja.json': { 政: ['まつりごと'] },
  });
  expect(readTexts(root).decks).toEqual([{ id: 'n3-9', kanji: '政議', glosses: 'ごつとまり' }]);
});

test('messages part into first pages, labels among them, and the rest', () => {
  write({
    'packages/messages/messages/ja/home.json': {
      hero: { title: '遊ぶ', text: '漢字を覚えるのは、覚える漢字を楽しむことから。' },
    },
    'packages/messages/messages/ja/auth.json': { errors: ['鍵'] },
    'packages/messages/messages/de/auth.json': { text: 'Das Zeichen 鍵 heißt „Schlüssel“.' },
  });
  const texts = readTexts(root);
  expect(texts.firstPages).toBe('、。えかこしとのはぶむらるを字楽漢覚遊');
  expect(texts.firstLabels).toBe('ぶ遊');
  expect(texts.otherPages).toBe('鍵');
  expect(texts.everywhere).toContain('鍵');
});

test('words in the program count, comments and tests do not', () => {
  write({
    'apps/web/app/features/shell/header.tsx': '<b lang="ja">峠</b> // 谷\n/* 崖 */',
    'apps/web/app/features/shell/header.test.tsx': '<b lang="ja">沼</b>',
    'apps/web/app/games/shelf.ts': "{ title: '棚' }",
    'apps/web/app/games/mitsukete/field.tsx': '<b lang="ja">崎</b>',
  });
  const texts = readTexts(root);
  expect(texts.everywhere).toMatch(/峠.*棚|棚.*峠/);
  expect(texts.everywhere).not.toMatch(/[谷崖沼崎]/);
  expect(texts.play).toBe('崎');
});

test('level texts and Japanese articles count', () => {
  write({
    'packages/games/src/mitsukete/level-texts/ja.json': { 'first-steps': { name: '歩み' } },
    'content/blog/ja/radicals.md': '# 部首',
  });
  const texts = readTexts(root);
  expect(texts.levels).toBe('み歩');
  expect(texts.otherPages).toBe('部首');
});
