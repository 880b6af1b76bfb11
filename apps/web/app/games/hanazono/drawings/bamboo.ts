import { type GardenShape, leaf, path, type Stages, soil } from './shapes.ts';

const short = (value: number) => Number(value.toFixed(1));

/** A stalk of so many joints, up to a height, leaning a little. */
function stalk(x: number, top: number, width: number, joints: number, leaning = 0): GardenShape[] {
  const step = (140 - top) / joints;
  const all = Array.from({ length: joints }, (_, joint) => ({
    left: x + (leaning * (joint + 0.5)) / joints - width / 2,
    top: 140 - (joint + 1) * step,
  }));
  const half = short(width / 2);
  return [
    path(
      'f1',
      all
        .map(
          ({ left, top }) =>
            `M${short(left)} ${short(top + 1.6)}q${half}-2.4 ${short(width)} 0v${short(step - 3.2)}q${-half} 2.4 ${short(-width)} 0Z`,
        )
        .join(''),
    ),
    path(
      'f2',
      all
        .map(({ left, top }) => {
          const thin = short(width * 0.18);
          return `M${short(left + width * 0.16)} ${short(top + 5)}h${thin}v${short(step - 10)}h${-thin}Z`;
        })
        .join(''),
    ),
  ];
}

/** Three leaves at a joint, to the right or to the left. */
function spray(x: number, y: number, side: 1 | -1, size = 1): string {
  const turn = (angle: number) => (side > 0 ? angle : Math.PI - angle);
  return (
    leaf(x, y, turn(0.35), 26 * size, 5 * size) +
    leaf(x, y, turn(-0.25), 23 * size, 4.5 * size) +
    leaf(x, y, turn(0.95), 19 * size, 4 * size)
  );
}

const youngShoot = [
  path('sh', 'M74 141C73 124 78 112 80 106C82 112 87 124 86 141Z'),
  path('shl', 'M75 132q5-7 11-2'),
];

export const stages: Stages = [
  [
    soil,
    path('sh', 'M48 141C46 120 54 104 60 98C66 104 74 120 72 141Z'),
    path('shl', 'M49 132q11-12 22-3M52 120q8-9 16-3M60 98v10'),
  ],
  [
    soil,
    path('sh', 'M50 141C49 110 56 84 60 74C64 84 71 110 70 141Z'),
    path('shl', 'M50 130q10-12 20-3M52 114q8-10 16-3M55 98q5-7 10-2'),
    path('g1', leaf(60, 78, -1.1, 18, 4) + leaf(60, 80, Math.PI + 1, 16, 4)),
  ],
  [soil, ...stalk(60, 66, 9, 3, 2), path('g1', spray(63, 92, 1, 0.8) + spray(60, 74, -1, 0.8))],
  [
    soil,
    ...stalk(54, 44, 9.5, 4, 2),
    ...youngShoot,
    path('g1', spray(58, 92, 1, 0.9) + spray(55, 68, -1, 0.9) + spray(58, 50, 1, 0.8)),
  ],
  [
    soil,
    ...stalk(46, 34, 9.5, 5, -2),
    ...stalk(70, 58, 9, 4, 3),
    path('g1', spray(45, 76, -1) + spray(74, 86, 1, 0.9) + spray(46, 46, 1, 0.9) + spray(72, 64, -1, 0.7)),
  ],
  [
    soil,
    ...stalk(38, 46, 9, 4, -2),
    ...stalk(60, 22, 10, 6),
    ...stalk(80, 52, 9, 4, 3),
    path(
      'g1',
      spray(37, 78, -1) +
        spray(62, 60, 1) +
        spray(84, 84, 1, 0.9) +
        spray(58, 36, -1, 0.95) +
        spray(61, 28, 1, 0.8),
    ),
  ],
  [
    soil,
    ...stalk(30, 52, 8.5, 4, -3),
    ...stalk(48, 24, 9.5, 6, -2),
    ...stalk(68, 12, 10, 7, 1),
    ...stalk(88, 44, 9, 5, 4),
    path(
      'g1',
      spray(28, 82, -1, 0.9) +
        spray(47, 62, -1) +
        spray(70, 76, 1) +
        spray(91, 78, 1) +
        spray(46, 34, -1, 0.95) +
        spray(70, 34, 1) +
        spray(66, 18, -1, 0.9) +
        spray(90, 52, 1, 0.9),
    ),
  ],
];
