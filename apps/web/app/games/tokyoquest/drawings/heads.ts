import type { PersonId } from '@michi/games/tokyoquest/places';
import { beaks, faces, type Mood, muzzles } from './moods.ts';
import { circle, ellipse, path, type TokyoShape } from './shapes.ts';

/** Who is drawn: what lies behind the face, the clothes, what lies over it. Face in the middle at 60/62. */
interface Head {
  readonly back: readonly TokyoShape[];
  readonly body: readonly TokyoShape[];
  readonly front: readonly TokyoShape[];
  readonly over?: readonly TokyoShape[];
}

const shoulders = path('M8 132C10 110 34 104 50 101q10 12 20 0C86 104 110 110 112 132Z', 'c');
const kimono = [
  shoulders,
  path('M46 102l14 18 14-18 7 3-21 27h-2L39 105Z', 'p'),
  path('M40 104l22 28M80 104L60 130', 'l f'),
];
const jacket = [
  path('M8 132C10 112 32 104 48 101l12 14 12-14C88 104 110 112 112 132Z', 'c'),
  path('M48 101l12 14 12-14 4 3-16 28-16-28Z', 'p'),
  path('M60 115V132', 'l f'),
];
const happi = [
  shoulders,
  path('M46 101l14 31 14-31 8 3-18 28h-8L38 104Z', 'k'),
  path('M50 101l10 22 10-22', 'l'),
];
const glasses = path('M39 57h17v11q-8 3-15-1ZM64 57h17v11q-8 3-15-1ZM56 60q4-2 8 0', 'g');
const wrinkles = path('M40 69q3 4 7 4M73 73q4 0 7-4M47 77q-2 4 0 8M73 77q2 4 0 8M52 43q8-3 16 0', 'l f');
const headband = [path('M31 44q29-9 58 0v8q-29-9-58 0Z', 'p o2'), path('M88 46l11-6-3 9 6 5-13-1Z', 'p o2')];

const bob = {
  back: [path('M26 60C22 20 98 20 94 60C96 82 92 96 86 100H34C28 96 24 82 26 60Z', 'k')],
  front: [
    path('M34 58C34 36 44 30 60 30S86 36 86 58C80 54 76 46 75 42C70 50 52 54 40 50C38 53 36 56 34 58Z', 'k'),
  ],
};
const spikes = {
  back: [path('M31 62C29 34 91 34 89 62l-3 10H34Z', 'k')],
  front: [
    path(
      'M33 58L28 44 34 40 30 28 42 30 46 18 56 25 66 14 72 25 84 20 83 32 93 36 87 46 87 58C84 54 82 50 80 46L72 50 66 42 58 51 50 43 42 52 38 49Z',
      'k',
    ),
  ],
};
const greyCap = [path('M34 58C33 38 46 31 60 31S87 38 86 58C84 48 76 40 60 39S36 48 34 58Z', 'k3')];
const greyBack = path('M30 58C28 28 92 28 90 58l-3 14H33Z', 'k3');

