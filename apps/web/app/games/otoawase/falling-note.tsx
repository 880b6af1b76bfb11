import type { Note } from '@michi/games/otoawase/chart';
import { fallMs } from '@michi/games/otoawase/constants';
import { leadMs, positionOf } from '@michi/games/otoawase/scoring';
import { classNames } from '@michi/ui/class-names';
import { japanese } from '@michi/ui/japanese';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

interface NoteProps {
  readonly note: Note;
  /** Null for a plain beat. */
  readonly kanji: string | null;
  readonly isHit: boolean;
}

const Disc = ({ kanji, isHit }: Omit<NoteProps, 'note'>) => (
  <span
    className={classNames('oto-note', kanji === null && 'oto-note--plain', isHit && 'is-hit')}
    {...japanese}
  >
    {kanji}
  </span>
);

/** A note that falls by the time of its song, or stands with it. The browser moves it: no script runs meanwhile. */
export function FallingNote(props: NoteProps & { readonly isFalling: boolean; songMs(): number }) {
  const { note, kanji, isHit, isFalling, songMs } = props;
  const way = useRef<HTMLDivElement>(null);
  const fallen = useEffectEvent(() => songMs() - note.at + leadMs);
  useLayoutEffect(() => {
    const fall = way.current?.animate(
      { transform: ['translateY(0)', 'translateY(100%)'] },
      { duration: fallMs, fill: 'forwards' },
    );
    if (!fall) return;
    fall.currentTime = fallen();
    if (!isFalling) fall.pause();
    return () => fall.cancel();
  }, [isFalling]);
  return (
    <div className="oto-fall" ref={way}>
      <Disc kanji={kanji} isHit={isHit} />
    </div>
  );
}

/** A note that comes nearer with each beat, without moving in between. */
export function SteppingNote({ note, kanji, isHit, songMs }: NoteProps & { readonly songMs: number }) {
  const place = positionOf(note, songMs);
  return (
    <div className="oto-fall" style={place < 0 ? undefined : { transform: `translateY(${place}%)` }}>
      <Disc kanji={kanji} isHit={isHit} />
    </div>
  );
}
