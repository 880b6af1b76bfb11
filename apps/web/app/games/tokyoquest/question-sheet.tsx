import type { Dealt } from '@michi/games/tokyoquest/deal';
import { questionsOf } from '@michi/games/tokyoquest/questions';
import type { PlacedQuest } from '@michi/games/tokyoquest/quests';
import { type Move, mayCheck, type State } from '@michi/games/tokyoquest/rules';
import { isAnswer } from '@michi/kanji/judge';
import { meaningInOneLine } from '@michi/kanji/kanji';
import { Button, buttonClass } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import { Ja, japanese } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { EmptyState, LoadingState } from '@michi/ui/state';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AnswerField } from '../../lib/language/answer-field.tsx';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useOtherKind } from '../../lib/language/use-other-kind.ts';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { Japanese } from './japanese.tsx';
import { Options } from './options.tsx';
import { Solution } from './solution.tsx';
import { useStory } from './use-story.ts';
import { type StoryKanji, useStoryKanji } from './use-story-kanji.ts';
import { Verdict } from './verdict.tsx';
import './question-sheet.css';

export interface QuestionProps {
  readonly quest: PlacedQuest;
  readonly state: State;
  readonly question: Dealt;
  readonly onMove: (move: Move) => void;
}

/** One question of a quest: what is asked, the answers, and what was right or wrong with them. */
export function QuestionSheet(props: QuestionProps) {
  const t = useTranslations('tokyoquest');
  const { question } = props;
  const asksMeaning = question.kind === 'meaning' || question.kind === 'kanji';
  const { kanji, failed, retry } = useStoryKanji();
  if (asksMeaning && !kanji)
    return failed ? (
      <EmptyState
        kanji="霧"
        title={t('quest.meaningsMissing')}
        action={<Button onClick={retry}>{t('quest.retry')}</Button>}
      />
    ) : (
      <LoadingState label={t('loading')} />
    );
  return <Sheet {...props} kanji={kanji ?? noKanji} />;
}

/** Without them readings, signs and sentences are asked all the same. */
const noKanji: StoryKanji = new Map();

function Sheet({ quest, state, question, onMove, kanji }: QuestionProps & { kanji: StoryKanji }) {
  const t = useTranslations('tokyoquest');
  const story = useStory(quest.place);
  const id = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { phase, current, given } = state;
  const [typed, setTyped] = useState('');
  const [isContested, setContested] = useState(false);
  const isTyped = question.kind === 'typed';
  const number = current + 1;
  const wordsOf = (option: string) => {
    const entry = question.kind === 'meaning' ? kanji.get(option) : undefined;
    return entry ? meaningInOneLine(entry) : option;
  };
  const meaning = kanji.get(question.word);
  const ask =
    question.kind === 'sign'
      ? story(`quests.${quest.id}.ask${number}`)
      : question.kind === 'kanji'
        ? t('quest.ask.kanji', { meaning: meaning ? meaningInOneLine(meaning) : '' })
        : t(`quest.ask.${question.kind}`);
  const told = questionsOf(quest.id)[current];
  const around = told && 'around' in told ? told.around : undefined;
  // who was wrong chooses anew: what was typed is gone, and the focus comes back
  useEffect(() => {
    if (phase === 'asking') (isTyped ? input : heading).current?.focus({ preventScroll: true });
  }, [phase, isTyped]);

  const other = useOtherKind('reading', { kanji: question.word, readings: [question.reading] });
  const canCheck = isTyped ? phase === 'asking' && isAnswer(typed) : mayCheck(state);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canCheck) return;
    if (!isTyped) return onMove({ ask: 'check' });
    if (!other.passes(typed)) return;
    onMove({ type: typed.trim() });
    setTyped('');
  };
  return (
    <form className="tq-ask sheet sheet--rule" onSubmit={submit}>
      <div className="tq-ask__q">
        <Asked question={question} />
        <div>
          <p className="tq-ask__of small soft num">
            {t('quest.of', { number, count: state.questions.length })}
          </p>
          <p className="tq-ask__ask" id={id} ref={heading} tabIndex={-1}>
            <WithJapanese>{ask}</WithJapanese>
          </p>
          <AskedMore question={question} around={around} />
        </div>
      </div>
      <fieldset
        className={classNames(
          `tq-ask__options tq-ask__options--${question.kind}`,
          !isTyped && question.options.every((option) => wordsOf(option).length <= 2) && 'is-short',
        )}
        aria-labelledby={id}
      >
        {isTyped ? (
          <AnswerField
            ref={input}
            label={t('quest.typedLabel')}
            hint={t('quest.typedHint')}
            error={other.error}
            value={phase === 'asking' ? typed : (given ?? '')}
            onChange={(text) => {
              setTyped(text);
              other.forget();
            }}
            readOnly={phase !== 'asking'}
            maxLength={40}
          />
        ) : (
          <Options state={state} question={question} wordsOf={wordsOf} onMove={onMove} />
        )}
      </fieldset>
      <div className="tq-ask__acts">
        <LocalLink className={buttonClass({ variant: 'line' })} to={`/tokyoquest/${quest.place}`}>
          {t('quest.later')}
        </LocalLink>
        <Button
          type="submit"
          variant="accent"
          disabled={phase === 'asking' && !canCheck}
          aria-disabled={phase !== 'asking' || undefined} // keeps the focus while the answer is judged
        >
          {t('quest.check')}
        </Button>
      </div>
      <Verdict
        state={state}
        question={question}
        isContested={isContested}
        onContest={() => {
          setContested(true);
          onMove({ ask: 'wasRight' });
        }}
        kanji={kanji}
        hint={story(`quests.${quest.id}.hint${number}`)}
        solution={
          <Solution
            question={question}
            kanji={kanji}
            sentence={around && { around, meaning: story(`quests.${quest.id}.sentence${number}`) }}
          />
        }
      >
        <p className="small soft">{!isTyped && !canCheck && t('quest.hintCheck')}</p>
      </Verdict>
    </form>
  );
}

/** The kanji or the word that a question is about; of a sign nothing, for that is sought. */
function Asked({ question: { kind, word } }: { question: Dealt }) {
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
function AskedMore({ question: { kind, reading }, around }: AskedMoreProps) {
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
