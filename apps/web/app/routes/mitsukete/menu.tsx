import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { MitsuketeFrame } from '../../games/mitsukete/frame.tsx';
import { Menu } from '../../games/mitsukete/menu.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['mitsukete', 'audio'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function MenuPage() {
  const t = useTranslations('mitsukete');
  const common = useTranslations('common');
  return (
    <MitsuketeFrame subtitle={t('menu.subtitle')} back={{ to: '/games', label: common('backToGames') }}>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <Menu />
    </MitsuketeFrame>
  );
}
