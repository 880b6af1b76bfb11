import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { ReaderScreen } from '../../games/monogatari/reader-screen.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['monogatari', 'audio', 'achievements'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function ReaderPage() {
  const t = useTranslations('monogatari.pages.reader');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <ReaderScreen />
    </>
  );
}
