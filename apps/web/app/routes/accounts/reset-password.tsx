import { useTranslations } from 'use-intl';
import { ResetPassword } from '../../features/accounts/reset-password.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import { inBrowser, onServer, type PageHandle } from '../../lib/page.ts';
import type { Route } from './+types/reset-password';

export const handle: PageHandle = { messages: ['accounts'] };

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return null;
}

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
