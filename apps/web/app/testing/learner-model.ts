import type { Progress } from '@michi/contracts/progress';
import { withClaims } from '@michi/progress/challenges';
import { kanjiItem } from '@michi/progress/item';
import {
  type LearnerStatistics,
  learnerStatisticsAfter,
  noLearnerStatistics,
} from '@michi/progress/learner-statistics';
import { afterAnswer, claimsOf, type ItemMemory } from '@michi/progress/memory';
import { type RunSummary, summaryOf } from '@michi/progress/run-summary';
import * as z from 'zod/mini';
import { guest } from '../learner/account/device.ts';
import type { Table } from '../learner/database.ts';
import type { Locks } from '../learner/locks.ts';
import type { NewEntry, WholeEntry } from '../learner/outbox/entry.ts';
import { Outbox } from '../learner/outbox/outbox.ts';
import { OutboxSync } from '../learner/outbox/sync.ts';
import { JourneyProjection } from '../learner/projections/journey.ts';
import { makeMemory } from '../learner/projections/memory.ts';
import { ProgressProjection } from '../learner/projections/progress.ts';
import { StatisticsProjection } from '../learner/projections/statistics.ts';
import { ApiError, NetworkError } from '../lib/calls/api-client.ts';
import { JsonStore, type StorageArea } from '../lib/device/storage.ts';
import { TestArea, TestClock } from './play.ts';

const modelDay = 20_775;

/** A run of one answer to a kanji of its own, as it lies in the outbox; won with points, lost without. */
export function modelRun(
  id: string,
  level: string,
  score: number,
  kanji: string,
  at: number,
): NewEntry<'run'> {
  const what = { item: kanjiItem(kanji), skill: 'meaning', correct: true, hinted: false } as const;
  return {
    ...{ kind: 'run', id, owner: guest, at, utcOffset: 0 },
    body: {
      ...{
        game: 'mitsukete',
        level,
        ticket: null,
        rulesVersion: 1,
        setup: null,
        seed: 1,
        moves: [],
        endedAt: 9,
      },
      ...{ won: score > 0, score },
      summary: modelSummary(id, level, score, at),
      answers: [{ ...what, asked: 'typed', at }],
    },
  };
}

const modelSummary = (runId: string, level: string, score: number, at: number): RunSummary => ({
  ...summaryOf([], { runId, game: 'mitsukete', level, at, day: modelDay, hour: 12 }),
  ...{ outcome: score > 0 ? 'won' : 'lost', score },
});

/** A server on which each entry counts once, and another device of the learner does something now and then. */
export class ModelServer {
  /** Ids of what it has counted. */
  readonly counted = new Set<string>();
  /** Ids of what it has refused for good. */
  readonly refused = new Set<string>();
  progress: Progress = { totalScore: 0, levels: {} };
  statistics: LearnerStatistics = noLearnerStatistics;
  readonly journey = new Map<string, readonly string[]>();
  readonly imports = new Map<string, { readonly at: number; readonly kanji: readonly string[] }>();
  readonly #memory = new Map<
    string,
    { readonly revision: number; readonly memory: ItemMemory | null; readonly item: string }
  >();
  #revision = 0;

  take(entry: WholeEntry): void {
    if (this.counted.has(entry.id)) return;
    this.counted.add(entry.id);
    const { id, at } = entry;
    switch (entry.kind) {
      case 'run': {
        const { level, score, summary, answers = [] } = entry.body;
        this.#win(level, score);
        if (summary) this.statistics = learnerStatisticsAfter(this.statistics, [summary]);
        for (const { item } of answers) this.#answer(item);
        return;
      }
      case 'module': {
        const { module, kanji } = entry.body;
        this.journey.set(module, [...new Set([...(this.journey.get(module) ?? []), ...kanji])]);
        return;
      }
      case 'claim': {
        const claimed = withClaims(this.statistics.claimed, [entry.body]);
        this.statistics = { ...this.statistics, claimed };
        return;
      }
      case 'import': {
        this.imports.set(id, { at, kanji: entry.body.kanji });
        for (const kanji of entry.body.kanji)
          for (const { item, skill } of claimsOf({ item: kanjiItem(kanji), at, day: modelDay }))
            this.#remember(item, { item, skill, stability: 21, difficulty: 5, day: modelDay });
        return;
      }
      case 'takeBack': {
        for (const kanji of this.imports.get(entry.body.import)?.kanji ?? [])
          this.#remember(kanjiItem(kanji), null);
        this.imports.delete(entry.body.import);
      }
    }
  }

  /** What another device has played. */
  other(id: string, level: string, score: number, kanji: string): void {
    this.take({
      ...modelRun(id, level, score, kanji, 1),
      v: 1,
      sent: true,
      confirmed: null,
      unproved: false,
    });
    this.journey.set(`of ${id}`, []);
  }

  completions() {
    return [...this.journey].map(([module_id, kanji]) => {
      return { module_id, xp_earned: 10, day: modelDay, kanji: [...kanji] };
    });
  }

