import { type Locale, locales } from '@michi/messages/locales';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { withoutPrefix } from '../../lib/language/locale.ts';
import { addressesOf } from '../../lib/pages/page.ts';
import { useRootData } from '../../lib/pages/root-data.ts';
import { type Facts, JsonLd } from './json-ld.tsx';
import { previewCardOfPage } from './preview-card-path.ts';

/** The form that Open Graph asks for. */
const territories: Record<Locale, string> = {
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fr: 'fr_FR',
  ja: 'ja_JP',
};

export interface PageHeadProps {
  /** Ends in `· Kanji no Michi`. */
  readonly title: string;
  readonly description: string;
  readonly type?: 'website' | 'article';
  /** What search engines are told besides. */
  readonly facts?: (page: TellablePage) => Facts;
  /** The path of a preview card that shows the title; without it the one that its address has. */
  readonly previewCard?: string | null;
}

/** A page as others are told of it. */
export interface TellablePage {
  readonly url: string;
  readonly image: string;
  readonly description: string;
}

/** What a page says of itself to browsers, search engines and those who show a link to it. */
export function PageHead({ title, description, type = 'website', facts, previewCard }: PageHeadProps) {
  const locale = useLocale();
  const t = useTranslations('common');
  const path = withoutPrefix(useLocation().pathname).replace(/(?<=.)\/$/, '');
  const origin = useRootData()?.origin ?? '';
  const addresses = addressesOf(path, origin);
  const url = addresses.find((address) => address.locale === locale)?.url ?? '';
  const shown = previewCard ?? previewCardOfPage(path, locale);
  const image = origin + shown;
  const alt = shown === previewCardOfPage('/', locale) ? `Kanji no Michi: ${t('tagline')}` : title;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="revisit-after" content="7 days" />
      <link rel="canonical" href={url} />
      {addresses.map((address) => (
        <link key={address.locale} rel="alternate" hrefLang={address.locale} href={address.url} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />

      <meta property="og:site_name" content="Kanji no Michi" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={territories[locale]} />
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={territories[other]} />
        ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={alt} />

      {facts && <JsonLd data={facts({ url, image, description })} />}
    </>
  );
}
