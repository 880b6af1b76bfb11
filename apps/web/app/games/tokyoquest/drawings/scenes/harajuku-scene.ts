import { board, circle, crowd, group, path, rect, sign, type TokyoShape, windows } from '../shapes.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const tree = (x: number, y: number, size: number): TokyoShape =>
  group(
    [
      path('M-4 0C-3-30-10-50-26-72L-20-76C-10-62-4-54 0-46 4-58 12-68 22-80L28-76C14-56 5-36 6 0Z', 'trunk'),
      group(
        [
          path(
            'M-46-74C-60-100-40-124-20-122-12-146 26-146 32-122 56-122 62-92 46-76 34-62 20-70 12-66-4-58-30-58-46-74Z',
            'leaf-dark',
          ),
          path(
            'M-34-94C-36-110-20-116-10-110-4-126 18-124 20-110 10-104-2-104-8-96-16-98-26-98-34-94Z',
            'leaf-light',
          ),
        ],
        'sway',
      ),
    ],
    undefined,
    `translate(${x} ${y}) scale(${size})`,
  );

const letters: readonly (readonly [string, number, number, string, string])[] = [
  ['原', 150, 108, 'botan', 'on-botan'],
  ['宿', 183, 97, 'paper', 'on-slip'],
  ['竹', 217, 97, 'yamabuki', 'on-yamabuki'],
  ['下', 250, 108, 'paper', 'on-slip'],
];

const awning = (x: number) =>
  path(
    numbers(5)
      .map((index) => rect(x + index * 20, 138, 10, 15))
      .join(''),
    'paper',
  );

/** The lane under two zelkova trees, its name in bright circles over the entrance. */
export const scene: readonly TokyoShape[] = [
  path(rect(0, 0, 400, 260), 'sky'),
  group([path('M-20 110C120 96 260 124 420 104V220H-20Z', 'glow')], 'drift'),
  path(circle(96, 74, 19), 'sun'),
  path('M128 190V112h24V96h26v94ZM226 190V104h22V88h30v102Z', 'far'),
  path('M0 216V74h58v20h42v122ZM400 216V58h-60v30h-44v128Z', 'mid'),
  ...windows([8, 84], [3, 2], [10, 11, 6, 10], [1, 5]),
  ...windows([350, 70], [3, 3], [10, 11, 6, 9], [0, 4]),
  path('M0 138h100v10l-6 7H0Z', 'hana'),
  awning(0),
  path('M300 138h100v17H306l-6-7Z', 'fuji'),
  awning(310),
  path(
    rect(8, 160, 36, 50) + rect(54, 160, 36, 50) + rect(310, 160, 36, 50) + rect(356, 160, 36, 50),
    'lamp',
  ),
  ...board(102, 100, 20, 58, '古着', 'slip', 14),
  ...board(276, 100, 20, 58, 'お茶', 'kaki', 14),
  path('M118 196V138C118 92 282 92 282 138V196h-10V140C272 106 128 106 128 140V196Z', 'near'),
  ...letters.map(([letter, x, y, c, on], index) =>
    group([path(circle(x, y, 15), c), sign(x, y + 7, 19, letter, on)], index % 2 ? 'bob late' : 'bob'),
  ),
  path('M0 216L120 192H280L400 216V260H0Z', 'road'),
  path('M150 194h100l50 66H100Z', 'slab'),
  path('M144 204h112M132 222h136M116 244h168', 'slab-lines'),
  tree(44, 244, 0.98),
  tree(356, 246, 1.02),
  ...crowd(
    [
      [176, 208, 0.4, 1],
      [220, 212, 0.44, 0],
      [194, 228, 0.56, 2],
      [246, 240, 0.66, 1],
      [140, 244, 0.7, 1],
    ],
    ['coat-b', 'coat-c', 'coat-d', 'coat-a', 'coat-b'],
  ),
];
export const viewBox = '0 0 400 260';
