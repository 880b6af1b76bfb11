import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { RankedLobby } from '../../games/ranked/ranked-lobby.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';
import '../../fonts/boards.generated.css';

export const handle: PageHandle = { messages: ['boards', 'audio'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function RankedPage() {
  const t = useTranslations('boards.lobby');
  const game = 'puzzle';
  return (
    <>
      <PageHead title={t('pageTitle', { game })} description={t('pageDescription', { game })} />
      <RankedLobby game={game} />
    </>
  );
}
