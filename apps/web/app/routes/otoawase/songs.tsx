import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { SongsScreen } from '../../games/otoawase/songs-screen.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['otoawase', 'audio'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function SongsPage() {
  const t = useTranslations('otoawase');
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <SongsScreen />
    </>
  );
}
