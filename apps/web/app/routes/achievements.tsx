import { useTranslations } from 'use-intl';
import { SealBook } from '../features/achievements/seal-book.tsx';
import { LearnerNav } from '../features/learner-nav/learner-nav.tsx';
import { Notifications } from '../features/shell/notifications.tsx';
import { PageHead } from '../features/shell/page-head.tsx';
import '../fonts/seals.generated.css';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../lib/pages/page.ts';

export { unlessOnlySearchChanged as shouldRevalidate } from '../lib/pages/revalidate.ts';

export const handle: PageHandle = { messages: ['seals', 'achievements'], tells: true };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function AchievementsPage() {
  const t = useTranslations('seals');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <LearnerNav />
      <Notifications>
        <SealBook />
      </Notifications>
    </>
  );
}
