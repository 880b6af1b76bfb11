import type { BlogPost } from '@michi/contracts/blog-posts';
import { expect, test } from 'vitest';
import { articleIn, cardIn } from './post-in-language.ts';

const post: BlogPost = {
  id: 'p1',
  slug: 'on-und-kun',
  category: 'Grundlagen',
  kanji: '声',
  views: 3,
  reading_minutes: 6,
  reading_minutes_ja: 5,
  published_on: '2026-03-12',
  title: 'Zwei Stimmen',
  title_ja: '二つの声',
  excerpt: 'Warum?',
  content: 'Deutsch',
  content_de: 'Deutsch',
  content_ja: '日本語',
};

test('LNG-03 a post is shown in the language of the reader', () => {
  expect(articleIn(post, 'ja')).toMatchObject({
    title: '二つの声',
    excerpt: 'Warum?',
    content: '日本語',
    language: 'ja',
    minutes: 5,
  });
});

test('LNG-03 a text that is missing falls back to the field without a language, and says so', () => {
  expect(articleIn(post, 'fr')).toMatchObject({ title: 'Zwei Stimmen', content: 'Deutsch', language: 'de' });
});

test('LNG-03 a post with only a German field is still read', () => {
  const { content: _, ...german } = post;
  expect(articleIn(german, 'en').content).toBe('Deutsch');
});

test.each([
  [{ kanji: '声', emoji: '🗣️' }, '声'],
  [{ kanji: null, emoji: '🗣️' }, '🗣️'],
  [{ kanji: null, emoji: null }, '📝'],
])('BLG-01 the picture of %o is %s', (fields, picture) => {
  expect(cardIn({ ...post, ...fields }, 'de').picture).toBe(picture);
});
