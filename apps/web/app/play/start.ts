import { postGameTicket } from '@michi/contracts/game-results';
import type { PausableRules } from '@michi/game-kit/pausable';
import type { PlayedGame } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import * as z from 'zod/mini';
import { newRunId, type RunPlan } from '../learner/run.ts';
import { call, type Fetch } from '../lib/calls/api-client.ts';
import type { Environment } from './live-run.ts';

/** A ticket that takes longer than this is not waited for. */
const ticketTimeoutMs = 1_500;

/** What a level is opened with. */
export interface LevelRequest<Setup, State, Move> {
  readonly rules: PausableRules<Setup, State, Move>;
  readonly game: PlayedGame;
  readonly level: string;
  /** Played when no ticket can be had; a ticket brings its own. Without it the level cannot be played then. */
  readonly setup?: Setup;
  /** Of a deal that is the same for everybody; else chance decides. */
  readonly seed?: number | undefined;
  /** Whether a saved run that began with this setup may be resumed; any may, unless said otherwise. */
  readonly mayResume?: (setup: Setup) => boolean;
  readonly locale: Locale;
  /** Ended before the clock of a new run begins; a saved run goes on without it. */
  readonly countIn?: () => Promise<void>;
  /** The same, once it is known what will be played. */
  readonly prepare?: (setup: Setup) => Promise<void>;
  /** It is played in a way that never counts for the leaderboard. */
  readonly unranked?: boolean;
  /** Only the run that it is opened with may count: to begin anew is practice. */
  readonly once?: boolean;
}

/** A level that the device can set up by itself. */
export type OwnLevelRequest<Setup, State, Move> = LevelRequest<Setup, State, Move> & {
  readonly setup: Setup;
};

/** What a ticket is asked for by. */
export interface Ways {
  readonly fetch: Fetch;
  readonly schedule: Environment['schedule'];
  /** Tells the server what waits. Never rejects. */
  deliver(): Promise<void>;
}

/**
 * Plans a new run of a level; null for one that only the server deals, and cannot now. With a ticket the server has fixed chance and setup, and the run may count for
 * the leaderboard; without a network, or one that is slow, it is played all the same. Never rejects.
 */
export function startRun<Setup, State, Move>(
  request: OwnLevelRequest<Setup, State, Move>,
  deviceId: string,
  ways: Ways,
): Promise<RunPlan<Setup>>;
export function startRun<Setup, State, Move>(
  request: LevelRequest<Setup, State, Move>,
  deviceId: string,
  ways: Ways,
): Promise<RunPlan<Setup> | null>;
export async function startRun<Setup, State, Move>(
  request: LevelRequest<Setup, State, Move>,
  deviceId: string,
  ways: Ways,
): Promise<RunPlan<Setup> | null> {
  const { rules, game, level, setup, unranked } = request;
  const runId = newRunId(Date.now());
  const fixed = unranked ? null : await askTicket(request, deviceId, ways);
  const ownSetup = z.safeParse(rules.setup, fixed?.setup);
  if (fixed && fixed.rulesVersion === rules.version && ownSetup.success)
    return { runId, game, level, setup: ownSetup.data, seed: fixed.seed, ticket: fixed.ticket };
  if (setup === undefined) return null;
  const { seed = randomSeed() } = request;
  return { runId, game, level, setup, seed, ticket: null };
}

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Null when there is none to be had in time. */
async function askTicket<Setup, State, Move>(
  { game, level, setup, locale }: LevelRequest<Setup, State, Move>,
  deviceId: string,
  { fetch, schedule, deliver }: Ways,
) {
  const patience = new AbortController();
  const stopWaiting = schedule(() => patience.abort(), ticketTimeoutMs);
  const body = { game, level, deviceId, setup };
  const { signal } = patience;
  const givenUp = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  // A new ticket makes the former one of its level worthless: a run that has used that is to be there first.
  await Promise.race([deliver(), givenUp]);
  const fixed = signal.aborted
    ? null
    : await call(postGameTicket, { body, locale, signal, fetch }).catch(() => null);
  stopWaiting();
  return fixed;
}
