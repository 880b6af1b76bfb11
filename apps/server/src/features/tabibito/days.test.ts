import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { as, first, Journey, path, today } from '../../testing/journey.ts';
import { aDevice, startTestServer, type TestServer } from '../../testing/test-server.ts';

describe.each(databaseTargets)('Tabibito on $name', (target) => {
  let server: TestServer;
  let journey: Journey;
  beforeAll(async () => {
    server = await startTestServer(target);
    journey = new Journey(server);
  });
  afterAll(() => server.close());

  test.each([
    ['no date', undefined, today],
    ['the server’s date', '2026-11-18', today],
    ['the date far in the east', '2026-11-19', today + 1],
    ['the date far in the west', '2026-11-17', today - 1],
    ['a date that is nowhere yet', '2027-01-01', today + 1],
    ['a date two weeks ago, delivered late', '2026-11-04', today - 14],
    ['a date long ago', '2020-01-01', today - 14],
  ])('TAB-01 a completion counts for the learner’s day: %s', async (_, date, day) => {
    const device = aDevice();
    await journey.earned(first.id, as(device), date === undefined ? undefined : { date });
    expect((await journey.stats(as(device))).completions[0]?.day).toBe(day);
    expect(await journey.stats(as(device), date === undefined ? '' : `?date=${date}`)).toMatchObject({
      streak_days: day < today - 1 ? 0 : 1,
    });
  });

  test('TAB-08 what was done offline on several days counts for each of them when it is delivered', async () => {
    const device = aDevice();
    const dates = ['2026-11-16', '2026-11-17', '2026-11-18'];
    for (const [index, date] of dates.entries()) {
      const { id = '' } = path.modules[index] ?? {};
      await journey.pass(id, { device });
      await journey.earned(id, as(device), { date });
    }
    const { completions } = await journey.stats(as(device));
    expect(new Set(completions.map(({ day }) => day))).toEqual(new Set([today - 2, today - 1, today]));
    expect(await journey.stats(as(device), '?date=2026-11-18')).toMatchObject({ streak_days: 3 });
  });

  test('TAB-01 the streak grows day by day, and ends with a day left out', async () => {
    const device = aDevice();
    const dayMs = 24 * 60 * 60 * 1000;
    const begin = server.clock.now;
    try {
      for (const { id } of path.modules.slice(0, 3)) {
        await journey.walk(device, [id]);
        server.clock.now += dayMs;
      }
      expect(await journey.stats(as(device))).toMatchObject({ streak_days: 3 });
      server.clock.now += dayMs;
      expect(await journey.stats(as(device))).toMatchObject({ streak_days: 0 });
    } finally {
      server.clock.now = begin;
    }
  });
});
