import type { Locale } from '@michi/messages/locales';
import links from './footer-links.json' with { type: 'json' };

/** The columns of the footer, in their order. */
export const footerSections = ['company', 'resources', 'legal'] as const;

/** A link of the footer; a language without a title of its own falls back to the German one. */
export interface FooterLink {
  readonly section: string;
  /** A path of the site, or a whole address when it is external. */
  readonly link: string;
  readonly is_external: boolean;
  readonly title: string;
  readonly title_en?: string;
  readonly title_es?: string;
  readonly title_fr?: string;
  readonly title_ja?: string;
}

/** All links of the footer: fixed, never fetched. */
export const footerLinks: readonly FooterLink[] = links;

export function titleOf(link: FooterLink, locale: Locale): string {
  return (locale === 'de' ? undefined : link[`title_${locale}`]) ?? link.title;
}
