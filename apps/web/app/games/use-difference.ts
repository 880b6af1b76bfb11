import { useTranslations } from 'use-intl';

/** A kanji that was meant, and those that were taken for it. */
export interface Mistaken {
  readonly taken: readonly string[];
  readonly meant: string;
}
type Pair = Parameters<ReturnType<typeof useTranslations<'lookalikes'>>>[0];

/** Which of the kanji taken for another looks like it, and what tells the two apart; null for those that are not alike. */
export function useDifference(): (mistaken: Mistaken) => {
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
