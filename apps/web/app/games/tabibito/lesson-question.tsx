import type { LessonKanji, ModuleKanji } from '@michi/contracts/tabibito';
import type { LessonAnswers, LessonCard, LessonQuestion } from '@michi/games/tabibito/lesson';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { Ja, japanese, Kanji } from '@michi/ui/japanese';
import { keyed } from '@michi/ui/keyed';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { Meaning, meaningText } from '../../lib/language/meaning.tsx';
import { markJapanese } from '../../lib/language/with-japanese.tsx';
import { useDigitKeys } from '../../lib/react/use-digit-keys.ts';
import './options.css';
import './lesson-question.css';

export interface LessonQuestionViewProps {
  readonly card: Extract<LessonCard, { kind: 'question' }>;
  readonly question: LessonQuestion;
  readonly answers: LessonAnswers;
  readonly kanji: readonly ModuleKanji[];
  readonly lesson: readonly LessonKanji[] | undefined;
  readonly headingId: string;
  readonly onAnswer: (kanji: string) => void;
}

/** A question of a lesson. The first answer counts; one that comes again is asked until it is right. */
export function LessonQuestionView(props: LessonQuestionViewProps) {
  const { card, question, answers, kanji, lesson, headingId, onAnswer } = props;
  const t = useTranslations('tabibito');
  const first = answers.first[card.number];
  const tried = card.again ? (answers.again[card.number] ?? []) : first === undefined ? [] : [first];
  const isRight = tried.at(-1) === question.kanji;
  const isOver = isRight || (!card.again && tried.length > 0);
  const asked = kanji.find((each) => each.kanji === question.kanji);
  const words = lesson?.find((each) => each.kanji === question.kanji)?.words ?? [];
  const word = words.at(-1);
  // the later of two visits shows the options in another order
  const options = card.again ? question.options.toReversed() : question.options;
  useDigitKeys((digit) => {
    const option = options[digit - 1];
    if (option !== undefined && !isOver) onAnswer(option);
  });
  if (!asked) return null;

  const wordsOf = (option: string) => {
    const known = kanji.find((each) => each.kanji === option);
    if (!known || question.kind === 'word') return option;
    return question.kind === 'meaning' ? meaningText(known) : known.reading;
  };
  const judgementOf = (option: string) => {
    if (option === question.kanji) return isOver ? 'right' : null;
    return tried.includes(option) ? 'wrong' : null;
  };
  const { note: _, ...shown } = asked;
  const solution =
    question.kind === 'word' && word
      ? t('run.wordSolution', { ...word, alone: readingAlone(words, question.kanji, word) })
      : t('run.solution', { ...shown, meaning: meaningText(asked) });
  return (
    <div className="tabi-leaf__t tabi-ask">
      <Eyebrow japanese="問">{t(card.again ? 'lesson.stops.again' : 'lesson.stop')}</Eyebrow>
      <h2 className="tabi-ask__h" id={headingId} tabIndex={-1}>
        {t(`lesson.ask.${question.kind}`)}
      </h2>
      {question.kind === 'word' ? (
        <Gap word={word?.word ?? question.kanji} kanji={question.kanji} kana={word?.kana ?? asked.reading}>
          {word ? word.meaning.replaceAll(question.kanji, '〇') : <Meaning of={asked} />}
        </Gap>
      ) : (
        <Masu className="tabi-ask__masu" kanji={question.kanji} form="model" />
      )}
      <fieldset className={`tabi-options tabi-ask__options tabi-options--${question.kind}`}>
        <legend className="sr-only">{t('run.options')}</legend>
        {options.map((option, index) => {
          const judgement = judgementOf(option);
          return (
            <button
              key={option}
              type="button"
              className={`tabi-option${judgement ? ` is-${judgement}` : ''}`}
              {...keyed(index + 1)}
              aria-disabled={isOver || judgement !== null || undefined}
              aria-label={judgement ? t(`run.marked.${judgement}`, { option: wordsOf(option) }) : undefined}
              onClick={() => onAnswer(option)}
            >
              {question.kind === 'word' ? (
                <Kanji form="model">{option}</Kanji>
              ) : question.kind === 'reading' ? (
                <Ja>{wordsOf(option)}</Ja>
              ) : (
                <span>{wordsOf(option)}</span>
              )}
              {judgement && <Icon name={judgement === 'right' ? 'check' : 'close'} />}
            </button>
          );
        })}
      </fieldset>
      <div
        className={`tabi-ask__said${isRight ? ' is-right' : tried.length > 0 ? ' is-wrong' : ''}`}
        role="status"
      >
        {isRight ? (
          <p>
            <b>{t('run.right')}</b> {markJapanese(solution)}
          </p>
        ) : isOver ? (
          <p>
            <b>{t('run.wrong')}</b> {markJapanese(solution)} {t('lesson.comesAgain')}
          </p>
        ) : tried.length > 0 ? (
          <p>
            <b>{t('run.wrong')}</b> {t('lesson.tryOn')}
          </p>
        ) : (
          <p>{t('lesson.guess')}</p>
        )}
      </div>
    </div>
  );
}

/** How the kanji is read where it is a word by itself, beside a word that it is only a part of. */
function readingAlone(words: LessonKanji['words'], kanji: string, asked: LessonKanji['words'][number]) {
  return words.find((each) => each !== asked && each.word === kanji)?.kana ?? 'none';
}

interface GapProps {
  readonly word: string;
  readonly kanji: string;
  readonly kana: string;
  readonly children: React.ReactNode;
}

/** A word with a gap where the kanji that is sought stands, with its kana and what it means. */
function Gap({ word, kanji, kana, children }: GapProps) {
  const t = useTranslations('tabibito.lesson');
  const [before = '', ...after] = word.split(kanji);
  return (
    <p className="tabi-ask__word">
      <span {...japanese}>
        {before}
        <span className="tabi-ask__gap">
          <span className="sr-only">{t('gap')}</span>
        </span>
        {after.join(kanji)}
      </span>
      <span className="tabi-ask__gloss">
        <Ja>{kana}</Ja> {children}
      </span>
    </p>
  );
}
