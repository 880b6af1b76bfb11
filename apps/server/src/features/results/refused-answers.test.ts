import { randomUUIDv7 as newId } from 'node:crypto';
import type { GameResult } from '@michi/contracts/game-results';
import { contestedReading } from '@michi/games/answer-events';
import { review } from '@michi/games/review/rules';
import type { Setup } from '@michi/games/review/setup';
import { endsOnReceipt } from '@michi/testing/ends-on-receipt';
import { RecordedRun } from '@michi/testing/recorded-run';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { dayOf } from '../../pacing/notes-of-day.ts';
import { aDevice, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createRefusedAnswers, mostReported } from './refused-answers.ts';

const readings = {
  ...{ 一: 'いち', 二: 'に', 三: 'さん', 四: 'し', 五: 'ご', 六: 'ろく', 七: 'なな', 八: 'はち' },
  ...{ 九: 'きゅう', 十: 'じゅう', 山: 'やま', 川: 'かわ' },
} as const;
type Known = keyof typeof readings;

/** A sitting in which every reading was refused, and right as the learner says; it may be left before its end. */
function contested(
  kanji: readonly Known[],
  typed: string,
  { deviceId = aDevice(), runId = newId() as string, fromMs = 900, answered = kanji.length } = {},
) {
  const setup: Setup = {
    questions: kanji.map((each) => ({ kanji: each, skill: 'reading', readings: [readings[each]] })),
    again: true,
  };
  const run = new RecordedRun(review, setup, 1);
  for (const _ of kanji.slice(0, answered)) {
    run.advance(run.at + fromMs);
    run.play({ type: typed });
    run.play({ ask: 'wasRight' });
    run.play({ ask: 'next' });
  }
  const { seed, moves, endedAt, rulesVersion } = run.recording;
  const played = { game: 'review', level: 'due', ticket: null, rulesVersion, setup } as const;
  const abandoned = answered < kanji.length;
  const sent = { runId, deviceId, ...played, seed, moves, endedAt, ...endsOnReceipt };
  return { ...sent, ...(abandoned && { abandoned }) } satisfies GameResult;
}

describe.each(databaseTargets)('ANS-03 refused answers on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  beforeEach(async () => void (await server.database.query().deleteFrom('refused_answers').execute()));
  afterAll(() => server.close());

  async function send(result: GameResult): Promise<void> {
    expect((await server.post('/api/v1/game-results', result)).statusCode).toBe(200);
  }
  const listed = () =>
    server.database.query().selectFrom('refused_answers').selectAll().orderBy('kanji').execute();

  test('what learners say was right is counted, whoever they are and however it is written', async () => {
    await send(contested(['山', '川'], 'ダメ'));
    await send(contested(['山'], ' ﾀﾞﾒ'));
    const last_day = dayOf(server.clock.now);
    const said = { kind: 'reading', language: 'ja', text: 'ダメ', last_day };
    expect(await listed()).toEqual([
      { ...said, kanji: '山', count: 2 },
      { ...said, kanji: '川', count: 1 },
    ]);
  });

  test('a device reports ten a day, and a run that is sent twice once', async () => {
    const all = contested(Object.keys(readings) as Known[], 'ぬぬ');
    await send(all);
    await send(all);
    expect(await listed()).toHaveLength(mostReported.byDevice);
    const { deviceId } = all;
    await send(contested(['山'], 'ねね', { deviceId }));
    expect(await listed()).toHaveLength(mostReported.byDevice);
    server.clock.now += 24 * 60 * 60_000;
    await send(contested(['山'], 'ねね', { deviceId, fromMs: 1_000 }));
    expect(await listed()).toHaveLength(mostReported.byDevice + 1);
  });

  test('a run that goes on after it was left has reported before, and reports nothing more', async () => {
    const ids = { deviceId: aDevice(), runId: newId() };
    await send(contested(['山', '川', '一'], 'ぬぬ', { ...ids, answered: 2 })); // the second may be taken back
    await send(contested(['山', '川', '一'], 'ぬぬ', ids));
    expect(await listed()).toMatchObject([{ kanji: '山', count: 1 }]);
  });

  test('an address reports a hundred a day, however many devices it has', async () => {
    const report = createRefusedAnswers(server.database, {
      storedOn: async () => ({ results: 0, bytes: 0, reported: 0 }),
    });
    const ten = Array.from({ length: mostReported.byDevice }, (_, index) =>
      contestedReading('山', `ぬ${index}`),
    );
    const tell = (device: number, address: string, at: number) =>
      server.database.transaction(() => report(ten, `device ${device}`, { address, at }));
    const noon = server.clock.now;
    for (let device = 0; device < mostReported.byAddress / ten.length; device++)
      expect(await tell(device, '10.0.0.1', noon), `device ${device}`).toBe(ten.length);
    expect(await tell(99, '10.0.0.1', noon)).toBe(0);
    expect(await tell(99, '10.0.0.2', noon)).toBe(ten.length);
    expect(await tell(99, '10.0.0.1', noon + 24 * 60 * 60_000)).toBe(ten.length);
  });

  test('what nobody has reported for a year is forgotten', async () => {
    const old = { kind: 'meaning', language: 'de', text: 'ozean', count: 1 } as const;
    const last_day = dayOf(server.clock.now) - 365;
    await server.database
      .query()
      .insertInto('refused_answers')
      .values([
        { ...old, kanji: '海', last_day },
        { ...old, kanji: '洋', last_day: last_day - 1 },
      ])
      .execute();
    await send(contested(['山'], 'のの'));
    expect((await listed()).map(({ kanji }) => kanji).sort()).toEqual(['山', '海'].sort());
  });

  test('MEM-01 it is no answer: nothing is remembered, and none is counted', async () => {
    const deviceId = aDevice();
    await send(contested(['山'], 'はは', { deviceId }));
    const heard = await server.get('/api/v1/memory', { 'x-device-id': deviceId });
    expect(heard.json()).toMatchObject({ memories: [] });
    const { statistics } = (await server.get(`/api/user/statistics?deviceId=${deviceId}`)).json();
    expect(statistics).toMatchObject({ answers: { given: 0, correct: 0 } });
  });
});
