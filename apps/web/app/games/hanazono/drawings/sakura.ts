import {
  circle,
  type GardenShape,
  leaf,
  oldTrunk,
  path,
  type Stages,
  soil,
  sprout,
  tufts,
  youngTrunk,
} from './shapes.ts';

/** A blossom of five petals. */
function blossom(x: number, y: number, size: number, turned: number): GardenShape[] {
  const petals = [0, 1, 2, 3, 4].map((petal) => {
    const angle = ((turned + petal * 72) * Math.PI) / 180;
    const at = (across: number, along: number) =>
      [
        x + size * (across * Math.cos(angle) - along * Math.sin(angle)),
        y + size * (across * Math.sin(angle) + along * Math.cos(angle)),
      ]
        .map((value) => Number(value.toFixed(1)))
        .join(' ');
    return `M${at(0, -0.5)}C${at(-6.4, -2.6)} ${at(-6, -8)} ${at(-1.8, -9)}L${at(0, -7.8)} ${at(1.8, -9)}C${at(6, -8)} ${at(6.4, -2.6)} ${at(0, -0.5)}Z`;
  });
  return [path('pt', petals.join('')), path('ce', circle(x, y, 1.5 * size))];
}

const buds = [
  [22, 62],
  [32, 56],
  [46, 40],
  [56, 32],
  [66, 44],
  [84, 56],
  [96, 62],
  [74, 40],
  [40, 58],
  [62, 58],
  [90, 74],
] as const;

export const stages: Stages = [
  [soil, ...sprout],
  [
    soil,
    path('sn', 'M60 141C62 120 56 104 61 84'),
    path(
      'f1',
      leaf(60, 118, -0.4, 20, 6) +
        leaf(59, 112, Math.PI + 0.45, 20, 6) +
        leaf(59, 100, -0.6, 18, 6) +
        leaf(60, 88, Math.PI + 0.9, 17, 5.5) +
        leaf(61, 86, -1.1, 16, 5),
    ),
  ],
  [
    soil,
    youngTrunk,
    tufts('f1', [
      [46, 88, 17],
      [78, 80, 16],
      [62, 68, 18],
    ]),
    tufts('f2', [
      [42, 82, 8],
      [74, 74, 8],
      [60, 62, 9],
    ]),
  ],
  [
    soil,
    oldTrunk,
    tufts('g1', [
      [28, 66, 14],
      [54, 46, 19],
      [90, 66, 15],
      [74, 50, 13],
    ]),
    path('p1', buds.map(([x, y]) => circle(x, y, 3.6)).join('')),
    ...blossom(30, 68, 0.8, 10),
    ...blossom(58, 48, 0.9, -8),
    ...blossom(90, 66, 0.8, 24),
  ],
  [
    soil,
    oldTrunk,
    tufts('p1', [
      [25, 62, 19],
      [50, 38, 24],
      [80, 40, 21],
      [96, 66, 17],
      [62, 60, 22],
      [38, 78, 12],
    ]),
    tufts('p2', [
      [20, 55, 10],
      [46, 29, 13],
      [78, 32, 11],
      [98, 60, 8],
      [60, 54, 9],
    ]),
    ...blossom(24, 64, 0.95, 10),
    ...blossom(46, 42, 1.1, -12),
    ...blossom(72, 52, 1, 20),
    ...blossom(92, 64, 0.95, 40),
    ...blossom(84, 34, 0.85, 4),
    ...blossom(60, 24, 0.75, 30),
    ...blossom(40, 74, 0.7, 0),
    path('p1', 'M18 104q4-4 8-1-3 4-8 1ZM100 112q4-4 8-1-3 4-8 1ZM88 98q3-3 6-1-2 3-6 1Z'),
  ],
];
