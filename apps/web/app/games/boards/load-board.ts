import { getLeaderboard, type Leaderboard, type ListAsked, periods } from '@michi/contracts/leaderboards';
import type { PageParameter } from '@michi/contracts/page-search';
import type { PlayableGame } from '@michi/games/catalogue';
import { deviceId } from '../../learner/account/device.ts';
import { call } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { tookTooLong } from '../../lib/calls/too-long.ts';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';

/** A level that has lists of its own. */
export interface ListedLevel {
  readonly id: string;
  readonly name: string;
}

export interface LoadedBoard extends ListAsked {
  /** `tooLong` when it did not come in time, null when it cannot be had. */
  readonly board: Leaderboard | 'tooLong' | null;
}

/** Which list the address of a page names. */
export function listOf(game: PlayableGame, { url }: Pick<Request, 'url'>): ListAsked {
  const { searchParams } = new URL(url);
  const asked = searchParams.get('period' satisfies PageParameter);
  const level = searchParams.get('level' satisfies PageParameter);
  return {
    game,
    period: periods.find((period) => period === asked) ?? 'week',
    level: level !== null && /^[a-z0-9-]{1,40}$/.test(level) ? level : undefined,
  };
}

/** A list, or why there is none, with the failure logged: the page stays whole. */
async function attempt(
  list: ListAsked,
  read: (list: ListAsked) => Promise<Leaderboard>,
  log: (error: unknown, what: string) => void,
): Promise<LoadedBoard> {
  try {
    return { ...list, board: await read(list) };
  } catch (error) {
    log(error, 'loading the leaderboard');
    return { ...list, board: tookTooLong(error) ? 'tooLong' : null };
  }
}

/** The loader of a page with a list; that from the server is everybody's, without an own place. */
export async function boardOnServer(
  list: ListAsked,
  args: Parameters<typeof onServer>[0],
  handle: PageHandle,
): Promise<LoadedBoard> {
  const { data } = await onServer(args, handle);
  return attempt(list, (asked) => data.leaderboard(asked), data.logFailure);
}

/** Its loader in the browser, where the own place is asked for. */
export async function boardInBrowser(
  list: ListAsked,
  args: Parameters<typeof inBrowser>[0],
  handle: PageHandle,
): Promise<LoadedBoard> {
  const locale = await inBrowser(args, handle);
  const ask = ({ game, period, level }: ListAsked) =>
    call(getLeaderboard, { params: { game }, query: { period, level }, locale, deviceId: deviceId() });
  return attempt(list, ask, logFailure);
}
