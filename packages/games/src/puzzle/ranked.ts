import { rankedLevelOf } from '../ranked.ts';
import { firstSeries } from './level.ts';
import type { Setup } from './setup.ts';

/** A ranked level as the server sets it up: each plays a set of its own. Null for any other level. */
export function rankedSetup(id: string): Setup | null {
  const level = rankedLevelOf(id);
  return level === null ? null : { ...firstSeries, mode: 'challenge', level, set: level };
}
