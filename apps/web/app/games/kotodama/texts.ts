import type { Piece } from '@michi/games/kotodama/lines';
import { type PoemWord, type WordId, wordOf, type words } from '@michi/games/kotodama/words';
import { useTranslations } from 'use-intl';

/** What words of the list mean in the language of the page. */
export function useMeaning(): (word: PoemWord) => string {
  const t = useTranslations('kotodama.words');
  return ({ id }) => t(id as WordId);
}

type SeasonalId = Extract<(typeof words)[number], { isSeasonal: true }>['id'];

/** What a word of the seasonal list stands for in poems; null for the others. */
export function usePoetic(): (word: PoemWord) => string | null {
  const t = useTranslations('kotodama.poetic');
  return ({ id, isSeasonal }) => (isSeasonal ? t(id as SeasonalId) : null);
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
