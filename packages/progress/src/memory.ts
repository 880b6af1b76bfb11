import type { Skill } from '@michi/game-kit/events';
import { FSRSAlgorithm, generatorParameters } from 'ts-fsrs';
import { type GradedAnswer, gradeOf } from './grades.ts';

/** Rises when parameters or grades change: what was folded by another version is folded anew. */
export const memoryVersion = 1;

/** The share of what was known that is still known when it is due. */
const retention = 0.9;

/** FSRS-6 with its default parameters. Only its step is used: no fuzz, no learning steps. */
const fsrs = new FSRSAlgorithm(generatorParameters({ request_retention: retention, enable_fuzz: false }));

/** What is remembered of one item by one skill. */
export interface Memory {
  /** In how many days nine of ten would still know it. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  /** The learner's day of the last answer that counted: see `learnersDay`. */
  readonly day: number;
}

/** A memory, and what it is of. */
export interface ItemMemory extends Memory {
  readonly item: string;
  readonly skill: Skill;
}

/** A memory of a kanji. */
export interface Card extends Memory {
  readonly kanji: string;
  readonly skill: Skill;
}

interface EvidenceOrigin {
  /** What it is about: see `kanjiItem`. */
  readonly item: string;
  readonly skill: Skill;
  /** Epoch ms. */
  readonly at: number;
  /** The learner's day. */
  readonly day: number;
  /** The run that it was told in; empty for what was claimed. */
  readonly runId: string;
  /** Which of its run's answers it is. */
  readonly number: number;
}

/** An answer as it is remembered. */
export interface Answer extends EvidenceOrigin, GradedAnswer {}

/** What a learner says to know already, as in an import. */
export interface Claim extends EvidenceOrigin {
  readonly asked: 'claimed';
}

/** The skills of which a claim speaks: nobody can say of themselves that they write a kanji right. */
const claimedSkills = ['recognition', 'meaning', 'reading'] as const satisfies readonly Skill[];

/** What an import says of one item: the same of whichever import it is, as imports are merged. */
export const claimsOf = ({ item, at, day }: Pick<EvidenceOrigin, 'item' | 'at' | 'day'>): Claim[] =>
  claimedSkills.map((skill) => ({ item, skill, at, day, runId: '', number: 0, asked: 'claimed' }));

/** What is claimed is believed for three weeks; then it is asked for. */
export const claimed = { stability: 21, difficulty: 5 };

/** The order in which answers and claims count, whatever the order in which they became known. */
export const inAnswerOrder = (one: Order, other: Order): number =>
  one.at - other.at || compare(one.runId, other.runId) || one.number - other.number;

/** By what answers are put in order. */
export type Order = Pick<EvidenceOrigin, 'at' | 'runId' | 'number'>;

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** What an answer or a claim tells, and on which day of the learner. */
export type Evidence = (GradedAnswer | Pick<Claim, 'asked'>) & Pick<EvidenceOrigin, 'day'>;

/** The memory after one more answer or claim, which comes last; the same object when it says nothing. */
export function afterAnswer(memory: Memory | null, evidence: Evidence): Memory | null {
  const day = Math.max(memory?.day ?? evidence.day, evidence.day); // a day may come twice on a flight eastwards
  if (evidence.asked === 'claimed')
    return memory !== null && memory.stability >= claimed.stability
      ? { ...memory, day }
      : { ...claimed, day };
  const grade = gradeOf(evidence, memory === null);
  if (grade === null) return memory;
  const passed = memory === null ? 0 : day - memory.day;
  const { stability, difficulty } = fsrs.next_state(memory, passed, grade);
  return { stability, difficulty, day };
}

/** The memory that answers and claims of one item and skill add up to, given in any order; null when none says anything. */
export const memoryOf = (told: readonly (Answer | Claim)[]): Memory | null =>
  told.toSorted(inAnswerOrder).reduce<Memory | null>(afterAnswer, null);

/** How likely it is still known on a day: from 1 down to 0. */
export const recallOn = ({ stability, day }: Memory, today: number): number =>
  fsrs.forgetting_curve(Math.max(0, today - day), stability);

/** The learner's day on which it should be asked again: the next one at the soonest. */
export const dueDay = ({ stability, day }: Memory): number => day + fsrs.next_interval(stability, 0);

/**
 * Spreads what is due today over days, so many a day, the surest to be lost first; after them what falls due later, on
 * its day or the next with room. Answers the day of each.
 */
export function spread<T extends Memory>(
  memories: readonly T[],
  today: number,
  perDay: number,
): ReadonlyMap<T, number> {
  const planned = new Map<T, number>();
  const taken = new Map<number, number>();
  const wanted = memories.map((memory) => ({
    memory,
    from: Math.max(today, dueDay(memory)),
    recall: recallOn(memory, today),
  }));
  wanted.sort((one, other) => one.from - other.from || one.recall - other.recall);
  let firstFree = today;
  for (const { memory, from } of wanted) {
    let day = Math.max(from, firstFree);
    while ((taken.get(day) ?? 0) >= perDay) day += 1;
    if (from === today) firstFree = day;
    taken.set(day, (taken.get(day) ?? 0) + 1);
    planned.set(memory, day);
  }
  return planned;
}
