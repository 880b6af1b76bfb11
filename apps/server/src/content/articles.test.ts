import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@michi/messages/locales';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ArticleError, readArticles } from './articles.ts';
import { builtInContent } from './built-in-content.ts';

const facts = { category: 'Grammatik', kanji: '送', emoji: '✍️', publishedOn: '2026-04-21' };
const text = (title: string) =>
  `---\ntitle: "${title}"\nexcerpt: "Kurz: \\"gesagt\\""\n---\n\n# Überschrift\n\nText.\n`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kanji-no-michi-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function anArticle(slug: string, files: Readonly<Record<string, string>> = {}): Promise<void> {
  await mkdir(join(folder, slug));
  const all = { 'article.json': JSON.stringify(facts), 'de.md': text('Titel'), ...files };
  for (const [name, content] of Object.entries(all)) await writeFile(join(folder, slug, name), content);
}

test('BLG-03 an article joins by lying in the folder', async () => {
  await anArticle('okurigana', { 'ja.md': text('題').replaceAll('\n', '\r\n') });
  await anArticle('a-2');
  await writeFile(join(folder, 'README.md'), 'no article');
  const [first, second, ...others] = readArticles(folder);
  expect(others).toEqual([]);
  expect(first?.slug).toBe('a-2');
  const content = { excerpt: 'Kurz: "gesagt"', readingMinutes: 1 };
  expect(second).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    slug: 'okurigana',
    ...facts,
    texts: {
      de: { title: 'Titel', content: '# Überschrift\n\nText.', ...content },
      ja: { title: '題', content: '# Überschrift\r\n\r\nText.', ...content },
    },
  });
});

test('BLG-02 an article keeps its id, whatever its text', async () => {
  await anArticle('okurigana');
  expect(readArticles(folder)[0]?.id).toBe('dbe58430-5838-5c9a-b07a-97c43f172305');
});

test.each([
  ['article.json', ''],
  ['article.json', '{'],
  ['article.json', JSON.stringify({ ...facts, category: 'Kochen' })],
  ['article.json', JSON.stringify({ ...facts, kanji: 'ab' })],
  ['article.json', JSON.stringify({ ...facts, publishedOn: '2026-02-30' })],
  ['article.json', JSON.stringify({ ...facts, author: 'me' })],
  ['de.md', ''],
  ['de.md', 'Kein Kopf'],
  ['de.md', '---\ntitle: "offen\n---\nText'],
  ['de.md', '---\ntitle: "Titel"\n---\nText'],
  ['de.md', '---\ntitle: ""\nexcerpt: "Auszug"\n---\nText'],
  ['de.md', '---\ntitle: Titel\nexcerpt: "Auszug"\n---\nText'],
  ['de.md', '---\n- Titel\n---\nText'],
  ['fr.md', text('Titre').replace('# Überschrift\n\nText.', '')],
])('BLG-03 a malformed %s is named in a sentence (case %#)', async (file, content) => {
  await anArticle('okurigana', { [file]: content });
  expect(() => readArticles(folder)).toThrow(ArticleError);
  expect(() => readArticles(folder)).toThrow(new RegExp(`okurigana/${file} .*\\.$`));
});

test.each(['article.json', 'de.md'])('BLG-03 without %s there is no article', async (file) => {
  await anArticle('okurigana');
  await rm(join(folder, 'okurigana', file));
  expect(() => readArticles(folder)).toThrow(`okurigana/${file} is missing.`);
});

test.each(['Okurigana', 'zwei worte', 'a--b', 'ä', 'a'.repeat(101)])(
  'BLG-02 %s is no address',
  async (slug) => {
    await anArticle(slug);
    expect(() => readArticles(folder)).toThrow(/cannot be an address/);
  },
);

test('BLG-03 every article of the product is there in five languages', () => {
  const { posts } = builtInContent();
  expect(posts.length).toBeGreaterThan(0);
  for (const { slug, texts } of posts)
    expect(Object.keys(texts).toSorted(), slug).toEqual([...locales].toSorted());
});

test('the version of the built-in content stays the same until it changes', () => {
  expect(builtInContent().version).toBe(builtInContent().version);
});
