import { postGameResult } from '@michi/contracts/game-results';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Handle, rules, serve, TestClock, timedSetup } from '../testing/play.ts';
import { startRun } from './start.ts';

const deviceId = 'device_0123456789abcdef';
const request = { rules, game: 'mitsukete', level: 'standard-3', setup: timedSetup, locale: 'de' } as const;
const serverSetup = { ...timedSetup, timeLimitS: 90 };
const ticket = { ticket: 'signed', seed: 4_294_967_295, rulesVersion: rules.version, setup: serverSetup };
let close = async () => {};
afterEach(() => close());

const deliver = async () => {};

async function startAt(handle: Handle, { schedule } = new TestClock(), unranked = false) {
  const { fetch, close: end } = await serve(handle);
  close = end;
  return startRun({ ...request, unranked }, deviceId, { fetch, schedule, deliver });
}

test('API-09 with a ticket the server’s seed and setup are played', async () => {
  let body: unknown;
  const plan = await startAt((_, sent) => {
    body = sent;
    return { status: 201, body: ticket };
  });
  expect(body).toEqual({ game: 'mitsukete', level: 'standard-3', deviceId, setup: timedSetup });
  expect(plan).toMatchObject({
    game: 'mitsukete',
    level: 'standard-3',
    seed: 4_294_967_295,
    ticket: 'signed',
  });
  expect(plan.setup).toEqual(serverSetup);
});

test.each([
  ['a refusal', { status: 429, body: { message: 'Zu viele.' } }],
  ['a broken connection', null],
  ['a ticket for other rules', { status: 201, body: { ...ticket, rulesVersion: rules.version + 1 } }],
  ['a setup that cannot be played', { status: 201, body: { ...ticket, setup: { rows: 99 } } }],
])('OFF-01 after %s the level is played all the same, by its own setup', async (_, answer) => {
  const plan = await startAt(() => answer);
  expect(plan).toMatchObject({ level: 'standard-3', setup: timedSetup, ticket: null });
  expect(plan.seed).toBeGreaterThanOrEqual(0);
  expect(plan.seed).toBeLessThan(2 ** 32);
});

test('OFF-01 a ticket that takes longer than 1.5 s is not waited for', async () => {
  const clock = new TestClock();
  const { promise, resolve } = Promise.withResolvers<null>();
  const plan = await startAt(() => {
    expect(clock.wait).toBe(1_500);
    clock.pass(1_500);
    return promise;
  }, clock);
  expect(plan.ticket).toBeNull();
  resolve(null);
});

test('OFF-01 nothing is left to ring once a ticket is there', async () => {
  const clock = new TestClock();
  const plan = await startAt(() => ({ status: 201, body: ticket }), clock);
  expect(plan.ticket).toBe('signed');
  expect(clock.waiting).toBe(0);
});

test('API-09 MIT-05 a run that never ranks asks for no ticket', async () => {
  const asked = vi.fn(() => ({ status: 201, body: ticket }));
  const plan = await startAt(asked, new TestClock(), true);
  expect(plan).toMatchObject({ setup: timedSetup, ticket: null });
  expect(asked).not.toHaveBeenCalled();
});

test('every run has its own id, one that the server takes, and its own chance', async () => {
  const [one, other] = [await startAt(() => null), await startAt(() => null)];
  const runId = postGameResult.body.shape.runId;
  expect(z.safeParse(runId, one.runId).success).toBe(true);
  expect(z.safeParse(runId, other.runId).success).toBe(true);
  expect(one.runId).not.toBe(other.runId);
  expect(one.seed).not.toBe(other.seed);
});

test('API-09 a ticket is asked for once the results that wait are told: it would make theirs worthless', async () => {
  const told: string[] = [];
  const { fetch, close: end } = await serve(() => {
    told.push('ticket');
    return { status: 201, body: ticket };
  });
  close = end;
  const late = async () => {
    await Promise.resolve();
    told.push('results');
  };
  await startRun(request, deviceId, { fetch, schedule: new TestClock().schedule, deliver: late });
  expect(told).toEqual(['results', 'ticket']);
});

test('OFF-01 results that are not told in 1.5 s are waited for no longer, and no ticket is asked for', async () => {
  const clock = new TestClock();
  const fetch = async (): Promise<Response> => {
    throw new Error('nothing is to be asked for');
  };
  const started = startRun(request, deviceId, {
    ...{ fetch, schedule: clock.schedule },
    deliver: () => new Promise(() => clock.pass(1_500)),
  });
  expect((await started).ticket).toBeNull();
});

test('a level that only the server deals is not played without a ticket', async () => {
  const { setup: _, ...dealt } = request;
  for (const [answer, expected] of [
    [{ status: 201, body: ticket }, expect.objectContaining({ ticket: 'signed', setup: serverSetup })],
    [null, null],
    [{ status: 422, body: { message: 'Nein.' } }, null],
  ] as const) {
    const { fetch, close: end } = await serve(() => answer);
    expect(await startRun(dealt, deviceId, { fetch, schedule: new TestClock().schedule, deliver })).toEqual(
      expected,
    );
    await end();
  }
});

test('a deal that is the same for everybody is played without a ticket too', async () => {
  const { fetch, close: end } = await serve(() => null);
  close = end;
  const ways = { fetch, schedule: new TestClock().schedule, deliver };
  expect(await startRun({ ...request, seed: 77 }, deviceId, ways)).toMatchObject({ seed: 77, ticket: null });
});
