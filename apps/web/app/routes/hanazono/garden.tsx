import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { GardenScreen } from '../../games/hanazono/garden-screen.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = {
  messages: ['hanazono', 'lookalikes', 'audio', 'achievements'],
  isPlayed: true,
};

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function GardenPage() {
  const t = useTranslations('hanazono');
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <GardenScreen />
    </>
  );
}
