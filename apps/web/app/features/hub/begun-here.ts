import { seriesGames } from '@michi/games/catalogue';
import { grade } from '@michi/games/series';
import * as z from 'zod/mini';
import { browserLearner } from '../../learner/browser-learner.ts';
import { keys } from '../../learner/keys.ts';
import { browserMemory } from '../../learner/use-memory.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { type Begun, begunOf, type Played } from './begun.ts';

/** Of a series, what the hub shows. */
const savedSeries = z.object({ level: grade });

let shown: { readonly of: Played; readonly begun: Begun } | null = null;

/** What was begun, as this device knows it; the same object until something changed. */
export function begunHere(): Begun {
  const of = playedHere();
  if (shown === null || JSON.stringify(shown.of) !== JSON.stringify(of)) shown = { of, begun: begunOf(of) };
  return shown.begun;
}

/** Asks the server once what other devices have played, and tells of every change. */
export function followBegun(listener: () => void): () => void {
  const { statistics } = browserLearner();
  void statistics.refresh();
  void browserMemory().load(); // games ask it for what is due
  const unfollow = [statistics.subscribe(listener), browserStore().onChange(listener)];
  return () => {
    for (const end of unfollow) end();
  };
}

function playedHere(): Played {
  const { statistics, savedRuns } = browserLearner();
  const { levels, playedAt } = statistics.shown().statistics;
  const store = browserStore();
  const series = seriesGames.flatMap((game) => {
    const prefix = `${keys.save}${game}:`;
    return store.keys(prefix).flatMap((key) => {
      const level = store.entry(key, savedSeries).read()?.level ?? 1;
      return level > 1 ? [{ game, mode: key.slice(prefix.length), level }] : [];
    });
  });
  return { statistics: { levels, playedAt }, saved: savedRuns.newest(), series };
}