  memorySince(cursor: string | null) {
    const since = cursor === null ? -1 : Number(cursor);
    const changed = [...this.#memory.values()].filter(({ revision }) => revision > since);
    const page = changed.sort((one, other) => one.revision - other.revision).slice(0, 2);
    return {
      cursor: String(page.at(-1)?.revision ?? this.#revision),
      ...{ whole: cursor === null, more: page.length < changed.length },
      memories: page.map(({ item, memory }) =>
        memory
          ? [item, memory.skill, memory.stability, memory.difficulty, memory.day]
          : [item, 'meaning', null, null, null],
      ),
      imports: [...this.imports].map(([id, { at, kanji }]) => ({
        id,
        at,
        kanji: kanji.length,
        merged: false,
      })),
    };
  }

  #win(level: string, score: number): void {
    const { totalScore, levels } = this.progress;
    const before = levels[level] ?? { completed: false, highScore: 0 };
    const highScore = Math.max(before.highScore, score);
    const reached = { completed: before.completed || score > 0, highScore };
    this.progress = { totalScore: totalScore + score, levels: { ...levels, [level]: reached } };
  }

  #answer(item: string): void {
    const before = this.#memory.get(`meaning ${item}`)?.memory ?? null;
    const shown = { asked: 'typed', correct: true, hinted: false, day: modelDay } as const;
    const after = afterAnswer(before, shown);
    if (after) this.#remember(item, { item, skill: 'meaning', ...after });
  }

  #remember(item: string, memory: ItemMemory | null): void {
    this.#revision += 1;
    const skills = memory ? [memory.skill] : ['recognition', 'meaning', 'reading'];
    for (const skill of skills)
      this.#memory.set(`${skill} ${item}`, { revision: this.#revision, memory, item });
  }
}

/** A request under way: it may arrive, and its answer may come back; either may be lost. */
interface UnderWay {
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

/** One tab with its outbox and projections, over a storage and a database that it shares. */
export class ModelTab {
  readonly area: TabArea;
  readonly store: JsonStore;
  readonly outbox: Outbox;
  readonly progress: ProgressProjection;
  readonly statistics: StatisticsProjection;
  readonly journey: JourneyProjection;
  readonly memory: ReturnType<typeof makeMemory>;
  readonly delivery: OutboxSync;
  readonly clock = new TestClock();
  readonly underWay: UnderWay[] = [];
  /** Whether every answer comes at once. */
  calm = false;
  readonly #server: ModelServer;

  constructor(world: {
    readonly shared: TestArea;
    readonly table: Table;
    readonly server: ModelServer;
    readonly locks: Locks;
    /** Epoch ms, by a clock that may be set back. */
    now(): number;
    newId(): string;
    /** Hears what this tab writes. */
    tell(key: string): void;
  }) {
    const { shared, table, server, locks, now, newId, tell } = world;
    this.#server = server;
    this.area = new TabArea(shared, tell);
    this.store = new JsonStore(this.area);
    const store = this.store;
    const outbox = new Outbox(store);
    this.outbox = outbox;
    const today = () => new Date(now());
    this.progress = new ProgressProjection(store, outbox, () => this.#request(() => server.progress));
    this.statistics = new StatisticsProjection(store, outbox, {
      ask: () => this.#request(() => server.statistics),
      syncAnnounced: async () => {},
      today: () => modelDay,
    });
    this.journey = new JourneyProjection({
      ...{ store, outbox, today, newId },
      ask: () => this.#request(() => ({ ...noStats, completions: server.completions() })),
    });
    this.memory = makeMemory({
      ...{ store, outbox, today, newId },
      table: {
        get: (key) => table.get(key),
        set: async (values) => {
          if (!this.dead) await table.set(values);
        },
      },
      locale: () => 'de',
      deliver: () => void this.delivery.deliver(),
      fetch: (path) => this.#request(() => Response.json(server.memorySince(sinceIn(path)))),
    });
    this.delivery = new OutboxSync({
      ...{ store, outbox, locks, now },
      isJoining: () => false,
      onConfirmed: async () => {},
      calls: {
        send: (entry) => this.#request(() => server.take(entry), entry),
        sendTogether: (entries) =>
          this.#request(() => {
            for (const entry of entries) server.take(entry);
            return entries.map(() => ({ answer: null }));
          }),
      },
      schedule: this.clock.schedule,
      random: () => 0,
    });
    void this.memory.load();
  }

  get dead(): boolean {
    return this.area.dead;
  }

  /** Asks for all snapshots; answers what became of them. */
  async refresh(): Promise<readonly unknown[]> {
    const { progress, statistics, journey, memory } = this;
    return Promise.all([
      progress.refresh('mitsukete'),
      journey.refresh(),
      statistics.refresh(),
      memory.refresh(),
    ]);
  }

  /** Ends the tab as a crash does. */
  kill(): void {
    this.area.writesLeft = 0;
    this.store.entry('last', z.boolean()).write(true);
    for (const request of this.underWay.splice(0)) request.lose(new NetworkError('the tab is gone'));
  }

  #request<T>(handle: () => T, sent?: WholeEntry): Promise<T> {
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
      refuse: () => {
        if (sent === undefined || this.#server.counted.has(sent.id)) return resolve(arrive());
        this.#server.refused.add(sent.id);
        reject(new ApiError(422, { message: 'never' }, null));
      },
      lose: reject,
    });
    return promise;
  }
}

const noStats = { total_xp: 0, streak_days: 0, kanji_mastered: 0, modules_completed: 0 };

const sinceIn = (path: string) => new URL(path, 'http://localhost').searchParams.get('since');
