import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { frontMatter, jsonEntries, literals, passageOf } from './texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const markdown = `---
title: "Vom 峠"
excerpt: "Eine 坂"
---

Ein **langes 谷** und ein 川.

## Oben: 山

> 下山

| 漢字 | Lesung |
| --- | --- |
| 岩 | いわ |
`;

test('the strings of a JSON file are told by item, with keys, readers and lists', () => {
  const words = write('words.json', [{ word: '学校', meaning: { ja: '学ぶ', de: 'Schule' }, kanji: ['学'] }]);
  expect(jsonEntries(words)).toEqual([
    [
      { text: '学校', path: 'word', locale: null, listed: false },
      { text: '学ぶ', path: 'meaning', locale: 'ja', listed: false },
      { text: 'Schule', path: 'meaning', locale: 'de', listed: false },
      { text: '学', path: 'kanji', locale: null, listed: true },
    ],
  ]);
});

test('the name of a JSON file or of a key may tell its readers', () => {
  expect(jsonEntries(write('fr.json', { a: { b: 'x' } }))).toEqual([
    [{ text: 'x', path: 'a.b', locale: 'fr', listed: false }],
  ]);
  expect(jsonEntries(write('links.json', [{ title_ja: 'x' }]))[0]?.[0]?.locale).toBe('ja');
});

test('the words of a module are the Japanese in it, but for comments', () => {
  const module = write('header.tsx', '<b lang="ja">峠道</b><i>岳</i> // 谷\n/* 崖 */');
  expect(literals(module)).toEqual(['峠道', '岳']);
});

test('a word of a sentence that is marked with its reading is no sign that stands alone', () => {
  const script = write('script.ts', "say('{峠|とうげ}を {来|き}た')");
  expect(literals(script)).toEqual(['峠とうげを', '来きた']);
});

test('front matter is told by its keys', () => {
  expect(frontMatter(write('de.md', markdown))).toEqual([
    { text: '"Vom 峠"', path: 'title', locale: 'de', listed: false },
    { text: '"Eine 坂"', path: 'excerpt', locale: 'de', listed: false },
  ]);
});

test.each([markdown, markdown.replaceAll('\n', '\r\n')])(
  'a passage knows what is strong and what is a heading',
  (text) => {
    expect(passageOf([write('de.md', text)])).toEqual({
      text: 'いわ下坂字山岩峠川漢谷',
      bold: '字漢谷',
      headings: '下山峠',
    });
  },
);
