import type { Expression, Person } from '@michi/games/monogatari/story';
import { area, line, oval, type PathShape } from './shapes.ts';

/** A figure is drawn in 120 × 132, down to the chest; its feet are where the drawing ends. */
export const figureWidth = 120;
export const figureHeight = 132;
/** Where a bubble's tail points to. */
export const mouth = { x: 60, y: 80 } as const;

const outline = 2.25;
const thin = 1.5;
const middling = 2;
const thick = 3;

/** What a face shows, for people; cats and kappas have a mouth of their own. */
interface Face {
  readonly eyes: readonly PathShape[];
  readonly mouth: readonly PathShape[];
  readonly catMouth: readonly PathShape[];
  readonly beakLine: PathShape;
  readonly marks: readonly PathShape[];
}

const faces: Readonly<Record<Expression, Face>> = {
  joy: {
    eyes: [line('M41 49q6-5 12-2M67 47q6-3 12 2', outline), line('M42 63q6-7 12 0M66 63q6-7 12 0', 2.6)],
    mouth: [
      area('M50 76q10 3 20 0q-2 11-10 11t-10-11Z', 'ink', thin),
      area('M54 83.5q6-4 12 0q-2 3.5-6 3.5t-6-3.5Z', 'paper'),
    ],
    catMouth: [
      area('M48 76q6 6 12 0q6 6 12 0q-2 14-12 14t-12-14Z', 'ink', thin),
      area('M54 86q6-4 12 0q-2 3-6 3t-6-3Z', 'paper'),
    ],
    beakLine: line('M48 79Q60 88 72 79', thick),
    marks: [line('M36 72l4-3M40 74l4-3M76 71l4 3M80 69l4 3', 1.8)],
  },
  anger: {
    eyes: [
      line('M41 49l13 6M79 49l-13 6', thick),
      area('M43 60h11q0 6-5.5 6t-5.5-6ZM66 60h11q0 6-5.5 6t-5.5-6Z', 'ink'),
      area(`${oval(50, 62, 1.1)}${oval(69, 62, 1.1)}`, 'paper'),
    ],
    mouth: [line('M52 84q8-7 16 0', thick)],
    catMouth: [
      line('M50 86q10-10 20 0', outline),
      area('M53 84.5l2 4 2.5-5.2ZM67 84.5l-2 4-2.5-5.2Z', 'paper', thin),
    ],
    beakLine: line('M48 85Q60 75 72 85', thick),
    marks: [line('M99 17q6 4 4 11M109 12q-6 7 2 11M116 27q-7-3-12 3', 2.5)],
  },
  sorrow: {
    eyes: [
      line('M42 53q5-5 12-4M66 49q7-1 12 4', outline),
      line('M43 61q6 4 11 0M66 61q5 4 11 0', 2.6),
      line('M45 66v4M74 66v4', outline),
    ],
    mouth: [line('M54 84q6-5 12 0', outline)],
    catMouth: [line('M50 84q5-5 10-1q5-4 10 1', outline)],
    beakLine: line('M50 85Q60 78 70 85', thick),
    marks: [area('M78 68q5 7 0 10q-5-3 0-10Z', 'paper', thin)],
  },
  calm: {
    eyes: [
      line('M42 51q6-3 12-1M66 50q6-2 12 1', outline),
      area(`${oval(48, 62, 3.1, 4.4)}${oval(72, 62, 3.1, 4.4)}`, 'ink'),
      area(`${oval(49.2, 60.2, 1.1)}${oval(73.2, 60.2, 1.1)}`, 'paper'),
    ],
    mouth: [line('M53 80q7 4 14 0', outline)],
    catMouth: [line('M50 77q5 6 10 0q5 6 10 0', outline)],
    beakLine: line('M48 80h24', thick),
    marks: [],
  },
};

/** A figure without its face: what lies behind the face, and what lies over it. */
interface Body {
  readonly behind: readonly PathShape[];
  readonly before: readonly PathShape[];
  /** What is said with. */
  readonly says: 'mouth' | 'catMouth' | 'beakLine';
}

const chin = 'M35 54C35 30 85 30 85 54C86 78 75 96 60 96C45 96 34 78 35 54Z';
const chest = 'M8 132C10 110 34 104 50 101q10 12 20 0C86 104 110 110 112 132Z';
const neck = [
  area('M50 88h20v16q-10 9-20 0Z', 'paper', middling),
  area('M51 96q9 6 18-1l1 8q-10 9-20 0Z', 'light'),
];
const head = [
  area(`${oval(35, 62, 6)}${oval(85, 62, 6)}`, 'paper', middling),
  line('M33 60q3 1 3 4M87 60q-3 1-3 4', thin),
  area(chin, 'paper', outline),
  line('M60 66q3 4 0 6', thin),
];

const haruka: Body = {
  says: 'mouth',
  behind: [
    area('M90 40C116 34 116 70 106 92C104 78 96 64 84 60Z', 'ink', thin),
    area('M28 60C24 22 96 22 92 60l-4 16H32Z', 'ink', thin),
    line('M98 48q8 10 6 28', 1.6, 'paper'),
    ...neck,
    area(chest, 'paper', middling),
    area('M34 106l26 26 26-26 12 4-14 22H36L22 110Z', 'dark', middling),
    area('M52 122l8 6 8-6 4 10H48Z', 'ink'),
    line('M30 110l24 22M90 110L66 132', thin),
    ...head,
  ],
  before: [
    area(
      'M34 60C32 36 44 28 62 28S88 38 86 60C83 54 80 48 79 43C68 46 60 43 55 38C53 46 44 51 39 52Z',
      'ink',
      thin,
    ),
    line('M48 34q12-5 25-1M52 37q8-3 14-2', 1.5, 'paper'),
    area('M84 34l14 2-6 8Z', 'dark', middling),
  ],
};

