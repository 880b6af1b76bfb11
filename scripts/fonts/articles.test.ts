import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { passageOf, readArticles } from './articles.ts';

const root = mkdtempSync(join(tmpdir(), 'articles-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

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

test('a passage knows what is strong, what is a heading, and what stands in lists', () => {
  expect(passageOf([markdown])).toEqual({
    title: '峠',
    teaser: '坂峠',
    text: 'いわ下坂字山岩峠川漢谷',
    bold: '字漢谷',
    headings: '下山峠',
  });
  expect(passageOf([markdown.replaceAll('\n', '\r\n')])).toEqual(passageOf([markdown]));
});

test('an article has its picture, its Japanese, and the Japanese of its other languages', () => {
  const files = {
    'content/blog/pass/article.json': '{ "kanji": "峰", "emoji": "⛰", "publishedOn": "2026-05-01" }',
    'content/blog/pass/de.md': 'Das 谷.',
    'content/blog/pass/fr.md': 'Le 川.',
    'content/blog/pass/ja.md': '谷川と山。',
    'content/legal/terms/ja.md': '規約。',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const articles = readArticles(root);
  expect(articles.map(({ picture }) => picture)).toEqual(['峰', '']);
  expect(articles.map(({ publishedOn }) => publishedOn)).toEqual(['2026-05-01', '']);
  expect(articles.map(({ foreign }) => foreign.text)).toEqual(['川谷', '']);
  expect(articles.map(({ japanese }) => japanese.text)).toEqual(['。と山川谷', '。約規']);
});
