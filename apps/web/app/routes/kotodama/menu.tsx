import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { Menu } from '../../games/kotodama/menu.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['kotodama', 'audio', 'achievements'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function MenuPage() {
  const t = useTranslations('kotodama.pages.menu');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Menu />
    </>
  );
}
