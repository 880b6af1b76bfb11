import { catalogue, type GameId } from '@michi/games/catalogue';
import type { Game, MusicId } from '@michi/games/game';

export type { MusicId } from '@michi/games/game';

/** Every effect; each is a file of its name in `files/`. */
export const effectIds = [
  'click',
  'correct',
  'wrong',
  'achievement',
  'level_complete',
  'countdown',
  'stamp',
  'brush',
  'win',
  'lose',
] as const;
export type EffectId = (typeof effectIds)[number];

/** Every piece of music; each is a loop, in a file of its name in `files/`. */
export const musicIds = ['menu', 'play', 'happy', 'duel', 'journey'] as const satisfies readonly MusicId[];

/** The measure of each loop: common time, so that four beats are a bar. */
export const measures: Readonly<Record<MusicId, { readonly bpm: number; readonly bars: number }>> = {
  menu: { bpm: 72, bars: 8 },
  play: { bpm: 100, bars: 12 },
  happy: { bpm: 100, bars: 12 },
  duel: { bpm: 120, bars: 12 },
  journey: { bpm: 80, bars: 8 },
};

export function loopSeconds(id: MusicId): number {
  const { bpm, bars } = measures[id];
  return (bars * 4 * 60) / bpm;
}

/**
 * A file holds this much of the loop's end before it, and of its beginning after it: decoders shift what they
 * decode by some ms, and within these margins a shift is not heard.
 */
export const loopMarginSeconds = 0.1;

export type GameMusic = Game['music'];

/** What is heard on the pages of each game, and while it is played. */
export const gameMusic = Object.fromEntries(catalogue.map(({ id, music }) => [id, music])) as Readonly<
  Record<GameId, GameMusic>
>;