const ken: Body = {
  says: 'mouth',
  behind: [
    area('M31 62C29 34 91 34 89 62l-3 10H34Z', 'ink'),
    ...neck,
    area(chest, 'ink', middling),
    area('M46 100l14 10 14-10 2 12-16 6-16-6Z', 'ink'),
    line('M47 103q13 14 26 0', thick, 'paper'),
    line('M60 113V132', 1.2, 'paper'),
    area(`${oval(64, 119, 2.2)}${oval(64, 128, 2.2)}`, 'paper'),
    line('M30 116q-4 6-4 16M90 116q4 6 4 16', 1.3, 'paper'),
    ...head,
  ],
  before: [
    area(
      'M33 58L28 44 34 40 30 28 42 30 46 18 56 25 66 14 72 25 84 20 83 32 93 36 87 46 87 58C84 54 82 50 80 46L72 50 66 42 58 51 50 43 42 52 38 49Z',
      'ink',
      thin,
    ),
    line('M46 30l6 5M60 25l4 7M74 31l-2 6', 1.6, 'paper'),
  ],
};

const ume: Body = {
  says: 'mouth',
  behind: [
    area(oval(60, 22, 14), 'paper', middling),
    area('M30 60C28 28 92 28 90 60l-3 12H33Z', 'paper', middling),
    line('M46 18q14 8 28 0M50 27q10 5 20 0', thin),
    line('M42 12L80 28', thick),
    area(oval(41, 11.5, 3.2), 'dark', thin),
    ...neck,
    area(chest, 'middle', middling),
    area('M46 102l14 18 14-18 7 3-21 27h-2L39 105Z', 'paper', 1.75),
    line('M40 104l22 28M80 104L60 130', thin),
    ...head,
  ],
  before: [
    area('M34 58C33 38 46 31 60 31S87 38 86 58C84 48 78 41 60 40S36 48 34 58Z', 'paper', middling),
    line('M48 35q12-5 24 0M42 42q4-4 8-5M78 42q-4-4-8-5', thin),
    line('M40 69q3 4 7 4M73 73q4 0 7-4M47 77q-2 4 0 8M73 77q2 4 0 8M52 43q8-3 16 0', thin),
  ],
};

const tama: Body = {
  says: 'catMouth',
  behind: [
    area('M92 126C106 124 110 112 104 104C116 108 116 130 96 132Z', 'ink', thin),
    area('M26 132C24 112 40 98 60 98s36 14 34 34Z', 'paper', outline),
    line('M36 112q6 4 6 12M84 112q-6 4-6 12', thin),
    line('M54 126v6M66 126v6', thin),
    line('M36 101q24 12 48 0', 4),
    area(oval(60, 110, 5), 'paper', thin),
    line('M56 109.5h8M60 111v4', 1.2),
    area(
      'M24 66C22 50 26 30 28 16C36 20 44 28 48 33Q60 30 72 33C76 28 84 20 92 16C94 30 98 50 96 66C94 86 78 98 60 98S26 86 24 66Z',
      'paper',
      outline,
    ),
    area('M31 24l10 11-9 8ZM89 24L79 35l9 8Z', 'light'),
    area('M72 33C76 28 84 20 92 16C94 30 97 44 96 60C84 60 74 50 72 33Z', 'ink'),
    area('M36 48C32 42 28 46 26 54q2 8 8 6Z', 'dark', middling),
  ],
  before: [
    area('M60 73l-4-4h8Z', 'ink', thin),
    line('M12 70l18 2M13 82l17-3M108 70l-18 2M107 82l-17-3', thin),
  ],
};

const kawataro: Body = {
  says: 'beakLine',
  behind: [
    area('M24 58L16 74 27 70 24 86 36 78H84L96 86 93 70 104 74 96 58C98 40 22 40 24 58Z', 'ink'),
    area('M50 88h20v20H50Z', 'paper', middling),
    area('M16 132C18 112 36 104 60 104s42 8 44 28Z', 'dark', outline),
    area('M30 132q4-16 14-20h32q10 4 14 20Z', 'paper', middling),
    line('M44 132v-8q16-8 32 0v8M44 122l-8-6M76 122l8-6', thin),
    area('M33 56C33 34 87 34 87 56C88 80 76 96 60 96S32 80 33 56Z', 'paper', outline),
    area('M44 76Q60 66 76 76Q74 92 60 93T44 76Z', 'light', outline),
  ],
  before: [
    area('M32 54L26 42 36 46 38 34 47 42 54 32H66L73 42 82 34 84 46 94 42 88 54C80 44 40 44 32 54Z', 'ink'),
    area(oval(60, 36, 23, 8), 'paper', outline),
    area(oval(60, 36, 15, 4.5), 'light', thin),
    line('M52 35q4-2 8 0t8 0', 1.3),
  ],
};

const bodies: Readonly<Record<Person, Body>> = { haruka, ken, ume, tama, kawataro };

/** Paper around a figure, which sets it off from what is behind it. */
const halo = 7;

/** Somebody with an expression, from the back to the front, in 120 × 132. */
export function figureShapes(who: Person, expression: Expression): PathShape[] {
  const { behind, before, says } = bodies[who];
  const { eyes, marks, ...face } = faces[expression];
  const parts = [...behind, ...eyes, ...[face[says]].flat(), ...before, ...marks];
  const silhouette = [...behind, ...before].filter(({ fill }) => fill !== null);
  return [line(silhouette.map(({ d }) => d).join(''), halo, 'paper'), ...parts];
}
