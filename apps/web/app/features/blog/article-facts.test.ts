import { expect, test } from 'vitest';
import { articleFacts, articleTrail } from './article-facts.ts';
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
    publisher: { logo: { url: 'https://michi.example/icons/icon-512.png', width: 512 } },
  });
  const untouched = articleIn({ ...post, updated_on: null }, 'fr');
  expect(articleFacts(untouched, 'fr', site).dateModified).toBe('2026-03-12');
});

test('BLG-02 SHL-03 an article tells search engines where it stands on the site', () => {
  const site = { origin: 'https://michi.example', home: 'Accueil', blog: 'Blog' };
  const { itemListElement } = articleTrail({ slug: 'on-und-kun', title: 'Deux voix' }, 'fr', site);
  expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Accueil', 'https://michi.example/fr'],
    [2, 'Blog', 'https://michi.example/fr/blog'],
    [3, 'Deux voix', 'https://michi.example/fr/blog/on-und-kun'],
  ]);
});
