import type { Locale } from '@michi/messages/locales';
import { IconButton } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IntlProvider, type Messages, useTranslations } from 'use-intl';
import { saveLocale } from '../../lib/language/locale.ts';
import { focusContent } from './focus-content.ts';
import { useAddressIn } from './language-menu.tsx';

const folder = '../../../../../packages/messages/messages';
/** Alone, since nothing else is shown in that language. */
const questions = import.meta.glob('../../../../../packages/messages/messages/*/language.json', {
  import: 'default',
});

/** The question whether the page is wanted in another language, in that language. */
export async function loadOffer(locale: Locale, stay: () => void): Promise<ReactNode> {
  const language = await questions[`${folder}/${locale}/language.json`]?.();
  return (
    <IntlProvider locale={locale} messages={{ language } as Messages} timeZone="UTC">
      <LanguageOffer locale={locale} stay={stay} />
    </IntlProvider>
  );
}

function LanguageOffer({ locale, stay }: { locale: Locale; stay: () => void }) {
  const t = useTranslations('language');
  const address = useAddressIn(locale);
  return (
    <aside className="language-offer" lang={locale} aria-label={t('label')}>
      <Icon name="globe" />
      <Link
        to={address}
        hrefLang={locale}
        onClick={() => {
          saveLocale(locale);
          focusContent();
        }}
      >
        {t('read')}
      </Link>
      <IconButton
        icon="close"
        label={t('stay')}
        onClick={() => {
          stay();
          focusContent();
        }}
      />
    </aside>
  );
}
