import type { Season } from '@michi/games/kotodama/words';

/** The poem card is 600 × 750: sky, sun or moon, ground, mist, and what falls in each season. */
export const poemCardWidth = 600;
export const poemCardHeight = 750;

/** A path of the drawing: filled, or drawn as a line with round ends. */
export interface PoemCardPath {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
}
export const poemCardLineWidth = 4;

const sky = 'M0 96C120 76 240 112 360 92S540 76 600 90V0H0Z';
const ground = 'M0 640C120 612 220 660 340 636S520 610 600 634V750H0Z';
const near = 'M0 690C140 668 260 706 380 686S540 672 600 686V750H0Z';
const light = 'M96 150a54 54 0 1 0 108 0a54 54 0 1 0-108 0';
const mist = 'M36 190h112a9 9 0 0 1 0 18H74M52 226h64M330 566h170a10 10 0 0 1 0 20H420M300 606h110';

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

export const poemCardPaper = '#fdfaf1';
export const poemCardInk = '#221f1a';

/** Colours of the poem card by day: it stays paper at night. */
const colours: Readonly<
  Record<Season, Readonly<Record<'sky' | 'ground' | 'near' | 'light' | 'mist' | 'falling', string>>>
> = {
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

/** The landscape of a season, from the back to the front. */
export function poemCardPaths(season: Season): readonly PoemCardPath[] {
  const colour = colours[season];
  return [
    { d: sky, fill: colour.sky },
    { d: ground, fill: colour.ground },
    { d: near, fill: colour.near },
    { d: light, fill: colour.light },
    { d: mist, line: colour.mist },
    { d: places.map(([x, y]) => `M${x} ${y}${falling[season]}`).join(''), fill: colour.falling },
  ];
}
