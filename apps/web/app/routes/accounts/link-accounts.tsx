import { postSocialLink } from '@michi/contracts/social-login';
import { useTranslations } from 'use-intl';
import { AccountStep } from '../../features/accounts/account-step.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import { inBrowser, onServer, type PageHandle } from '../../lib/page.ts';
import type { Route } from './+types/link-accounts';

export const handle: PageHandle = { messages: ['accounts'] };

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return null;
}

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
