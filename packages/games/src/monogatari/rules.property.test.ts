import { replay } from '@michi/game-kit/recording';
import { begin } from '@michi/testing/monogatari';
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { monogatari } from './rules.ts';
import { templates } from './templates.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('駅', '猫', '待', 'つ', '。', '海'), maxLength: 40 }),
);
const panels = fc.array(fc.record({ texts: fc.array(text, { maxLength: 4 }), isPeopled: fc.boolean() }), {
  minLength: 4,
  maxLength: 8,
});

test('GAM-02 MON-02 whatever is published ends a run at most once, from 0 to 600 points, and a replay tells the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...templates), fc.array(panels, { maxLength: 4 }), ({ id }, pages) => {
      const run = begin({ template: id });
      const played = pages.filter((publish) => {
        run.advance(run.at + 1_000);
        return run.play({ publish });
      });
      expect(played.length).toBe(run.result === null ? 0 : 1);
      const [points = 0] = run.result?.scores ?? [];
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(600);
      expect(replay(monogatari, run.recording)).toMatchObject({
        ok: true,
        result: run.result,
        events: run.events,
      });
    }),
    { numRuns: 200 * inject('runsFactor') },
  );
});
