import { postNewsletterEnd } from '@michi/contracts/letters';
import { useTranslations } from 'use-intl';
import { NewsletterStep } from '../../features/hub/newsletter-step.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import { inBrowser, onServer, type PageHandle } from '../../lib/page.ts';
import type { Route } from './+types/end';

export const handle: PageHandle = { messages: ['letters'] };

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return null;
}

export default function EndNewsletter() {
  const t = useTranslations('letters.end');
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('text')} />
      <meta name="robots" content="noindex" />
      <NewsletterStep step="end" contract={postNewsletterEnd} kanji={['便', '終']} />
    </>
  );
}
