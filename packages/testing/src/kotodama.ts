import { lineOf } from '@michi/games/kotodama/hunt';
import type { Lines, Piece } from '@michi/games/kotodama/lines';
import { hiddenPoemOf } from '@michi/games/kotodama/poems';
import { isHunt, kotodama, type Move, type State } from '@michi/games/kotodama/rules';
import type { HuntSetup, Setup, WrittenSetup } from '@michi/games/kotodama/setup';
import { RecordedRun } from './recorded-run.ts';

/** Lines out of words and kana, parted by spaces: `sakura hana / shizuka tsuki yume / kaze hikari`. */
export function linesOf(text: string): Lines {
  const piece = (part: string): Piece => (/^[a-z]+$/.test(part) ? { word: part } : { kana: part });
  return text.split('/').map((line) => line.trim().split(' ').filter(Boolean).map(piece)) as Lines;
}

export const aPoem = linesOf('sakura hana / shizuka tsuki yume / kaze hikari');

export const ownPoem: WrittenSetup = { mode: 'create', poem: null, level: 1 };
export const aHunt: HuntSetup = { mode: 'hunt', poem: 'hidden-2', level: 2 };

export const begin = (setup: Setup, seed = 1) => new RecordedRun(kotodama, setup, seed);

/** The moves that find a hidden poem, strip by strip. */
export function findingMoves(state: State): Move[] {
  if (!isHunt(state)) return [];
  const lines = hiddenPoemOf(state.setup.poem)?.lines ?? [];
  return lines.flatMap((parts, line) =>
    parts.map(({ text }) => ({ strip: state.strips.findIndex((strip) => strip.text === text), line })),
  );
}

/** How many strips of each line are found. */
export const foundIn = (state: State): number[] =>
  isHunt(state)
    ? [0, 1, 2].map((line) => lineOf(state.setup, state, line).filter((part) => part !== null).length)
    : [];
