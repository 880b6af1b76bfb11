import type { Dealt } from '@michi/games/tokyoquest/deal';
import { meaningInOneLine } from '@michi/kanji/kanji';
import { Ja, japanese } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import { Japanese } from './japanese.tsx';
import type { StoryKanji } from './use-story-kanji.ts';

interface SolutionProps {
  readonly question: Dealt;
  readonly kanji: StoryKanji;
  /** The sentence into which the word fits, and what it means. */
  readonly sentence?: { readonly around: readonly [string, string]; readonly meaning: string } | undefined;
}

/** What was asked, in full: the word, how it is read, what its kanji mean, and the sentence. */
export function Solution({ question: { word, reading }, kanji, sentence }: SolutionProps) {
  const t = useTranslations('tokyoquest');
  const entries = [...new Set(word)].flatMap((sign) => kanji.get(sign) ?? []);
  return (
    <>
      <p className="tq-solution">
        <Ja>
          <b>{word}</b> {reading}
        </Ja>
        {entries.map((entry) => (
          <span key={entry.kanji}>
            {' · '}
            {entries.length > 1 && <Ja>{`${entry.kanji} `}</Ja>}
            <span>{meaningInOneLine(entry)}</span>
          </span>
        ))}
      </p>
      {sentence && (
        <p className="tq-solution">
          <span {...japanese}>
            <Japanese ja={sentence.around[0]} />
            <b>{word}</b>
            <Japanese ja={sentence.around[1]} />
          </span>{' '}
          {t('quote', { text: sentence.meaning })}
        </p>
      )}
    </>
  );
}
