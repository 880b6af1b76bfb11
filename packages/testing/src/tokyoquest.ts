import type { Recording } from '@michi/game-kit/recording';
import { feedbackMs } from '@michi/games/tokyoquest/constants';
import { answerOf, type Dealt } from '@michi/games/tokyoquest/deal';
import { currentQuestion, type Move, tokyoquest } from '@michi/games/tokyoquest/rules';
import type { Setup } from '@michi/games/tokyoquest/setup';
import { RecordedRun } from './recorded-run.ts';

/** The first quest of a traveller who has just arrived. */
export const aSetup = (overrides: Partial<Setup> = {}): Setup => ({
  quest: 'meeting',
  walk: 1,
  level: 1,
  health: 100,
  missed: [],
  ...overrides,
});

/** The moves that answer a question, rightly or wrongly with an option that has not failed yet. */
export function answering(question: Dealt, right = true, failed: readonly string[] = []): readonly Move[] {
  const { kind, reading, options } = question;
  if (kind === 'typed') return [{ type: right ? reading : 'ぬぬ' }];
  const answer = answerOf(question);
  return [
    { choose: options.findIndex((option) => (option === answer) === right && !failed.includes(option)) },
    { ask: 'check' },
  ];
}

/** Answers the present question after a while, and waits for what follows. */
export function answer(
  run: RecordedRun<Setup, unknown, unknown> & {
    readonly state: { readonly game: Parameters<typeof currentQuestion>[0] };
  },
  right = true,
  thinkMs = 1_500,
): void {
  run.advance(run.at + thinkMs);
  for (const move of answering(currentQuestion(run.state.game), right, run.state.game.failed))
    if (!run.play(move)) throw new Error(`forbidden: ${JSON.stringify(move)}`);
  run.advance(run.at + feedbackMs);
}

export const begin = (overrides: Partial<Setup> = {}, seed = 7) =>
  new RecordedRun(tokyoquest, aSetup(overrides), seed);

/** Plays a quest to its end, the first `wrong` answers wrongly where there is a wrong one left, and answers its recording. */
export function playThrough(setup: Setup, seed: number, { wrong = 0, thinkMs = 1_500 } = {}): Recording {
  const run = new RecordedRun(tokyoquest, setup, seed);
  for (let answered = 0; run.result === null; answered++) {
    if (run.state.game.phase === 'resting') run.play({ ask: 'rise' });
    const { failed } = run.state.game;
    const isRightLeftAlone = failed.length === currentQuestion(run.state.game).options.length - 1;
    answer(run, answered >= wrong || isRightLeftAlone, thinkMs);
  }
  return run.recording;
}
