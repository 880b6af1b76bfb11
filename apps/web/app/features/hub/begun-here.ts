import { sittingGames } from '@michi/games/catalogue';
import { grade } from '@michi/games/sitting';
import * as z from 'zod/mini';
import { keys } from '../../learner/keys.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { browserMemories } from '../../play/browser-memories.ts';
import { browserPlayer } from '../../play/browser-player.ts';
import { type Begun, begunOf, type Played } from './begun.ts';

/** Of a sitting, what the shelf shows. */
const sitting = z.object({ level: grade });

let shown: { readonly of: Played; readonly begun: Begun } | null = null;

/** What was begun, as this device knows it; the same object until something changed. */
export function begunHere(): Begun {
  const of = playedHere();
  if (shown === null || JSON.stringify(shown.of) !== JSON.stringify(of)) shown = { of, begun: begunOf(of) };
  return shown.begun;
}

/** Asks the server once what other devices have played, and tells of every change. */
export function followBegun(listener: () => void): () => void {
  const { standings } = browserPlayer();
  void standings.refresh();
  void browserMemories().load(); // games ask it for what is due
  const unfollow = [standings.subscribe(listener), browserStore().onChange(listener)];
  return () => {
    for (const end of unfollow) end();
  };
}

function playedHere(): Played {
  const { standings, savedRuns } = browserPlayer();
  const { levels, playedAt } = standings.shown().statistics;
  const store = browserStore();
  const sittings = sittingGames.flatMap((game) => {
    const prefix = `${keys.sitting}${game}:`;
    return store.keys(prefix).flatMap((key) => {
      const level = store.entry(key, sitting).read()?.level ?? 1;
      return level > 1 ? [{ game, mode: key.slice(prefix.length), level }] : [];
    });
  });
  return { statistics: { levels, playedAt }, saved: savedRuns.newest(), sittings };
}
