import { pathIn } from '@michi/contracts/page-address';
import { useLocale, useTranslations } from 'use-intl';

/** Tells feed readers where the articles of this language can be followed. */
export function FeedLink() {
  const t = useTranslations('blog');
  const locale = useLocale();
  return (
    <link rel="alternate" type="application/atom+xml" title={t('feed')} href={pathIn(locale, '/feed.xml')} />
  );
}
