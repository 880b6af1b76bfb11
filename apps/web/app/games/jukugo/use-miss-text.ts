import { useTranslations } from 'use-intl';
import type { CardTexts } from './card-texts.ts';
import type { Miss } from './miss.ts';

/** Puts a miss into words: what the two would mean, and which reading is sought. */
export function useMissText(texts: CardTexts) {
  const t = useTranslations('jukugo.miss');
  return ({ pair: [one, other], made, sought, stray }: Miss): string => {
    const meant =
      typeof made === 'object'
        ? t('word', { word: made.word.jukugo, meaning: made.word.meaning })
        : t(made, { pair: pair() });
    return t('both', { meant, seek: seek() });

    /** The two, each with its meaning where that of both is known. */
    function pair(): string {
      const oneMeaning = texts.get(one)?.meaning;
      const otherMeaning = texts.get(other)?.meaning;
      return oneMeaning && otherMeaning ? t('pair', { one, oneMeaning, other, otherMeaning }) : one + other;
    }

    function seek(): string {
      const read = (stray && texts.get(stray)?.readings) || [];
      if (stray === null || read.length === 0) return t('seekAll', { reading: sought });
      if (read.includes(sought)) return t('seekSame', { reading: sought });
      return t('seekOne', { reading: sought, kanji: stray, read: read.join('・') });
    }
  };
}
