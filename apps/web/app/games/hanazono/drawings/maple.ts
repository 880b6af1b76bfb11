import { type GardenShape, oldTrunk, path, type Stages, soil, sprout, tufts, youngTrunk } from './shapes.ts';

/** A leaf of five points. */
const star = (x: number, y: number, size: number, turned: number, as: string): GardenShape => ({
  as,
  d: 'M-.8 15L-1 5C-5 8-9 9-12 8L-9.5 4-15 2-8.5-1-11-8-4.5-5.5 0-15 4.5-5.5 11-8 8.5-1 15 2 9.5 4 12 8C9 9 5 8 1 5L.8 15Z',
  transform: `translate(${x} ${y}) rotate(${turned}) scale(${size})`,
});

export const stages: Stages = [
  [soil, ...sprout],
  [
    soil,
    path('sn', 'M60 141C62 124 58 108 60 92'),
    star(60, 82, 0.95, 0, 'g1'),
    star(44, 104, 0.72, -40, 'g1'),
    star(77, 110, 0.7, 42, 'g1'),
  ],
  [
    soil,
    youngTrunk,
    tufts('f1', [
      [45, 90, 18, 12],
      [78, 82, 17, 12],
      [62, 68, 19, 13],
    ]),
    star(44, 84, 0.72, -14, 'g1'),
    star(76, 76, 0.75, 12, 'g1'),
    star(62, 62, 0.85, 0, 'g1'),
  ],
  [
    soil,
    oldTrunk,
    tufts('yf', [
      [30, 68, 20, 11],
      [60, 48, 25, 14],
      [90, 68, 19, 11],
    ]),
    star(28, 64, 0.85, -18, 'k1'),
    star(54, 44, 1, 6, 'y1'),
    star(76, 50, 0.8, 24, 'k1'),
    star(92, 66, 0.85, -8, 'y1'),
    star(62, 66, 0.72, -30, 'k1'),
  ],
  [
    soil,
    oldTrunk,
    tufts('k1', [
      [24, 66, 22, 12],
      [58, 38, 30, 16],
      [92, 64, 22, 12],
      [60, 64, 22, 11],
    ]),
    star(24, 60, 0.95, -18, 'a1'),
    star(44, 42, 1.05, 8, 'y1'),
    star(66, 30, 1.05, -10, 'a1'),
    star(80, 48, 0.9, 26, 'y1'),
    star(96, 62, 0.95, -6, 'a1'),
    star(60, 62, 0.85, 14, 'y1'),
    star(40, 66, 0.7, -30, 'a1'),
    star(22, 110, 0.5, 30, 'k1'),
    star(100, 124, 0.5, -24, 'k1'),
    star(86, 132, 0.42, 70, 'a1'),
  ],
];
