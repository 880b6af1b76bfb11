import { expect, test } from 'vitest';
import { countedEvents, type GameEvent } from './events.ts';

const answered = (kanji: string, correct: boolean): GameEvent => ({
  ...{ type: 'kanjiAnswered', kanji, skill: 'reading', asked: 'typed', correct, hinted: false, ms: 900 },
});

test('ANS-03 a contested answer about a word is not counted for any of its kanji; the answer before it is', () => {
  const before: GameEvent[] = [answered('山', true), { type: 'kanjiCompleted', kanji: '山' }];
  const refused: GameEvent[] = [
    ...[answered('東', false), answered('京', false)],
    ...[{ type: 'mistakeMade' } as const, { type: 'comboChanged', combo: 0 } as const],
  ];
  const contested: GameEvent = {
    ...{ type: 'answerContested', kanji: '東京', kind: 'reading', language: 'ja', text: 'とうきよう' },
  };
  expect(countedEvents([...before, ...refused, contested])).toEqual(before);
});
