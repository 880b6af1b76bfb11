import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { About } from '../../features/static/about.tsx';
import { inBrowser, onServer, type PageHandle } from '../../lib/page.ts';
import type { Route } from './+types/about';

export const handle: PageHandle = { messages: ['pages'] };

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return null;
}

export default function AboutPage() {
  const t = useTranslations('pages.about');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <About />
    </>
  );
}
