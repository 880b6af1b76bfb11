import type { LevelKanji } from '@michi/contracts/game-levels';
import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';

const KanjiOfLevel = createContext<ReadonlyMap<string, LevelKanji>>(new Map());

/** Lets what stands within look up the kanji of a level. */
export function KanjiProvider({ kanji, children }: { kanji: readonly LevelKanji[]; children: ReactNode }) {
  const byCharacter = useMemo(() => new Map(kanji.map((each) => [each.kanji, each])), [kanji]);
  return <KanjiOfLevel value={byCharacter}>{children}</KanjiOfLevel>;
}

/** Finds a kanji of the level by its character. Throws for one that the level does not have. */
export function useKanjiOf(): (character: string) => LevelKanji {
  const byCharacter = use(KanjiOfLevel);
  return useCallback(
    (character) => {
      const found = byCharacter.get(character);
      if (!found) throw new Error(`the level has no ${character}`);
      return found;
    },
    [byCharacter],
  );
}
