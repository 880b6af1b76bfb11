import { linesOf } from '@michi/testing/kotodama';
import { expect, test } from 'vitest';
import { emptyLines, type Lines, nextPlace, roomOf, withPiece, wordsIn } from './lines.ts';
import { pointsOf, qualityOf } from './quality.ts';

test.each([
  // one sign of spring, four of nature, the seasonal word: 33·2 + 133·1.5 + 100
  ['sakura hana / shizuka tsuki yume / kaze hikari', 'autumn', 0 * 2 + 100 * 1.5 + 100],
  ['sakura hana / shizuka tsuki yume / kaze hikari', 'spring', Math.round(67 * 2 + 100 * 1.5 + 100)],
  ['kokoro michi / shizuka の ie の / yume の ie', 'winter', 50],
  ['yama の kawa / umi の sora の tsuki や / hoshi の', 'summer', 0],
  ['yama kawa ki / umi sora tsuki も / hoshi kumo の', 'winter', Math.round(267 * 1.5 + 50)],
])('KOT-04 %s in %s brings %d points', (text, season, points) => {
  expect(pointsOf(linesOf(text), season as 'spring')).toBe(points);
});

test('KOT-04 each word counts once; tradition asks for a word of the seasonal list, of whatever season', () => {
  expect(qualityOf(linesOf('yuki yuki yuki / yama yama / '), 'winter')).toEqual({
    harmony: 33,
    imagery: 33,
    tradition: 100,
  });
  expect(qualityOf(linesOf('fuyu / / '), 'winter')).toEqual({ harmony: 33, imagery: 0, tradition: 50 });
  expect(qualityOf(linesOf('sakura / / '), 'winter')).toEqual({ harmony: 0, imagery: 0, tradition: 100 });
  expect(wordsIn(linesOf('yuki yuki / yama / ')).map(({ id }) => id)).toEqual(['yuki', 'yama']);
});

test('KOT-03 a line takes 5, 7 and 5 morae; what would overrun it is refused, and a full line leads to the next', () => {
  const hikari = withPiece(emptyLines, 0, { word: 'hikari' }) as Lines;
  expect(roomOf(hikari, 0)).toBe(2);
  expect(withPiece(hikari, 0, { word: 'kokoro' })).toBeNull();
  expect(withPiece(hikari, 0, { word: 'nothing' })).toBeNull();
  expect(withPiece(hikari, 0, { kana: 'ぬ' })).toBeNull();
  expect(nextPlace(hikari, 0)).toBe(0);
  const full = withPiece(hikari, 0, { word: 'yama' }) as Lines;
  expect([roomOf(full, 0), nextPlace(full, 0)]).toEqual([0, 1]);
  expect(withPiece(full, 0, { kana: 'の' })).toBeNull();
  expect(nextPlace(linesOf('/ / hikari yama'), 2)).toBe(2);
});
