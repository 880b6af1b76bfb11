import type { Setup } from '@michi/games/mitsukete/level';
import * as fc from 'fast-check';
import type { Sessions } from '../../../server/src/features/accounts/sessions.ts';
import type { TestServer } from '../../../server/src/testing/test-server.ts';
import { visitKeptCreations } from '../learner/kept-creations.ts';
import { JsonStore } from '../lib/device/storage.ts';
import { Player } from '../play/player.ts';
import { type MitsuketeSession, rules, TestArea, TestClock, TestVisibility, win } from './play.ts';

export const levels = ['first-strokes', 'seven-days'] as const;
const machine = fc.nat({ max: 1 });

/** What becomes of the next call: it does not arrive, or its answer does not come back. */
const loses = fc.constantFrom('request' as const, 'answer' as const, null);

/** What may happen on one of two machines. */
export const act = fc.oneof(
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
export type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** Somebody who plays: a guest, until an account is entered; then the account. */
export interface Identity {
  readonly deviceId: string;
  user: string | null;
  /** The session that was entered. */
  token: string | null;
  /** Whether the server let the device join. */
  joined: boolean;
}
export interface Earned {
  readonly by: Identity;
  readonly runId: string;
  readonly level: string;
  readonly score: number;
  /** How long it took without a mistake; null with one. */
  readonly flawlessMs: number | null;
  readonly ranked: boolean;
}

type Run = Pick<Earned, 'runId'>;

/** A run for which a ticket was given. */
export type Ticketed = Pick<Earned, 'by' | 'level'>;

/** What machines share. */
export interface World {
  readonly server: TestServer;
  readonly sessions: Sessions;
  readonly setups: ReadonlyMap<string, Setup>;
  /** Ids of the two who have accounts. */
  readonly users: readonly string[];
  /** What was earned by now, on whichever machine. */
  readonly earned: Earned[];
  /** The ids of the runs that the server has taken. */
  readonly taken: Set<string>;
  /** What was begun with a ticket by now. */
  readonly ticketed: Ticketed[];
}

/** A browser on a machine, whose network comes and goes. */
export class Machine {
  readonly #world: World;
  readonly #area = new TestArea();
  readonly #clock = new TestClock();
  readonly #identities: Identity[] = [];
  readonly #userOf = new Map<string, string>();
  player: Player;
  identity: Identity;
  online = true;
  loses: 'request' | 'answer' | null = null;
  #token: string | null = null;
  #playing: { readonly session: MitsuketeSession; readonly by: Identity } | null = null;

  constructor(world: World) {
    this.#world = world;
    this.player = this.#open();
    this.identity = this.#newIdentity();
  }

  #open(): Player {
    return new Player({
      wearTitle: async () => {},
      store: new JsonStore(this.#area),
      bodies: null,
      keptMemory: null,
      keptCreations: visitKeptCreations(),
      creationsChannel: () => null,
      locks: null,
      now: this.#clock.now,
      today: () => new Date(this.#world.server.clock.now),
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
      ? this.#world.server.get(path, headers)
      : this.#world.server.post(path, body, headers));
    if (path.endsWith('/devices/join') && response.statusCode === 200)
      this.#joined((body as { deviceId: string }).deviceId, headers.authorization ?? '');
    this.#noteTaken(path, body, response);
    if (loses === 'answer') throw new TypeError('the answer was lost');
    const type = { 'content-type': String(response.headers['content-type']) };
    return new Response(response.body, { status: response.statusCode, headers: type });
  }

  #noteTaken(path: string, body: unknown, response: { statusCode: number; json(): unknown }): void {
    if (response.statusCode !== 200) return;
    const { taken } = this.#world;
    if (path.endsWith('/game-results')) taken.add((body as Run).runId);
    if (!path.endsWith('/batch')) return;
    const { calls } = body as { calls: readonly { operation: string; body: Run }[] };
    const { answers } = response.json() as { answers: readonly { status: number }[] };
    for (const [index, { operation, body: run }] of calls.entries())
      if (operation === 'postGameResult' && answers[index]?.status === 200) taken.add(run.runId);
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
        await this.player.follow(this.#token);
        return this.#checkSession();
      case 'revoke':
        return this.#revoke();
    }
  }

  async #begin(level: (typeof levels)[number]): Promise<void> {
    const setup = this.#world.setups.get(level);
    if (this.#playing || !setup) return;
    const session = await this.player.open({ rules, game: 'mitsukete', level, setup, locale: 'de' });
    this.#playing = { session, by: this.identity };
    if (session.plan.ticket !== null) this.#world.ticketed.push({ by: this.identity, level });
  }

  async #finish(thinkMs: number): Promise<void> {
    if (!this.#playing) return;
    const { session, by } = this.#playing;
    this.#playing = null;
    this.#world.server.clock.now += 10 * 60 * 1000;
    session.resume();
    win(session, this.#clock, thinkMs);
    const [score = 0] = session.snapshot.result?.scores ?? [];
    const { wrongMatches, stoppedAt } = session.snapshot.state;
    const flawlessMs = wrongMatches === 0 ? stoppedAt : null;
    const { runId, level, ticket } = session.plan;
    this.#world.earned.push({ by, runId, level, score, flawlessMs, ranked: ticket !== null });
    await this.player.deliver();
  }

  /** Nobody logs in without a network, or twice. */
  async #logIn(user: number, loses: typeof this.loses): Promise<void> {
    if (!this.online || this.#token !== null) return;
    this.#token = await this.#world.sessions.signIn(this.#world.users[user] ?? '', 'test');
    this.#userOf.set(`Bearer ${this.#token}`, this.#world.users[user] ?? '');
    this.identity.user = this.#world.users[user] ?? null;
    this.identity.token = this.#token;
    this.loses = loses;
    await this.player.follow(this.#token);
  }

  async #logOut(): Promise<void> {
    if (this.#token === null) return;
    this.#token = null;
    await this.player.follow(null);
    this.identity = this.#newIdentity();
  }

  /** The session is ended elsewhere: a device that has not joined by then never will by it. */
  async #revoke(): Promise<void> {
    const caller = this.#token === null ? null : await this.#world.sessions.findCaller(this.#token);
    if (!caller) return;
    await this.#world.sessions.end(caller.user.id, caller.sessionId);
    for (const identity of this.#identities)
      if (!identity.joined && identity.token === this.#token) identity.user = null;
  }

  /** What a page does that is loaded. */
  async #checkSession(): Promise<void> {
    if (this.online && this.#token !== null && !(await this.#world.sessions.findCaller(this.#token)))
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
