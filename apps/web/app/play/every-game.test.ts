import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameResult } from '@michi/contracts/game-results';
import type { PausableRules } from '@michi/game-kit/pausable';
import { type Recording, replay } from '@michi/game-kit/recording';
import { type PlayedGame, playedGames } from '@michi/games/catalogue';
import { provingOf } from '@michi/games/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fetch } from '../lib/calls/api-client.ts';
import { aPage as aTestPage, serve, TestArea, TestClock } from '../testing/play.ts';
import type { LiveRun } from './live-run.ts';

interface Golden {
  readonly recording: Recording;
  readonly result: { readonly won: boolean; readonly scores: readonly number[] };
}
type AnyRules = PausableRules<unknown, unknown, unknown>;
const rulesOf = (game: PlayedGame) => provingOf(game).rules as AnyRules;
type AnyRun = LiveRun<unknown, unknown, unknown>;

const games = join(import.meta.dirname, '../../../../packages/games/src');
/** The golden recordings of every game. */
const recorded = playedGames.flatMap((game) =>
  readdirSync(`${games}/${game}/recordings`).map((file) => [game, file.replace('.json', '')] as const),
);
const goldenOf = (game: PlayedGame, name: string): Golden =>
  JSON.parse(readFileSync(`${games}/${game}/recordings/${name}.json`, 'utf8'));

let clock: TestClock;
const aPage = (fetch: Fetch) => aTestPage({ area: new TestArea(), clock, fetch });
const requestOf = (game: PlayedGame, { recording }: Golden) => ({
  rules: rulesOf(game),
  game,
  level: 'classic',
  setup: recording.setup,
  locale: 'de' as const,
});

/** Plays what was recorded, each move at its moment, to the end. */
function playAgain(liveRun: AnyRun, { moves, endedAt }: Recording): void {
  const begun = clock.ms;
  for (const { at, move } of moves) {
    clock.pass(begun + at - clock.ms);
    if (move === 'pause') liveRun.pause();
    else if (move === 'resume') liveRun.resume();
    else liveRun.play(move);
  }
  clock.pass(begun + endedAt - clock.ms);
}

let close = async () => {};
beforeEach(() => {
  clock = new TestClock();
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // the server refuses all but tickets and results
});
afterEach(async () => {
  vi.restoreAllMocks();
  await close();
  close = async () => {};
});

test.each(recorded)(
  'PUZ-01 TAT-06 HUB a finished run of %s (%s) is delivered, as it was played',
  async (game, name) => {
    const golden = goldenOf(game, name);
    const { seed, setup, rulesVersion } = golden.recording;
    const { promise: delivered, resolve } = Promise.withResolvers<GameResult>();
    const server = await serve((request, body) => {
      if (request.url === '/api/v1/game-tickets')
        return { status: 201, body: { ticket: 'signed', seed, rulesVersion, setup } };
      if (request.url === '/api/v1/game-results') resolve(body as GameResult);
      return { status: 503, body: { message: '' } };
    });
    close = server.close;
    const liveRun = await aPage(server.fetch).runs.open(requestOf(game, golden));
    playAgain(liveRun, golden.recording);
    const { gameId, ...sent } = { gameId: rulesOf(game).id, ...(await delivered) };
    expect(sent).toMatchObject({ game, ticket: 'signed', runId: liveRun.plan.runId });
    const proved = replay(rulesOf(game), { gameId, ...sent });
    expect(proved).toMatchObject({ ok: true, result: golden.result });
  },
);

/** The server takes every call and answers none. */
const silent: Fetch = (_, { signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

test.each(recorded)(
  'PUZ-01 TAT-06 HUB %s (%s) is played to its end while the server answers nothing; its start waits 1.5 s',
  async (game, name) => {
    const golden = goldenOf(game, name);
    const page = aPage(silent);
    const random = crypto.getRandomValues.bind(crypto);
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) =>
      array instanceof Uint32Array && array.length === 1
        ? (array.fill(golden.recording.seed) as typeof array)
        : random(array),
    );
    const open = async () => {
      const opening = page.runs.open(requestOf(game, golden));
      await vi.waitFor(() => expect(clock.waiting).toBe(1), { timeout: 30_000 });
      expect(clock.wait).toBe(1_500);
      clock.pass(1_500);
      return opening;
    };
    const liveRun = await open();
    playAgain(liveRun, golden.recording);
    expect(liveRun.view.result).toEqual(golden.result);
    expect(page.learner.isWaiting(liveRun.plan.runId)).toBe(true);
    expect((await open()).view.result).toBeNull();
  },
);
