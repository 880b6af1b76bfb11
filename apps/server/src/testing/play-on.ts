import { randomUUIDv7 as newId } from 'node:crypto';
import type { GameResult } from '@michi/contracts/game-results';
import { postGameResult, postGameTicket } from '@michi/contracts/game-results';
import type { Setup } from '@michi/games/mitsukete/level';
import { playToVictory } from '@michi/testing/mitsukete';
import { expect } from 'vitest';
import { aDevice, aResult, aTicketRequest, type TestServer } from './test-server.ts';

/** Plays against a server as clients do, and says what is expected of its answers. */
export function playOn(server: TestServer) {
  let seed = 7;
  let earlier = 0;
  const tables = ['players', 'game_results', 'level_progress', 'game_totals', 'leaderboard_scores'] as const;
  async function everything() {
    const rows = tables.map((table) => server.database.query().selectFrom(table).selectAll().execute());
    // In any order: that of PostgreSQL changes when a row is locked by writing it.
    return JSON.stringify(
      (await Promise.all(rows)).map((all) => all.map((row) => JSON.stringify(row)).sort()),
    );
  }

  async function ticketFor(request: ReturnType<typeof aTicketRequest>) {
    const response = await server.post('/api/v1/game-tickets', request);
    expect(response.statusCode).toBe(201);
    const given = postGameTicket.responses[201].parse(response.json());
    return { ...given, setup: given.setup as Setup };
  }

  /** A won run with a ticket, played honestly while the server's clock went on. */
  async function aTicketedResult(overrides: Partial<GameResult> = {}, level = 'first-strokes') {
    const request = aTicketRequest({ level, deviceId: overrides.deviceId ?? aDevice() });
    const { ticket, seed, setup } = await ticketFor(request);
    const recording = playToVictory(setup, seed);
    server.clock.now += recording.endedAt;
    return aResult(recording, { ...request, ticket, ...overrides });
  }

  async function anOfflineResult(overrides: Partial<GameResult> = {}) {
    const { setup } = await ticketFor(aTicketRequest());
    seed += 1; // nobody plays the same twice
    return aResult(playToVictory(setup, seed), overrides);
  }

  /** Another run like this one: it began a little earlier. */
  function likeIt(result: GameResult): GameResult {
    earlier += 1;
    const moves = result.moves.map((move, index) =>
      index === 0 ? { ...move, at: move.at - earlier } : move,
    );
    return { ...result, runId: newId(), moves };
  }

  const submit = (result: unknown) => server.post('/api/v1/game-results', result);

  async function accepted(result: GameResult) {
    const response = await submit(result);
    expect(response.json()).toHaveProperty('runId', result.runId);
    expect(response.statusCode).toBe(200);
    return postGameResult.responses[200].parse(response.json());
  }

  async function refused(result: unknown, status: number, field: string) {
    const before = await everything();
    const response = await submit(result);
    expect([response.statusCode, Object.keys(response.json().errors ?? {})]).toEqual([status, [field]]);
    expect(await everything()).toBe(before);
  }

  async function boardOf(deviceId: string) {
    const url = '/api/v1/leaderboards/mitsukete?period=all';
    return (await server.get(url, { 'x-device-id': deviceId })).json().own;
  }

  return {
    everything,
    ticketFor,
    aTicketedResult,
    anOfflineResult,
    likeIt,
    submit,
    accepted,
    refused,
    boardOf,
  };
}
