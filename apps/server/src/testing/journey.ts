import { randomUUIDv7 as newId } from 'node:crypto';
import { getUserStats, type UserStats } from '@michi/contracts/journey';
import { getModules, getPaths, type ListedModule, type ListedPath } from '@michi/contracts/tabibito';
import { pathsSchema } from '@michi/games/tabibito/path';
import pathsJson from '@michi/games/tabibito/paths.json' with { type: 'json' };
import { playThrough } from '@michi/testing/tabibito';
import type { LightMyRequestResponse } from 'fastify';
import { createDevicesRepository } from '../features/devices/repository.ts';
import { deviceKey } from '../secrets/device-key.ts';
import { type TestServer, testTime } from './test-server.ts';

export const paths = pathsSchema.parse(pathsJson);
const [firstPath] = paths;
if (!firstPath) throw new Error('no path');
/** The first path of all. */
export const path = firstPath;
const [firstModule, secondModule] = path.modules;
if (!firstModule || !secondModule) throw new Error('no modules');
export const [first, second] = [firstModule, secondModule];

/** The ids of the modules that come before one. */
export const idsBefore = (id: string): string[] => {
  const ids = path.modules.map((module) => module.id);
  return ids.slice(0, ids.indexOf(id));
};

/** The day of the server's clock. */
export const today = Math.floor(testTime / (24 * 60 * 60 * 1000));

type Headers = Readonly<Record<string, string>>;
/** The header by which a device is known. */
export const as = (device: string): Headers => ({ 'x-device-id': device });

/** The calls of a journey, by those whom the headers name. */
export class Journey {
  readonly #server: TestServer;

  constructor(server: TestServer) {
    this.#server = server;
  }

  async #asked(url: string, who: Headers): Promise<unknown> {
    const response = await this.#server.get(url, who);
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
    return response.json();
  }

  async stats(who: Headers = {}, query = ''): Promise<UserStats> {
    return getUserStats.responses[200].parse(await this.#asked(`/api/tabibito/user-stats${query}`, who));
  }

  async paths(who: Headers = {}, query = ''): Promise<ListedPath[]> {
    return getPaths.responses[200].parse(await this.#asked(`/api/tabibito/paths${query}`, who));
  }

  /** The modules of the first path. */
  async modules(who: Headers = {}): Promise<ListedModule[]> {
    const url = `/api/tabibito/paths/${path.id}/modules`;
    return getModules.responses[200].parse(await this.#asked(url, who));
  }

  start(id: string, who: Headers = {}): Promise<LightMyRequestResponse> {
    return this.#server.post(`/api/tabibito/modules/${id}/start`, undefined, who);
  }

  complete(id: string, who: Headers = {}, body?: unknown): Promise<LightMyRequestResponse> {
    return this.#server.post(`/api/tabibito/modules/${id}/complete`, body, who);
  }

  /** Completes a module and tells what it brought. */
  async earned(id: string, who: Headers, body?: unknown): Promise<number> {
    const response = await this.complete(id, who, body);
    if (response.statusCode !== 200) throw new Error(`not completed: ${response.body}`);
    return response.json().xp_earned;
  }

  /** Stores a passed run of a module as if it had been proved: so many answers wrong. */
  async pass(
    module: string,
    who: { readonly device?: string; readonly userId?: string },
    { won = true, wrong = 0 } = {},
  ): Promise<void> {
    const devices = createDevicesRepository(this.#server.database);
    const player_id = who.userId
      ? await devices.playerOfAccount(who.userId, testTime)
      : await devices.playerFor(deviceKey(who.device ?? ''), testTime);
    const setup = (await this.modules()).find(({ id }) => id === module)?.run?.setup;
    const row = {
      id: newId(),
      player_id,
      game: 'tabibito',
      level_id: module,
      ticket_id: null,
      won: won ? 1 : 0,
      ranked: 0,
      score: 80,
      duration_ms: 60_000,
      rules_version: 1,
      content_version: '1',
      recording: JSON.stringify(setup ? playThrough(setup, 1, { wrong }) : {}),
      finished_at: testTime,
      abandoned: 0,
      played_hash: newId(),
    } as const;
    await this.#server.database.query().insertInto('game_results').values(row).execute();
  }

  /** Completes modules in their order, with a passed run of each. */
  async walk(device: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await this.pass(id, { device });
      await this.earned(id, as(device));
    }
  }
}
