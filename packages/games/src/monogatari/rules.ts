import type { GameEvent } from '@michi/game-kit/events';
import { pausable } from '@michi/game-kit/pausable';
import { type PlayContext, type Rules, type Step, silent } from '@michi/game-kit/rules';
import * as z from 'zod/mini';
import { keyOf } from './author.ts';
import { mostBubbles, mostLettersOfBubble, mostPanels } from './constants.ts';
import { knownKanjiIn } from './furigana.ts';
import { isPublishable, type Score, type ShownContent, scoreOf } from './score.ts';
import { type Setup, setupSchema } from './setup.ts';
import { templateOf } from './templates.ts';

export interface State {
  readonly setup: Setup;
  /** Null until the story is published. */
  readonly score: Score | null;
}

export interface Move {
  /** What counts of each panel, in the order of reading: where things stand on paper is not told. */
  readonly publish: readonly ShownContent[];
}

function play(state: State, { publish: panels }: Move, { at }: PlayContext): Step<State> | null {
  const template = templateOf(state.setup.template);
  if (state.score !== null || panels.length !== template.panelCount || !isPublishable(panels)) return null;
  const score = scoreOf(panels, template);
  const kanji = [...new Set(panels.flatMap(({ texts }) => texts.flatMap(knownKanjiIn)))];
  const ms = Math.floor(at / Math.max(1, kanji.length));
  return {
    state: { ...state, score },
    events: [
      ...kanji.map(
        (each): GameEvent => ({
          ...{ type: 'kanjiAnswered', kanji: each, skill: 'use', asked: 'used' },
          ...{ correct: true, hinted: false, ms },
        }),
      ),
      { type: 'featDone', feat: 'monogatari.kanji', by: 'best', amount: score.kanjiPercent },
      { type: 'featDone', feat: 'monogatari.creativity', by: 'best', amount: score.creativity },
      { type: 'featDone', feat: 'monogatari.stories', by: 'different', what: keyOf(panels) },
      { type: 'scoreGained', points: score.score, combo: 0 },
      { type: 'levelCompleted', score: score.score, mistakes: null, bestCombo: 0, ms: null },
    ],
  };
}

const text = z.string().check(z.maxLength(mostLettersOfBubble));
const shown = z.strictObject({
  texts: z.array(text).check(z.maxLength(mostBubbles)),
  isPeopled: z.boolean(),
});

const inActiveTime: Rules<Setup, State, Move> = {
  id: 'monogatari',
  version: 1,
  eventsVersion: 2,
  seats: 1,
  setup: setupSchema,
  move: z.strictObject({ publish: z.array(shown).check(z.maxLength(mostPanels)) }),
  start: (setup) => ({ setup, score: null }),
  play,
  nextAlarm: () => null,
  ring: silent,
  result: ({ score }) => (score === null ? null : { won: true, scores: [score.score] }),
};

/** Monogatari: a page is handed in as a whole. */
export const monogatari = pausable(inActiveTime);
