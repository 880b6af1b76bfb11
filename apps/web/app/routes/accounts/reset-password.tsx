import { useTranslations } from 'use-intl';
import { ResetPassword } from '../../features/accounts/reset-password.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import '../../fonts/account.generated.css';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['accounts'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function ResetPasswordPage() {
  const t = useTranslations('accounts.reset');
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('text')} />
      <meta name="robots" content="noindex" />
      <ResetPassword />
    </>
  );
}
