import { wrongCost } from '@michi/games/tokyoquest/constants';
import type { Dealt } from '@michi/games/tokyoquest/deal';
import { isAnswerNamed, type State } from '@michi/games/tokyoquest/rules';
import { type KanjiEntry, meaningInOneLine } from '@michi/kanji/kanji';
import { Icon } from '@michi/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { WasRight } from '../../lib/language/was-right.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import type { StoryKanji } from './use-story-kanji.ts';

interface VerdictProps {
  readonly state: State;
  readonly question: Dealt;
  /** The last answer was refused, and the learner has said that it was right. */
  readonly isContested: boolean;
  readonly onContest: () => void;
  readonly kanji: StoryKanji;
  /** One sentence that helps on and does not name the answer. */
  readonly hint: string;
  /** What was asked, told in full. */
  readonly solution: ReactNode;
  /** Stands here until there is something to tell. */
  readonly children: ReactNode;
}

/** How the answer was. What explains a wrong one stays until the next is checked. */
export function Verdict(props: VerdictProps) {
  const { state, question, isContested, onContest, kanji, hint, solution, children } = props;
  const t = useTranslations('tokyoquest.quest');
  const contested = useTranslations('common.contested');
  const chosenText = useChosenText(kanji);
  const verdict = useRef<HTMLDivElement>(null);
  const { phase, given } = state;
  const isNamed = isAnswerNamed(state);
  // large text may push it out of the view
  useEffect(() => {
    if (phase === 'right' || phase === 'wrong') verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);
  return (
    <div ref={verdict} className="tq-verdict" tabIndex={-1}>
      <div role="status">
        {phase === 'right' ? (
          <div className="tq-verdict__in is-right">
            <Icon name="spark" />
            <div>
              <p>{isContested ? <strong>{contested('said')}</strong> : <Words>{t('right')}</Words>}</p>
              {solution}
            </div>
          </div>
        ) : (
          given !== null && (
            <div className="tq-verdict__in is-wrong">
              <Icon name="close" />
              <div>
                <p>
                  <Words>{t('wrong')}</Words> <span className="num">{t('cost', { cost: wrongCost })}</span>
                </p>
                <p>
                  <WithJapanese>{chosenText(question, given)}</WithJapanese>
                </p>
                <p>{isNamed ? <span>{t('named')}</span> : <WithJapanese>{hint}</WithJapanese>}</p>
                <div>{isNamed && solution}</div>
              </div>
            </div>
          )
        )}
      </div>
      {state.before && (
        <WasRight
          onSay={() => {
            onContest();
            verdict.current?.focus();
          }}
        />
      )}
      {phase !== 'right' && given === null && children}
    </div>
  );
}

/** A sentence whose first sign is drawn beside it, and said where nobody sees it. */
function Words({ children }: { children: string }) {
  const [sign, ...words] = children.split(' ');
  return (
    <strong>
      <span className="sr-only">{sign} </span>
      {words.join(' ')}
    </strong>
  );
}

/** What a wrong answer says: which kanji it is, how that is read, what it means. */
function useChosenText(kanji: StoryKanji): (question: Dealt, given: string) => string {
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
