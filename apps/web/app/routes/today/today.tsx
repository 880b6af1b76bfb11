import { useTranslations } from 'use-intl';
import { LearnerNav } from '../../features/learner-nav/learner-nav.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import { TodayScreen } from '../../features/today/today.tsx';
import '../../fonts/today.generated.css';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['today'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function TodayPage() {
  const t = useTranslations('today');
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('description')} />
      <LearnerNav />
      <TodayScreen />
    </>
  );
}
