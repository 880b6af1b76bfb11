import { type Bubble, bubbleForms } from '@michi/games/monogatari/story';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bubbleGroup } from './bubble.ts';
import { baseline, type GroupShape, type StoryShape } from './shapes.ts';

const sizes = [
  { width: 1_628, height: 508 },
  { width: 1_000, height: 767 },
  { width: 530, height: 500 },
];

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...'猫が話した、。！？「」ー…っ\nABC 12\u0301\u202e👨‍👩‍👧<&'),
    maxLength: 120,
  }),
  fc.constantFrom('あ'.repeat(10_000), `z${'\u0301'.repeat(5_000)}`, 'W'.repeat(500), '\n'.repeat(300)),
);

const bubbles: fc.Arbitrary<Omit<Bubble, 'text' | 'readings'>> = fc.record({
  form: fc.constantFrom(...bubbleForms),
  x: fc.integer({ min: 0, max: 1_000 }),
  y: fc.integer({ min: 0, max: 1_000 }),
  turn: fc.integer({ min: -180, max: 180 }),
  size: fc.integer({ min: 50, max: 250 }),
});

/** The points of a path of absolute lines, curves and arcs; the first of a relative one. */
function pointsOf(d: string): [number, number][] {
  const points: [number, number][] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLQA])([^A-Za-z]*)/g)) {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    points.push([numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]);
    if (command === 'Q') points.push([numbers[0] ?? 0, numbers[1] ?? 0]);
  }
  return points;
}

const placesOf = (shape: StoryShape): [number, number][] =>
  shape.kind === 'path'
    ? pointsOf(shape.d)
    : shape.kind === 'text'
      ? [[shape.x, shape.y - shape.size * baseline]]
      : [];

function inPanel({ x, y, turn, shapes }: GroupShape): [number, number][] {
  const angle = (turn * Math.PI) / 180;
  return shapes
    .flatMap(placesOf)
    .map(([right, down]) => [
      x + right * Math.cos(angle) - down * Math.sin(angle),
      y + right * Math.sin(angle) + down * Math.cos(angle),
    ]);
}

test('MON-01: whatever is written, at whatever place, a bubble with its tail and its signs stays in its panel', () => {
  fc.assert(
    fc.property(
      bubbles,
      texts,
      fc.option(fc.string({ unit: 'grapheme', maxLength: 16 })),
      fc.constantFrom(...sizes),
      fc.array(
        fc.record({ x: fc.integer({ min: -500, max: 2_500 }), y: fc.integer({ min: -500, max: 1_500 }) }),
        {
          maxLength: 3,
        },
      ),
      (bubble, text, kana, panel, places) => {
        const speakers = places.map((place) => ({ ...place, distance: 100 }));
        const drawn = bubbleGroup(0, bubble, [{ text, kana }], panel, speakers);
        for (const [x, y] of inPanel(drawn)) {
          expect(x).toBeGreaterThanOrEqual(-1);
          expect(x).toBeLessThanOrEqual(panel.width + 1);
          expect(y).toBeGreaterThanOrEqual(-1);
          expect(y).toBeLessThanOrEqual(panel.height + 1);
        }
      },
    ),
  );
});
