import type { GameLevel } from '@michi/contracts/game-levels';
import type { Level } from '@michi/games/mitsukete/level';
import { type Setup, setupOf } from '@michi/games/mitsukete/level';
import { standardLevels } from '@michi/games/mitsukete/standard-levels';
import { type KanjiEntry, readingsOf } from '@michi/kanji/kanji';
import type { Locale } from '@michi/messages/locales';
import { loadDeck } from '../../lib/language/kanji-deck.ts';

/** Where the levels came from: the server, or the standard ones because it had none or did not answer. */
type LevelSource = 'server' | 'none' | 'failed';

export interface Levels {
  readonly levels: readonly GameLevel[];
  readonly source: LevelSource;
}

/** Levels from the server, else the standard levels; an empty list only when even these cannot be loaded. */
export async function loadLevels(
  fromServer: () => Promise<readonly GameLevel[]>,
  locale: Locale,
  logFailure: (error: unknown, what: string) => void,
): Promise<Levels> {
  let source: LevelSource = 'none';
  try {
    const levels = await fromServer();
    if (levels.length > 0) return { levels, source: 'server' };
  } catch (error) {
    source = 'failed';
    logFailure(error, 'loading the levels');
  }
  try {
    const deck = await loadDeck('deck-1', locale);
    return { levels: standardLevels().map((level) => onTheWire(level, deck)), source };
  } catch (error) {
    logFailure(error, 'loading the standard levels');
    return { levels: [], source };
  }
}

/** A level in the shape in which the server sends its own, without a name: standard levels have a number for it. */
export function onTheWire(level: Level, deck: readonly KanjiEntry[]): GameLevel {
  const entries = level.kanji.flatMap((kanji) => deck.find((entry) => entry.kanji === kanji) ?? []);
  return {
    id: level.id,
    name: '',
    description: '',
    difficulty: level.difficulty,
    grid_rows: level.rows,
    grid_cols: level.cols,
    target_count: level.targetCount,
    kanji_count: level.kanjiCount,
    time_limit: level.timeLimitS,
    unlock_score: level.unlockScore,
    points_per_match: level.pointsPerMatch,
    target_bonus: level.targetBonus,
    time_bonus: level.timeBonus,
    kanji_list: entries.map((entry) => ({
      id: entry.kanji,
      kanji: entry.kanji,
      meaning: entry.glosses[0],
      note: entry.note,
      romaji: entry.first.romaji,
      hiragana: entry.first.kana,
      on: readingsOf(entry, 'on')[0] ?? null,
    })),
  };
}

/** What the rules need of a level as the server sends it. */
export function setupFrom(level: GameLevel): Setup {
  return setupOf({
    rows: level.grid_rows,
    cols: level.grid_cols,
    targetCount: level.target_count,
    kanjiCount: level.kanji_count,
    timeLimitS: level.time_limit,
    pointsPerMatch: level.points_per_match,
    targetBonus: level.target_bonus,
    timeBonus: level.time_bonus,
    kanji: level.kanji_list.map(({ kanji }) => kanji),
  });
}

export const isLocked = (level: GameLevel, totalScore: number) => totalScore < level.unlock_score;
