import type { GameEvent } from '@michi/game-kit/events';
import { expect, test } from 'vitest';
import { stepsAfter } from './steps-after.ts';

const answered = (
  kanji: string,
  how: { correct?: boolean; hinted?: boolean; copied?: boolean } = {},
): GameEvent => ({
  type: 'kanjiAnswered',
  kanji,
  skill: 'meaning',
  asked: how.copied ? 'copied' : { of: 8 },
  correct: how.correct ?? true,
  hinted: how.hinted ?? false,
  ms: 900,
});

test('TDY-02 what was missed or needed a hint may be reviewed, each kanji once, if a review can ask for it', () => {
  const events = [
    answered('山', { correct: false }),
    answered('山', { correct: false }),
    answered('川', { hinted: true }),
    answered('日'),
    answered('闇', { correct: false }), // no deck teaches it
    answered('水', { copied: true, hinted: true }),
  ];
  expect(stepsAfter(events, new Set()).missed).toEqual(['山', '川']);
});

test('TDY-02 a kanji that came up and stands in Tatakae may be written, the last one that was right', () => {
  expect(stepsAfter([answered('火'), answered('山')], new Set()).written).toBe('火');
  expect(stepsAfter([answered('火', { correct: false }), answered('山')], new Set()).written).toBeNull();
});

test('TDY-02 what is due is counted without what was just answered', () => {
  expect(stepsAfter([answered('山')], new Set(['山', '川', '日', '闇'])).due).toBe(2);
  expect(stepsAfter([], new Set()).due).toBe(0);
});
