import type { Ms } from '@michi/game-kit/time';
import { beatsPerBar } from './constants.ts';

export const songIds = ['sakura', 'rain', 'moon'] as const;
export type SongId = (typeof songIds)[number];

/** What is known of a song without its notes. */
export interface Song {
  readonly bpm: number;
  readonly seconds: number;
  readonly difficulty: 1 | 2 | 3;
}

export const songs: Readonly<Record<SongId, Song>> = {
  sakura: { bpm: 120, seconds: 180, difficulty: 1 },
  rain: { bpm: 140, seconds: 210, difficulty: 2 },
  moon: { bpm: 100, seconds: 240, difficulty: 3 },
};

export const isSongId = (id: string): id is SongId => songIds.some((song) => song === id);

/** When a beat comes, counted from the first, which is 0: rounded by itself, so that no error grows. */
export const beatAt = ({ bpm }: Song, beat: number): Ms => Math.round((beat * 60_000) / bpm);

/** How long so many bars last. */
export const barsMs = (song: Song, bars: number): Ms => beatAt(song, bars * beatsPerBar);

export const barOf = (beat: number): number => Math.floor(beat / beatsPerBar);

export const beatsIn = ({ bpm, seconds }: Song): number => Math.round((seconds * bpm) / 60);
