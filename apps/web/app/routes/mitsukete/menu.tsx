import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { MitsuketeFrame } from '../../games/mitsukete/frame.tsx';
import { Menu } from '../../games/mitsukete/menu.tsx';
import { loadDeck } from '../../lib/kanji-deck.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/page.ts';

export const handle: PageHandle = { messages: ['mitsukete', 'audio'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function MenuPage() {
  const t = useTranslations('mitsukete');
  const common = useTranslations('common');
  const locale = useLocale();
  // of which the standard levels are dealt, when the list is opened without a network
  useEffect(() => {
    loadDeck('deck-1', locale).catch((error: unknown) => logFailure(error, 'loading kanji ahead'));
  }, [locale]);
  return (
    <MitsuketeFrame subtitle={t('menu.subtitle')} back={{ to: '/games', label: common('backToGames') }}>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <Menu />
    </MitsuketeFrame>
  );
}
