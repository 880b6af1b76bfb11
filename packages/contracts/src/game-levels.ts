import { gamesWithLevels } from '@michi/games/catalogue';
import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { levelId, meaningNote } from './fields.ts';

/** A kanji of a level, in the language of the request. */
export const levelKanji = z.object({
  id: z.string(),
  kanji: z.string(),
  meaning: z.string(),
  note: meaningNote,
  /** The reading to learn first: Hepburn and kana. */
  romaji: z.string(),
  hiragana: z.string(),
  /** The commonest on reading in katakana, null where there is none. */
  on: z.nullable(z.string()),
});
export type LevelKanji = z.infer<typeof levelKanji>;

/** A number that a level may leave out, or have as null. */
const orElse = (fallback: number) =>
  z.pipe(
    z.pipe(
      z.nullish(z.int()),
      z.transform((given: number | null | undefined) => given ?? fallback),
    ),
    z.int(),
  );

const levelFields = z.object({
  id: levelId,
  name: z.string(),
  description: z.string(),
  difficulty: z.int(),
  grid_rows: z.int(),
  grid_cols: z.int(),
  target_count: z.int(),
  kanji_count: z.int(),
  /** Seconds, or null for no limit. */
  time_limit: z.nullable(z.int()),
  /** Total score from which the level is open; 0 means always. */
  unlock_score: orElse(0),
  points_per_match: orElse(10),
  target_bonus: orElse(20),
  time_bonus: z.int(),
  kanji_list: z.array(levelKanji),
});

/** A level; its kanji may come as `kanji_list` or as `kanji`. */
export const gameLevel = z.pipe(
  z.pipe(
    z.looseObject({}),
    z.transform((sent: { kanji_list?: unknown; kanji?: unknown }) => {
      const list = sent.kanji_list ?? [];
      const isEmpty = Array.isArray(list) && list.length === 0;
      return { ...sent, kanji_list: isEmpty ? (sent.kanji ?? sent.kanji_list) : list };
    }),
  ),
  levelFields,
);
export type GameLevel = z.infer<typeof gameLevel>;

export const getGameLevels = {
  operationId: 'getGameLevels',
  tag: 'Playing',
  method: 'GET',
  path: '/api/v1/game-levels',
  summary: 'The levels of a game, in the language of the request',
  stored: true,
  lastAnswerServes: true,
  query: z.object({ game_type: z.enum(gamesWithLevels) }),
  responses: { 200: z.object({ data: z.array(gameLevel) }), 422: failure },
} as const satisfies Contract;
