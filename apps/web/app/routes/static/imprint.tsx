import type { SiteOwner } from '@michi/contracts/page-data';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { Imprint } from '../../features/static/imprint.tsx';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { orElse } from '../../lib/calls/or-else.ts';
import { inTime } from '../../lib/calls/too-long.ts';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/imprint';

export const handle: PageHandle = { messages: ['pages'] };

export async function loader(args: Route.LoaderArgs): Promise<{ owner: SiteOwner | null }> {
  const { data } = await onServer(args, handle);
  return { owner: await data.owner() };
}

/** The owner's particulars have no call of their own: the server hands them to this page alone. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return orElse(() => inTime(args.serverLoader()), { owner: null }, 'loading the imprint', logFailure);
}

export default function ImprintPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pages.imprint');
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Imprint owner={loaderData.owner} retry={() => void revalidate()} retrying={state === 'loading'} />
    </>
  );
}
