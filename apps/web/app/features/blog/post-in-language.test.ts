import type { BlogPost } from '@michi/contracts/blog-posts';
import { expect, test } from 'vitest';
import { articleIn, hasContent, postCardIn } from './post-in-language.ts';

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

test('LNG-03 an empty text is a missing one, and does not pass for the language of the reader', () => {
  const untranslated = { ...post, title_ja: '', excerpt_ja: '', content_ja: '' };
  expect(articleIn(untranslated, 'ja')).toMatchObject({
    title: 'Zwei Stimmen',
    excerpt: 'Warum?',
    content: 'Deutsch',
    language: 'de',
  });
  const onlyGerman = { ...untranslated, title: '', title_de: 'Zwei', content: '' };
  expect(articleIn(onlyGerman, 'fr')).toMatchObject({ title: 'Zwei', content: 'Deutsch', language: 'de' });
});

test.each([
  [{}, true],
  [{ content: null }, true],
  [{ content_de: null }, true],
  [{ content: '', content_de: null }, false],
])('LAN-04 a post with %o has its content: %s', (fields, has) => {
  expect(hasContent({ ...post, ...fields })).toBe(has);
});

test.each([
  [{ kanji: '声', emoji: '🗣️' }, '声'],
  [{ kanji: null, emoji: '🗣️' }, '🗣️'],
  [{ kanji: '', emoji: '' }, '📝'],
  [{ kanji: null, emoji: null }, '📝'],
])('BLG-02 the character of %o is %s', (fields, character) => {
  expect(postCardIn({ ...post, ...fields }, 'de').character).toBe(character);
});

test.each([
  ['/uploads/voices.3f2a.webp', '/uploads/voices.3f2a.webp'],
  ['https://example.org/voices.webp', null],
  ['//example.org/voices.webp', null],
  ['/\\example.org/voices.webp', null],
  ['data:image/png;base64,iVBORw0KGgo=', null],
  ['/\t/evil.example/x.png', null],
  ['', null],
  [null, null],
])('BLG-02 the image %s is shown as %s: only those of this site are', (featured_image, image) => {
  expect(postCardIn({ ...post, featured_image }, 'de').image).toBe(image);
});
