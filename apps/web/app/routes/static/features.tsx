import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { Features } from '../../features/static/features.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['pages'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function FeaturesPage() {
  const t = useTranslations('pages.features');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Features />
    </>
  );
}
