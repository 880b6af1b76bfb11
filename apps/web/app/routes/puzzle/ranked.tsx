import { gameOf } from '@michi/games/catalogue';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { RankedLobby } from '../../games/ranked/ranked-lobby.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';
import '../../fonts/puzzle.generated.css';

export const handle: PageHandle = { messages: ['ranked', 'puzzle', 'audio'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function RankedPage() {
  const t = useTranslations('ranked');
  const game = gameOf('puzzle').title;
  return (
    <>
      <PageHead title={t('pageTitle', { game })} description={t('pageDescription', { game })} />
      <RankedLobby game="puzzle" />
    </>
  );
}
