import { type HiddenPoemId, hiddenPoemOf, type PoemPart } from '@michi/games/kotodama/poems';
import { words } from '@michi/games/kotodama/words';
import { useTranslations } from 'use-intl';
import { useMeaning } from './texts.ts';

type StripKey = 's0' | 's1' | 's2' | 's3' | 's4';

/** What is said of the hidden poems. */
export function useHuntTexts() {
  const t = useTranslations('kotodama');
  const meaning = useMeaning();
  return {
    theme: (id: string) => t(`themes.${id as HiddenPoemId}`),
    clue: (id: string, line: number) => t(`clues.${id as HiddenPoemId}.l${line as 0 | 1 | 2}`),
    translation: (id: string) => t(`translations.${id as HiddenPoemId}`),
    /** What a strip means: as part of its poem, or as a word of the list. */
    gloss(id: string, strip: PoemPart): string {
      const own = hiddenPoemOf(id)?.lines.flat() ?? [];
      const place = own.findIndex(({ text }) => text === strip.text);
      if (place >= 0) return t(`strips.${id as HiddenPoemId}.${`s${place}` as StripKey}`);
      const word = words.find(({ kanji }) => kanji === strip.text);
      return word ? meaning(word) : '';
    },
  };
}
