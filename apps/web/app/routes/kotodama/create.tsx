import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { WriteScreen } from '../../games/kotodama/write-screen.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['kotodama', 'audio', 'achievements'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function WriteScreenPage() {
  const t = useTranslations('kotodama.pages.create');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <WriteScreen />
    </>
  );
}
