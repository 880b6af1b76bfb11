import { circle, crowd, group, path, rect, sign, type TokyoShape } from '../shapes.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The stalls of one side, smaller towards the temple. */
const stalls = numbers(4).flatMap((index): TokyoShape[] => {
  const [x, w, y, bottom] = [52 + index * 29, 30 - index * 5, 126 + index * 7, 210 - index * 14];
  return [
    path(rect(x, y + 8, w, bottom - y - 8), 'near'),
    path(rect(x + 3, y + 16, w - 6, (bottom - y) * 0.4), 'lamp'),
    path(`M${x - 5} ${y + 9}l4-9h${w + 4}l5 9Z`, 'azuki'),
    group([path(circle(x + w - 3, y + 18, 3.2 - index * 0.4), 'kaki')], 'glimmer'),
  ];
});

const pagoda = numbers(5).flatMap((index): TokyoShape[] => {
  const [w, y] = [30 - index * 3.4, 128 - index * 21];
  return [
    path(rect(108 - w * 0.62, y, w * 1.24, 16), 'far'),
    path(
      `M${(104 - w).toFixed(1)} ${y + 2}q${(w / 2).toFixed(1)}-2 ${(w / 2).toFixed(1)}-8h${(w + 8).toFixed(1)}q0 6 ${(w / 2).toFixed(1)} 8Z`,
      'far2',
    ),
  ];
});

const lantern: TokyoShape[] = [
  path('M192 28h16v8h-16Z', 'near'),
  path('M158 40q42-14 84 0v7h-84ZM158 122q42 14 84 0v-7h-84Z', 'near'),
  path('M152 48q48-12 96 0c10 24 10 44 0 66q-48 12-96 0c-10-22-10-42 0-66Z', 'kaki'),
  path('M146 62q54-11 108 0M144 80q56-8 112 0M146 98q54 9 108 0', 'ribs'),
  path('M174 46h52v72h-52Z', 'near'),
  sign(200, 77, 29, '浅', 'on-near'),
  sign(200, 109, 29, '草', 'on-near'),
];

/** The gate with its great lantern, the lane of shops, the five-roofed tower. */
export const scene: readonly TokyoShape[] = [
  path(rect(0, 0, 400, 260), 'sky'),
  group([path('M-20 62C120 50 240 76 420 60V200H-20Z', 'glow')], 'drift'),
  path(circle(306, 92, 20), 'sun'),
  path('M108 20v18', 'wire'),
  ...pagoda,
  path('M0 214L156 158H244L400 214V260H0Z', 'road'),
  path('M178 158h44l64 102H114Z', 'slab'),
  path('M172 170h56M162 188h76M150 210h100M134 236h132M200 158v102', 'slab-lines'),
  ...stalls,
  group(stalls, undefined, 'matrix(-1 0 0 1 400 0)'),
  group([path('M66 118q-5-8 2-14t-1-14M96 124q5-7-1-13t1-12M334 118q5-8-2-14t1-14', 'steam')], 'rise'),
  path('M0 0H400V22H0Z', 'near'),
  path('M0 22H400v7H0Z', 'azuki'),
  path('M14 29h22v193H14ZM364 29h22v193h-22Z', 'azuki'),
  path('M8 218h34v10H8ZM358 218h34v10h-34Z', 'near'),
  group(lantern, 'sway'),
  ...crowd(
    [
      [186, 200, 0.38, 1],
      [216, 210, 0.46, 0],
      [158, 232, 0.6, 2],
      [250, 238, 0.62, 1],
    ],
    ['coat-b', 'coat-a', 'coat-c', 'coat-d'],
  ),
];
export const viewBox = '0 0 400 260';
