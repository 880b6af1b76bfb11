import type { Dealt } from '@michi/games/tokyoquest/deal';
import { type KanjiEntry, meaningInOneLine } from '@michi/kanji/kanji';
import { useTranslations } from 'use-intl';
import type { StoryKanji } from './use-story-kanji.ts';

/** What a wrong answer says: which kanji it is, how that is read, what it means. */
export function useChosenText(kanji: StoryKanji): (question: Dealt, given: string) => string {
  const t = useTranslations('tokyoquest.quest.chosen');
  const facts = (entry: KanjiEntry) => ({
    kanji: entry.kanji,
    reading: entry.first.kana,
    meaning: meaningInOneLine(entry),
  });
  return ({ kind, word }, given) => {
    const entry = kanji.get(given);
    if (entry && kind === 'meaning') return t('meaning', facts(entry));
    if (entry && kind === 'kanji') return t('kanji', facts(entry));
    const others =
      kind === 'reading' || kind === 'typed'
        ? [...kanji.values()].filter(({ first }) => first.kana === given).slice(0, 1)
        : [...given].flatMap((sign) => (word.includes(sign) ? [] : (kanji.get(sign) ?? [])));
    return [t('answer', { answer: given }), ...others.map((other) => t('kanji', facts(other)))].join(' ');
  };
}
