import type { Season } from '@michi/games/kotodama/words';

/** The card is 600 × 750: sky, sun or moon, ground, mist, and what falls in each season. */
export const cardWidth = 600;
export const cardHeight = 750;

/** A path of the drawing, and by which colour it is filled or drawn. */
export interface CardPath {
  readonly colour: 'sky' | 'ground' | 'near' | 'light' | 'mist' | 'falling';
  readonly d: string;
}

const common: readonly CardPath[] = [
  { colour: 'sky', d: 'M0 96C120 76 240 112 360 92S540 76 600 90V0H0Z' },
  { colour: 'ground', d: 'M0 640C120 612 220 660 340 636S520 610 600 634V750H0Z' },
  { colour: 'near', d: 'M0 690C140 668 260 706 380 686S540 672 600 686V750H0Z' },
  { colour: 'light', d: 'M96 150a54 54 0 1 0 108 0a54 54 0 1 0-108 0' },
  {
    colour: 'mist',
    d: 'M36 190h112a9 9 0 0 1 0 18H74M52 226h64M330 566h170a10 10 0 0 1 0 20H420M300 606h110',
  },
];

/** Where something falls, beside the poem: its left end and its height. */
const places = [
  [58, 290],
  [430, 440],
  [76, 420],
  [118, 520],
  [520, 500],
  [230, 600],
] as const;

/** Petals, dew, leaves, flakes: about 20 wide. */
const falling: Readonly<Record<Season, string>> = {
  spring: 'q10-10 20-2-8 12-20 2Z',
  summer: 'a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z',
  autumn: 'l7-8 3 6 9-3-3 8 6 5-9 1-4 7-3-8-9-2Z',
  winter: 'm5 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z',
};

export const cardPaths = (season: Season): readonly CardPath[] => [
  ...common,
  { colour: 'falling', d: places.map(([x, y]) => `M${x} ${y}${falling[season]}`).join('') },
];

/** Colours of the card by day: it stays paper at night. */
export const cardColours: Readonly<Record<Season, Readonly<Record<CardPath['colour'], string>>>> = {
  spring: {
    sky: '#f6dcda',
    ground: '#d5dccd',
    near: '#b1c6af',
    light: '#f5d9a8',
    mist: '#9db7a1',
    falling: '#dd8ea4',
  },
  summer: {
    sky: '#cfe4e4',
    ground: '#cfe0cf',
    near: '#a4c7aa',
    light: '#f7e3a1',
    mist: '#8fb9b6',
    falling: '#6fa8b5',
  },
  autumn: {
    sky: '#f3d9c0',
    ground: '#e3d3b6',
    near: '#cdb48d',
    light: '#f0c48a',
    mist: '#c2a17c',
    falling: '#c4623a',
  },
  winter: {
    sky: '#d3d9e6',
    ground: '#e6e9ee',
    near: '#cbd3de',
    light: '#f3f0e2',
    mist: '#a9b5c8',
    falling: '#93a4bd',
  },
};
export const cardPaper = '#fdfaf1';
export const cardInk = '#221f1a';
export const sealRed = '#c63a1e';
