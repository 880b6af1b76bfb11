import { articlePath, pathIn } from '@michi/contracts/page-address';
import type { Locale } from '@michi/messages/locales';
import type { ArticleHead } from './post-in-language.ts';

/** An article as schema.org describes it (https://schema.org/BlogPosting). */
export function articleFacts(article: ArticleHead, locale: Locale, site: { origin: string; image: string }) {
  const { origin, image } = site;
  const organization = { '@type': 'Organization', name: 'Kanji no Michi', url: origin };
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    image,
    datePublished: article.publishedOn,
    dateModified: article.updatedOn,
    inLanguage: article.language,
    articleSection: article.category,
    mainEntityOfPage: origin + pathIn(locale, articlePath(article.slug)),
    author: organization,
    publisher: {
      ...organization,
      logo: { '@type': 'ImageObject', url: `${origin}/icons/icon-512.png`, width: 512, height: 512 },
    },
  };
}

/** Where an article stands on the site (https://schema.org/BreadcrumbList). */
export function articleTrail(
  article: Pick<ArticleHead, 'slug' | 'title'>,
  locale: Locale,
  site: { origin: string; home: string; blog: string },
) {
  const steps = [
    [site.home, '/'],
    [site.blog, '/blog'],
    [article.title, articlePath(article.slug)],
  ] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.origin + pathIn(locale, path),
    })),
  };
}