const heads: Readonly<Record<Exclude<PersonId, 'tama' | 'kawa'>, Head>> = {
  aoi: {
    back: bob.back,
    body: jacket,
    front: [
      ...bob.front,
      path('M30 62V50C30 18 90 18 90 50V62', 'l2'),
      path('M24 56q0-4 4-4h4v20h-4q-4 0-4-4ZM96 56q0-4-4-4h-4v20h4q4 0 4-4Z', 'c'),
    ],
  },
  mori: {
    back: [path('M32 56C30 38 90 38 88 56l-2 12H34Z', 'k2')],
    body: [
      shoulders,
      path('M50 101l10 12 10-12 6 2-12 22h-8L44 103Z', 'p'),
      path('M57 112h6l3 20H54Z', 'k'),
      path('M14 122l14-7M106 122l-14-7', 'y'),
    ],
    front: [
      path('M30 44C30 18 90 18 90 44L87 49H33Z', 'c'),
      path('M31 43h58v8H31Z', 'k'),
      path(circle(60, 37, 5), 'y2'),
      path('M28 52q32-9 64 0q-4 6-32 5t-32-5Z', 'k'),
    ],
    over: [glasses],
  },
  fumi: {
    back: [
      path(circle(60, 20, 15), 'k3'),
      greyBack,
      path('M40 22L84 12', 'st'),
      path(circle(85, 12, 4), 'y2'),
    ],
    body: kimono,
    front: [...greyCap, path('M46 36q14-6 28 0', 'l f')],
    over: [
      path('M42 71q3 3 7 2M71 73q4 1 7-2', 'l f'),
      path('M39 57h17v11H39ZM64 57h17v11H64ZM56 61h8', 'g'),
    ],
  },
  sato: {
    back: [greyBack],
    body: happi,
    front: [...greyCap, ...headband, path('M42 27h16v8H42ZM64 27h16v8H64ZM58 31h6', 'g')],
    over: [wrinkles, path('M50 73q10-5 20 0', 'l f')],
  },
  ren: { back: spikes.back, body: happi, front: [...spikes.front, ...headband] },
  ume: {
    back: [path(circle(60, 22, 14), 'k3'), greyBack, path('M46 18q14 8 28 0', 'l f')],
    body: kimono,
    front: [
      path('M34 58C33 38 46 31 60 31S87 38 86 58C84 48 78 41 60 40S36 48 34 58Z', 'k3'),
      path('M48 35q12-5 24 0', 'l f'),
    ],
    over: [wrinkles],
  },
  denda: {
    back: [path('M31 60C29 40 36 34 40 46L80 46C84 34 91 40 89 60l-3 10H34Z', 'k2')],
    body: [shoulders, path('M44 102l-2 30h36l-2-30-6 0v12H50v-12Z', 'p'), path('M50 122h20', 'l f')],
    front: [path('M52 31q8-4 16 0M54 35q6-2 12 0', 'l f')],
    over: [glasses, path('M46 75q14-6 28 0q-3 5-14 2-11 3-14-2Z', 'k2')],
  },
  rin: {
    back: bob.back,
    body: [
      path('M8 132C10 112 34 100 46 98q14 16 28 0C86 100 110 112 112 132Z', 'c'),
      path('M46 98q14 20 28 0M52 112v14M68 112v14', 'l'),
    ],
    front: bob.front,
    over: [path('M37 56h19v13H37ZM64 56h19v13H64ZM56 61h8', 'g')],
  },
  ken: {
    back: spikes.back,
    body: [shoulders, path('M42 104v28h36v-28l-8-2v10H50v-10Z', 'p'), path('M42 120h36', 'l f')],
    front: spikes.front,
  },
  haruka: {
    back: [
      path('M90 40C116 34 116 70 106 92C104 78 96 64 84 60Z', 'k'),
      path('M28 60C24 22 96 22 92 60l-4 16H32Z', 'k'),
    ],
    body: [
      path('M8 132C10 110 34 104 50 101q10 12 20 0C86 104 110 110 112 132Z', 'p'),
      path('M46 102l14 18 14-18 7 3-21 27h-2L39 105Z', 'c'),
      path('M40 104l22 28M80 104L60 130', 'l f'),
    ],
    front: [
      path(
        'M34 60C32 36 44 28 62 28S88 38 86 60C83 54 80 48 79 43C68 46 60 43 55 38C53 46 44 51 39 52Z',
        'k',
      ),
      path('M84 34l14 2-6 8Z', 'c'),
    ],
  },
  mei: {
    back: [
      path(circle(32, 26, 13) + circle(88, 26, 13), 'k'),
      path('M27 60C24 22 96 22 93 60l-4 22H31Z', 'k'),
    ],
    body: kimono,
    front: [...bob.front, path('M22 34l8 4 2-9ZM98 34l-8 4-2-9Z', 'c')],
  },
  goro: {
    back: [path('M32 56C30 38 90 38 88 56l-2 12H34Z', 'k2')],
    body: jacket,
    front: [
      path('M29 48C29 16 91 16 91 48q-31-9-62 0Z', 'c'),
      path('M28 46q32-10 64 0v7q-32-10-64 0Z', 'k'),
      path(circle(60, 17, 6), 'c'),
    ],
    over: [
      path('M36 70C38 84 44 74 60 74S82 84 84 70C86 92 74 102 60 102S34 92 36 70Z', 'k3'),
      path('M53 83q7 4 14 0', 'l'),
    ],
  },
  hana: {
    back: [path('M28 60C24 24 96 24 92 60l-4 18H32Z', 'k')],
    body: kimono,
    front: [
      path('M34 58C36 46 42 44 60 44S84 46 86 58C80 52 70 50 60 50S40 52 34 58Z', 'k'),
      path('M29 50C28 18 92 18 91 50Q60 34 29 50Z', 'c'),
      path('M46 28l3 3M60 24l3 3M74 28l3 3', 'y'),
    ],
  },
};

