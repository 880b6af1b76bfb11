import type { GameLevel, LevelKanji } from '@michi/contracts/game-levels';
import { readingsOf } from '@michi/kanji/kanji';
import { defaultLocale, type Locale } from '@michi/messages/locales';
import type { KanjiLibrary } from '../../content/kanji-library.ts';
import type { StoredLevel } from './repository.ts';

/** A level as the API shows it. A language without a text shows the default one, else the id of the level. */
export function levelInLanguage(level: StoredLevel, library: KanjiLibrary, locale: Locale): GameLevel {
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
