import { fallMs } from '@michi/games/otoawase/constants';
import type { Song } from '@michi/games/otoawase/songs';
import { type CSSProperties, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface BeatLinesProps {
  readonly song: Song;
  readonly isFalling: boolean;
  songMs(): number;
}

/** The beats of the song, which fall as its notes do. */
export function BeatLines({ song, isFalling, songMs }: BeatLinesProps) {
  const lines = useRef<HTMLDivElement>(null);
  const beatMs = 60_000 / song.bpm;
  const phase = useEffectEvent(() => songMs() % beatMs);
  useLayoutEffect(() => {
    const fall = lines.current?.animate(
      { transform: ['translateY(0)', 'translateY(var(--gap))'] },
      { duration: beatMs, iterations: Number.POSITIVE_INFINITY },
    );
    if (!fall) return;
    fall.currentTime = phase();
    if (!isFalling) fall.pause();
    return () => fall.cancel();
  }, [isFalling, beatMs]);
  const gap = { '--beat': beatMs / fallMs } as CSSProperties;
  return <div className="oto-beats" ref={lines} style={gap} aria-hidden="true" />;
}
