import type { Dealt } from '@michi/games/tokyoquest/deal';
import { Ja, japanese } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { Japanese } from './japanese.tsx';

/** The kanji or the word that a question is about; of a sign nothing, for that is sought. */
export function Asked({ question: { kind, word } }: { question: Dealt }) {
  if (kind === 'sign' || kind === 'kanji' || kind === 'fit') return null;
  return (
    <div className="tq-asked">
      {[...word].length === 1 ? (
        <Masu kanji={word} />
      ) : (
        <p className="tq-asked__word">
          <Ja>{word}</Ja>
        </p>
      )}
    </div>
  );
}

interface AskedMoreProps {
  readonly question: Dealt;
  /** The text before and after the gap. */
  readonly around: readonly [string, string] | undefined;
}

/** What belongs to the sentence of a question: how a kanji is read, or the sentence with its gap. */
export function AskedMore({ question: { kind, reading }, around }: AskedMoreProps) {
  const t = useTranslations('tokyoquest.quest');
  if (kind === 'meaning')
    return (
      <p className="small soft">
        <WithJapanese>{t('reading', { reading })}</WithJapanese>
      </p>
    );
  if (!around) return null;
  return (
    <p className="tq-asked__fit" {...japanese}>
      <Japanese ja={around[0]} />
      <span className="tq-asked__gap">
        <span className="sr-only">{t('gap')}</span>
      </span>
      <Japanese ja={around[1]} />
    </p>
  );
}
