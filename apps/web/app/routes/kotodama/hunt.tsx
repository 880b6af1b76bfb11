import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { HuntScreen } from '../../games/kotodama/hunt-screen.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['kotodama', 'audio', 'achievements'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function HuntPage() {
  const t = useTranslations('kotodama.pages.hunt');
  const { poem } = useParams();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <HuntScreen poem={poem ?? null} />
    </>
  );
}
