import { useTranslations } from 'use-intl';
import type { Remark } from './remark.ts';

export type Mistaken = Extract<Remark, { about: 'mistaken' }>;
type Pair = Parameters<ReturnType<typeof useTranslations<'lookalikes'>>>[0];

/** Which of the kanji taken for another looks like it, and what tells the two apart; null for those that are not alike. */
export function useDifference(): (mistaken: Pick<Mistaken, 'taken' | 'meant'>) => {
  readonly taken: string;
  readonly sentence: string;
} | null {
  const t = useTranslations('lookalikes');
  return ({ taken: all, meant }) => {
    for (const taken of all) {
      const pair = [taken + meant, meant + taken].find((each): each is Pair => t.has(each as Pair));
      if (pair) return { taken, sentence: t(pair) };
    }
    return null;
  };
}
