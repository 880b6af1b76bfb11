import type { Locale } from '@michi/messages/locales';

export type LegalPageName = 'privacy' | 'terms' | 'cookies' | 'accessibility';

/** When each text was last changed: ISO dates. */
export const legalTextsOf: Readonly<Record<LegalPageName, string>> = {
  privacy: '2026-11-28',
  terms: '2026-11-28',
  cookies: '2026-11-28',
  accessibility: '2026-11-28',
};

const folder = '../../../../../content/legal';
const texts = import.meta.glob<string>('../../../../../content/legal/*/*.md', {
  query: '?raw',
  import: 'default',
});

/** The text of a legal page as Markdown. Throws when there is none in that language. */
export async function loadLegalText(page: LegalPageName, locale: Locale): Promise<string> {
  const load = texts[`${folder}/${page}/${locale}.md`];
  if (!load) throw new Error(`no legal text: ${page}/${locale}`);
  return load();
}
