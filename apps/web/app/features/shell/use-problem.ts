import { isRouteErrorResponse } from 'react-router';
import { useOnline } from '../../lib/calls/online.ts';
import { tookTooLong } from '../../lib/calls/too-long.ts';

/** Why a page is not shown. */
export type Problem = 'notFound' | 'otherMethod' | 'offline' | 'tooLong' | 'broken';

/** What an error that ended a page means to its reader. */
export function useProblem(error: unknown): Problem {
  const online = useOnline();
  if (isRouteErrorResponse(error) && error.status === 404) return 'notFound';
  if (isRouteErrorResponse(error) && error.status === 405) return 'otherMethod';
  if (!online) return 'offline';
  return tookTooLong(error) ? 'tooLong' : 'broken';
}
