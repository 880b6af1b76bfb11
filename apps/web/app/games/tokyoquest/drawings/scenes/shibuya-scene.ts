import {
  board,
  circle,
  crowd,
  group,
  onGround,
  path,
  rect,
  sign,
  type TokyoShape,
  windows,
} from '../shapes.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The crossing seen from above: two bands of stripes, those along the sides, and one across. */
function stripes(): string {
  const at = onGround(400, 236, 300, 1.9);
  const band = (from: number, count: number, near: number, far: number) =>
    numbers(count).map((index) => {
      const x = (from + index) * 0.56;
      return at([
        [x - 0.15, near],
        [x + 0.15, near],
        [x + 0.15, far],
        [x - 0.15, far],
      ]);
    });
  const sides = numbers(7).flatMap((index) => {
    const z = 4.05 + index * 0.58;
    return [-4.6, 3.3].map((x) =>
      at([
        [x, z],
        [x + 1.3, z],
        [x + 1.3, z + 0.29],
        [x, z + 0.29],
      ]),
    );
  });
  const across = numbers(10).map((index) => {
    const [x, z] = [-2.6 + (index / 9) * 5.2, 4.1 + (index / 9) * 3.6];
    return at([
      [x - 0.62, z + 0.42],
      [x - 0.34, z + 0.42],
      [x + 0.62, z - 0.42],
      [x + 0.34, z - 0.42],
    ]);
  });
  return [...band(-7, 15, 2.72, 3.65), ...band(-9, 19, 8.2, 9.8), ...sides, ...across].join('');
}

const train: TokyoShape[] = [
  path('M250 210h300v22H250Z', 'train'),
  path('M250 216h300v7H250Z', 'band'),
  path(
    numbers(11)
      .map((index) => rect(258 + index * 27, 213.5, 17, 9.5))
      .join(''),
    'lamp',
  ),
];

/** The great crossing at dusk. */
export const scene: readonly TokyoShape[] = [
  path(rect(0, 0, 800, 450), 'sky'),
  group([path('M-40 0H840V62C640 50 560 84 400 74S130 60-40 84Z', 'sky2')], 'drift'),
  path('M0 150C150 128 260 158 400 150S680 126 800 148V300H0Z', 'glow'),
  path(circle(404, 214, 47), 'sun'),
  path('M330 205h148v5H330ZM356 224h104v4H356Z', 'glow'),
  path(
    'M226 300V168h22v-16h30v26h26v-40h10v-20h4v20h12v62h20v24h20v76ZM574 300V160h-24v-12h-28v30h-22v-18h-18v30h-22v16h-26v94Z',
    'far',
  ),
  path('M0 300V120h60v24h70v-40h66v70h44v126ZM800 300V96h-72v44h-60v-30h-52v64h-34v126Z', 'mid'),
  ...windows([140, 116], [4, 6], [8, 10, 6, 10], [0, 2, 5, 9, 14, 19, 23]),
  ...windows([628, 122], [3, 6], [8, 10, 6, 10], [0, 2, 3, 10, 13]),
  group(train, 'train-way'),
  path('M196 232h412v16H196ZM232 248h16v36h-16ZM548 248h16v36h-16Z', 'near'),
  path('M0 330V52h96v40h52v66h34v172Z', 'near'),
  ...windows([10, 64], [5, 5], [10, 13, 7, 11], [4, 12, 13, 21]),
  ...windows([10, 190], [5, 2], [10, 13, 7, 11], [1, 2, 8]),
  ...board(104, 104, 34, 106, '本書店', 'slip', 25),
  ...board(154, 168, 22, 62, '夜道', 'kaki', 17),
  path(rect(8, 160, 84, 22), 'screen'),
  sign(50, 177, 15, '渋谷通り', 'on-screen'),
  path('M0 236h182v10l-6 8H0Z', 'ai'),
  path(
    numbers(8)
      .map((index) => rect(index * 24, 236, 12, 14))
      .join(''),
    'paper',
  ),
  path(rect(12, 258, 48, 62) + rect(70, 258, 60, 62) + rect(140, 258, 34, 62), 'lamp'),
  path('M36 258v62M100 258v62M157 258v62', 'bars'),
  path('M800 330V30h-60C690 30 664 44 664 70V330Z', 'near'),
  path('M676 84h112v84H676Z', 'screen'),
  group([path(circle(752, 110, 11), 'paper')], 'glimmer'),
  path('M676 140q28-22 56-6t56-8v42H676Z', 'botan'),
  sign(704, 124, 30, '夜', 'on-screen'),
  path('M664 70C664 44 690 30 740 30h60v10h-58C696 40 674 52 674 76Z', 'rim'),
  ...windows([676, 182], [6, 2], [11, 12, 8, 9], [3, 7, 11]),
  ...board(632, 130, 26, 96, '音楽堂', 'matcha', 19),
  path(rect(632, 226, 26, 104), 'near'),
  path('M632 240h168v9H640Z', 'kaki'),
  path(rect(674, 262, 40, 60) + rect(724, 262, 60, 60), 'lamp'),
  path('M694 262v60M754 262v60', 'bars'),
  path('M0 318L196 284H606L800 318V450H0Z', 'road'),
  path('M0 306l200-26v6L0 330ZM800 306L604 280v6l196 44Z', 'kerb'),
  path(stripes(), 'zebra'),
  path('M214 292V196q0-10 12-10h14M588 292V196q0-10-12-10h-14', 'wire'),
  group([path('M236 184h14v7h-14ZM550 184h14v7h-14Z', 'lamp')], 'glimmer'),
  path('M0 96C120 128 300 128 664 84M0 110C160 150 420 150 664 96', 'wire2'),
  ...crowd(
    [
      [300, 300, 0.3, 0],
      [322, 304, 0.32, 1],
      [352, 298, 0.28, 2],
      [442, 300, 0.3, 1],
      [470, 306, 0.33, 0],
      [502, 299, 0.29, 2],
      [380, 316, 0.42, 1],
      [424, 322, 0.45, 0],
      [526, 326, 0.46, 2],
      [262, 330, 0.5, 0],
      [344, 344, 0.6, 2],
      [478, 350, 0.64, 1],
      [576, 356, 0.68, 0],
      [218, 366, 0.74, 1],
      [404, 372, 0.8, 0],
    ],
    ['coat-a', 'coat-b', 'coat-a', 'coat-c', 'coat-d'],
  ),
];
export const viewBox = '0 0 800 450';
