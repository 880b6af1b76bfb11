import { useTranslations } from 'use-intl';
import { meaningText } from '../../lib/language/meaning.tsx';
import { useDifference } from '../use-difference.ts';
import { useKanjiOf } from './kanji-of.tsx';
import type { Remark } from './remark.ts';

/** A remark as it is read aloud. */
export function useRemarkText(): (remark: Remark) => string {
  const t = useTranslations('mitsukete.announce');
  const kanjiOf = useKanjiOf();
  const differenceOf = useDifference();
  const known = (character: string) => {
    const kanji = kanjiOf(character);
    return { kanji: character, reading: kanji.hiragana, meaning: meaningText(kanji) };
  };
  return (remark) => {
    switch (remark.about) {
      case 'match':
        return t('correct', { ...known(remark.kanji), points: remark.points });
      case 'revealed':
        return t('revealed', known(remark.kanji));
      case 'notSought':
        return t('notSought', known(remark.kanji));
      case 'mistaken': {
        const { meant } = remark;
        const alike = differenceOf(remark);
        const taken = alike ? [alike.taken] : remark.taken;
        const reason = alike?.sentence ?? [...taken, meant].map((each) => t('gloss', known(each))).join(' ');
        return t('mistaken', { taken: taken.join('・'), meant, reason });
      }
    }
  };
}
