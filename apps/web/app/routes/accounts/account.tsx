import { useTranslations } from 'use-intl';
import { AccountPage } from '../../features/accounts/account-page.tsx';
import { Notifications } from '../../features/shell/notifications.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import '../../fonts/account.generated.css';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['accounts'], tells: true };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function OwnAccountPage() {
  const t = useTranslations('accounts.profile');
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('description')} />
      <meta name="robots" content="noindex" />
      <Notifications>
        <AccountPage />
      </Notifications>
    </>
  );
}
