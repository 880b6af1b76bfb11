import type { Leaderboard } from '@michi/contracts/leaderboards';
import type { Progress } from '@michi/contracts/progress';
import type { Setup } from '@michi/games/mitsukete/level';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { databaseTargets } from '../../../server/src/db/testing.ts';
import { createWriteQueue } from '../../../server/src/db/write-queue.ts';
import { createSessions, type Sessions } from '../../../server/src/features/accounts/sessions.ts';
import { createSessionsRepository } from '../../../server/src/features/accounts/sessions-repository.ts';
import { aDevice, startTestServer, type TestServer } from '../../../server/src/testing/test-server.ts';
import { aUser } from '../../../server/src/testing/users.ts';
import { JsonStore } from '../lib/storage.ts';
import { type MitsuketeSession, rules, TestArea, TestClock, TestVisibility, win } from '../testing/play.ts';
import { Player } from './player.ts';

const levels = ['first-strokes', 'seven-days'] as const;
const machine = fc.nat({ max: 1 });

/** What becomes of the next call: it does not arrive, or its answer does not come back. */
const loses = fc.constantFrom('request' as const, 'answer' as const, null);

/** What may happen on one of two machines. */
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('begin' as const), machine, level: fc.constantFrom(...levels) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('finish' as const),
      machine,
      thinkMs: fc.integer({ min: 300, max: 900 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('login' as const), machine, user: fc.nat({ max: 1 }), loses }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('logout' as const), machine }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constantFrom('goOffline' as const, 'goOnline' as const), machine }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('lose' as const), machine, loses }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('reload' as const), machine }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('revoke' as const), machine }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** Somebody who plays: a guest, until an account is entered; then the account. */
interface Identity {
  readonly deviceId: string;
  user: string | null;
  /** The session that was entered. */
  token: string | null;
  /** Whether the server let the device join. */
  joined: boolean;
}
interface Earned {
  readonly by: Identity;
  readonly level: string;
  readonly score: number;
  readonly ranked: boolean;
}

let server: TestServer;
let sessions: Sessions;
let setups: ReadonlyMap<string, Setup>;
/** How many pairs of accounts were made, for their names. */
let count = 0;

beforeAll(async () => {
  const [target] = databaseTargets;
  if (!target) throw new Error('no database');
  server = await startTestServer(target);
  const { database, clock } = server;
  sessions = createSessions({
    repository: createSessionsRepository(database),
    queue: createWriteQueue(database),
    now: () => clock.now,
  });
  const given = levels.map(async (level) => {
    const body = { game: 'mitsukete', level, deviceId: aDevice() };
    return [level, (await server.post('/api/v1/game-tickets', body)).json().setup as Setup] as const;
  });
  setups = new Map(await Promise.all(given));
});
afterAll(() => server.close());
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

/** A browser on a machine, whose network comes and goes. */
class Machine {
  readonly earned: Earned[];
  readonly #area = new TestArea();
  readonly #clock = new TestClock();
  readonly #identities: Identity[] = [];
  readonly #userOf = new Map<string, string>();
  player = this.#open();
  identity = this.#newIdentity();
  online = true;
  loses: 'request' | 'answer' | null = null;
  #token: string | null = null;
  #playing: { readonly session: MitsuketeSession; readonly by: Identity } | null = null;

  constructor(earned: Earned[]) {
    this.earned = earned;
  }

  #open(): Player {
    return new Player({
      store: new JsonStore(this.#area),
      locks: null,
      now: this.#clock.now,
      today: () => new Date(server.clock.now),
      schedule: this.#clock.schedule,
      visibility: new TestVisibility(),
      fetch: (path, init) => this.#fetch(path, init),
      locale: () => 'de',
      random: () => 0,
    });
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const { loses } = this;
    this.loses = null;
    if (!this.online || loses === 'request') throw new TypeError('no network');
    const headers = init.headers as Record<string, string>;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const response = await (init.method === 'GET'
      ? server.get(path, headers)
      : server.post(path, body, headers));
    if (path.endsWith('/devices/join') && response.statusCode === 200)
      this.#joined((body as { deviceId: string }).deviceId, headers.authorization ?? '');
    if (loses === 'answer') throw new TypeError('the answer was lost');
    return new Response(response.body, { status: response.statusCode });
  }

