import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { Features } from '../../features/static/features.tsx';
import { inBrowser, onServer, type PageHandle } from '../../lib/page.ts';
import type { Route } from './+types/features';

export const handle: PageHandle = { messages: ['pages'] };

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return null;
}

export default function FeaturesPage() {
  const t = useTranslations('pages.features');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Features />
    </>
  );
}
