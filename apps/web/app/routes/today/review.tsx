import { type SittingId, sittingIds } from '@michi/games/review/setup';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { ReviewScreen } from '../../features/review/review.tsx';
import { Notifications } from '../../features/shell/notifications.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import '../../fonts/today.generated.css';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/review';

export const handle: PageHandle = { messages: ['today', 'lookalikes'], isPlayed: true, tells: true };

function sittingOf({ sitting }: Route.LoaderArgs['params']): SittingId {
  const found = sittingIds.find((id) => id === sitting);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return sittingOf(args.params);
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return sittingOf(args.params);
}

export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('today.review');
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('description')} />
      <meta name="robots" content="noindex" />
      <Notifications>
        <ReviewScreen key={loaderData} sitting={loaderData} />
      </Notifications>
    </>
  );
}
