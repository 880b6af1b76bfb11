import { deviceId as deviceIdSchema } from '@michi/contracts/fields';
import { learnerStanding } from '@michi/contracts/statistics';
import { type Achievement, type AchievementId, achievements } from '@michi/progress/achievements';
import type { RunSummary } from '@michi/progress/run-summary';
import { noStanding, type Standing, standingAfter } from '@michi/progress/standing';
import * as z from 'zod/mini';
import type { Entry, JsonStore } from '../lib/device/storage.ts';
import { type DeedOf, settledAs } from './deed.ts';
import type { Deeds } from './deeds.ts';
import { deviceId, isDeviceKey, knownDeviceId } from './device.ts';
import { keys } from './keys.ts';

export type Earned = Achievement & { readonly id: AchievementId };

/** Ids remembered as settled; far more than can still wait. */
const maxSettled = 300;

const heard = z.object({
  v: z.literal(1),
  /** The secret of the device when it was heard. */
  deviceId: deviceIdSchema,
  standing: learnerStanding,
  /** Runs which that includes, even while they still wait. */
  settled: z.array(z.string()),
  /** Grows with every answer taken in. */
  answers: z.int(),
});
type Heard = Omit<z.infer<typeof heard>, 'v' | 'deviceId'>;

const nothingHeard: Heard = { standing: noStanding, settled: [], answers: 0 };

/** What builds before 2026-11-23 counted on this device, whoever played. It is never sent. */
const former = z.object({ achievements: z.record(z.string(), z.number()) });

/**
 * The learner's statistics and seals, as this device knows them: what the server said last, and the runs that it has
 * not counted yet. Tells seals as soon as they are earned, while the run still goes on.
 */
export class Standings {
  readonly #store: JsonStore;
  readonly #deeds: Deeds;
  readonly #ask: () => Promise<Standing>;
  readonly #listeners = new Set<() => void>();
  readonly #earnedListeners = new Set<(earned: readonly Earned[]) => void>();
  /** Seals that runs of this page have told, which may not be among the standing yet. */
  readonly #told = new Set<string>();
  /** Earned while no page listened. */
  #untold: readonly Earned[] = [];
  #shown: Standing | null = null;

  /** `ask` gets the standing from the server. */
  constructor(store: JsonStore, deeds: Deeds, ask: () => Promise<Standing>) {
    this.#store = store;
    this.#deeds = deeds;
    this.#ask = ask;
    store.onChange((key) => {
      if (key !== keys.standing && !deeds.isOwnKey(key) && !isDeviceKey(key)) return;
      this.#shown = null;
      for (const listener of this.#listeners) listener();
    });
  }

  /** The same object until something changed. */
  shown(): Standing {
    this.#shown ??= this.#union();
    return this.#shown;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells seals that are earned here, each once. */
  onEarned(listener: (earned: readonly Earned[]) => void): () => void {
    this.#earnedListeners.add(listener);
    const untold = this.#untold;
    this.#untold = [];
    if (untold.length > 0) listener(untold);
    return () => this.#earnedListeners.delete(listener);
  }

  /** When the seals were earned that this device counted before it knew accounts. */
  formerSeals(): Readonly<Record<string, number>> {
    return this.#former.read()?.achievements ?? {};
  }

  /** Takes in what a run tells that goes on; with `quietly` its seals were told before. */
  follow(run: RunSummary, { quietly = false } = {}): void {
    // One that has just ended waits by now, and is among what is shown.
    const before = this.#deeds.get(run.runId) ? this.#union(run.runId) : this.shown();
    this.#tell(before, standingAfter(before, [run]), quietly);
  }

  #tell(before: Standing, { seals }: Standing, quietly = false): void {
    const known = { ...this.formerSeals(), ...before.seals };
    const earned = achievements.filter(
      ({ id }) => Object.hasOwn(seals, id) && !Object.hasOwn(known, id) && !this.#told.has(id),
    );
    if (earned.length === 0) return;
    for (const { id } of earned) this.#told.add(id);
    if (quietly) return;
    if (this.#earnedListeners.size === 0) this.#untold = [...this.#untold, ...earned];
    for (const listener of this.#earnedListeners) listener(earned);
  }

  /** Enters runs that the server has taken; those played under another secret are not entered here. */
  settle(delivered: readonly DeedOf<'run'>[]): void {
    const owner = knownDeviceId(this.#store);
    const { standing, settled, answers } = this.#heard();
    const own = delivered.filter((deed) => deed.owner === owner && !settled.includes(settledAs(deed)));
    if (owner === null || own.length === 0) return;
    this.#entry.write({
      v: 1,
      deviceId: owner,
      standing: standingAfter(standing, summariesOf(own)),
      settled: [...own.map(settledAs), ...settled].slice(0, maxSettled),
      answers: answers + 1,
    });
  }

  /**
   * Asks the server, also for what other devices have played: seals that they have earned since it was asked last are
   * told. An answer that has crossed a delivery is left. A failure is only logged.
   */
  async refresh(): Promise<void> {
    const asking = deviceId(this.#store);
    const { answers } = this.#heard();
    try {
      const standing = await this.#ask();
      const { settled, answers: answersNow } = this.#heard();
      const maybeCounted = this.#deeds
        .of('run', asking)
        .some((deed) => deed.sent && !settled.includes(settledAs(deed)));
      if (knownDeviceId(this.#store) !== asking || answersNow !== answers || maybeCounted) return;
      const before = this.shown();
      this.#entry.write({ v: 1, deviceId: asking, standing, settled, answers: answers + 1 });
      // What an account had when this device came to it was told long ago.
      this.#tell(before, standing, answers === 0);
    } catch (error) {
      console.warn('the statistics could not be had', error);
    }
  }

  /** Removes what was heard under any secret of the device. */
  forget(): void {
    this.#entry.remove();
    this.#told.clear();
  }

  /** Removes what was counted here before this device knew accounts. */
  forgetFormer(): void {
    this.#former.remove();
  }

  #union(except?: string): Standing {
    const { standing, settled } = this.#heard();
    const waiting = this.#deeds.of('run', knownDeviceId(this.#store));
    const unconfirmed = waiting.filter((deed) => deed.id !== except && !settled.includes(settledAs(deed)));
    return standingAfter(standing, summariesOf(unconfirmed));
  }

  #heard(): Heard {
    const kept = this.#entry.read();
    return kept?.deviceId === knownDeviceId(this.#store) ? kept : nothingHeard;
  }

  get #entry(): Entry<z.infer<typeof heard> | null> {
    return this.#store.entry(keys.standing, heard);
  }

  get #former(): Entry<z.infer<typeof former> | null> {
    return this.#store.entry(keys.formerStatistics, former);
  }
}

const summariesOf = (runs: readonly DeedOf<'run'>[]): RunSummary[] =>
  runs.flatMap(({ body }) => body.summary ?? []);
