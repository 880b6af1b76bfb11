import type { ListedModule, StartedModule } from '@michi/contracts/tabibito';
import {
  answered,
  isSettled,
  type LessonAnswers,
  type LessonCard,
  type LessonQuestion,
  lessonCards,
  lessonQuestions,
  noAnswers,
} from '@michi/games/tabibito/lesson';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { forgetLessonProgress, lessonProgress, storeLessonProgress } from './lesson-progress.ts';

export interface ShownLesson {
  readonly cards: readonly LessonCard[];
  readonly questions: readonly LessonQuestion[];
  readonly answers: LessonAnswers;
  readonly index: number;
  readonly card: LessonCard;
  /** The question of the card is answered, or the lesson was completed before. */
  readonly mayGoOn: boolean;
  readonly answer: (kanji: string) => void;
  readonly next: () => void;
  readonly previous: () => void;
}

/** Where a lesson stands. Its card is part of the address; answers and place are kept on the device until it is completed. */
export function useLesson(
  { id, is_completed: isFree }: Pick<ListedModule, 'id' | 'is_completed'>,
  { kanji, lesson }: Pick<StartedModule, 'kanji' | 'lesson'>,
): ShownLesson {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [kept] = useState(() => lessonProgress(id));
  const [answers, setAnswers] = useState<LessonAnswers>(kept ?? noAnswers);
  const questions = useMemo(
    () =>
      lessonQuestions(lesson ?? kanji.map((each) => ({ kanji: each.kanji, alike: alikeIn(kanji, each) }))),
    [kanji, lesson],
  );
  const cards = useMemo(
    () =>
      lessonCards(
        kanji.map((each) => each.kanji),
        questions,
        answers,
      ),
    [kanji, questions, answers],
  );
  const unsettled = isFree ? -1 : cards.findIndex((card) => !isSettled(card, questions, answers));
  const furthest = unsettled === -1 ? cards.length - 1 : unsettled;
  const asked = search.has('card') ? Number(search.get('card')) - 1 : (kept?.card ?? 0);
  const index = Math.min(furthest, Math.max(0, Math.floor(asked) || 0));
  const card = cards[index] as LessonCard;

  useEffect(() => {
    if (isFree) forgetLessonProgress(id);
    else if (index > 0) storeLessonProgress(id, { card: index, ...answers });
  }, [id, isFree, index, answers]);

  const addressOf = (at: number) => {
    const changed = new URLSearchParams(search);
    changed.set('card', String(at + 1));
    return { search: changed.toString() };
  };
  const mayGoOn = index < furthest;
  return {
    cards,
    questions,
    answers,
    index,
    card,
    mayGoOn,
    answer: (chosen) => setAnswers((before) => answered(card, questions, before, chosen)),
    next() {
      if (mayGoOn) void navigate(addressOf(index + 1), { preventScrollReset: true, state: { from: index } });
    },
    previous() {
      if (index === 0) return;
      const cameFrom = (state as { from?: number } | null)?.from;
      if (cameFrom === index - 1) void navigate(-1);
      else void navigate(addressOf(index - 1), { preventScrollReset: true, replace: true });
    },
  };
}

/** The server compares in all languages; while it cannot be asked, what is shown has to do. */
const alikeIn = (all: StartedModule['kanji'], one: StartedModule['kanji'][number]): string[] =>
  all
    .filter((other) => other !== one && (other.meaning === one.meaning || other.reading === one.reading))
    .map((other) => other.kanji);
