import { useTranslations } from 'use-intl';
import { Challenges } from '../features/challenges/challenges.tsx';
import { LearnerNav } from '../features/learner-nav/learner-nav.tsx';
import { Notifications } from '../features/shell/notifications.tsx';
import { PageHead } from '../features/shell/page-head.tsx';
import '../fonts/challenges.generated.css';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['challenges', 'achievements'], tells: true };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function ChallengesPage() {
  const t = useTranslations('challenges');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <LearnerNav />
      <Notifications>
        <Challenges />
      </Notifications>
    </>
  );
}
