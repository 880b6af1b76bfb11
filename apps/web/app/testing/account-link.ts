import type { Setup } from '@michi/games/mitsukete/level';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { endTicketOf } from '../../../server/src/features/accounts/secret-token.ts';
import type { Sessions } from '../../../server/src/features/accounts/sessions.ts';
import type { TestServer } from '../../../server/src/testing/test-server.ts';
import { guest } from '../learner/account/device.ts';
import type { FollowedSession } from '../learner/account/link.ts';
import { onRevoked } from '../lib/calls/api-client.ts';
import { aPage, type LiveMitsukete, rules, TestArea, TestClock, win } from './play.ts';

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
  /** Whether the device has heard that it joined by that session. */
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
  /** What was begun with a ticket by now. */
  readonly ticketed: Ticketed[];
  /** The calls that the server has not answered yet. */
  readonly underWay: Set<Promise<unknown>>;
}

/** A browser on a machine, whose network comes and goes. */
export class Machine {
  readonly #world: World;
  readonly #area = new TestArea();
  readonly #clock = new TestClock();
  readonly #identities: Identity[] = [];
  readonly #forgetRevoked = onRevoked((secret) => {
    this.#revoking = this.page.learner.revoked(secret);
  });
  #revoking: Promise<void> = Promise.resolve();
  page: ReturnType<typeof aPage>;
  identity: Identity;
  online = true;
  loses: 'request' | 'answer' | null = null;
  #session: FollowedSession | null = null;
  #playing: { readonly session: LiveMitsukete; readonly by: Identity } | null = null;

  constructor(world: World) {
    this.#world = world;
    this.page = this.#open();
    this.identity = this.#newIdentity();
  }

  #open(): ReturnType<typeof aPage> {
    return aPage({
      area: this.#area,
      clock: this.#clock,
      fetch: (path, init) => this.#fetch(path, init),
      today: () => new Date(this.#world.server.clock.now),
      onOver: () => {
        this.#session = null;
      },
    });
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const { loses } = this;
    this.loses = null;
    if (!this.online || loses === 'request') throw new TypeError('no network');
    const headers = init.headers as Record<string, string>;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const { server, underWay } = this.#world;
    const answered = init.method === 'GET' ? server.get(path, headers) : server.post(path, body, headers);
    underWay.add(answered);
    const response = await answered.finally(() => underWay.delete(answered));
    const { deviceId, level = '' } = (body ?? {}) as { deviceId?: string; level?: string };
    if (loses === 'answer') {
      // The server has given the ticket, though nobody here has it: an earlier one of the account is worth nothing.
      if (path.endsWith('/game-tickets')) this.#world.ticketed.push({ by: this.identity, level });
      throw new TypeError('the answer was lost');
    }
    if (path.endsWith('/devices/join') && response.statusCode === 200 && deviceId === this.identity.deviceId)
      this.identity.joined = true;
    const type = { 'content-type': String(response.headers['content-type']) };
    const { statusCode: status } = response;
    return new Response(status === 204 ? null : response.body, { status, headers: type });
  }

  #newIdentity(): Identity {
    const identity = { deviceId: this.page.learner.deviceId, user: null, token: null, joined: false };
    this.#identities.push(identity);
    return identity;
  }

  async happen(event: Act): Promise<void> {
    await this.#do(event);
    await this.#noticeEnd();
  }

  /** What a page does whose session is over, and what holds then. */
  async #noticeEnd(): Promise<void> {
    await this.#revoking;
    const { deviceId, token, joined } = this.identity;
    if (token === null || this.#session !== null) return;
    await this.page.learner.follow(null);
    this.identity = this.#newIdentity();
    for (const value of [...this.#area.values].flat()) {
      expect(value).not.toContain(token);
      if (joined) expect(value).not.toContain(deviceId);
    }
  }

  async #do(event: Act): Promise<void> {
    switch (event.act) {
      case 'begin':
        return this.#begin(event.level);
      case 'finish':
        return this.#finish(event.thinkMs);
      case 'login':
        return this.#logIn(event.user, event.loses);
      case 'logout':
        return this.#session ? this.page.learner.logOut({ forget: false }) : undefined;
      case 'goOffline':
        this.online = false;
        return;
      case 'goOnline':
        this.online = true;
        return this.page.learner.deliver();
      case 'lose':
        this.loses = event.loses;
        return;
      case 'reload':
        this.#playing = null;
        this.page = this.#open();
        await this.page.learner.follow(this.#session);
        return this.#checkSession();
      case 'revoke':
        return this.#revoke();
    }
  }

  async #begin(level: (typeof levels)[number]): Promise<void> {
    const setup = this.#world.setups.get(level);
    if (this.#playing || !setup) return;
    const before = this.identity;
    const session = await this.page.runs.open({ rules, game: 'mitsukete', level, setup, locale: 'de' });
    const owner = this.page.learner.savedRuns.ownerOf(session.plan.runId);
    await this.#noticeEnd(); // asking for its ticket may have told of it, before the run was begun or after
    const by = owner === (before.user ?? guest) ? before : this.identity;
    this.#playing = { session, by };
    if (session.plan.ticket !== null) this.#world.ticketed.push({ by, level });
  }

  async #finish(thinkMs: number): Promise<void> {
    if (!this.#playing) return;
    const { session, by } = this.#playing;
    this.#playing = null;
    const { server, underWay } = this.#world;
    while (underWay.size > 0) await Promise.allSettled(underWay); // no call takes ten minutes
    server.clock.now += 10 * 60 * 1000;
    session.resume();
    win(session, this.#clock, thinkMs);
    const [score = 0] = session.view.result?.scores ?? [];
    const { wrongMatches, stoppedAt } = session.view.state;
    const flawlessMs = wrongMatches === 0 ? stoppedAt : null;
    const { runId, level, ticket } = session.plan;
    this.#world.earned.push({ by, runId, level, score, flawlessMs, ranked: ticket !== null });
    await this.page.learner.deliver();
  }

  /** Nobody logs in without a network, or twice. */
  async #logIn(user: number, loses: typeof this.loses): Promise<void> {
    if (!this.online || this.#session !== null) return;
    const account = this.#world.users[user] ?? '';
    const token = await this.#world.sessions.signIn(account, 'test', null);
    this.#session = { token, endTicket: endTicketOf(token), account };
    this.identity.user = account;
    this.identity.token = token;
    this.loses = loses;
    await this.page.learner.follow(this.#session);
  }

  /** The session is ended elsewhere. */
  async #revoke(): Promise<void> {
    const caller = this.#session && (await this.#world.sessions.findCaller(this.#session.token));
    if (caller) await this.#world.sessions.end(caller.user.id, caller.sessionId);
  }

  /** What a page does that is loaded. */
  async #checkSession(): Promise<void> {
    if (!this.online || this.#session === null) return;
    if (!(await this.#world.sessions.findCaller(this.#session.token))) this.#session = null;
  }

  /** The network is well again, and everybody with an account signs in here once more, the last one to stay. */
  async calmDown(): Promise<void> {
    this.online = true;
    this.loses = null;
    await this.#checkSession();
    await this.#noticeEnd();
    for (const user of this.#world.users.keys()) {
      await this.happen({ act: 'logout', machine: 0 });
      await this.happen({ act: 'login', machine: 0, user, loses: null });
      await this.page.learner.deliver();
      await this.page.learner.deliver();
    }
    await this.page.learner.refreshProgress('mitsukete');
    this.#forgetRevoked();
  }

  /** The secrets that this machine had before, if they had joined an account. */
  former(): string[] {
    const before = this.#identities.filter((identity) => identity !== this.identity && identity.joined);
    return before.map(({ deviceId }) => deviceId);
  }

  /** What is stored of what waits to be sent, to join or to be ended. */
  waiting(): string[] {
    const values = [...this.#area.values];
    return values.flatMap(([key, value]) =>
      /:(entry|refus\w+|ending):/.test(key) || (key.includes(':stored:') && value.includes('device_'))
        ? key
        : [],
    );
  }
}
