import { expect, test } from 'vitest';
import { articleFacts } from './article-facts.ts';
import { articleIn } from './post-in-language.ts';

test('BLG-02 SHL-03 an article tells search engines when it was written and changed, and its picture', () => {
  const post = {
    id: 'p1',
    slug: 'on-und-kun',
    category: 'Grundlagen',
    views: 3,
    reading_minutes: 6,
    published_on: '2026-03-12',
    updated_on: '2026-04-01',
    title: 'Zwei Stimmen',
    content: 'Deutsch',
  };
  const site = { origin: 'https://michi.example', image: 'https://michi.example/og/fr.png' };
  expect(articleFacts(articleIn(post, 'fr'), 'fr', site)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Zwei Stimmen',
    image: 'https://michi.example/og/fr.png',
    datePublished: '2026-03-12',
    dateModified: '2026-04-01',
    inLanguage: 'de',
    mainEntityOfPage: 'https://michi.example/fr/blog/on-und-kun',
  });
  const untouched = articleIn({ ...post, updated_on: null }, 'fr');
  expect(articleFacts(untouched, 'fr', site).dateModified).toBe('2026-03-12');
});
