import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueInAll, forecast } from './forecast.ts';
import { isKnown, knownOf, masteriesOf, masteryOf, sides } from './known.ts';
import { dueDay } from './memory.ts';
import { cards, learnersDayOfCards as today } from './testing.ts';
import { dueToday } from './today.ts';

test('MEM-01 what nobody asks for grows paler, never darker', () => {
  fc.assert(
    fc.property(cards, fc.nat(500), (all, later) => {
      for (const card of all)
        expect(masteryOf(card, today + later)).toBeLessThanOrEqual(masteryOf(card, today));
    }),
  );
});

test('MEM-01 a kanji is known at all when it is known by one of its sides', () => {
  fc.assert(
    fc.property(cards, (all) => {
      const masteries = masteriesOf(all, today);
      for (const [kanji, { by, whole, due }] of masteries) {
        expect(isKnown(whole)).toBe(sides.some((side) => isKnown(by[side])));
        expect(due.length > 0).toBe(all.some((card) => card.kanji === kanji && dueDay(card) <= today));
      }
      const known = knownOf([...masteries.keys()], masteries);
      for (const side of sides) expect(known[side]).toBeLessThanOrEqual(known.whole);
    }),
  );
});

test('MEM-01 the forecast asks today for what is due, later for no card before its day, and for so many a day', () => {
  const perDay = 4;
  fc.assert(
    fc.property(cards, (all) => {
      const days = forecast(all, today, [], 30, perDay);
      const [first, ...later] = days.map(dueInAll);
      expect(first).toBe(dueToday(all, today, [], perDay).cards.length);
      expect(Math.max(...later)).toBeLessThanOrEqual(perDay);
      let asked = 0;
      for (const each of days) {
        asked += dueInAll(each);
        expect(asked).toBeLessThanOrEqual(all.filter((card) => dueDay(card) <= each.day).length);
      }
    }),
  );
});
