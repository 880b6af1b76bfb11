import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { TatakaeFrame } from '../../games/tatakae/frame.tsx';
import { Lobby } from '../../games/tatakae/lobby.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['tatakae', 'audio'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function LobbyPage() {
  const t = useTranslations('tatakae');
  const common = useTranslations('common');
  return (
    <TatakaeFrame subtitle={t('lobby.subtitle')} back={{ to: '/games', label: common('backToGames') }}>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <Lobby />
    </TatakaeFrame>
  );
}
