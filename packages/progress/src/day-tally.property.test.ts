import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { challenges, turnsOf, withClaims } from './challenges.ts';
import { withRuns } from './day-tally.ts';
import { runs } from './testing.ts';

test('ACH-03 in whatever order and parts devices tell their runs, challenges stand the same', () => {
  fc.assert(
    fc.property(runs, fc.integer({ min: 20_000, max: 20_025 }), fc.nat(40), (list, today, cut) => {
      const whole = withRuns({}, list);
      const parts = withRuns(withRuns({}, list.slice(cut).reverse()), list.slice(0, cut));
      expect(parts).toEqual(whole);
      for (const challenge of challenges)
        expect(turnsOf(challenge, { days: parts, claimed: {} }, today)).toEqual(
          turnsOf(challenge, { days: whole, claimed: {} }, today),
        );
    }),
  );
});

const claims = fc.array(
  fc.record({ challenge: fc.constantFrom(...challenges.map(({ id }) => id)), start: fc.nat(3) }),
);

test('ACH-03 claims of several devices add up to each one once', () => {
  fc.assert(
    fc.property(claims, claims, (mine, theirs) => {
      const both = withClaims(withClaims({}, mine), theirs);
      expect(withClaims(both, mine)).toBe(both);
      const different = new Set([...mine, ...theirs].map(({ challenge, start }) => `${challenge}:${start}`));
      const times = Object.values(both).reduce((sum, claimed) => sum + claimed.times, 0);
      expect(times).toBe(different.size);
    }),
  );
});
