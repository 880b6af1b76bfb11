import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setupOf } from '@michi/games/mitsukete/level';
import { type Move, mitsukete, type State } from '@michi/games/mitsukete/rules';
import { standardLevels } from '@michi/games/mitsukete/standard-levels';
import { linkEntry } from '../learner/account/device.ts';
import type { FollowedSession } from '../learner/account/link.ts';
import { Learner } from '../learner/learner.ts';
import type { FinishedRun, PlayedRun } from '../learner/run.ts';
import type { Fetch } from '../lib/calls/api-client.ts';
import { JsonStore, type StorageArea } from '../lib/device/storage.ts';
import type { Environment, LiveRun, Visibility } from '../play/live-run.ts';
import { Runs } from '../play/runs.ts';

/** A storage that takes so many characters. */
export class TestArea implements StorageArea {
  readonly values = new Map<string, string>();
  room: number;

  constructor(room = Number.POSITIVE_INFINITY) {
    this.room = room;
  }

  get length(): number {
    return this.values.size;
  }

  key(index: number): string | null {
    return [...this.values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.values].reduce((sum, [at, held]) => sum + (at === key ? 0 : held.length), 0);
    if (others + value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    this.values.delete(key);
  }
}

/** Time that passes when the test says so. Timers ring as a browser's do: when due, earliest first. */
export class TestClock {
  ms = 1000;
  #timers: { due: number; act: () => void }[] = [];

  readonly now = (): number => this.ms;

  readonly schedule: Environment['schedule'] = (act, delayMs) => {
    if (delayMs > 2 ** 31 - 1) throw new RangeError('a browser would ring at once');
    const timer = { due: this.ms + delayMs, act };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  get waiting(): number {
    return this.#timers.length;
  }

  /** How long until the next timer rings. */
  get wait(): number {
    return Math.min(...this.#timers.map(({ due }) => due)) - this.ms;
  }

  pass(ms: number): void {
    const end = this.ms + ms;
    for (;;) {
      const [next] = this.#timers.filter(({ due }) => due <= end).sort((one, other) => one.due - other.due);
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.ms = Math.max(this.ms, next.due);
      next.act();
    }
    this.ms = end;
  }
}

/** A tab that is shown or hidden by the test. */
export class TestVisibility implements Visibility {
  isHidden = false;
  readonly #listeners = new Set<() => void>();

  hidden(): boolean {
    return this.isHidden;
  }

  onHide(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  hide(): void {
    this.isHidden = true;
    for (const listener of this.#listeners) listener();
  }
}

/** A page of a device, whose storage, clock and connection are the test's: who plays there, and their runs. */
export function aPage(world: {
  readonly area: StorageArea;
  readonly clock: TestClock;
  readonly fetch: Fetch;
  today?(): Date;
  onOver?(token: string): void;
}): { readonly learner: Learner; readonly runs: Runs } {
  const { clock, fetch, today = () => new Date(1_800_000_000_000 + clock.ms) } = world;
  const { now, schedule } = clock;
  const learner = new Learner({
    store: new JsonStore(world.area),
    table: null,
    creationsChannel: () => null,
    locks: null,
    ...{ today, schedule, fetch },
    locale: () => 'de',
    random: () => 0,
    wearTitle: async () => {},
    onOver: world.onOver ?? (() => {}),
  });
  const visibility = new TestVisibility();
  return { learner, runs: new Runs(learner, { now, today, schedule, visibility, fetch }) };
}

/** A place for runs that keeps what was saved last, as a storage would. */
export function testRunStore() {
  const saved = new Map<string, string>();
  return {
    save: (run: PlayedRun) => void saved.set(run.runId, JSON.stringify(run)),
    discard: (runId: string) => void saved.delete(runId),
    release: () => {},
    read: (runId: string): PlayedRun | null => JSON.parse(saved.get(runId) ?? 'null'),
  };
}

const [, , timed] = standardLevels();
if (!timed) throw new Error('no third level');
/** A level with a time limit. */
export const timedSetup = setupOf(timed);

/** A session of an account, by its name. */
export const sessionOf = (account: string, token = `token of ${account}`): FollowedSession => ({
  token,
  endTicket: `ticket for ${token}`,
  account,
});

/** Lets a device play for an account, or for nobody's, as its link does. */
export function playFor(account: string | null, store: JsonStore): void {
  if (account === null) linkEntry(store).remove();
  else linkEntry(store).write({ session: null, account, forget: false });
}

/** The secret of a device in tests. */
export const testDevice = 'device_0123456789abcdef';

/** The storage of that device. */
export function aDeviceArea(): TestArea {
  const area = new TestArea();
  area.setItem('kanji-no-michi:device', JSON.stringify(testDevice));
  return area;
}

export const aPlan = (override: { runId?: string; ticket?: string | null } = {}) => ({
  runId: '01900000-0000-7000-8000-000000000001',
  game: 'mitsukete' as const,
  level: 'standard-3',
  setup: timedSetup,
  seed: 7,
  ticket: null,
  ...override,
});

/** The id of a run by its number. */
export const runIdOf = (number: number): string =>
  `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A run of that device that has ended; those with a higher number came later. */
export function aFinishedRun(number: number, { score = 100, won = true, level = 'one' } = {}): FinishedRun {
  const { game, setup, seed } = aPlan();
  const recording = { gameId: game, rulesVersion: rules.version, setup, seed, moves: [], endedAt: 9 };
  const result = { won, scores: [score] };
  const runId = runIdOf(number);
  return { runId, game, level, ticket: null, recording, result, answered: 0 };
}

export type LiveMitsukete = LiveRun<typeof timedSetup, State, Move>;
export const rules = mitsukete;

/** The picks that are left to win a board, one target after the other. */
export function winningPicks({ targets, cards, matched, picked }: State): number[] {
  const begun = picked.map((index) => cards[index]?.kanji);
  const order = targets.toSorted((one, other) => begun.indexOf(other.kanji) - begun.indexOf(one.kanji));
  return order.flatMap(({ kanji }) =>
    cards.flatMap((card, index) =>
      card.isTarget && card.kanji === kanji && !matched.includes(index) && !picked.includes(index)
        ? [index]
        : [],
    ),
  );
}

/** Plays a level to its victory, one card each `thinkMs`. */
export function win(liveRun: LiveMitsukete, clock: TestClock, thinkMs = 500): void {
  for (const pick of winningPicks(liveRun.view.state)) {
    clock.pass(thinkMs);
    liveRun.play({ pick });
  }
  clock.pass(2_000);
}

export interface TestAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a test server does with a request; null breaks the connection off. */
export type Handle = (
  request: IncomingMessage,
  body: unknown,
) => TestAnswer | null | Promise<TestAnswer | null>;

/** A real HTTP server on loopback, and a `fetch` of its paths. */
export async function serve(handle: Handle): Promise<{ fetch: Fetch; close(): Promise<void> }> {
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const answer = await handle(request, text === '' ? undefined : JSON.parse(text));
    if (!answer) return void request.socket.destroy();
    const { status, body, headers = {} } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    fetch: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
