import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { About } from '../../features/static/about.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['pages'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function AboutPage() {
  const t = useTranslations('pages.about');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <About />
    </>
  );
}
