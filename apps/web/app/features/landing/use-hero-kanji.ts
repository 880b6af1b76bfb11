import type { KanjiItem } from '@michi/contracts/kanji';
import { useTranslations } from 'use-intl';
import { cellCount } from './deal-cells.ts';

/** What the sheet shows when there are too few others. */
const builtIn = [
  { kanji: '愛', romaji: 'ai', id: 'love' },
  { kanji: '夢', romaji: 'yume', id: 'dream' },
  { kanji: '心', romaji: 'kokoro', id: 'heart' },
  { kanji: '花', romaji: 'hana', id: 'flower' },
  { kanji: '星', romaji: 'hoshi', id: 'star' },
  { kanji: '月', romaji: 'tsuki', id: 'moon' },
  { kanji: '風', romaji: 'kaze', id: 'wind' },
  { kanji: '海', romaji: 'umi', id: 'sea' },
  { kanji: '空', romaji: 'sora', id: 'sky' },
] as const;

/** Each kanji once, filled up with built-in ones where they would not fill the sheet. */
export function useHeroKanji(kanji: readonly KanjiItem[]): readonly KanjiItem[] {
  const t = useTranslations('home.kanji');
  const own = kanji.length < cellCount ? builtIn.map((item) => ({ ...item, meaning: t(item.id) })) : [];
  const byCharacter = new Map([...own, ...kanji].reverse().map((item) => [item.kanji, item]));
  return [...byCharacter.values()].reverse();
}
