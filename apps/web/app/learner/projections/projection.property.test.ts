import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../lib/calls/api-client.ts';
import { ModelServer, ModelTab, modelRun } from '../../testing/learner-model.ts';
import { aDeviceArea } from '../../testing/play.ts';
import { guest } from '../account/device.ts';
import { visitTable } from '../database.ts';
import { keys } from '../keys.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const tab = fc.nat({ max: 1 });
const which = fc.nat({ max: 7 });
const level = fc.constantFrom('one', 'two');
const often = ['arrive', 'comeBack'] as const;
const fate = fc.constantFrom(...often, ...often, ...often, 'lose', 'busy', 'refuse');
type Fate = 'arrive' | 'comeBack' | 'lose' | 'busy' | 'refuse';
const own = fc.constantFrom('module', 'claim', 'import', 'takeBack');

/** What may happen: to the learner, the network, the tabs, and on another device of the same learner. */
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('play' as const), tab, level, won: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ act: own, tab, which }) },
  { weight: 20, arbitrary: fc.record({ act: fc.constant('request' as const), tab, which, fate }) },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constantFrom('refresh' as const, 'refresh' as const, 'retry' as const),
      tab,
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('reload' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('crash' as const), tab, writes: fc.nat({ max: 4 }) }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('other' as const), level }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** Points of a won run here; those of other devices are below it, all together. */
const points = 1000;
/** The stability of a kanji that was answered once. */
const onceAnswered = 2.3065;

class World {
  readonly shared = aDeviceArea();
  readonly table = visitTable();
  readonly server = new ModelServer();
  readonly runs: {
    readonly id: string;
    readonly level: string;
    readonly won: boolean;
    readonly kanji: string;
  }[] = [];
  /** What each module has proved. */
  readonly modules = new Map<string, Set<string>>();
  readonly claims: { readonly id: string; readonly start: number }[] = [];
  readonly imports: { readonly id: string; readonly kanji: string }[] = [];
  /** How much of other devices each tab has shown. */
  #others = new Map<ModelTab, readonly number[]>();
  #time = 1_000_000;
  #count = 0;
  #kanjiCount = 0;
  tabs: [ModelTab, ModelTab] = [this.#open(0), this.#open(1)];

  #open(index: number): ModelTab {
    const { shared, table, server } = this;
    return new ModelTab({
      ...{ shared, table, server },
      locks: navigator.locks,
      now: () => this.#time,
      newId: () => this.#newId(),
      tell: (key) => this.tabs[1 - index]?.store.changed(key),
    });
  }