  #newIdentity(): Identity {
    const identity = { deviceId: this.player.deviceId, user: null, token: null, joined: false };
    this.#identities.push(identity);
    return identity;
  }

  /** Who has lost the own session takes that by which the server lets the device join. */
  #joined(deviceId: string, authorization: string): void {
    for (const identity of this.#identities)
      if (identity.deviceId === deviceId) {
        identity.joined = true;
        identity.user ??= this.#userOf.get(authorization) ?? null;
      }
  }

  async happen(event: Act): Promise<void> {
    switch (event.act) {
      case 'begin':
        return this.#begin(event.level);
      case 'finish':
        return this.#finish(event.thinkMs);
      case 'login':
        return this.#logIn(event.user, event.loses);
      case 'logout':
        return this.#logOut();
      case 'goOffline':
        this.online = false;
        return;
      case 'goOnline':
        this.online = true;
        return this.player.deliver();
      case 'lose':
        this.loses = event.loses;
        return;
      case 'reload':
        this.#playing = null;
        this.player = this.#open();
        await this.player.account.follow(this.#token);
        return this.#checkSession();
      case 'revoke':
        return this.#revoke();
    }
  }

  async #begin(level: (typeof levels)[number]): Promise<void> {
    const setup = setups.get(level);
    if (this.#playing || !setup) return;
    const session = await this.player.open({ rules, game: 'mitsukete', level, setup, locale: 'de' });
    this.#playing = { session, by: this.identity };
  }

  async #finish(thinkMs: number): Promise<void> {
    if (!this.#playing) return;
    const { session, by } = this.#playing;
    this.#playing = null;
    server.clock.now += 10 * 60 * 1000;
    session.resume();
    win(session, this.#clock, thinkMs);
    const [score = 0] = session.snapshot.result?.scores ?? [];
    this.earned.push({ by, level: session.plan.level, score, ranked: session.plan.ticket !== null });
    await this.player.deliver();
  }

  /** Nobody logs in without a network, or twice. */
  async #logIn(user: number, loses: typeof this.loses): Promise<void> {
    if (!this.online || this.#token !== null) return;
    this.#token = await sessions.signIn(users[user] ?? '', 'test');
    this.#userOf.set(`Bearer ${this.#token}`, users[user] ?? '');
    this.identity.user = users[user] ?? null;
    this.identity.token = this.#token;
    this.loses = loses;
    await this.player.account.follow(this.#token);
  }

  async #logOut(): Promise<void> {
    if (this.#token === null) return;
    this.#token = null;
    await this.player.account.follow(null);
    this.identity = this.#newIdentity();
  }

  /** The session is ended elsewhere: a device that has not joined by then never will by it. */
  async #revoke(): Promise<void> {
    const caller = this.#token === null ? null : await sessions.findCaller(this.#token);
    if (!caller) return;
    await sessions.end(caller.user.id, caller.sessionId);
    for (const identity of this.#identities)
      if (!identity.joined && identity.token === this.#token) identity.user = null;
  }

  /** What a page does that is loaded. */
  async #checkSession(): Promise<void> {
    if (this.online && this.#token !== null && !(await sessions.findCaller(this.#token)))
      await this.#logOut();
  }

  /** The network is well again. */
  async calmDown(): Promise<void> {
    this.online = true;
    this.loses = null;
    await this.#checkSession();
    await this.player.deliver();
    await this.player.deliver();
    await this.player.refreshProgress('mitsukete');
  }

  /** The secrets that this machine had before. */
  left(): string[] {
    return this.#before().map(({ deviceId }) => deviceId);
  }

  /** Those whose session ended before they joined. */
  homeless(): string[] {
    return this.#before()
      .filter(({ user }) => user === null)
      .map(({ deviceId }) => deviceId);
  }

  #before(): Identity[] {
    return this.#identities.filter((identity) => identity !== this.identity);
  }

  /** What is stored under the keys that say what waits. */
  waiting(): string[] {
    return new JsonStore(this.#area)
      .keys('kanji-no-michi:')
      .filter((key) => /:(result|refused|account:parting):/.test(key));
  }
}

let users: readonly string[] = [];

function expected(earned: readonly Earned[]): Progress & { ranked: number } {
  const reached: Record<string, { completed: boolean; highScore: number }> = {};
  const best: Record<string, number> = {};
  for (const { level, score, ranked } of earned) {
    reached[level] = { completed: true, highScore: Math.max(score, reached[level]?.highScore ?? 0) };
    if (ranked) best[level] = Math.max(score, best[level] ?? 0);
  }
  const sum = (scores: readonly number[]) => scores.reduce((total, score) => total + score, 0);
  return {
    totalScore: sum(earned.map(({ score }) => score)),
    levels: reached,
    ranked: sum(Object.values(best)),
  };
}

async function onServer(deviceId: string) {
  const progress = (await server.get(`/api/user/progress?deviceId=${deviceId}`)).json() as Progress;
  const board = await server.get('/api/v1/leaderboards/mitsukete?period=all', { 'x-device-id': deviceId });
  const { own } = board.json() as Leaderboard;
  return { ...progress, ranked: own?.score ?? 0 };
}

/** A device that has just joined the account sees what the account has. */
async function newDeviceOf(user: string): Promise<string> {
  const deviceId = aDevice();
  const token = await sessions.signIn(user, 'test');
  const joined = await server.post(
    '/api/v1/devices/join',
    { deviceId },
    { authorization: `Bearer ${token}` },
  );
  expect(joined.json()).toEqual({ joined: true });
  return deviceId;
}

test('AUT-12 however two devices play, log in and out, with a network and without, nothing is lost or counted twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40, size: 'max' }), async (acts) => {
      count++;
      users = [`a${count}`, `b${count}`];
      const rows = users.map((name) => aUser(name));
      await server.database.query().insertInto('users').values(rows).execute();
      const earned: Earned[] = [];
      const machines = [new Machine(earned), new Machine(earned)] as const;
      for (const event of acts) await machines[event.machine === 0 ? 0 : 1].happen(event);

      for (const at of machines) await at.calmDown();
      for (const at of machines) {
        await at.player.refreshProgress('mitsukete');
        const { user } = at.identity;
        // Without an account a device waits for the next one, also if the answer was lost that it had joined.
        const devices = at.waiting().map((key) => key.replace('kanji-no-michi:account:parting:', ''));
        const mayWait = user ? [] : at.left();
        expect(mayWait).toEqual(expect.arrayContaining(devices));
        if (!user) expect(devices).toEqual(expect.arrayContaining(at.homeless()));
        const own = expected(earned.filter(({ by }) => (user ? by.user === user : by === at.identity)));
        const { ranked, ...progress } = own;
        expect(at.player.progress.shown('mitsukete')).toEqual(progress);
        expect(await onServer(at.player.deviceId)).toEqual(own);
      }
      for (const user of users)
        expect(await onServer(await newDeviceOf(user))).toEqual(
          expected(earned.filter(({ by }) => by.user === user)),
        );
    }),
    { numRuns: 100 },
  );
}, 60_000);
