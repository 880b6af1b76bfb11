import { postCategories } from '@michi/contracts/blog-posts';
import { expect, test } from 'vitest';
import { categoriesOf, dyeOf } from './category.ts';
import { neighboursOf } from './neighbours.ts';
import type { PostCard } from './post-in-language.ts';

const card = (slug: string, category: string): PostCard => ({
  id: slug,
  slug,
  category,
  image: null,
  character: '字',
  title: slug,
  excerpt: '',
  minutes: 1,
  views: 0,
  publishedOn: '2026-01-01',
});
const posts = [card('a', 'Kultur'), card('b', 'JLPT'), card('c', 'Kultur'), card('d', 'Business')];

test('BLG-02 an article lies between the next newer and the next older one', () => {
  const { newer, older } = neighboursOf('b', posts);
  expect([newer?.slug, older?.slug]).toEqual(['a', 'c']);
});

test.each([
  ['a', null, 'b'],
  ['d', 'c', null],
  ['gone', null, null],
])('BLG-02 around %s stand %s and %s', (slug, before, after) => {
  const { newer, older } = neighboursOf(slug, posts);
  expect([newer?.slug ?? null, older?.slug ?? null]).toEqual([before, after]);
});

test('BLG-02 articles of the same category come first, and never the article itself', () => {
  expect(neighboursOf('c', posts).related.map(({ slug }) => slug)).toEqual(['a', 'b', 'd']);
});

test('BLG-01 the categories are those that have an article, in the order of the catalogue', () => {
  expect(categoriesOf([...posts, card('e', 'Neues')])).toEqual(['Kultur', 'JLPT', 'Business', 'Neues']);
});

test('BLG-01 each of the ten categories has a colour that no other has', () => {
  const worn = postCategories.map(dyeOf);
  expect(worn).not.toContain(undefined);
  expect(new Set(worn).size).toBe(10);
});
