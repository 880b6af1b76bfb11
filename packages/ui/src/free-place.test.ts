import { expect, test } from 'vitest';
import { type Box, freePlace } from './free-place.ts';

const line = { width: 200, height: 40 };
const room: Box = { top: 8, bottom: 632, left: 8, right: 352 };
const box = (top: number, bottom: number, left = 0, right = 360): Box => ({ top, bottom, left, right });

test.each([
  ['nothing is there', [], { top: 8, left: 80 }],
  ['a button in each corner', [box(4, 52, 0, 48), box(4, 52, 312, 360)], { top: 8, left: 80 }],
  ['a button left of the middle', [box(4, 52, 90, 100)], { top: 8, left: 152 }],
  ['a control at the top', [box(0, 50)], { top: 52, left: 80 }],
  ['two, with too little room between them', [box(0, 50), box(80, 100)], { top: 100, left: 80 }],
  ['no room at all', [box(0, 640)], null],
])('ACH-01 the message lies as high as nothing is in its way: %s', (_, keptFree, place) => {
  expect(freePlace(line, keptFree, room)).toEqual(place);
});
