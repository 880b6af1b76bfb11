import { pathIn } from '@michi/contracts/site-paths';
import type { Locale } from '@michi/messages/locales';
import type { Article } from './post-in-language.ts';

/** An article as schema.org describes it (https://schema.org/BlogPosting). */
export function articleFacts(article: Article, locale: Locale, site: { origin: string; image: string }) {
  const { origin, image } = site;
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    image,
    datePublished: article.publishedOn,
    dateModified: article.updatedOn,
    inLanguage: article.language,
    articleSection: article.category,
    mainEntityOfPage: origin + pathIn(locale, `/blog/${article.slug}`),
    author: { '@type': 'Organization', name: 'Kanji no Michi', url: origin },
    publisher: { '@type': 'Organization', name: 'Kanji no Michi', url: origin },
  };
}
