import { rankedId, rankedLevelOf } from '@michi/games/ranked';
import { data } from 'react-router';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';

interface AtLevel {
  readonly params: { readonly level: string };
}

/** The number of the level that an address names. Throws 404 for one that there is not. */
function levelOf({ level }: AtLevel['params']): number {
  const known = rankedLevelOf(rankedId(Number(level)));
  if (known === null) throw data(null, { status: 404 });
  return known;
}

/** The loader of a level that is played for the leaderboard; it answers its number. */
export const rankedOnServer =
  (handle: PageHandle) =>
  async (args: Parameters<typeof onServer>[0] & AtLevel): Promise<number> => {
    await onServer(args, handle); // first: what says 404 needs the messages too
    return levelOf(args.params);
  };

/** Its loader in the browser. */
export const rankedInBrowser =
  (handle: PageHandle) =>
  async (args: Parameters<typeof inBrowser>[0] & AtLevel): Promise<number> => {
    await inBrowser(args, handle);
    return levelOf(args.params);
  };
