import type { Skill } from '@michi/game-kit/events';
import { type Card, dueDay, type Memory, recallOn } from './memory.ts';

/** The sides of a kanji by which knowing it is shown, in this order: 意, 音, 筆. */
export const sides = ['meaning', 'reading', 'writing'] as const;
export type Side = (typeof sides)[number];

/** Which side a skill shows: who recognises a kanji has its meaning, who uses it in words its reading. */
export const sideOf: Readonly<Record<Skill, Side>> = {
  recognition: 'meaning',
  meaning: 'meaning',
  reading: 'reading',
  use: 'reading',
  writing: 'writing',
};

/** How sure something is, as the five masteries 墨の五彩: new, seen, shaky, sure, mastered. */
export type Mastery = 0 | 1 | 2 | 3 | 4;
export const masteries = [0, 1, 2, 3, 4] as const satisfies readonly Mastery[];

const shakyFrom = 7;
const sureFrom = 21;
const masteredFrom = 90;
/** Below this what was learnt has to be shown again, before it counts as known. */
const leastRecall = 0.8;

/**
 * How sure a memory is on a day. **Known** is sure or mastered: it lasts three weeks (stability of 21 days) and is, on
 * this day, still remembered by four of five. Mastered lasts a quarter of a year. Shaky is what lasts a week, or has
 * lasted longer and been left too long; seen is all that is less.
 */
export function masteryOf(memory: Memory, today: number): Exclude<Mastery, 0> {
  const { stability } = memory;
  if (stability < shakyFrom) return 1;
  if (stability < sureFrom || recallOn(memory, today) < leastRecall) return 2;
  return stability < masteredFrom ? 3 : 4;
}

export const isKnown = (mastery: Mastery): boolean => mastery >= 3;

/** How sure one kanji is. */
export interface KanjiMastery {
  /** By side; that of its surest skill. */
  readonly by: Readonly<Record<Side, Mastery>>;
  /** That of its surest side: the kanji is known when one of its sides is. */
  readonly whole: Mastery;
  /** The sides that are due. */
  readonly due: readonly Side[];
}

export const newKanji: KanjiMastery = { by: { meaning: 0, reading: 0, writing: 0 }, whole: 0, due: [] };

/** How sure every kanji is that anything is remembered of. */
export function masteriesOf(cards: readonly Card[], today: number): ReadonlyMap<string, KanjiMastery> {
  const found = new Map<string, KanjiMastery>();
  for (const card of cards) {
    const { by, whole, due } = found.get(card.kanji) ?? newKanji;
    const side = sideOf[card.skill];
    const mastery = masteryOf(card, today);
    found.set(card.kanji, {
      by: { ...by, [side]: darker(by[side], mastery) },
      whole: darker(whole, mastery),
      due: dueDay(card) > today || due.includes(side) ? due : [...due, side],
    });
  }
  return found;
}

const darker = (one: Mastery, other: Mastery): Mastery => (one > other ? one : other);

/** How many of these kanji are known, by side and at all. */
export function knownOf(
  kanji: readonly string[],
  found: ReadonlyMap<string, KanjiMastery>,
): Readonly<Record<Side | 'whole', number>> {
  const known = kanji.map((each) => found.get(each) ?? newKanji);
  const count = (masteryOn: (kanji: KanjiMastery) => Mastery) =>
    known.filter((each) => isKnown(masteryOn(each))).length;
  return {
    meaning: count(({ by }) => by.meaning),
    reading: count(({ by }) => by.reading),
    writing: count(({ by }) => by.writing),
    whole: count(({ whole }) => whole),
  };
}

/** What fewer would still know is told as forgotten. */
const forgottenBelow = 0.7;

/** What is probably forgotten: three of ten or more would not know it any more. The surest to be lost first. */
export const forgotten = (cards: readonly Card[], today: number): readonly Card[] =>
  cards
    .map((card) => ({ card, recall: recallOn(card, today) }))
    .filter(({ recall }) => recall < forgottenBelow)
    .sort((one, other) => one.recall - other.recall)
    .map(({ card }) => card);
