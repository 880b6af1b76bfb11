import type { Recording } from '@michi/game-kit/recording';
import { currentQuestion, type Move, review, type State } from '@michi/games/review/rules';
import type { ReviewQuestion, Setup } from '@michi/games/review/setup';
import { RecordedRun } from './recorded-run.ts';

const options = ['山', '川', '木', '水', '火', '月', '日', '人'];

/** A sitting about a meaning, a reading and a shape. */
export const aSetup = (overrides: Partial<Setup> = {}): Setup => ({
  questions: [
    { kanji: '山', skill: 'meaning', options },
    { kanji: '川', skill: 'reading', readings: ['かわ', 'せん'] },
    { kanji: '木', skill: 'recognition', options: options.slice(0, 4) },
  ],
  again: true,
  ...overrides,
});

/** The move that answers a question rightly. */
export const rightMove = (question: ReviewQuestion): Move =>
  'options' in question ? { choose: question.kanji } : { type: question.readings[0] ?? '' };

/** A move that answers it wrongly. */
export const wrongMove = (question: ReviewQuestion): Move =>
  'options' in question
    ? { choose: question.options.find((option) => option !== question.kanji) ?? '' }
    : { type: 'ぬぬぬ' };

/** Answers what is asked, right or wrong, after `thinkMs`; the answer is shown then. */
export function answer(
  run: RecordedRun<Setup, { readonly game: State }, Move | 'pause' | 'resume'>,
  right = true,
  thinkMs = 1_500,
): void {
  run.advance(run.at + thinkMs);
  const question = currentQuestion(run.state.game);
  if (!run.play(right ? rightMove(question) : wrongMove(question))) throw new Error('forbidden');
}

/** Plays a sitting to its end, the first `wrong` answers wrongly, and answers its recording. */
export function playThrough(setup: Setup, { wrong = 0 } = {}): Recording {
  const run = new RecordedRun(review, setup, 1);
  for (let answered = 0; run.result === null; answered++) {
    answer(run, answered >= wrong);
    run.advance(run.at + 800);
    run.play({ ask: 'next' });
  }
  return run.recording;
}
