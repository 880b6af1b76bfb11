import { emptyPanel, panelSchema } from '@michi/games/monogatari/story';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import {
  grownBy,
  mirrored,
  moved,
  movedTo,
  removed,
  reordered,
  turnedBy,
  withBubble,
  withNewBubble,
  withPerson,
} from './edit-story.ts';

const far = fc.integer({ min: -5_000, max: 5_000 });
const thing = fc.record({
  kind: fc.constantFrom('figure', 'bubble'),
  index: fc.integer({ min: 0, max: 6 }),
} as const);
const act = fc.oneof(
  fc.record({ act: fc.constantFrom('person', 'bubble', 'mirror', 'remove', 'front', 'back', 'left'), thing }),
  fc.record({ act: fc.constant('move'), thing, right: far, down: far }),
  fc.record({ act: fc.constant('turn'), thing, by: far }),
  fc.record({ act: fc.constant('grow'), thing, factor: fc.double({ min: 0, max: 9, noNaN: true }) }),
  fc.record({ act: fc.constant('type'), thing, text: fc.string({ unit: 'binary', maxLength: 300 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

const after = (panel: typeof emptyPanel, made: Act): typeof emptyPanel => {
  const { thing: chosen } = made;
  if ('right' in made) return moved(panel, chosen, made.right, made.down);
  if ('by' in made) return turnedBy(panel, chosen, made.by);
  if ('factor' in made) return grownBy(panel, chosen, made.factor);
  if ('text' in made) return withBubble(panel, chosen.index, { text: cleanText(made.text).text });
  switch (made.act) {
    case 'person':
      return withPerson(panel, 'kawataro', 'calm')?.panel ?? panel;
    case 'bubble':
      return withNewBubble(panel, 'sound')?.panel ?? panel;
    case 'mirror':
      return mirrored(panel, chosen.index);
    case 'remove':
      return removed(panel, chosen).panel;
    case 'left':
      return movedTo(panel, chosen, 'left');
    default:
      return reordered(panel, chosen, made.act === 'front' ? 1 : -1).panel;
  }
};

test('MON-03 whatever is done to a panel, it can be kept', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const panel = acts.reduce(after, emptyPanel);
      expect(z.safeParse(panelSchema, panel).success).toBe(true);
    }),
  );
});

test('MON-01 turning round and round ends where it began', () => {
  fc.assert(
    fc.property(far, (degrees) => {
      const panel = withPerson(emptyPanel, 'ken', 'joy')?.panel ?? emptyPanel;
      const back = turnedBy(
        turnedBy(panel, { kind: 'figure', index: 0 }, degrees),
        { kind: 'figure', index: 0 },
        -degrees,
      );
      expect(back).toEqual(panel);
    }),
  );
});
