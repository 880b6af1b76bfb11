import { randomUUIDv7 as newId, randomBytes, randomInt } from 'node:crypto';
import type { BodyOf } from '@michi/contracts/contract';
import type { GameResult, postGameTicket } from '@michi/contracts/game-results';
import type { Recording } from '@michi/game-kit/recording';
import { endsOnReceipt } from '@michi/testing/ends-on-receipt';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppParts, buildApp } from '../app.ts';
import type { Database } from '../db/open.ts';
import type { DatabaseTarget } from '../db/testing.ts';
import { createPasswordHasher } from '../features/accounts/password-hash.ts';
import { createNetworkQuotas, type NetworkQuotas } from '../features/results/quota.ts';
import type { Delivery, Mail } from '../mail/mail.ts';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The server's clock in epoch ms; a test moves it. */
  readonly clock: { now: number };
  /** What would have been mailed, the oldest first. */
  readonly mails: readonly Mail[];
  /** How much the devices of each address have stored. */
  readonly networks: NetworkQuotas;
  get(url: string, headers?: InjectOptions['headers']): Promise<LightMyRequestResponse>;
  post(url: string, body: unknown, headers?: InjectOptions['headers']): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Nothing leaves the house. */
export const deliveryInto = (mails: Mail[]): Delivery => ({
  async deliver(mail) {
    mails.push(mail);
  },
  close() {},
});

export const testSettings = {
  mode: 'production',
  publicUrl: 'https://michi.example',
  logLevel: 'silent',
  proxies: 0,
  owner: { name: null, street: null, city: null, country: null, email: 'owner@michi.example', phone: null },
  mailFrom: { name: 'Kanji no Michi', address: 'post@michi.example' },
  social: { google: null, facebook: null },
  claimedFigures: null,
} as const;

/** Hashes in no time, for all servers: what a password costs is told by its own tests. */
const hasher = createPasswordHasher({ cost: { memory: 8, passes: 1, parallelism: 1 } });

/** Wednesday, 18 November 2026, noon. */
export const testTime = Date.UTC(2026, 10, 18, 12);

/**
 * A whole server with a seeded database of its own, whose clock stands still and that puts nothing off; without pages if
 * none are given.
 */
export async function startTestServer(
  target: DatabaseTarget,
  overrides: Partial<AppParts['settings']> = {},
  pages?: AppParts['pages'],
): Promise<TestServer> {
  const stored = await target.lend('built-in');
  const database = await stored.open();
  const clock = { now: testTime };
  const mails: Mail[] = [];
  const delivery = deliveryInto(mails);
  const settings = { ...testSettings, ...overrides };
  const wait = async () => {};
  const networks = createNetworkQuotas();
  const now = () => clock.now;
  const app = await buildApp({ settings, database, delivery, hasher, pages, now, wait, networks });
  return {
    app,
    database,
    clock,
    mails,
    networks,
    get: (url, headers = {}) => app.inject({ url, headers }),
    post: (url, body, headers = {}) =>
      app.inject({ method: 'POST', url, payload: body as object, headers, remoteAddress: anAddress() }),
    async close() {
      await app.close();
      await stored.remove();
    },
  };
}

/** Every call comes from somewhere else, so that no limit is met by chance. */
export const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** A device nobody has seen yet. */
export const aDevice = (): string => `device_${randomBytes(12).toString('hex')}`;

/** What a client sends of a run, unticketed unless said otherwise; it ended when it came. */
export function aResult(recording: Recording, overrides: Partial<GameResult> = {}): GameResult {
  const { rulesVersion, setup, seed, moves, endedAt } = recording;
  return {
    runId: newId(),
    deviceId: aDevice(),
    game: 'mitsukete',
    level: 'first-strokes',
    ticket: null,
    rulesVersion,
    setup,
    seed,
    moves,
    endedAt,
    ...endsOnReceipt,
    ...overrides,
  };
}

/** What a client sends for a ticket. */
export const aTicketRequest = (overrides: Partial<BodyOf<typeof postGameTicket>> = {}) => ({
  game: 'mitsukete' as const,
  level: 'first-strokes',
  deviceId: aDevice(),
  ...overrides,
});
