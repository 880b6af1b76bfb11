import { monogatari } from '@michi/games/monogatari/rules';
import { type ShownContent, shownContentOf } from '@michi/games/monogatari/score';
import type { Setup } from '@michi/games/monogatari/setup';
import { emptyPanel, type Panel } from '@michi/games/monogatari/story';
import { RecordedRun } from './recorded-run.ts';

/** A panel in which Tama says a text, or nobody does. */
export const panelWith = (text: string, isPeopled = true): Panel => ({
  ...emptyPanel,
  background: 'platform',
  figures: isPeopled
    ? [{ who: 'tama', expression: 'joy', x: 500, y: 1_000, size: 800, turn: 0, mirrored: false }]
    : [],
  bubbles: text === '' ? [] : [{ form: 'speech', text, readings: {}, x: 500, y: 300, turn: 0, size: 100 }],
});

/** The cat on platform 3, with twelve kanji and somebody in each panel. */
export const aStory: readonly Panel[] = [
  '毎朝、駅で待つ。',
  '電車は来ないよ。',
  'え、猫が話した！',
  '魚、ある？',
  'ごめん、ない。',
  'じゃあ、海へ行こう！',
].map((text) => panelWith(text));

export const shown = (panels: readonly Panel[]): readonly ShownContent[] => panels.map(shownContentOf);

export const begin = (setup: Setup = { template: 'cat' }, seed = 1) =>
  new RecordedRun(monogatari, setup, seed);
