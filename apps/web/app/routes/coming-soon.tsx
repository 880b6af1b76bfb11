import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { ComingSoon, useUpcomingTitle } from '../features/coming-soon/coming-soon.tsx';
import { type Upcoming, upcomingAt } from '../features/coming-soon/upcoming.ts';
import { PageHead } from '../features/shell/page-head.tsx';
import '../fonts/coming-soon.generated.css';
import { inBrowser, onServer, type PageHandle } from '../lib/pages/page.ts';
import type { Route } from './+types/coming-soon';

export const handle: PageHandle = { messages: ['concepts'] };

/** Every upcoming game is shown by this one module: its path says which. */
function upcomingOf(request: Request): Upcoming {
  const upcoming = upcomingAt(new URL(request.url).pathname);
  if (!upcoming) throw data(null, { status: 404 });
  return upcoming;
}

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return upcomingOf(args.request);
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return upcomingOf(args.request);
}

export default function ComingSoonPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('concepts');
  const title = useUpcomingTitle()(loaderData);
  return (
    <>
      <PageHead title={`${title} · Kanji no Michi`} description={t(`items.${loaderData.id}.line`)} />
      <meta name="robots" content="noindex" />
      <ComingSoon upcoming={loaderData} />
    </>
  );
}
