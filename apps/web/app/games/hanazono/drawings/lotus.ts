import { type GardenShape, path, type Stages } from './shapes.ts';

const short = (value: number) => Number(value.toFixed(1));

/** A leaf that floats, slit to its middle. */
const floating = (x: number, y: number, across: number, along: number): GardenShape[] => [
  path(
    'f1',
    `M${x - across} ${y}a${across} ${along} 0 1 0 ${2 * across} 0a${across} ${along} 0 0 0 ${short(-across * 0.72)} ${short(-along * 0.96)}L${x} ${y}L${short(x - across * 0.08)} ${short(y - along)}A${across} ${along} 0 0 0 ${x - across} ${y}Z`,
  ),
  path(
    've',
    `M${x} ${y}l${short(-across * 0.7)} ${short(along * 0.3)}M${x} ${y}l${short(across * 0.7)} ${short(along * 0.3)}M${x} ${y}l${short(-across * 0.1)} ${short(along * 0.8)}M${x} ${y}l${short(-across * 0.62)} ${short(-along * 0.4)}`,
  ),
];

const pond = [
  path('wa', 'M4 134a56 11 0 1 0 112 0a56 11 0 1 0 -112 0Z'),
  path('wl', 'M16 134q44 8 88 0M28 141q32 5 64 0'),
];

export const stages: Stages = [
  [...pond, ...floating(44, 130, 24, 8), ...floating(84, 138, 17, 6)],
  [
    ...pond,
    ...floating(34, 131, 24, 8),
    ...floating(90, 134, 22, 7),
    path('sn', 'M60 134C62 116 56 100 60 84'),
    path('p1', 'M60 50C72 62 72 80 60 88C48 80 48 62 60 50Z'),
    path('p2', 'M60 50C64 62 64 78 60 88C56 78 56 62 60 50Z'),
    path('g1', 'M51 84q9 8 18 0l-3 7H54Z'),
  ],
  [
    ...pond,
    ...floating(26, 129, 22, 8),
    ...floating(96, 131, 20, 7),
    ...floating(62, 141, 18, 5),
    path('sn', 'M60 136V104'),
    path(
      'p1',
      'M60 104C30 106 16 92 12 76C30 74 48 84 60 104ZM60 104C90 106 104 92 108 76C90 74 72 84 60 104Z',
    ),
    path('p2', 'M60 106C38 98 28 78 30 56C46 62 58 82 60 106ZM60 106C82 98 92 78 90 56C74 62 62 82 60 106Z'),
    path('p1', 'M60 108C44 94 42 66 60 40C78 66 76 94 60 108Z'),
    path('pv', 'M60 100V62M44 92C40 84 38 76 38 70M76 92C80 84 82 76 82 70'),
    path('g1', 'M44 106q16 8 32 0l-6 7H50Z'),
  ],
];
