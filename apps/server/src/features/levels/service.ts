import { isDeepStrictEqual } from 'node:util';
import type { GameLevel, LevelKanji } from '@michi/contracts/game-levels';
import type { GameWithLevels } from '@michi/games/catalogue';
import { sheetOf, utcDayOf } from '@michi/games/mitsukete/day-sheet';
import { type Setup, setupOf } from '@michi/games/mitsukete/level';
import { standardLevels } from '@michi/games/mitsukete/standard-levels';
import { readingsOf } from '@michi/kanji/kanji';
import { defaultLocale, type Locale } from '@michi/messages/locales';
import { StoredAnswer } from '../../api/stored-answer.ts';
import type { KanjiLibrary } from '../../content/kanji-library.ts';
import type { LevelsRepository, StoredLevel } from './repository.ts';

/** After this long the database is asked again: levels may have been changed there, also by another process. */
const freshForMs = 60_000;

export interface LevelsService {
  list(game: GameWithLevels, locale: Locale): Promise<readonly GameLevel[]>;
  /** The list as it is sent: built once for each language. */
  answer(game: GameWithLevels, locale: Locale): Promise<StoredAnswer>;
  /** How a level is played now: on the server, as a sheet of a day, else among the standard levels; null when there is none. */
  toPlay(game: GameWithLevels, level: string): Promise<LevelToPlay | null>;
}

interface LevelToPlay {
  readonly setup: Setup;
  /**
   * False for the standard levels: they stand in where others cannot be had, and not on leaderboards; and for the sheets
   * of other days.
   */
  readonly ranked: boolean;
  /** The total score from which the level is open. */
  readonly unlockScore: number;
  /** Of a sheet, which is dealt alike to everybody. */
  readonly seed?: number;
  readonly once?: true;
}

interface InLanguage {
  readonly levels: readonly GameLevel[];
  readonly answer: StoredAnswer;
}

/** The levels of a game as they were read, and what was built of them. */
interface Hub {
  readonly levels: readonly StoredLevel[];
  readonly built: Map<Locale, InLanguage>;
}

interface Kept {
  readonly hub: Promise<Hub>;
  readonly staleAt: number;
}

export function createLevelsService(
  repository: LevelsRepository,
  library: KanjiLibrary,
  now: () => number,
): LevelsService {
  const kept = new Map<GameWithLevels, Kept>();
  const standard = new Map(standardLevels().map((level) => [level.id, setupOf(level)]));

  function hubOf(game: GameWithLevels): Promise<Hub> {
    const last = kept.get(game);
    if (last && now() < last.staleAt) return last.hub;
    const hub = read(game, last?.hub);
    kept.set(game, { hub, staleAt: now() + freshForMs });
    hub.catch(() => kept.delete(game));
    return hub;
  }

  /** Reads again, and keeps what was built when nothing has changed. */
  async function read(game: GameWithLevels, before: Promise<Hub> | undefined): Promise<Hub> {
    const levels = await repository.all(game);
    const last = await before;
    return last && isDeepStrictEqual(last.levels, levels) ? last : { levels, built: new Map() };
  }

  async function inLanguage(game: GameWithLevels, locale: Locale): Promise<InLanguage> {
    const hub = await hubOf(game);
    const known = hub.built.get(locale);
    if (known) return known;
    const levels = hub.levels.map((level) => levelInLanguage(level, library, locale));
    const built = { levels, answer: new StoredAnswer({ data: levels }) };
    hub.built.set(locale, built);
    return built;
  }

  return {
    list: async (game, locale) => (await inLanguage(game, locale)).levels,
    answer: async (game, locale) => (await inLanguage(game, locale)).answer,
    async toPlay(game, level) {
      const { levels } = await hubOf(game);
      const own = levels.find(({ id }) => id === level);
      if (own) return { setup: own.setup, ranked: true, unlockScore: own.unlockScore };
      const sheet = sheetOf(level);
      if (sheet) {
        const ranked = sheet.day === utcDayOf(now());
        return { setup: setupOf(sheet.level), seed: sheet.seed, once: true, ranked, unlockScore: 0 };
      }
      const setup = standard.get(level);
      return setup ? { setup, ranked: false, unlockScore: 0 } : null;
    },
  };
}

/** A level as the API shows it. A language without a text shows the default one, else the id of the level. */
function levelInLanguage(level: StoredLevel, library: KanjiLibrary, locale: Locale): GameLevel {
  const { setup } = level;
  const text = level.texts[locale] ?? level.texts[defaultLocale];
  return {
    id: level.id,
    name: text?.name ?? level.id,
    description: text?.description ?? '',
    difficulty: level.difficulty,
    grid_rows: setup.rows,
    grid_cols: setup.cols,
    target_count: setup.targetCount,
    kanji_count: setup.kanjiCount,
    time_limit: setup.timeLimitS,
    unlock_score: level.unlockScore,
    points_per_match: setup.pointsPerMatch,
    target_bonus: setup.targetBonus,
    time_bonus: setup.timeBonus,
    kanji_list: setup.kanji.map((kanji) => kanjiInLanguage(kanji, library, locale)),
  };
}

function kanjiInLanguage(kanji: string, library: KanjiLibrary, locale: Locale): LevelKanji {
  const entry = library.entry(kanji, locale);
  return {
    id: kanji,
    kanji,
    meaning: entry.glosses[0],
    note: entry.note,
    romaji: entry.first.romaji,
    hiragana: entry.first.kana,
    on: readingsOf(entry, 'on')[0] ?? null,
  };
}
