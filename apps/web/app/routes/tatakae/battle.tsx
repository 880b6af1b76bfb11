import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { BattleScreen } from '../../games/tatakae/battle-screen.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['tatakae', 'audio', 'achievements'], isPlayed: true };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function BattlePage() {
  const t = useTranslations('tatakae');
  return (
    <>
      <PageHead title={t('battleTitle')} description={t('battleDescription')} />
      <BattleScreen />
    </>
  );
}
