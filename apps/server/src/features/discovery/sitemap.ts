import { articlePath, pathIn } from '@michi/contracts/page-address';
import { foundPaths } from '@michi/contracts/site-paths';
import { defaultLocale, locales } from '@michi/messages/locales';
import { escapeMarkup as xml } from '../../api/escape-markup.ts';

export interface Article {
  readonly slug: string;
  /** ISO date. */
  readonly updatedOn: string;
}

/** Data, and pages that only a link in a mail leads to. */
const hidden = ['/api/', ...locales.map((locale) => pathIn(locale, '/newsletter/'))];

/** The rules for crawlers, with the address of the sitemap. */
export function robots(publicUrl: string): string {
  const rules = hidden.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** Every page to be found in every language, each with its translations. */
export function sitemap(articles: readonly Article[], publicUrl: string): string {
  const pages = foundPaths.map((path) => ({ path, updatedOn: null }));
  const posts = articles.map(({ slug, updatedOn }) => ({ path: articlePath(slug), updatedOn }));
  const entries = [...pages, ...posts].flatMap(({ path, updatedOn }) => page(path, updatedOn, publicUrl));
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function page(path: string, updatedOn: string | null, publicUrl: string): string[] {
  const address = (locale: (typeof locales)[number]) => xml(publicUrl + pathIn(locale, path));
  const alternates = [
    ...locales.map((locale) => [locale, address(locale)] as const),
    ['x-default', address(defaultLocale)] as const,
  ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
  const changed = updatedOn === null ? '' : `<lastmod>${updatedOn}</lastmod>`;
  return locales.map((locale) => {
    return `<url><loc>${address(locale)}</loc>${changed}${alternates.join('')}</url>`;
  });
}
