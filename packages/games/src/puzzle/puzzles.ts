import type { RadicalId } from './radicals.ts';

export type Difficulty = 'easy' | 'medium' | 'hard';

/** Where a part stands in the square of its kanji, in percent of the square. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Part {
  readonly radical: RadicalId;
  readonly box: Box;
}

export interface Puzzle {
  readonly id: string;
  readonly kanji: string;
  /** The reading to learn first, in kana and in romaji; kun readings are words of their own. */
  readonly kana: string;
  readonly romaji: string;
  readonly difficulty: Difficulty;
  readonly points: number;
  readonly parts: readonly Part[];
}

type Corners = readonly [x: number, y: number, w: number, h: number];

const part = (radical: RadicalId, [x, y, w, h]: Corners): Part => ({ radical, box: { x, y, w, h } });

const all = [
  {
    id: 'rest',
    kanji: '休',
    kana: 'やすむ',
    romaji: 'yasumu',
    difficulty: 'easy',
    points: 100,
    parts: [part('person', [4.5, 3.4, 32.2, 92.9]), part('tree', [27.9, 5.2, 68, 90.9])],
  },
  {
    id: 'bright',
    kanji: '明',
    kana: 'あかるい',
    romaji: 'akarui',
    difficulty: 'easy',
    points: 100,
    parts: [part('sun', [8.2, 7.4, 36.4, 71.7]), part('moon', [30.7, 6.2, 62.4, 90.4])],
  },
  {
    id: 'like',
    kanji: '好',
    kana: 'すき',
    romaji: 'suki',
    difficulty: 'easy',
    points: 120,
    parts: [part('woman', [4.5, 3.9, 40.6, 91.4]), part('child', [40.5, 7.8, 55.1, 88.6])],
  },
  {
    id: 'man',
    kanji: '男',
    kana: 'おとこ',
    romaji: 'otoko',
    difficulty: 'easy',
    points: 120,
    parts: [part('field', [16.8, 5.9, 65.6, 44.5]), part('strength', [5.9, 45, 83.9, 51.5])],
  },
  {
    id: 'woods',
    kanji: '森',
    kana: 'もり',
    romaji: 'mori',
    difficulty: 'medium',
    points: 150,
    parts: [
      part('tree', [8.3, 3.8, 84.1, 44.5]),
      part('tree', [4.8, 43.2, 45.4, 53.2]),
      part('tree', [48.5, 43.2, 47.1, 53.2]),
    ],
  },
  {
    id: 'flower',
    kanji: '花',
    kana: 'はな',
    romaji: 'hana',
    difficulty: 'medium',
    points: 180,
    parts: [
      part('grass', [5.1, 3.8, 89, 25.8]),
      part('person', [5, 29.1, 35, 67.2]),
      part('spoon', [50.4, 30.1, 44.4, 64]),
    ],
  },
  {
    id: 'language',
    kanji: '語',
    kana: 'ゴ',
    romaji: 'go',
    difficulty: 'medium',
    points: 200,
    parts: [
      part('speech', [4.6, 5.5, 38.5, 90.9]),
      part('five', [39.9, 5.6, 55.7, 48.4]),
      part('mouth', [46.5, 57.4, 44.7, 38.9]),
    ],
  },
  {
    id: 'thought',
    kanji: '想',
    kana: 'ソウ',
    romaji: 'sō',
    difficulty: 'hard',
    points: 240,
    parts: [
      part('tree', [4.9, 3.4, 44.3, 59.6]),
      part('eye', [50, 5.4, 41.9, 57]),
      part('heart', [6.2, 62.4, 87.2, 31.8]),
    ],
  },
  {
    id: 'work',
    kanji: '働',
    kana: 'はたらく',
    romaji: 'hataraku',
    difficulty: 'hard',
    points: 270,
    parts: [
      part('person', [4.5, 3.6, 25.5, 92.8]),
      part('heavy', [24.2, 6.7, 42.7, 85.6]),
      part('strength', [52.3, 5.4, 42.6, 90.7]),
    ],
  },
  {
    id: 'fall',
    kanji: '落',
    kana: 'おちる',
    romaji: 'ochiru',
    difficulty: 'hard',
    points: 300,
    parts: [
      part('grass', [5.1, 3.6, 89.4, 21]),
      part('water', [5.4, 26.4, 32.1, 70]),
      part('foot', [33, 20.4, 62.6, 45]),
      part('mouth', [43, 66.4, 37, 30]),
    ],
  },
] as const satisfies readonly Puzzle[];

export type PuzzleId = (typeof all)[number]['id'];

/** The puzzles, from the easiest to the hardest. */
export const puzzles: readonly (Puzzle & { readonly id: PuzzleId })[] = all;
