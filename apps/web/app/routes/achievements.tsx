import { useTranslations } from 'use-intl';
import { AchievementList } from '../features/achievements/achievement-list.tsx';
import { LearnerNav } from '../features/learner-nav/learner-nav.tsx';
import { Notifications } from '../features/shell/notifications.tsx';
import { PageHead } from '../features/shell/page-head.tsx';
import '../fonts/achievements.generated.css';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../lib/pages/page.ts';

export { unlessOnlySearchChanged as shouldRevalidate } from '../lib/pages/revalidate.ts';

export const handle: PageHandle = { messages: ['achievementList', 'achievements'], tells: true };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function AchievementsPage() {
  const t = useTranslations('achievementList');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <LearnerNav />
      <Notifications>
        <AchievementList />
      </Notifications>
    </>
  );
}
