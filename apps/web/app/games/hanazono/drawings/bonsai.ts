import { type GardenShape, leaf, path, type Stages, wood } from './shapes.ts';

const short = (value: number) => Number(value.toFixed(1));

/** A cushion of needles. */
function cushion(x: number, y: number, across: number, along: number): GardenShape[] {
  const at = (right: number, down: number) => `${short(x + across * right)} ${short(y + along * down)}`;
  return [
    path(
      'f1',
      `M${at(-1, 0.5)}C${at(-1.1, -0.5)} ${at(-0.5, -1.1)} ${at(-0.2, -0.8)}C${at(0, -1.4)} ${at(0.6, -1.2)} ${at(0.62, -0.55)}C${at(1.15, -0.4)} ${at(1.05, 0.6)} ${at(0.8, 0.55)}Q${at(0, 0.9)} ${at(-1, 0.5)}Z`,
    ),
    path(
      'ne',
      `M${at(-0.62, 0)}q${short(across * 0.3)} ${short(-along * 0.6)} ${short(across * 0.62)} ${short(-along * 0.25)}q${short(across * 0.3)} ${short(-along * 0.5)} ${short(across * 0.6)} ${short(-along * 0.05)}`,
    ),
  ];
}

const pot = [path('po', 'M30 118h60l3 6-4 3-5 13H36l-5-13-4-3Z'), path('pl', 'M32 128h56')];
const needles = [-0.3, -0.8, -1.3, -1.8, -2.3, -2.8];

export const stages: Stages = [
  [
    ...pot,
    path('sn', 'M60 118C60 110 58 106 61 98'),
    path('f1', needles.map((angle) => leaf(61, 100, angle, 14, 2)).join('')),
  ],
  [...pot, wood('M56 118C55 106 66 100 60 86L64 84C72 98 62 106 66 118Z'), ...cushion(60, 80, 21, 11)],
  [
    ...pot,
    wood(
      'M54 118C50 104 72 100 62 84C58 76 48 74 42 68L46 64C54 70 64 72 69 82C72 88 71 92 70 95C76 90 82 88 86 84L89 87C82 93 70 100 66 106C64 110 66 114 68 118Z',
    ),
    ...cushion(42, 64, 21, 11),
    ...cushion(84, 80, 18, 10),
    ...cushion(64, 56, 17, 9),
  ],
  [
    ...pot,
    path('g1', 'M34 118q8-6 18-3t20-1 14 4Z'),
    wood(
      'M50 118C44 102 74 98 64 78C58 66 44 66 32 58L35 54C48 60 58 60 64 68C66 60 68 52 66 42L71 41C75 54 72 66 71 74C74 82 76 88 74 94C82 88 90 86 98 82L100 86C88 92 74 98 68 106C66 110 68 114 70 118Z',
    ),
    ...cushion(32, 54, 24, 11),
    ...cushion(96, 78, 18, 9),
    ...cushion(68, 36, 24, 12),
    ...cushion(54, 74, 13, 7),
  ],
];
