import type { GameEvent } from '@michi/game-kit/events';
import { type Achievement, type AchievementId, unlock } from '@michi/progress/achievements';
import { noStatistics, type Statistics, statisticsSchema, withEvent } from '@michi/progress/statistics';
import { dayOf } from '../lib/day.ts';
import type { Entry, JsonStore } from '../lib/storage.ts';
import { keys } from './keys.ts';

const key = keys.statistics;
export type Unlocked = Achievement & { readonly id: AchievementId };

/** The learner's statistics on this device: fed with the events of every run, telling what they unlock. */
export class StatisticsStore {
  readonly #entry: Entry<Statistics>;
  readonly #today: () => Date;
  readonly #listeners = new Set<() => void>();
  readonly #unlockListeners = new Set<(unlocked: readonly Unlocked[]) => void>();

  /** `today` is the wall clock in the learner's time zone. */
  constructor(store: JsonStore, today: () => Date) {
    this.#entry = store.entry(key, statisticsSchema, () => noStatistics);
    this.#today = today;
    store.onChange((changed) => {
      if (changed === null || changed === key) for (const listener of this.#listeners) listener();
    });
  }

  /** The same object until something changed. */
  get statistics(): Statistics {
    return this.#entry.read();
  }

  forget(): void {
    this.#entry.remove();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells newly unlocked achievements, each once. */
  onUnlocked(listener: (unlocked: readonly Unlocked[]) => void): () => void {
    this.#unlockListeners.add(listener);
    return () => this.#unlockListeners.delete(listener);
  }

  /** Takes in what happened in a run just now. */
  take(events: readonly GameEvent[], where: { readonly game: string; readonly level: string }): void {
    const now = this.#today();
    const played = { ...where, at: now.getTime(), day: dayOf(now) };
    const before = this.#entry.read();
    const after = events.reduce((statistics, event) => withEvent(statistics, event, played), before);
    if (after === before) return;
    const { statistics, unlocked } = unlock(after, played.at);
    this.#entry.write(statistics);
    if (unlocked.length > 0) for (const listener of this.#unlockListeners) listener(unlocked);
  }
}
