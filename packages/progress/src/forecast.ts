import { type Side, sideOf } from './known.ts';
import { type Card, dueDay } from './memory.ts';

export interface DueDay {
  /** The learner's day. */
  readonly day: number;
  readonly due: Readonly<Record<Side, number>>;
}

const nothingDue = { meaning: 0, reading: 0, writing: 0 };

/** How many cards fall due on each of the next days, today with all that is overdue. */
export function forecast(cards: readonly Card[], today: number, days = 14): readonly DueDay[] {
  const due = Array.from({ length: days }, () => ({ ...nothingDue }));
  for (const card of cards) {
    const on = due[Math.max(0, dueDay(card) - today)];
    if (on) on[sideOf[card.skill]] += 1;
  }
  return due.map((counts, index) => ({ day: today + index, due: counts }));
}

export const dueInAll = ({ due }: DueDay): number => due.meaning + due.reading + due.writing;
