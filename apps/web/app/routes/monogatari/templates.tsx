import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { TemplatesScreen } from '../../games/monogatari/templates-screen.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['monogatari', 'audio', 'achievements'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function TemplatesPage() {
  const t = useTranslations('monogatari.pages.templates');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <TemplatesScreen />
    </>
  );
}
