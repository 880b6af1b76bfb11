import { expect, test } from 'vitest';
import { shareText } from './share-text.ts';

test('MIT-12 the text tells the moves in their order, and no kanji', () => {
  const result = { title: 'Mitsukete', figures: '285 Punkte', url: 'https://example.org/' };
  const text = shareText(result, [
    { type: 'picked', index: 3 },
    { type: 'kanjiCompleted', kanji: '山' },
    { type: 'mistakeMade' },
    { type: 'kanjiCompleted', kanji: '川' },
  ]);
  expect(text).toBe('Mitsukete\n●○●\n285 Punkte\nhttps://example.org/');
  expect(shareText(result)).toBe('Mitsukete\n285 Punkte\nhttps://example.org/');
});
