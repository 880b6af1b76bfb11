import { postGameTicket } from '@michi/contracts/game-results';
import type { PlayedGame } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import * as z from 'zod/mini';
import { call, type Fetch } from '../lib/calls/api-client.ts';
import { newRunId } from './run-id.ts';
import type { Environment, PausableRules, Plan } from './session.ts';

/** A ticket that takes longer than this is not waited for. */
const ticketTimeoutMs = 1_500;

/** What a level is opened with. */
export interface LevelRequest<Setup, State, Move> {
  readonly rules: PausableRules<Setup, State, Move>;
  readonly game: PlayedGame;
  readonly level: string;
  /** Played when no ticket can be had; a ticket brings its own. */
  readonly setup: Setup;
  /** Whether a saved run that began with this setup may be resumed; any may, unless said otherwise. */
  readonly mayResume?: (setup: Setup) => boolean;
  readonly locale: Locale;
  /** Ended before the clock of a new run begins; a saved run goes on without it. */
  readonly countIn?: () => Promise<void>;
  /** It is played in a way that never counts for the leaderboard. */
  readonly unranked?: boolean;
}

/** What a ticket is asked for by. */
export interface Ways {
  readonly fetch: Fetch;
  readonly schedule: Environment['schedule'];
}

/**
 * Plans a new run of a level. With a ticket the server has fixed chance and setup, and the run may count for
 * the leaderboard; without a network, or one that is slow, it is played all the same. Never rejects.
 */
export async function startRun<Setup, State, Move>(
  request: LevelRequest<Setup, State, Move>,
  deviceId: string,
  { fetch, schedule }: Ways,
): Promise<Plan<Setup>> {
  const { rules, game, level, setup, unranked } = request;
  const runId = newRunId(Date.now());
  const fixed = unranked ? null : await askTicket(request, deviceId, { fetch, schedule });
  const ownSetup = z.safeParse(rules.setup, fixed?.setup);
  if (fixed && fixed.rulesVersion === rules.version && ownSetup.success)
    return { runId, deviceId, game, level, setup: ownSetup.data, seed: fixed.seed, ticket: fixed.ticket };
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { runId, deviceId, game, level, setup, seed, ticket: null };
}

/** Null when there is none to be had in time. */
async function askTicket<Setup, State, Move>(
  { game, level, setup, locale }: LevelRequest<Setup, State, Move>,
  deviceId: string,
  { fetch, schedule }: Ways,
) {
  const patience = new AbortController();
  const stopWaiting = schedule(() => patience.abort(), ticketTimeoutMs);
  const body = { game, level, deviceId, setup };
  const fixed = await call(postGameTicket, { body, locale, signal: patience.signal, fetch }).catch(
    () => null,
  );
  stopWaiting();
  return fixed;
}
