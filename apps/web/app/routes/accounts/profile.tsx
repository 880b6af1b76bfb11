import { useTranslations } from 'use-intl';
import { Profile } from '../../features/accounts/profile.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import { inBrowser, onServer, type PageHandle } from '../../lib/page.ts';
import type { Route } from './+types/profile';

export const handle: PageHandle = { messages: ['accounts'] };

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return null;
}

export default function ProfilePage() {
  const t = useTranslations('accounts.profile');
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('description')} />
      <meta name="robots" content="noindex" />
      <Profile />
    </>
  );
}
