import type { Mode } from '@michi/games/series';
import { inBrowser, onServer, type PageHandle } from '../lib/pages/page.ts';
import { modeOf } from './mode-of.ts';

interface InMode {
  readonly params: { readonly mode?: string | undefined };
}

/** The loader of a game that is played in modes; it answers the mode. Throws 404 for one that there is not. */
export const modeOnServer =
  (handle: PageHandle) =>
  async (args: Parameters<typeof onServer>[0] & InMode): Promise<Mode> => {
    await onServer(args, handle); // first: what says 404 needs the messages too
    return modeOf(args.params);
  };

/** Its loader in the browser. */
export const modeInBrowser =
  (handle: PageHandle) =>
  async (args: Parameters<typeof inBrowser>[0] & InMode): Promise<Mode> => {
    await inBrowser(args, handle);
    return modeOf(args.params);
  };
