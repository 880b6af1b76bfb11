import { useTranslations } from 'use-intl';
import { loadProse } from '../../features/blog/loaded-prose.ts';
import { reopenConsent } from '../../features/shell/consent.ts';
import { PageHead } from '../../features/shell/page-head.tsx';
import { CookieChoice } from '../../features/static/cookie-choice.tsx';
import { LegalPage } from '../../features/static/legal-page.tsx';
import { loadLegalText } from '../../features/static/legal-texts.ts';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';
import { serveText } from '../../lib/pages/server-text.tsx';
import type { Route } from './+types/cookies';

export const handle: PageHandle = { messages: ['pages'] };

export async function loader(args: Route.LoaderArgs) {
  const { locale } = await onServer(args, handle);
  await loadProse();
  return { text: serveText(args.context, await loadLegalText('cookies', locale)) };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const locale = await inBrowser(args, handle);
  await loadProse();
  return { text: await loadLegalText('cookies', locale) };
}

export default function CookiesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pages.cookies');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <LegalPage page="cookies" text={loaderData.text}>
        <CookieChoice reopen={reopenConsent} />
      </LegalPage>
    </>
  );
}
