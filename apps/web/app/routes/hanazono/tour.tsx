import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { HanazonoFrame } from '../../games/hanazono/frame.tsx';
import { TourScreen } from '../../games/hanazono/tour-screen.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['hanazono', 'audio', 'achievements'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function TourPage() {
  const t = useTranslations('hanazono.tour');
  return (
    <HanazonoFrame subtitle={t('subtitle')} back={{ to: '/hanazono', label: t('back') }}>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <TourScreen />
    </HanazonoFrame>
  );
}
