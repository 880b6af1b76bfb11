import { useTranslations } from 'use-intl';
import type { Miss } from './miss.ts';

/** Puts a miss into words: what the two would mean, and which reading is sought. */
export function useMissText(readings: ReadonlyMap<string, readonly string[]>) {
  const t = useTranslations('jukugo.miss');
  return ({ pair: [one, other], made, sought, stray }: Miss): string => {
    const pair = one + other;
    const meant =
      typeof made === 'object'
        ? t('word', { word: made.word.jukugo, meaning: made.word.meaning })
        : t(made, { pair });
    return t('both', { meant, seek: seek() });

    function seek(): string {
      const read = (stray && readings.get(stray)) || [];
      if (stray === null || read.length === 0) return t('seekAll', { reading: sought });
      if (read.includes(sought)) return t('seekSame', { reading: sought });
      return t('seekOne', { reading: sought, kanji: stray, read: read.join('・') });
    }
  };
}
