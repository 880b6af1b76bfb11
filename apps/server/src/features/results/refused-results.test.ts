import { randomUUIDv7 as newId } from 'node:crypto';
import type { Setup } from '@michi/games/mitsukete/level';
import { mitsukete } from '@michi/games/mitsukete/rules';
import { playToVictory } from '@michi/testing/mitsukete';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { playOn } from '../../testing/play-on.ts';
import {
  aDevice,
  aResult,
  aTicketRequest,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';

describe.each(databaseTargets)(
  'API-09 what cannot have been is refused and not stored, on $name:',
  (target) => {
    let server: TestServer;
    let client: ReturnType<typeof playOn>;
    beforeAll(async () => {
      server = await startTestServer(target);
      client = playOn(server);
    });
    afterAll(() => server.close());

    test('the run of another device: 409 runId', async () => {
      const result = await client.aTicketedResult();
      await client.accepted(result);
      await client.refused({ ...result, deviceId: aDevice() }, 409, 'runId');
      await client.refused(await client.aTicketedResult({ runId: result.runId }), 409, 'runId');
    });

    test('a ticket used by another run: 409 ticket', async () => {
      const result = await client.aTicketedResult();
      await client.accepted(result);
      await client.refused({ ...result, runId: newId() }, 409, 'ticket');
    });

    test('two runs with one ticket at once: one is taken', async () => {
      const result = await client.aTicketedResult();
      const runs = [result, client.likeIt(result), client.likeIt(result)];
      const statuses = await Promise.all(runs.map(async (run) => (await client.submit(run)).statusCode));
      expect(statuses.sort()).toEqual([200, 409, 409]);
    });

    test('a forged ticket: 422 ticket', async () => {
      const result = await client.aTicketedResult();
      await client.refused({ ...result, ticket: `${result.ticket}x` }, 422, 'ticket');
      await client.refused({ ...result, ticket: 'a.b' }, 422, 'ticket');
      await client.refused({ ...result, ticket: '' }, 422, 'ticket');
      await client.refused({ ...result, ticket: '\0\ud800' }, 422, 'ticket');
      await client.refused({ ...result, ticket: 'x'.repeat(1025) }, 422, 'ticket');
    });

    test('the ticket of another device: 422 ticket', async () => {
      await client.refused({ ...(await client.aTicketedResult()), deviceId: aDevice() }, 422, 'ticket');
    });

    test('the ticket of another level: 422 ticket', async () => {
      await client.refused({ ...(await client.aTicketedResult()), level: 'one-to-ten' }, 422, 'ticket');
    });

    test('the ticket of another server: 422 ticket', async () => {
      const other = await startTestServer(target);
      const request = aTicketRequest();
      const { ticket, seed, setup } = (await other.post('/api/v1/game-tickets', request)).json();
      await other.close();
      await client.refused(aResult(playToVictory(setup, seed), { ...request, ticket }), 422, 'ticket');
    });

    test('another seed than the ticket gives: 422 seed', async () => {
      const result = await client.aTicketedResult();
      await client.refused({ ...result, seed: (result.seed + 1) % 2 ** 32 }, 422, 'seed');
    });

    test('another setup than the ticket or the level gives: 422 setup', async () => {
      for (const result of [await client.aTicketedResult(), await client.anOfflineResult()]) {
        const setup = result.setup as Setup;
        await client.refused({ ...result, setup: { ...setup, pointsPerMatch: 1000 } }, 422, 'setup');
        await client.refused({ ...result, setup: { ...setup, more: 1 } }, 422, 'setup');
        await client.refused({ ...result, setup: { ...setup, kanji: ['\0', '\ud800'] } }, 422, 'setup');
        await client.refused({ ...result, setup: null }, 422, 'setup');
      }
    });

    test('another version of the rules: 422 rulesVersion', async () => {
      await client.refused({ ...(await client.aTicketedResult()), rulesVersion: 0 }, 422, 'rulesVersion');
      await client.refused(
        { ...(await client.anOfflineResult()), rulesVersion: mitsukete.version + 1 },
        422,
        'rulesVersion',
      );
    });

    test('an unknown level: 422 level', async () => {
      for (const level of ['nothing', 'standard-9', '__proto__', '\0', '\ud800', '', 'x'.repeat(41)]) {
        await client.refused(await client.anOfflineResult({ level }), 422, 'level');
        const ticket = await server.post('/api/v1/game-tickets', aTicketRequest({ level }));
        expect([ticket.statusCode, Object.keys(ticket.json().errors)]).toEqual([422, ['level']]);
      }
    });

    test('moves out of order: 422 with the move', async () => {
      const result = await client.anOfflineResult();
      const moves = result.moves.with(3, { at: 0, seat: 0, move: result.moves[3]?.move });
      await client.refused({ ...result, moves }, 422, 'moves.3.at');
      await client.refused({ ...result, endedAt: 500 }, 422, 'moves.1.at');
    });

    test('moves that the rules forbid: 422 with the move', async () => {
      const result = await client.anOfflineResult();
      const last = result.moves.length - 1;
      const matched = result.moves.with(last, {
        at: result.endedAt - 1500,
        seat: 0,
        move: result.moves[0]?.move,
      });
      await client.refused({ ...result, moves: matched }, 422, `moves.${last}.move`);
      const pausedTwice = [
        { at: 0, seat: 0, move: 'pause' },
        { at: 0, seat: 0, move: 'pause' },
      ];
      await client.refused({ ...result, moves: pausedTwice }, 422, 'moves.1.move');
      const afterTheEnd = [...result.moves, { at: result.endedAt, seat: 0, move: { pick: 0 } }];
      await client.refused({ ...result, moves: afterTheEnd }, 422, `moves.${last + 1}.move`);
    });

    test('a move of a seat that the game does not have: 422 with the move', async () => {
      const result = await client.anOfflineResult();
      const moves = result.moves.map((move) => ({ ...move, seat: 1 as const }));
      await client.refused({ ...result, moves }, 422, 'moves.0.seat');
    });

    test('moves that are none: 422 with the move', async () => {
      const result = await client.anOfflineResult();
      const odd = [
        '\0',
        { pick: -1 },
        { pick: 64 },
        { pick: 1.5 },
        { pick: '1' },
        { pick: 1, more: 1 },
        null,
        [],
        {},
      ];
      for (const move of odd) {
        await client.refused({ ...result, moves: [{ at: 0, seat: 0, move }] }, 422, 'moves.0.move');
      }
    });

    test('a recording that ends before it could: 422 endedAt', async () => {
      const result = await client.anOfflineResult();
      await client.refused({ ...result, endedAt: result.endedAt - 1 }, 422, 'endedAt');
      await client.refused({ ...result, moves: [] }, 422, 'endedAt');
    });

    test.each([
      ['runId', 'x'],
      ['runId', '5f0c7f3e-8d59-4f5a-9d0e-6c1f2a3b4c5d'],
      ['deviceId', 'device_'],
      ['deviceId', 'device_\0aaaaaaaaaaaaaaaa'],
      ['game', 'chess'],
      ['level', 7],
      ['ticket', 7],
      ['rulesVersion', 'one'],
      ['seed', -1],
      ['seed', 2 ** 32],
      ['seed', 0.5],
      ['moves', {}],
      ['moves', Array(5001).fill({ at: 0, seat: 0, move: 'pause' })],
      ['endedAt', -1],
      ['endedAt', 8 * 24 * 60 * 60 * 1000],
    ])('a wrong %s (case %#): 422 naming it', async (field, value) => {
      await client.refused({ ...(await client.anOfflineResult()), [field]: value }, 422, field);
    });

    test.each([
      [{ at: '0', seat: 0, move: 'pause' }, 'moves.0.at'],
      [{ at: -1, seat: 0, move: 'pause' }, 'moves.0.at'],
      [{ at: 0.5, seat: 0, move: 'pause' }, 'moves.0.at'],
      [{ at: 0, seat: 2, move: 'pause' }, 'moves.0.seat'],
      ['pause', 'moves.0'],
    ])('the malformed move %j: 422 with its path', async (move, field) => {
      await client.refused({ ...(await client.anOfflineResult()), moves: [move] }, 422, field);
    });
  },
);