  #newId(): string {
    this.#count += 1;
    return `01900000-0000-7000-8000-${String(10_000 - this.#count).padStart(12, '0')}`;
  }

  /** Another one each time. */
  #kanji(): string {
    this.#kanjiCount += 1;
    return String.fromCodePoint(0x4e00 + this.#kanjiCount);
  }

  async happen(event: Act): Promise<void> {
    if (event.act === 'other') this.server.other(this.#newId(), event.level, 1, this.#kanji());
    else this.#do(event, this.tabs[event.tab] as ModelTab);
    await settled();
    // One that goes down may let another write, and go down in its turn.
    for (let index = this.#gone(); index >= 0; index = this.#gone()) {
      this.tabs[index]?.kill();
      await settled();
      this.tabs[index] = this.#open(index);
      void this.tabs[index]?.delivery.deliver();
      await settled();
    }
    this.check();
  }

  #do(event: Exclude<Act, { act: 'other' }>, at: ModelTab): void {
    switch (event.act) {
      case 'play':
        this.#play(at, event.level, event.won);
        return;
      case 'module':
        this.#complete(at, `m${event.which % 3}`, ['山', '川', '日'].slice(0, 1 + (event.which % 2)));
        return;
      case 'claim':
        this.#claim(at);
        return;
      case 'import': {
        const kanji = this.#kanji();
        const id = at.memory.importKnown([kanji]);
        if (this.waits(id)) this.imports.push({ id, kanji });
        return;
      }
      case 'takeBack': {
        const shown = at.memory.imports()[event.which];
        if (shown) at.memory.takeBack(shown.id);
        const index = this.imports.findIndex(({ id }) => id === shown?.id);
        const id = shown?.id ?? '';
        const isDone = !this.#has(id) || this.#isStored(({ body }) => body.import === id);
        if (shown && isDone) this.imports.splice(index, 1);
        return;
      }
      case 'refresh':
        void at.refresh();
        return;
      case 'retry':
        at.clock.pass(10 * 60 * 1000);
        return;
      case 'reload':
        at.kill();
        return;
      case 'crash':
        at.area.writesLeft = event.writes;
        return;
      case 'request':
        this.#answer(at, event.which, event.fate);
        return;
    }
  }

  #answer(at: ModelTab, which: number, fate: Fate): void {
    const [request] = at.underWay.slice(which % Math.max(1, at.underWay.length));
    if (!request) return;
    if (fate !== 'arrive') at.underWay.splice(at.underWay.indexOf(request), 1);
    if (fate === 'arrive') request.arrive();
    if (fate === 'comeBack') request.comeBack();
    if (fate === 'lose') request.lose(new NetworkError('lost'));
    if (fate === 'busy') request.lose(new ApiError(503, { message: 'busy' }, null));
    if (fate === 'refuse') request.refuse();
  }

  #play(at: ModelTab, level: string, won: boolean): void {
    this.#time += (this.#count % 5) - 1; // clocks are set back, too
    const [id, kanji] = [this.#newId(), this.#kanji()];
    at.outbox.add(modelRun(id, level, won ? points : 0, kanji, this.#time));
    if (this.waits(id)) this.runs.push({ id, level, won, kanji });
    void at.delivery.deliver();
  }

  #complete(at: ModelTab, module: string, kanji: readonly string[]): void {
    at.journey.complete({ module, xp: 10, kanji });
    const isNoted = (each: string) =>
      this.#isStored(({ body }) => body.module === module && (body.kanji as string[]).includes(each));
    const proved = this.modules.get(module) ?? new Set();
    for (const each of kanji) if (isNoted(each)) this.modules.set(module, proved.add(each));
    void at.delivery.deliver();
  }

  #claim(at: ModelTab): void {
    const [id, start] = [this.#newId(), this.#count];
    const body = { challenge: 'points_hunter', start, runs: [] };
    at.outbox.add({ kind: 'claim', id, owner: guest, at: this.#time, utcOffset: 0, body });
    if (this.waits(id)) this.claims.push({ id, start });
    void at.delivery.deliver();
  }

  #gone(): number {
    return this.tabs.findIndex(({ dead }) => dead);
  }

  /** All that was done and not refused is shown, each once; of other devices ever more. */
  check(): void {
    for (const at of this.tabs) {
      if (at.dead) continue; // nobody sees it any more
      const counts = [
        this.#checkProgress(at),
        this.#checkStatistics(at),
        this.#checkJourney(at),
        this.#checkMemory(at),
      ];
      const before = this.#others.get(at) ?? [0, 0, 0, 0];
      for (const [index, count] of counts.entries()) expect(count).toBeGreaterThanOrEqual(before[index] ?? 0);
      this.#others.set(at, counts);
    }
  }

  #checkProgress(at: ModelTab): number {
    const won = this.#valid(this.runs).filter((run) => run.won);
    const { totalScore, levels } = at.progress.shown('mitsukete');
    expect(Math.floor(totalScore / points)).toBe(won.length);
    for (const level of ['one', 'two'])
      if (won.some((run) => run.level === level))
        expect(levels[level]).toMatchObject({ completed: true, highScore: points });
      else expect(levels[level]?.highScore ?? 0).toBeLessThan(points);
    return totalScore % points;
  }

  #checkStatistics(at: ModelTab): number {
    const { statistics, claimed } = at.statistics.shown();
    const runs = this.#valid(this.runs);
    expect(Math.floor(statistics.totalScore / points)).toBe(runs.filter((run) => run.won).length);
    const others = statistics.totalScore % points;
    expect(statistics.totalGamesPlayed).toBe(runs.length + others);
    const starts = this.#valid(this.claims).map(({ start }) => start);
    expect([...(claimed.points_hunter?.starts ?? [])].sort()).toEqual(starts.sort());
    expect(claimed.points_hunter?.times ?? 0).toBe(starts.length);
    return others;
  }

  #checkJourney(at: ModelTab): number {
    const shown = at.journey.shown();
    const own = shown.filter(({ module }) => module.startsWith('m'));
    const isKept = (module: string) =>
      this.server.journey.has(module) || this.#isStored(({ body }) => body.module === module);
    for (const module of this.modules.keys())
      if (isKept(module)) expect(own.filter((page) => page.module === module)).toHaveLength(1);
      else this.modules.delete(module);
    for (const { module, kanji } of own) expect(new Set(kanji)).toEqual(this.modules.get(module));
    return shown.length - own.length;
  }

  #checkMemory(at: ModelTab): number {
    const cards = at.memory.shown();
    if (cards === null) return 0;
    const stabilities = new Map(cards.map(({ kanji, stability }) => [kanji, stability]));
    const runs = this.#valid(this.runs);
    for (const { kanji } of runs) expect(stabilities.get(kanji)).toBe(onceAnswered);
    const imports = this.#valid(this.imports);
    for (const { kanji } of imports) expect(stabilities.get(kanji)).toBe(21);
    expect(
      at.memory
        .imports()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(imports.map(({ id }) => id).sort());
    const answered = cards.filter(({ stability }) => stability !== 21);
    return answered.length - runs.length;
  }

  /** Those that the server has not refused. */
  #valid<Done extends { readonly id: string }>(all: readonly Done[]): Done[] {
    return all.filter(({ id }) => !this.server.refused.has(id) || this.#has(id));
  }

  #has(id: string): boolean {
    return this.waits(id) || this.server.counted.has(id);
  }

  /** The network is well again, and everything is delivered. */
  async calmDown(): Promise<void> {
    for (const at of this.tabs) {
      at.area.writesLeft = Number.POSITIVE_INFINITY;
      at.calm = true;
      for (const request of at.underWay.splice(0)) request.comeBack();
    }
    await settled();
    for (const at of this.tabs) {
      await at.delivery.deliver();
      expect(at.outbox.waiting()).toEqual([]);
      const [progress, journey] = await at.refresh();
      expect([progress, journey]).toEqual(['taken', 'taken']);
    }
    this.check();
    for (const at of this.tabs) {
      expect(at.outbox.all()).toEqual([]);
      expect(at.progress.shown('mitsukete')).toEqual(this.server.progress);
      expect(at.statistics.shown()).toEqual(this.server.statistics);
    }
  }

  async close(): Promise<void> {
    for (const at of this.tabs) at.kill();
    await settled();
  }

  waits(id: string): boolean {
    return [keys.entry, keys.confirmedEntry].some((prefix) => this.shared.getItem(prefix + id) !== null);
  }

  #isStored(is: (entry: { readonly body: Readonly<Record<string, unknown>> }) => boolean): boolean {
    const prefixes = [keys.entry, keys.confirmedEntry];
    return [...this.shared.values].some(
      ([key, value]) => prefixes.some((prefix) => key.startsWith(prefix)) && is(JSON.parse(value)),
    );
  }
}
const settled = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
};

test('MIT-11 LRN-01 MEM-03 TAB-03 AUT-12 whatever happens to acts, answers, snapshots and tabs, nothing is lost, counted twice, or gone from sight for a while', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 60, size: 'max' }), async (events) => {
      const world = new World();
      try {
        for (const event of events) await world.happen(event);
        await world.calmDown();
      } finally {
        await world.close();
      }
    }),
    { numRuns: 100 * inject('runsFactor') },
  );
}, 600_000);
