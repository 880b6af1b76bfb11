import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueInAll, forecast } from './forecast.ts';
import { inkOf, inksOf, isKnown, knownOf, sides } from './known.ts';
import { dueDay } from './memory.ts';
import { cards, learnersDayOfCards as today } from './testing.ts';

test('MEM-01 what nobody asks for grows paler, never darker', () => {
  fc.assert(
    fc.property(cards, fc.nat(500), (all, later) => {
      for (const card of all) expect(inkOf(card, today + later)).toBeLessThanOrEqual(inkOf(card, today));
    }),
  );
});

test('MEM-01 a kanji is known at all when it is known by one of its sides', () => {
  fc.assert(
    fc.property(cards, (all) => {
      const inks = inksOf(all, today);
      for (const [kanji, { by, whole, due }] of inks) {
        expect(isKnown(whole)).toBe(sides.some((side) => isKnown(by[side])));
        expect(due.length > 0).toBe(all.some((card) => card.kanji === kanji && dueDay(card) <= today));
      }
      const known = knownOf([...inks.keys()], inks);
      for (const side of sides) expect(known[side]).toBeLessThanOrEqual(known.whole);
    }),
  );
});

test('MEM-01 the forecast holds each card once, on its day, what is overdue today', () => {
  fc.assert(
    fc.property(cards, (all) => {
      const days = forecast(all, today);
      expect(days.map(({ day }) => day - today)).toEqual(Array.from({ length: 14 }, (_, index) => index));
      for (const each of days) {
        const onThatDay = all.filter((card) => Math.max(today, dueDay(card)) === each.day);
        expect(dueInAll(each)).toBe(onThatDay.length);
      }
    }),
  );
});
