import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import '../blog/prose.css';
import { loadedProse } from '../blog/loaded-prose.ts';
import '../../fonts/documents.generated.css';
import { documentFonts } from '../../lib/language/document-fonts.ts';
import { ServerText } from '../../lib/pages/server-text.tsx';
import './legal-page.css';
import { sectionsOf } from './legal-sections.ts';
import { type LegalPageName, legalTextsOf } from './legal-texts.ts';
import { Part, StaticPage } from './static-page.tsx';

/** Secrecy, promise, what is served with tea, and anybody; whether only the German text counts. */
const heads: Record<LegalPageName, { japanese: string; kanji: string; german: boolean }> = {
  privacy: { japanese: '守秘', kanji: '守', german: true },
  terms: { japanese: '約束', kanji: '約', german: true },
  cookies: { japanese: 'お茶うけ', kanji: '茶', german: true },
  accessibility: { japanese: '誰でも', kanji: '誰', german: false },
};

export interface LegalPageProps {
  readonly page: LegalPageName;
  /** Markdown, in parts under headings of the second level; null where the server has rendered it. */
  readonly text: string | null;
  /** Stands before the text. */
  readonly children?: ReactNode;
}

/** A legal text with its date; where the German text governs, the others say so and lead there. */
export function LegalPage({ page, text, children }: LegalPageProps) {
  const t = useTranslations('pages');
  const formatDate = useDateFormat();
  const { japanese, kanji, german } = heads[page];
  const changed = legalTextsOf[page];
  const date = formatDate(new Date(changed), { dateStyle: 'long' });
  const locale = useLocale();
  const translated = locale !== 'de';
  return (
    <StaticPage
      eyebrow={t(`${page}.eyebrow`)}
      japanese={japanese}
      heading={t(`${page}.heading`)}
      kanji={kanji}
    >
      <Part>
        <div className="legal__note small soft">
          <p>
            <time dateTime={changed}>{t('legal.updated', { date })}</time>
          </p>
          {german && <p>{t('legal.governs')}</p>}
          {german && translated && (
            // a full load: the server saves the language of such an address
            <a href={`/de/${page}`} hrefLang="de">
              {t('legal.toGerman')}
            </a>
          )}
        </div>
      </Part>
      {children}
      <ServerText className="legal__parts document" style={documentFonts(page, locale)} text={text}>
        {(whole) => <Sections page={page} text={whole} />}
      </ServerText>
    </StaticPage>
  );
}

function Sections({ page, text }: { page: LegalPageName; text: string }) {
  const locale = useLocale();
  const Prose = loadedProse();
  return sectionsOf(text).map(({ id, title, body }) => (
    <Part key={id} id={id} title={title}>
      <div className="legal">
        <Prose language={locale} name={page}>
          {body}
        </Prose>
      </div>
    </Part>
  ));
}
