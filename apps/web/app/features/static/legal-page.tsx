import type { ReactNode } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import '../../fonts/articles.generated.css';
import './legal-page.css';
import { sectionsOf } from './legal-sections.ts';
import { type LegalPageName, legalTextsOf } from './legal-texts.ts';
import { Part, StaticPage } from './static-page.tsx';

/** Secrecy, promise, and what is served with tea. */
const heads: Record<LegalPageName, { japanese: string; kanji: string }> = {
  privacy: { japanese: '守秘', kanji: '守' },
  terms: { japanese: '約束', kanji: '約' },
  cookies: { japanese: 'お茶うけ', kanji: '茶' },
};

export interface LegalPageProps {
  readonly page: LegalPageName;
  /** Markdown, in parts under headings of the second level. */
  readonly text: string;
  readonly renderMarkdown: (text: string) => ReactNode;
  /** Stands before the text. */
  readonly children?: ReactNode;
}

/** A legal text with its date; in other languages it says that the German text governs, and leads there. */
export function LegalPage({ page, text, renderMarkdown, children }: LegalPageProps) {
  const t = useTranslations('pages');
  const format = useFormatter();
  const date = format.dateTime(new Date(legalTextsOf), { dateStyle: 'long' });
  return (
    <StaticPage
      eyebrow={t(`${page}.eyebrow`)}
      japanese={heads[page].japanese}
      heading={t(`${page}.heading`)}
      kanji={heads[page].kanji}
    >
      <Part>
        <div className="legal__note small soft">
          <p>
            <time dateTime={legalTextsOf}>{t('legal.updated', { date })}</time>
          </p>
          <p>{t('legal.governs')}</p>
          {useLocale() !== 'de' && (
            // a full load: the server saves the language of such an address
            <a href={`/de/${page}`} hrefLang="de">
              {t('legal.toGerman')}
            </a>
          )}
        </div>
      </Part>
      {children}
      {sectionsOf(text).map(({ id, title, body }) => (
        <Part key={id} id={id} title={title}>
          <div className="legal">{renderMarkdown(body)}</div>
        </Part>
      ))}
    </StaticPage>
  );
}
