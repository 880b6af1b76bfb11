import type { Recording } from '@michi/game-kit/recording';
import { rightFeedbackMs } from '@michi/games/tabibito/constants';
import type { ModuleQuestion } from '@michi/games/tabibito/deal';
import { currentQuestion, type Move, type State, tabibito } from '@michi/games/tabibito/rules';
import type { RunKind, Setup } from '@michi/games/tabibito/setup';
import { RecordedRun } from './recorded-run.ts';

const readings = { 一: 'いち', 二: 'に', 三: 'さん', 山: 'やま', 川: 'かわ', 木: 'き', 水: 'みず', 火: 'ひ' };

/** A run about three numbers and three words of nature, among two kanji more; none of them alike. */
export function aSetup(kind: RunKind, overrides: Partial<Setup> = {}): Setup {
  return {
    kind,
    asked: ['一', '二', '三', '山', '川', '木'],
    questions: kind === 'practice' || kind === 'challenge' ? 6 : 8,
    prompts: Object.entries(readings).map(([kanji, reading]) => ({ kanji, readings: [reading], alike: [] })),
    ...overrides,
  };
}

/** The move that answers a question rightly. */
export function rightMove({ setup }: State, { kind, kanji, options }: ModuleQuestion): Move {
  if (kind !== 'typed') return { choose: options.indexOf(kanji) };
  const prompt = setup.prompts.find((each) => each.kanji === kanji);
  return { type: prompt?.readings[0] ?? '' };
}

/** A move that answers it wrongly. */
export function wrongMove({ kind, kanji, options }: ModuleQuestion): Move {
  return kind === 'typed' ? { type: 'ぬぬぬ' } : { choose: options.findIndex((option) => option !== kanji) };
}

/**
 * Plays a run to its end, one answer each `thinkMs`, the first `wrong` answers wrongly, and answers its recording.
 */
export function playThrough(setup: Setup, seed: number, { wrong = 0, thinkMs = 1_500 } = {}): Recording {
  const run = new RecordedRun(tabibito, setup, seed);
  const play = (move: Move) => {
    if (!run.play(move)) throw new Error(`forbidden: ${JSON.stringify(move)}`);
  };
  for (let answered = 0; run.result === null; answered++) {
    run.advance(run.at + thinkMs);
    const { game } = run.state;
    const isWrong = answered < wrong;
    play(isWrong ? wrongMove(currentQuestion(game)) : rightMove(game, currentQuestion(game)));
    if (isWrong) play({ ask: 'next' });
    else run.advance(run.at + rightFeedbackMs);
  }
  return run.recording;
}
