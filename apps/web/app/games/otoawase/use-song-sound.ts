import { barHeardIn, isThinAt } from '@michi/games/otoawase/song-time';
import { type SongId, songs } from '@michi/games/otoawase/songs';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { liveOutput, useInterruption } from '../../audio/use-sound.ts';
import type { LiveSong } from './live-song.ts';
import type { Bank } from './sound/bank.ts';
import { type Heard, SongPlayer } from './sound/song-player.ts';

const everyMs = 60;
/** The clock of a run is known to a millisecond; what is further off is another one, after the machine has slept. */
const otherClockMs = 20;

/** A player of a song; null as long as its sounds are not there. */
function usePlayer(song: SongId | null, bank: Bank | null): SongPlayer | null {
  const player = useMemo(
    () =>
      song && bank && new SongPlayer(bank, songs[song], { now: () => performance.now(), live: liveOutput }),
    [song, bank],
  );
  useEffect(() => () => player?.close(), [player]);
  return player;
}

/** Pumps a player until it is called off. */
function keepPlaying(player: SongPlayer, heard: () => Heard): () => void {
  const pump = () => player.pump(heard());
  const timer = setInterval(pump, everyMs);
  pump();
  return () => {
    clearInterval(timer);
    player.stop();
  };
}

/** Lets the song of a run be heard while it goes on or waits; a pause silences it with its notes. */
export function useSongSound(
  liveRun: LiveSong | null,
  isHeard: boolean,
  bank: Bank | null,
  delayMs: number,
): void {
  const player = usePlayer(liveRun?.plan.setup.song ?? null, bank);
  useEffect(() => {
    if (!liveRun || !isHeard || !player) return;
    let origin = Number.POSITIVE_INFINITY;
    const heard = (): Heard => {
      const elapsed = liveRun.elapsed();
      const seen = performance.now() - elapsed; // at most 1 ms too much, as a run counts whole ones
      origin = seen - origin > otherClockMs ? seen : Math.min(origin, seen);
      const { state } = liveRun.view;
      return {
        origin,
        barIn: (runBar) => barHeardIn(state, runBar),
        isThin: isThinAt(state, elapsed),
        delayMs,
      };
    };
    const stop = keepPlaying(player, heard);
    const unsubscribe = liveRun.subscribe(() => player.pump(heard()));
    return () => {
      unsubscribe();
      stop();
    };
  }, [liveRun, isHeard, player, delayMs]);
}

/** Lets a song be listened to from its beginning, without playing it; `onEnd` is told of its end, and when the
 * system takes the sound away. */
export function useListening(
  song: SongId | null,
  bank: Bank | null,
  delayMs: number,
  onEnd: () => void,
): void {
  const player = usePlayer(song, bank);
  const tellEnd = useEffectEvent(onEnd);
  useInterruption(() => song && onEnd());
  useEffect(() => {
    if (!song || !player) return;
    const origin = performance.now() + 2 * everyMs;
    const stop = keepPlaying(player, () => ({ origin, barIn: (bar) => bar, isThin: false, delayMs }));
    const timer = setTimeout(() => tellEnd(), songs[song].seconds * 1_000);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [song, player, delayMs]);
}
