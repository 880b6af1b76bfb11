import type { LevelKanji } from '@michi/contracts/game-levels';
import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';

const KanjiOfLevel = createContext<ReadonlyMap<string, LevelKanji>>(new Map());

/** Provides the kanji of a level to its children. */
export function KanjiProvider({ kanji, children }: { kanji: readonly LevelKanji[]; children: ReactNode }) {
  const byCharacter = useMemo(() => new Map(kanji.map((each) => [each.kanji, each])), [kanji]);
  return <KanjiOfLevel value={byCharacter}>{children}</KanjiOfLevel>;
}

/** Finds a kanji of the level by its character. A kanji that the level no longer contains has no meaning. */
export function useKanjiOf(): (character: string) => LevelKanji {
  const byCharacter = use(KanjiOfLevel);
  return useCallback((character) => byCharacter.get(character) ?? unknownKanji(character), [byCharacter]);
}

const unknownKanji = (kanji: string): LevelKanji => ({
  id: kanji,
  kanji,
  meaning: '',
  romaji: '',
  hiragana: '',
  on: null,
});
