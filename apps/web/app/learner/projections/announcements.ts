import { type Announced, addAnnounced, announcedSchema, nothingAnnounced } from '@michi/games/learner-saves';
import { type AchievementId, achievements } from '@michi/progress/achievements';
import { type ChallengeId, claimable } from '@michi/progress/challenges';
import type { LearnerStatistics } from '@michi/progress/learner-statistics';
import type { Entry, JsonStore } from '../../lib/device/storage.ts';
import { keys } from '../keys.ts';

/** What is told once: an achievement that was earned, or a challenge of which the reward lies ready. */
export type Award =
  | { readonly kind: 'achievement'; readonly id: AchievementId; readonly xp: number }
  /** `start` is the first day of its span. */
  | { readonly kind: 'challenge'; readonly id: ChallengeId; readonly start: number };

type Listener = (awards: readonly Award[]) => void;

/** What is known of the learner whose awards are told. */
interface Learner {
  /** The same object until something changed. */
  shown(): LearnerStatistics;
  /** The learner's day. */
  today(): number;
}

/** Tells each award once, on whatever device. */
export class Awards {
  readonly #store: JsonStore;
  readonly #learner: Learner;
  readonly #listeners = new Set<Listener>();
  /** What was handed to this page to be told; what it has not shown until it is left is told by the next one. */
  readonly #handed = new Set<string>();
  #counted: {
    readonly of: LearnerStatistics;
    readonly day: number;
    readonly ready: readonly Award[];
  } | null = null;
  #onUnannounced = () => {};

  constructor(store: JsonStore, learner: Learner) {
    this.#store = store;
    this.#learner = learner;
  }

  /** Gets what was reached and never told. */
  onAwarded(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.tell();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#handed.clear();
    };
  }

  /** Called whenever there is something to tell and nobody who tells it. */
  onUnannounced(listener: () => void): void {
    this.#onUnannounced = listener;
    this.tell();
  }

  /** The learner has seen these. */
  note(awards: readonly Award[]): void {
    const idsOf = (kind: Award['kind']) => awards.filter((award) => award.kind === kind).map(keyOf);
    const more = { achievements: idsOf('achievement'), challenges: idsOf('challenge') };
    this.#entry.write(addAnnounced(this.#entry.read() ?? nothingAnnounced, more));
  }

  /** What was reached before anybody noted what was told, was told long ago. */
  know(learnerStatistics: LearnerStatistics): void {
    if (this.#entry.read()) return;
    const challenges = readyIn(learnerStatistics, this.#learner.today()).map(keyOf);
    this.#entry.write(
      addAnnounced(nothingAnnounced, {
        achievements: Object.keys(learnerStatistics.achievements),
        challenges,
      }),
    );
  }

  /** Tells what is unannounced of what is shown, and achievements of a run that goes on. */
  tell({ achievements }: LearnerStatistics = this.#learner.shown()): void {
    const told = this.#entry.read();
    if (!told) return;
    const known = new Set([...told.achievements, ...told.challenges, ...this.#handed]);
    const reached = [...earnedOf(achievements), ...this.#ready()];
    const unannounced = reached.filter((award) => !known.has(keyOf(award)));
    if (unannounced.length === 0) return;
    if (this.#listeners.size === 0) {
      this.#onUnannounced();
      return;
    }
    for (const award of unannounced) this.#handed.add(keyOf(award));
    for (const listener of this.#listeners) listener(unannounced);
  }

  /** Another learner plays now. */
  forget(): void {
    this.#handed.clear();
  }

  /** While a run goes on they stay the same: its answers count at its end. */
  #ready(): readonly Award[] {
    const [of, day] = [this.#learner.shown(), this.#learner.today()];
    if (this.#counted?.of !== of || this.#counted.day !== day)
      this.#counted = { of, day, ready: readyIn(of, day) };
    return this.#counted.ready;
  }

  get #entry(): Entry<Announced | null> {
    return this.#store.entry(keys.announced, announcedSchema);
  }
}

const keyOf = (award: Award): string =>
  award.kind === 'achievement' ? award.id : `${award.id}:${award.start}`;

const earnedOf = (dates: LearnerStatistics['achievements']): Award[] =>
  achievements
    .filter(({ id }) => Object.hasOwn(dates, id))
    .map(({ id, reward }) => ({ kind: 'achievement', id, xp: reward.xp }));

const readyIn = (learnerStatistics: LearnerStatistics, day: number): Award[] =>
  claimable(learnerStatistics, day).map(({ challenge: { id }, span: { start } }) => ({
    kind: 'challenge',
    id,
    start,
  }));
