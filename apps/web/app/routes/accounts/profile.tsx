import { useTranslations } from 'use-intl';
import { LearnerNav } from '../../features/learner-nav/learner-nav.tsx';
import { Profile } from '../../features/profile/profile.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import '../../fonts/profile.generated.css';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['profile', 'achievements'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function ProfilePage() {
  const t = useTranslations('profile');
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('description')} />
      <meta name="robots" content="noindex" />
      <LearnerNav />
      <Profile />
    </>
  );
}
