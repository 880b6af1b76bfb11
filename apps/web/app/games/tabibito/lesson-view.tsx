import type { ListedPath, StartedModule } from '@michi/contracts/tabibito';
import type { LessonCard } from '@michi/games/tabibito/lesson';
import { Button } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { type CSSProperties, type MouseEvent, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { playEffect } from '../../audio/use-sound.ts';
import type { Answered } from '../../features/next-steps/steps-after.ts';
import { useArrowKeys } from '../../lib/react/use-arrow-keys.ts';
import { ArrivalCard, KanjiCard, SceneCard } from './lesson-cards.tsx';
import { LessonQuestionView } from './lesson-question.tsx';
import { useCompletion } from './use-completion.ts';
import type { ShownLesson } from './use-lesson.ts';
import { useStrokes } from './use-strokes.ts';
import { useSwipe } from './use-swipe.ts';
import './lesson.css';
import './rail.css';

/** What scrolls has to be reached by the keyboard, whatever its element is. */
const reachable = { tabIndex: 0 } as const;

export interface LessonViewProps {
  readonly path: ListedPath;
  readonly module: StartedModule;
  readonly lesson: ShownLesson;
  readonly romaji: boolean;
  readonly onCompleted: () => void;
  readonly onLeave: () => void;
}

/** The card of a lesson that is shown, how far it is on the way, and the steps from one to the next. */
export function LessonView({ path, module, lesson, romaji, onCompleted, onLeave }: LessonViewProps) {
  const t = useTranslations('tabibito.lesson');
  const strokes = useStrokes(module.id);
  const { cards, card, index, mayGoOn, next, previous } = lesson;
  const isLast = index === cards.length - 1;
  const points = useCompletion(module, isLast, onCompleted);
  const leaf = useRef<HTMLElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const goOn = isLast ? onLeave : next;
  const swipe = useSwipe({ onNext: next, onPrevious: previous });
  useArrowKeys({ onRight: next, onLeft: previous });

  const place = keyOf(card);
  useEffect(() => {
    if (place !== leaf.current?.dataset.card) return;
    leaf.current.scrollTop = 0;
    leaf.current.querySelector('h2')?.focus({ preventScroll: true });
  }, [place]);

  /** The second tap of a double tap was not meant for the card that the first has brought. */
  const once = (act: () => void) => (event: MouseEvent) => {
    if (event.detail < 2) act();
  };
  const answer = (kanji: string) => {
    lesson.answer(kanji);
    playEffect(kanji === questionOf(lesson)?.kanji ? 'correct' : 'wrong');
    onward.current?.focus({ preventScroll: true });
  };
  return (
    <div className="tabi-lesson">
      <Rail cards={cards} index={index} />
      <div className="tabi-lesson__card" {...swipe}>
        <section
          key={place}
          ref={leaf}
          data-card={place}
          className={`tabi-leaf tabi-leaf--${card.kind}`}
          aria-labelledby={headingId}
          {...reachable}
        >
          <Card
            path={path}
            lesson={lesson}
            module={module}
            strokes={strokes}
            romaji={romaji}
            points={points}
            headingId={headingId}
            onAnswer={answer}
          />
        </section>
      </div>
      <nav className="tabi-lesson__steps" aria-label={t('steps')}>
        <Button
          variant="line"
          className="tabi-lesson__back"
          aria-label={t('previous')}
          aria-disabled={index === 0 || undefined}
          onClick={once(previous)}
        >
          <Icon name="left" />
        </Button>
        <span className="tabi-lesson__swipe" aria-hidden="true">
          {t('orSwipe')}
        </span>
        <Button
          ref={onward}
          variant="accent"
          className="tabi-lesson__next"
          aria-disabled={!(mayGoOn || isLast) || undefined}
          onClick={once(goOn)}
        >
          {t(isLast ? 'end' : index === 0 ? 'begin' : 'next')}
          <Icon name="right" />
        </Button>
      </nav>
    </div>
  );
}

interface CardProps extends Pick<LessonViewProps, 'path' | 'lesson' | 'module' | 'romaji'> {
  readonly strokes: ReturnType<typeof useStrokes>;
  readonly points: number | null;
  readonly headingId: string;
  readonly onAnswer: (kanji: string) => void;
}

function Card({ path, lesson, module, strokes, romaji, points, headingId, onAnswer }: CardProps) {
  const { card, answers } = lesson;
  if (card.kind === 'scene') return <SceneCard path={path} module={module} headingId={headingId} />;
  if (card.kind === 'arrival')
    return <ArrivalCard module={module} points={points} answers={answersIn(lesson)} headingId={headingId} />;
  if (card.kind === 'kanji') {
    const kanji = module.kanji.find((each) => each.kanji === card.kanji);
    if (!kanji) throw new Error(`${module.id} does not teach ${card.kanji}`);
    return (
      <KanjiCard
        kanji={kanji}
        lesson={module.lesson?.find((each) => each.kanji === card.kanji)}
        strokes={strokes[card.kanji]}
        romaji={romaji}
        headingId={headingId}
      />
    );
  }
  const question = questionOf(lesson);
  if (!question) throw new Error(`${module.id} has no question ${card.number}`);
  return (
    <LessonQuestionView
      card={card}
      question={question}
      answers={answers}
      kanji={module.kanji}
      lesson={module.lesson}
      headingId={headingId}
      onAnswer={onAnswer}
    />
  );
}

const answersIn = ({ questions, answers: { first } }: ShownLesson): Answered[] =>
  questions.flatMap(({ kanji, options }, number) => {
    const chosen = first[number];
    if (chosen === undefined) return [];
    const correct = chosen === kanji;
    return [{ type: 'kanjiAnswered', kanji, asked: { of: options.length }, correct, hinted: false }];
  });

const questionOf = ({ card, questions }: ShownLesson) =>
  card.kind === 'question' ? questions[card.number] : undefined;

interface RailProps {
  readonly cards: readonly LessonCard[];
  readonly index: number;
}

/** How far the lesson has come, as a line on a railway map: it shows the way and is no control. */
function Rail({ cards, index }: RailProps) {
  const t = useTranslations('tabibito.lesson');
  const card = cards[index] as LessonCard;
  const name = card.kind === 'kanji' ? card.kanji : t(`stops.${nameOf(card)}`);
  const travelled = (index / (cards.length - 1)) * 100;
  return (
    <div
      className="tabi-rail"
      role="progressbar"
      aria-valuemin={1}
      aria-valuemax={cards.length}
      aria-valuenow={index + 1}
      aria-label={t('progress')}
      aria-valuetext={t('card', { number: index + 1, count: cards.length, name })}
      style={{ '--travelled': `${travelled}%` } as CSSProperties}
    >
      <ol aria-hidden="true">
        {cards.map((each, at) => (
          <li key={keyOf(each)} className={stopClass(each, at - index)}>
            <i />
            <Ja>{signOf(each)}</Ja>
          </li>
        ))}
      </ol>
    </div>
  );
}

const signs = { scene: '駅', question: '問', arrival: '着' } as const;
const signOf = (card: LessonCard) => (card.kind === 'kanji' ? card.kanji : signs[card.kind]);
const nameOf = (card: Exclude<LessonCard, { kind: 'kanji' }>) =>
  card.kind === 'question' && card.again ? 'again' : card.kind;

const keyOf = (card: LessonCard): string =>
  card.kind === 'kanji'
    ? card.kanji
    : card.kind === 'question'
      ? `${card.again ? 'again' : 'question'}-${card.number}`
      : card.kind;

function stopClass({ kind }: LessonCard, away: number): string {
  const place = away < 0 ? ' is-past' : away === 0 ? ' is-now' : '';
  return `tabi-rail__stop${kind === 'question' ? ' is-question' : ''}${place}`;
}
