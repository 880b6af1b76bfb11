import type { Piece } from '@michi/games/kotodama/lines';
import { type PoemWord, type WordId, wordOf } from '@michi/games/kotodama/words';
import { useTranslations } from 'use-intl';

/** What words of the list mean in the language of the page. */
export function useMeaning(): (word: PoemWord) => string {
  const t = useTranslations('kotodama.words');
  return ({ id }) => t(id as WordId);
}

/** A poem in other words, for those who read no Japanese: the meanings of its words, line by line. */
export function useGloss(): (lines: readonly (readonly Piece[])[]) => string[] {
  const meaning = useMeaning();
  return (lines) =>
    lines.map((line) =>
      line
        .flatMap((piece) => {
          const word = 'word' in piece ? wordOf(piece.word) : null;
          return word ? meaning(word) : [];
        })
        .join(' · '),
    );
}
