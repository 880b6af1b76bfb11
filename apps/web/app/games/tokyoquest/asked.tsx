import type { Dealt } from '@michi/games/tokyoquest/deal';
import { questionsOf } from '@michi/games/tokyoquest/questions';
import type { PlacedQuest } from '@michi/games/tokyoquest/quests';
import { Ja, japanese } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { Japanese } from './japanese.tsx';

interface AskedProps {
  readonly quest: PlacedQuest;
  readonly question: Dealt;
  /** From 1 on. */
  readonly number: number;
}

/** What a question is about: a kanji, a word, a sentence with a gap; of a sign nothing, for that is sought. */
export function Asked({ quest, question: { kind, word, reading }, number }: AskedProps) {
  const t = useTranslations('tokyoquest.quest');
  if (kind === 'sign' || kind === 'kanji') return null;
  if (kind === 'fit') {
    const asked = questionsOf(quest.id)[number - 1];
    const [before = '', after = ''] = (asked && 'around' in asked && asked.around) || [];
    return (
      <p className="tq-asked tq-asked--fit" {...japanese}>
        <Japanese ja={before} />
        <span className="tq-asked__gap">
          <span className="sr-only">{t('gap')}</span>
        </span>
        <Japanese ja={after} />
      </p>
    );
  }
  return (
    <div className="tq-asked">
      {[...word].length === 1 ? (
        <Masu kanji={word} />
      ) : (
        <p className="tq-asked__word">
          <Ja>{word}</Ja>
        </p>
      )}
      {kind === 'meaning' && (
        <p className="small soft">{<WithJapanese>{t('reading', { reading })}</WithJapanese>}</p>
      )}
    </div>
  );
}