const skin = [path('M50 88h20v16q-10 9-20 0Z', 's'), path('M51 96q9 6 18-1l1 8q-10 9-20 0Z', 'h')];
const face = [
  path(circle(35, 62, 6) + circle(85, 62, 6), 's'),
  path('M33 60q3 1 3 4M87 60q-3 1-3 4', 'l f'),
  path('M35 54C35 30 85 30 85 54C86 78 75 96 60 96C45 96 34 78 35 54Z', 's o2'),
  path('M60 66q3 4 0 6', 'l f'),
];

const cat = {
  under: [
    path('M26 132C24 112 40 98 60 98s36 14 34 34Z', 's o2'),
    path('M36 112q6 4 6 12M84 112q-6 4-6 12', 'l f'),
    path('M36 101q24 12 48 0', 'rib'),
    path(circle(60, 109, 5), 'y2'),
    path(
      'M24 66C22 50 26 30 28 16C36 20 44 28 48 33Q60 30 72 33C76 28 84 20 92 16C94 30 98 50 96 66C94 86 78 98 60 98S26 86 24 66Z',
      's o2',
    ),
    path('M31 24l10 11-9 8ZM89 24L79 35l9 8Z', 'h'),
    path('M72 33C76 28 84 20 92 16C94 30 97 44 96 60C84 60 74 50 72 33Z', 'k'),
    path('M36 48C32 42 28 46 26 54q2 8 8 6Z', 'c'),
  ],
  over: [path('M60 73l-4-4h8Z', 'i'), path('M12 70l18 2M13 82l17-3M108 70l-18 2M107 82l-17-3', 'l f')],
};

const kappa = {
  under: [
    path('M24 58L16 74 27 70 24 86 36 78H84L96 86 93 70 104 74 96 58C98 40 22 40 24 58Z', 'k'),
    path('M16 132C18 112 36 104 60 104s42 8 44 28Z', 'c o2'),
    path('M30 132q4-16 14-20M90 132q-4-16-14-20M44 132v-8q16-8 32 0v8', 'l f'),
    path('M33 56C33 34 87 34 87 56C88 80 76 96 60 96S32 80 33 56Z', 's o2'),
  ],
  beak: path('M44 76Q60 66 76 76Q74 92 60 93T44 76Z', 'y3 o2'),
  over: [
    path('M32 54L26 42 36 46 38 34 47 42 54 32H66L73 42 82 34 84 46 94 42 88 54C80 44 40 44 32 54Z', 'k'),
    path(ellipse(60, 36, 23, 8), 'p o2'),
    path(ellipse(60, 36, 15, 4.5), 'dw'),
  ],
};

/** The head of a person in a mood, 120 wide and 132 high. */
export function head(who: PersonId, mood: Mood): readonly TokyoShape[] {
  const { eyes, mouth, mark } = faces[mood];
  if (who === 'tama') return [...cat.under, ...eyes, muzzles[mood], ...mark, ...cat.over];
  if (who === 'kawa') return [...kappa.under, ...eyes, kappa.beak, beaks[mood], ...mark, ...kappa.over];
  const { back, body, front, over = [] } = heads[who];
  // a beard hides the mouth and brings its own
  const shown = who === 'goro' ? [...eyes, ...mark] : [...eyes, ...mouth, ...mark];
  return [...back, ...skin, ...body, ...face, ...shown, ...front, ...over];
}
