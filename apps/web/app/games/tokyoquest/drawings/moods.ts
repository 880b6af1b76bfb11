import { circle, ellipse, path, type TokyoShape } from './shapes.ts';

/** 喜 glad, 怒 angry, 哀 sad, 楽 calm, 驚 surprised. A mood knows no person: any head takes any mood. */
export type Mood = 'ki' | 'do' | 'ai' | 'raku' | 'kyo';

interface Face {
  readonly eyes: readonly TokyoShape[];
  readonly mouth: readonly TokyoShape[];
  /** Cheeks, a tear, lines of anger or shock. */
  readonly mark: readonly TokyoShape[];
}

export const faces: Readonly<Record<Mood, Face>> = {
  raku: {
    eyes: [
      path('M42 51q6-3 12-1M66 50q6-2 12 1', 'l'),
      path(ellipse(48, 62, 2.7, 3.8) + ellipse(72, 62, 2.7, 3.8), 'i'),
    ],
    mouth: [path('M53 80q7 4 14 0', 'l')],
    mark: [],
  },
  ki: {
    eyes: [path('M41 49q6-5 12-2M67 47q6-3 12 2', 'l'), path('M42 63q6-7 12 0M66 63q6-7 12 0', 'l')],
    mouth: [path('M50 76q10 3 20 0q-2 11-10 11t-10-11Z', 'i'), path('M54 83q6-4 12 0q-2 4-6 4t-6-4Z', 't')],
    mark: [path('M36 72l4-3M40 74l4-3M76 71l4 3M80 69l4 3', 'b')],
  },
  do: {
    eyes: [
      path('M41 49l13 6M79 49l-13 6', 'l w'),
      path('M43 60h11q0 6-5.5 6t-5.5-6ZM66 60h11q0 6-5.5 6t-5.5-6Z', 'i'),
    ],
    mouth: [path('M52 84q8-7 16 0', 'l w')],
    mark: [path('M99 17q6 4 4 11M109 12q-6 7 2 11M116 27q-7-3-12 3', 'a')],
  },
  ai: {
    eyes: [
      path('M42 53q5-5 12-4M66 49q7-1 12 4', 'l'),
      path('M43 61q6 4 11 0M66 61q5 4 11 0M45 66v4M74 66v4', 'l'),
    ],
    mouth: [path('M54 84q6-5 12 0', 'l')],
    mark: [path('M78 68q5 7 0 10q-5-3 0-10Z', 'd')],
  },
  kyo: {
    eyes: [
      path('M41 46q6-5 13-3M66 43q7-2 13 3', 'l'),
      path(circle(48, 62, 5.2) + circle(72, 62, 5.2), 'o'),
      path(circle(48, 62, 1.9) + circle(72, 62, 1.9), 'i'),
    ],
    mouth: [path(ellipse(60, 83, 4.2, 6), 'i')],
    mark: [path('M92 40l9-5M94 49h10M91 31l6-8', 'a')],
  },
};

/** The mouths of those who have a muzzle or a beak. */
export const muzzles: Readonly<Record<Mood, TokyoShape>> = {
  raku: path('M50 77q5 6 10 0q5 6 10 0', 'l'),
  ki: path('M48 76q6 6 12 0q6 6 12 0q-2 14-12 14t-12-14Z', 'i'),
  do: path('M50 86q10-10 20 0M54 84l2 4 2-5M66 84l-2 4-2-5', 'l'),
  ai: path('M50 84q5-5 10-1q5-4 10 1', 'l'),
  kyo: path(ellipse(60, 84, 4.5, 6), 'i'),
};
export const beaks: Readonly<Record<Mood, TokyoShape>> = {
  raku: path('M48 80h24', 'l w'),
  ki: path('M48 79Q60 88 72 79', 'l w'),
  do: path('M48 85Q60 75 72 85', 'l w'),
  ai: path('M50 85Q60 78 70 85', 'l w'),
  kyo: path(ellipse(60, 82, 6, 4.5), 'i'),
};
