import { emptyPanel } from '@michi/games/monogatari/story';
import { expect, test } from 'vitest';
import { spotOf, withPerson } from './edit-story.ts';
import { pulled } from './use-drag.ts';

const thing = { kind: 'figure', index: 0 } as const;
const panel = withPerson(emptyPanel, 'tama', 'joy')?.panel ?? emptyPanel; // at 240, 1010
const spot = spotOf(panel, thing);
if (!spot) throw new Error('nobody there');
const frame = { left: 100, top: 50, width: 400, height: 300 } as DOMRect;

test.each([
  ['carried along', 'move', { x: 150, y: 100 }, { x: 190, y: 70 }, { x: 340, y: 910, turn: 0 }],
  ['carried out of its panel', 'move', { x: 150, y: 100 }, { x: -900, y: 100 }, { x: 0, y: 1_010 }],
  ['pulled larger', 'grow', { x: 196, y: 253 }, { x: 196, y: 203 }, { size: 1_140, x: 240 }],
  ['turned', 'turn', { x: 196, y: 253 }, { x: 296, y: 323 }, { turn: 73 }],
  ['turned nearly upright', 'turn', { x: 196, y: 253 }, { x: 200, y: 253 }, { turn: 0 }],
] as const)('MON-01 somebody is %s', (_, pull, from, to, expected) => {
  const after = pulled(panel, { pull, thing, spot, frame, from }, to);
  expect(after.figures[0]).toMatchObject(expected);
});
