import { postSocialLink } from '@michi/contracts/social-login';
import { useTranslations } from 'use-intl';
import { AccountStep } from '../../features/accounts/account-step.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import '../../fonts/account.generated.css';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['accounts'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function LinkAccounts() {
  const t = useTranslations('accounts.link');
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('text')} />
      <meta name="robots" content="noindex" />
      <AccountStep step="link" contract={postSocialLink} kanji={['縁', '結']} />
    </>
  );
}
