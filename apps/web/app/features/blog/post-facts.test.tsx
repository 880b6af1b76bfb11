import de from '@michi/messages/de/blog.json';
import en from '@michi/messages/en/blog.json';
import es from '@michi/messages/es/blog.json';
import fr from '@michi/messages/fr/blog.json';
import ja from '@michi/messages/ja/blog.json';
import { locales } from '@michi/messages/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { PostFacts } from './post-facts.tsx';

const post = {
  ...{ id: 'p1', slug: 'on-und-kun', category: 'Grundlagen', character: '声', image: null },
  ...{ title: 'Zwei Stimmen', excerpt: 'Warum?', minutes: 6, publishedOn: '2026-03-12' },
};

const languages = {
  de: { blog: de, minutes: '6 Min. Lesezeit', views: '3 Aufrufe' },
  en: { blog: en, minutes: '6 min read', views: '3 views' },
  es: { blog: es, minutes: '6 min de lectura', views: '3 visitas' },
  fr: { blog: fr, minutes: '6 min de lecture', views: '3 vues' },
  ja: { blog: ja, minutes: '読了まで6分', views: '3回閲覧' },
} as const;

describe.each(locales)('BLG-02 what is said of a post in %s', (locale) => {
  const { blog, minutes, views } = languages[locale];
  const said = (count: number) =>
    renderToStaticMarkup(
      <IntlProvider locale={locale} messages={{ blog }} timeZone="UTC">
        <PostFacts post={{ ...post, views: count }} />
      </IntlProvider>,
    ).replace(/<[^>]*>/g, '');

  test('is how long it takes, and how often it was read', () => {
    expect(said(3)).toBe(`${minutes} · ${views}`);
  });

  test('is no count where nobody has read it yet', () => {
    expect(said(0)).toBe(minutes);
  });
});
