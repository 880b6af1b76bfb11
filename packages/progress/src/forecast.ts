import { type Side, sideOf } from './known.ts';
import { type Card, spread } from './memory.ts';
import { dueToday, reviewsPerDay } from './today.ts';

export interface DueDay {
  /** The learner's day. */
  readonly day: number;
  readonly due: Readonly<Record<Side, number>>;
}

const nothingDue = { meaning: 0, reading: 0, writing: 0 };

/** How many cards are asked for on each of the next days: as `dueToday` has it, then on their day or the next with room. */
export function forecast(
  cards: readonly Card[],
  today: number,
  planned: readonly string[] = [],
  days = 14,
  perDay = reviewsPerDay,
): readonly DueDay[] {
  const asked = new Set(dueToday(cards, today, planned, perDay).cards);
  const later = spread(
    cards.filter((card) => !asked.has(card)),
    today + 1,
    perDay,
  );
  const due = Array.from({ length: days }, () => ({ ...nothingDue }));
  for (const card of cards) {
    const on = due[(later.get(card) ?? today) - today];
    if (on) on[sideOf[card.skill]] += 1;
  }
  return due.map((counts, index) => ({ day: today + index, due: counts }));
}

export const dueInAll = ({ due }: DueDay): number => due.meaning + due.reading + due.writing;
