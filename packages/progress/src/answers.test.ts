import type { GameEvent } from '@michi/game-kit/events';
import { expect, test } from 'vitest';
import { answersOf } from './answers.ts';

const answered = (kanji: string, ms: number): GameEvent => ({
  ...{ type: 'kanjiAnswered', kanji, skill: 'reading', asked: 'typed', correct: true, hinted: false, ms },
});

test('MEM-01 LRN-01 each answer has the time and the learner’s day of its own, also across four in the morning', () => {
  const four = Date.UTC(2026, 10, 18, 3); // four in the morning, an hour east of UTC
  const events = [answered('山', 100), { type: 'mistakeMade' } as const, answered('川', 2_000)];
  const told = answersOf(events, { runId: 'run', at: four + 1_000, utcOffset: 60 });
  expect(told).toMatchObject([
    { item: 'k:山', number: 0, at: four - 1_000, day: 20_774 },
    { item: 'k:川', number: 1, at: four + 1_000, day: 20_775, runId: 'run', ms: 2_000 },
  ]);
});
