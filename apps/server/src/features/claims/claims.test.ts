import { readFileSync } from 'node:fs';
import type { ClaimedFigures, MeasuredFigures, PageData } from '@michi/contracts/page-data';
import { replay } from '@michi/game-kit/recording';
import { mitsukete } from '@michi/games/mitsukete/rules';
import { deckIds } from '@michi/kanji/decks';
import { RecordedRun } from '@michi/testing/recorded-run';
import { afterEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { bearer, openAccount } from '../../testing/account.ts';
import { playOn } from '../../testing/play-on.ts';
import {
  aDevice,
  aResult,
  aTicketRequest,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';

const minuteMs = 60_000;

/** The facts of all decks, as their files have them. */
const facts: { kanji: string; jlpt: number | null }[] = deckIds.flatMap((deck) => {
  const file = new URL(`../../../../../packages/kanji/data/${deck}/facts.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
});

describe.each(databaseTargets)('LAN-05 the figures that the site claims, on $name', (target) => {
  let server: TestServer;
  let claims: () => Promise<ClaimedFigures>;
  afterEach(() => server.close());

  async function start(claimedFigures: 'specified' | 'measured' | null): Promise<void> {
    server = await startTestServer(target, { claimedFigures }, async (_, { data }: { data: PageData }) => {
      claims = data.claims;
    });
  }

  /** A run that finds one kanji before its time is up. */
  async function lose(deviceId: string): Promise<void> {
    const { accepted, ticketFor } = playOn(server);
    const request = aTicketRequest({ level: 'seven-days', deviceId });
    const { ticket, seed, setup } = await ticketFor(request);
    const run = new RecordedRun(mitsukete, setup, seed);
    const [sought] = run.state.game.targets;
    for (const [pick, { kanji, isTarget }] of run.state.game.cards.entries())
      if (isTarget && kanji === sought?.kanji) run.play({ pick }, run.at + 400);
    run.finish();
    server.clock.now += run.at;
    await accepted(aResult(run.recording, { ...request, ticket }));
  }

  async function win(deviceId: string): Promise<void> {
    const { accepted, aTicketedResult } = playOn(server);
    await accepted(await aTicketedResult({ deviceId }));
  }

  /** What the stored runs say themselves, played once more. */
  async function counted(): Promise<Pick<MeasuredFigures, 'learners' | 'kanjiAnswered'>> {
    const rows = await server.database
      .query()
      .selectFrom('game_results')
      .select(['player_id', 'recording'])
      .execute();
    const answers = rows.map(({ recording }) => {
      const replayed = replay(mitsukete, JSON.parse(recording));
      return replayed.ok ? replayed.events.filter(({ type }) => type === 'kanjiAnswered').length : 0;
    });
    return {
      learners: new Set(rows.map(({ player_id }) => player_id)).size,
      kanjiAnswered: answers.reduce((sum, count) => sum + count, 0),
    };
  }

  test.each(['specified', null] as const)('are those of the specification with %s', async (chosen) => {
    await start(chosen);
    expect(await claims()).toBe('specified');
  });

  test('are the counts of database and decks once they are measured', async () => {
    await start('measured');
    const guest = aDevice();
    await win(guest);
    await win(guest);
    await lose(aDevice());
    // Two devices of an account are one learner, whose runs before and after joining count.
    const { token } = await openAccount(server);
    for (const deviceId of [aDevice(), aDevice()]) {
      await win(deviceId);
      await lose(deviceId);
      await server.post('/api/v1/devices/join', { deviceId }, bearer(token));
      await win(deviceId);
    }

    const levels = facts.flatMap(({ jlpt }) => jlpt ?? []);
    const expected = await counted();
    expect([expected.learners, expected.kanjiAnswered]).toEqual([3, 21]);
    expect(await claims()).toEqual({
      ...expected,
      kanji: new Set(facts.map(({ kanji }) => kanji)).size,
      jlpt: { easiest: Math.max(...levels), hardest: Math.min(...levels) },
    });
  });

  test('are counted anew after ten minutes, not for each page', async () => {
    await start('measured');
    expect(await claims()).toMatchObject({ learners: 0, kanjiAnswered: 0 });
    const at = server.clock.now;
    await win(aDevice());
    server.clock.now = at + 10 * minuteMs - 1;
    expect(await claims()).toMatchObject({ learners: 0 });
    server.clock.now = at + 10 * minuteMs;
    expect(await claims()).toMatchObject({ learners: 1, kanjiAnswered: 3 });
  });
});
