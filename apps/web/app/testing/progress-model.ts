import type { GameResult } from '@michi/contracts/game-results';
import type { Progress } from '@michi/contracts/progress';
import * as z from 'zod/mini';
import type { Locks } from '../learner/locks.ts';
import { Outbox } from '../learner/outbox/outbox.ts';
import { OutboxSync } from '../learner/outbox/sync.ts';
import { ProgressProjection, type ResultAnswer } from '../learner/projections/progress.ts';
import { ApiError, NetworkError } from '../lib/calls/api-client.ts';
import { JsonStore, type StorageArea } from '../lib/device/storage.ts';
import { aLedger, asResult } from './outbox.ts';
import { TestArea, TestClock } from './play.ts';

/** A server that counts each run once. */
export class ModelServer {
  readonly counted = new Set<string>();
  #progress: Progress = { totalScore: 0, levels: {} };

  get progress(): Progress {
    return structuredClone(this.#progress);
  }

  raise(level: string, score: number): void {
    const { totalScore, levels } = this.#progress;
    const highScore = Math.max(levels[level]?.highScore ?? 0, score);
    this.#progress = {
      totalScore: totalScore + score,
      levels: { ...levels, [level]: { completed: true, highScore } },
    };
  }

  /** The points of a run lie in its seed, the recording being empty; an even one is lost. */
  take({ runId, level, seed }: GameResult): ResultAnswer {
    const won = seed % 2 === 1;
    if (!this.counted.has(runId) && won) this.raise(level, seed);
    this.counted.add(runId);
    const reached = this.#progress.levels[level] ?? { completed: false, highScore: 0 };
    const { totalScore } = this.#progress;
    return { runId, won, score: seed, ranked: false, progress: { totalScore, level: reached } };
  }
}

/** A request under way: it may arrive, and its answer may come back; either may be lost. */
export interface UnderWay {
  arrive(): void;
  comeBack(): void;
  /** The server refuses for good, unless it has counted the run already. */
  refuse(): void;
  lose(error: Error): void;
}

/** The storage as one tab sees it. A tab that dies between two writes no longer changes what others see. */
class TabArea implements StorageArea {
  #area: TestArea;
  readonly #tell: (key: string) => void;
  writesLeft = Number.POSITIVE_INFINITY;
  dead = false;

  constructor(shared: TestArea, tell: (key: string) => void) {
    this.#area = shared;
    this.#tell = tell;
  }

  get length(): number {
    return this.#area.length;
  }
  key(index: number): string | null {
    return this.#area.key(index);
  }
  getItem(key: string): string | null {
    return this.#area.getItem(key);
  }
  setItem(key: string, value: string): void {
    this.#write();
    this.#area.setItem(key, value);
    if (!this.dead) this.#tell(key);
  }
  removeItem(key: string): void {
    if (this.#area.getItem(key) === null) return;
    this.#write();
    this.#area.removeItem(key);
    if (!this.dead) this.#tell(key);
  }

  #write(): void {
    if (this.dead || this.writesLeft-- > 0) return;
    this.dead = true;
    const own = new TestArea();
    for (const [key, value] of this.#area.values) own.setItem(key, value);
    this.#area = own;
  }
}

/** One tab with its outbox entries and progress, over a storage it shares. */
export class ModelTab {
  readonly area: TabArea;
  readonly store: JsonStore;
  readonly outbox: Outbox;
  readonly progress: ProgressProjection;
  readonly delivery: OutboxSync;
  readonly clock = new TestClock();
  readonly underWay: UnderWay[] = [];
  /** Whether every answer comes at once. */
  calm = false;

  constructor(world: {
    readonly shared: TestArea;
    readonly server: ModelServer;
    readonly locks: Locks;
    /** Epoch ms, by a clock that may be set back. */
    now(): number;
    /** Hears what this tab writes. */
    tell(key: string): void;
  }) {
    const { shared, server, locks, now, tell } = world;
    this.area = new TabArea(shared, tell);
    this.store = new JsonStore(this.area);
    this.outbox = new Outbox(this.store);
    this.progress = new ProgressProjection(this.store, this.outbox, () =>
      this.#request(
        () => server.progress,
        () => true,
      ),
    );
    this.delivery = new OutboxSync({
      ...{ store: this.store, outbox: this.outbox },
      isJoining: () => false,
      confirmations: aLedger(this.progress),
      calls: {
        send: (entry, deviceId) =>
          this.#request(
            () => server.take(asResult(entry, deviceId)),
            () => !server.counted.has(entry.id),
          ),
        sendTogether: (outbox, deviceId) =>
          this.#request(
            () => outbox.map((entry) => ({ answer: server.take(asResult(entry, deviceId)) })),
            () => false,
          ),
      },
      schedule: this.clock.schedule,
      locks,
      random: () => 0,
      now,
    });
  }

  get dead(): boolean {
    return this.area.dead;
  }

  /** Ends the tab as a crash does. */
  kill(): void {
    this.area.writesLeft = 0;
    this.store.entry('last', z.boolean()).write(true);
    for (const request of this.underWay.splice(0)) request.lose(new NetworkError('the tab is gone'));
  }

  #request<T>(handle: () => T, refusable: () => boolean): Promise<T> {
    if (this.dead) return Promise.reject(new NetworkError('the tab is gone'));
    if (this.calm) return Promise.resolve(handle());
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    let answer: { value: T } | null = null;
    const arrive = () => {
      answer ??= { value: handle() };
      return answer.value;
    };
    this.underWay.push({
      arrive,
      comeBack: () => resolve(arrive()),
      refuse: () => (refusable() ? reject(new ApiError(422, { message: 'never' }, null)) : resolve(arrive())),
      lose: reject,
    });
    return promise;
  }
}
