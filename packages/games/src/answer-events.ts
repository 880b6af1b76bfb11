import type { EventOf, GameEvent } from '@michi/game-kit/events';

/** What a right answer tells: the kanji, its points, and how many were right in a row by now. */
export const rightAnswer = (kanji: string, points: number, combo: number): readonly GameEvent[] => [
  { type: 'kanjiCompleted', kanji },
  ...(points > 0 ? [{ type: 'scoreGained', points, combo } as const] : []),
  { type: 'comboChanged', combo },
];

/** What is told of a reading that was refused and, as the learner says, right. */
export const contestedReading = (kanji: string, text: string): EventOf<'answerContested'> => ({
  ...{ type: 'answerContested', kanji, kind: 'reading', language: 'ja', text },
});

/** What a wrong answer tells, after so many right ones in a row. */
export const wrongAnswer = (combo: number): readonly GameEvent[] => [
  { type: 'mistakeMade' },
  ...(combo > 0 ? [{ type: 'comboChanged', combo: 0 } as const] : []),
];
