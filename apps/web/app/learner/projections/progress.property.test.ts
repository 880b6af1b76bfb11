import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../lib/calls/api-client.ts';
import { entryOf } from '../../testing/outbox.ts';
import { aDeviceArea, aPlan, rules } from '../../testing/play.ts';
import { ModelServer, ModelTab } from '../../testing/progress-model.ts';
import { keys } from '../keys.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const tab = fc.nat({ max: 1 });
const which = fc.nat({ max: 2 });
const level = fc.constantFrom('one', 'two');
const score = fc.integer({ min: 1, max: 999 });
const often = ['arrive', 'comeBack'] as const;
const fate = fc.constantFrom(...often, ...often, ...often, 'lose', 'busy', 'refuse');

/** What may happen: to the learner, the network, the tabs, and on another device of the same account. */
const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('play' as const), tab, level, score }) },
  { weight: 12, arbitrary: fc.record({ act: fc.constant('request' as const), tab, which, fate }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constantFrom('refresh' as const, 'retry' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('reload' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('crash' as const), tab, writes: fc.nat({ max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('other' as const), level, score }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

interface Earned {
  readonly runId: string;
  readonly level: string;
  /** 0 for a lost run. */
  readonly points: number;
}

class World {
  readonly shared = aDeviceArea();
  readonly server = new ModelServer();
  readonly earned: Earned[] = [];
  #time = 1_000_000;
  tabs: [ModelTab, ModelTab] = [this.#open(0), this.#open(1)];

  #open(index: number): ModelTab {
    return new ModelTab({
      shared: this.shared,
      server: this.server,
      locks: navigator.locks,
      now: () => this.#time,
      tell: (key) => this.tabs[1 - index]?.store.changed(key),
    });
  }

  async happen(event: Act): Promise<void> {
    if (event.act === 'other') return this.server.raise(event.level, event.score);
    const at = this.tabs[event.tab] as ModelTab;
    if (event.act === 'play') this.#play(at, event.level, event.score);
    if (event.act === 'refresh') void at.progress.refresh('mitsukete');
    if (event.act === 'retry') at.clock.pass(10 * 60 * 1000);
    if (event.act === 'reload') at.kill();
    if (event.act === 'crash') at.area.writesLeft = event.writes;
    if (event.act === 'request') {
      const [request] = at.underWay.slice(event.which % Math.max(1, at.underWay.length));
      if (event.fate !== 'arrive') at.underWay.splice(at.underWay.indexOf(request as never), request ? 1 : 0);
      if (event.fate === 'arrive') request?.arrive();
      if (event.fate === 'comeBack') request?.comeBack();
      if (event.fate === 'lose') request?.lose(new NetworkError('lost'));
      if (event.fate === 'busy') request?.lose(new ApiError(503, { message: 'busy' }, null));
      if (event.fate === 'refuse') request?.refuse();
    }
    await confirm();
    // One that goes down may let another write, and go down in its turn.
    for (let index = this.#gone(); index >= 0; index = this.#gone()) {
      this.tabs[index]?.kill();
      await confirm();
      this.tabs[index] = this.#open(index);
      this.check();
      void this.tabs[index]?.delivery.deliver();
      await confirm();
    }
    this.check();
  }

  #gone(): number {
    return this.tabs.findIndex(({ dead }) => dead);
  }

  /** An odd seed stands for a won run. */
  #play(at: ModelTab, level: string, seed: number): void {
    this.#time += (seed % 5) - 1; // clocks are set back, too
    const runId = `01900000-0000-7000-8000-${String(1000 - this.earned.length).padStart(12, '0')}`;
    const { game, setup } = aPlan();
    const recording = { gameId: game, rulesVersion: rules.version, setup, seed, moves: [], endedAt: 9 };
    const won = seed % 2 === 1;
    const result = { won, scores: [seed] };
    at.outbox.add(entryOf({ runId, game, level, ticket: null, recording, result, answered: 0 }, this.#time));
    if (this.waits(runId)) this.earned.push({ runId, level, points: won ? seed : 0 });
    void at.delivery.deliver();
  }

  /** Nothing that was earned is missing, nothing counts twice. */
  check(): void {
    const kept = this.earned.filter(({ runId }) => this.waits(runId) || this.server.counted.has(runId));
    const unheard = kept.filter(({ runId }) => !this.server.counted.has(runId));
    const { totalScore, levels } = this.server.progress;
    for (const { progress, dead } of this.tabs) {
      if (dead) continue; // nobody sees it any more
      const shown = progress.shown('mitsukete');
      expect(shown.totalScore).toBeGreaterThanOrEqual(sum(kept));
      expect(shown.totalScore).toBeLessThanOrEqual(totalScore + sum(unheard));
      for (const { level, points } of kept.filter(({ points }) => points > 0)) {
        expect(shown.levels[level]?.completed).toBe(true);
        expect(shown.levels[level]?.highScore).toBeGreaterThanOrEqual(points);
      }
      for (const [level, { highScore }] of Object.entries(shown.levels)) {
        const own = unheard.filter((run) => run.level === level).map(({ points }) => points);
        expect(highScore).toBeLessThanOrEqual(Math.max(levels[level]?.highScore ?? 0, ...own));
      }
    }
  }

  /** The network is well again, and everything is delivered. */
  async calmDown(): Promise<void> {
    for (const at of this.tabs) {
      at.area.writesLeft = Number.POSITIVE_INFINITY;
      at.calm = true;
      for (const request of at.underWay.splice(0)) request.comeBack();
    }
    await confirm();
    for (const at of this.tabs) {
      await at.delivery.deliver();
      expect(at.outbox.all()).toEqual([]);
      expect(await at.progress.refresh('mitsukete')).toBe('taken');
    }
    for (const at of this.tabs) expect(at.progress.shown('mitsukete')).toEqual(this.server.progress);
  }

  async close(): Promise<void> {
    for (const at of this.tabs) at.kill();
    await confirm();
  }

  waits(runId: string): boolean {
    return this.shared.getItem(keys.entry + runId) !== null;
  }
}

const confirm = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
};
const sum = (earned: readonly Earned[]) => earned.reduce((total, { points }) => total + points, 0);

test('MIT-11 AUT-12 whatever happens to runs, answers and tabs, nothing earned is lost or counted twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 50, size: 'max' }), async (events) => {
      const world = new World();
      try {
        for (const event of events) await world.happen(event);
        await world.calmDown();
      } finally {
        await world.close();
      }
    }),
    { numRuns: 300 * inject('runsFactor') },
  );
}, 600_000);
