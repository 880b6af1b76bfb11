import type { LevelKanji } from '@michi/contracts/game-levels';
import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';

const KanjiOfLevel = createContext<ReadonlyMap<string, LevelKanji>>(new Map());

/** Lets what stands within look up the kanji of a level. */
export function KanjiProvider({ kanji, children }: { kanji: readonly LevelKanji[]; children: ReactNode }) {
  const byCharacter = useMemo(() => new Map(kanji.map((each) => [each.kanji, each])), [kanji]);
  return <KanjiOfLevel value={byCharacter}>{children}</KanjiOfLevel>;
}

/** Finds a kanji of the level by its character. One that the level no longer has is shown without a meaning. */
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
