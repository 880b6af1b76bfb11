import { expect, test } from 'vitest';
import { previewCardOfArticle } from './article-card.server.ts';

const drawn = { okurigana: { kanji: '送', titles: { de: 'Zwei Schriften', en: 'Two scripts' } } };
const article = { slug: 'okurigana', character: '送', title: 'Two scripts', language: 'en' } as const;

test('BLG-02 an article shows the preview card that was drawn of it', () => {
  expect(previewCardOfArticle(article, 'en', drawn)).toMatch(/^\/og\/[0-9a-f]{8}\/blog\/okurigana\.en\.png$/);
});

test('BLG-02 an article that is not translated shows its card in German', () => {
  const german = { ...article, title: 'Zwei Schriften', language: 'de' } as const;
  expect(previewCardOfArticle(german, 'fr', drawn)).toMatch(/\/blog\/okurigana\.de\.png$/);
});

test.each([
  ['a new article', { slug: 'new' }],
  ['one whose name is that of something else', { slug: 'constructor' }],
  ['one with another title', { title: 'Three scripts' }],
  ['one with another kanji', { character: '✍️' }],
])('BLG-02 %s has no card of its own', (_what, change) => {
  expect(previewCardOfArticle({ ...article, ...change }, 'en', drawn)).toBe(null);
});
