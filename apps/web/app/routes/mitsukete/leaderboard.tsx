import { getLeaderboard, type Leaderboard, type Period, periods } from '@michi/contracts/leaderboards';
import type { PageParameter } from '@michi/contracts/page-search';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { MitsuketeFrame } from '../../games/mitsukete/frame.tsx';
import { LeaderboardScreen, type LeaderboardScreenProps } from '../../games/mitsukete/leaderboard.tsx';
import { deviceId } from '../../learner/device.ts';
import { call } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { tookTooLong } from '../../lib/calls/too-long.ts';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/leaderboard';

export const handle: PageHandle = { messages: ['mitsukete', 'audio', 'achievements'] };

const periodOf = (request: Request): Period => {
  const asked = new URL(request.url).searchParams.get('period' satisfies PageParameter);
  return periods.find((period) => period === asked) ?? 'week';
};

/** The list of a period, or why there is none, with the failure logged: the page stays whole. */
async function attempt(
  read: () => Promise<Leaderboard>,
  log: (error: unknown, what: string) => void,
): Promise<LeaderboardScreenProps['board']> {
  try {
    return await read();
  } catch (error) {
    log(error, 'loading the leaderboard');
    return tookTooLong(error) ? 'tooLong' : null;
  }
}

export async function loader(args: Route.LoaderArgs) {
  const { data } = await onServer(args, handle);
  const period = periodOf(args.request);
  return { period, board: await attempt(() => data.leaderboard('mitsukete', period), data.logFailure) };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const locale = await inBrowser(args, handle);
  const period = periodOf(args.request);
  const ask = { params: { game: 'mitsukete' }, query: { period }, locale, deviceId: deviceId() } as const;
  return { period, board: await attempt(() => call(getLeaderboard, ask), logFailure) };
}
/** The page from the server is everybody's; the own place is asked for in the browser. */
clientLoader.hydrate = true as const;

export default function LeaderboardPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('mitsukete');
  const { revalidate, state } = useRevalidator();
  return (
    <MitsuketeFrame subtitle={t('leaderboard.subtitle')} back={{ to: '/mitsukete', label: t('levels.back') }}>
      <PageHead title={t('leaderboard.pageTitle')} description={t('leaderboard.pageDescription')} />
      <LeaderboardScreen {...loaderData} retry={() => void revalidate()} retrying={state === 'loading'} />
    </MitsuketeFrame>
  );
}
