import { type Lane, lanes, type Note } from '@michi/games/otoawase/chart';
import { beatsPerBar, fallMs } from '@michi/games/otoawase/constants';
import { leadMs, positionOf } from '@michi/games/otoawase/scoring';
import { songMsAt } from '@michi/games/otoawase/song-time';
import { beatAt, type Song } from '@michi/games/otoawase/songs';
import { isHeld, noteNow, promptOf, type State, songOf } from '@michi/games/otoawase/state';
import { classNames } from '@michi/ui/class-names';
import { Ja, japanese } from '@michi/ui/japanese';
import {
  type CSSProperties,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslations } from 'use-intl';
import { useLostFocus } from '../../lib/react/use-lost-focus.ts';
import { useElapsed } from '../../play/use-run.ts';
import './field.css';
import type { Judged } from './judgement.ts';
import type { LiveSong } from './live-song.ts';

/** More than can be in sight at a time. */
const shownNotes = beatsPerBar;
const laneKeys = ['A', 'S', 'D'] as const;
export const laneNames = ['left', 'centre', 'right'] as const;

export interface FieldProps {
  readonly liveRun: LiveSong;
  readonly state: State;
  readonly stopped: boolean;
  readonly judged: Judged | null;
  readonly onPress: (lane: Lane, madeAt: number) => void;
  /** A pointer that has pressed a lane leaves it. */
  readonly onRelease: () => void;
}

/** Three lanes, the notes in them, and the line on which they are to be hit. */
export function Field({ liveRun, state, stopped, judged, onPress, onRelease }: FieldProps) {
  const t = useTranslations('otoawase.field');
  const song = songOf(state);
  const isStepping = state.setup.pace === 'stepwise';
  const isFalling = state.stoodAt === null && !stopped;
  const mayPress = !stopped && (isStepping ? state.phase === 'reached' : state.phase === 'playing');
  const held = isHeld(state);
  const now = noteNow(state);
  const first = now ? state.notes.indexOf(now) : state.notes.length;
  const notes = state.notes.slice(first, first + shownNotes);
  const songMs = () => songMsAt(liveRun.view.state, liveRun.elapsed());
  const press = (lane: Lane) => (event: PointerEvent) => {
    if (event.button === 0) onPress(lane, event.timeStamp);
  };
  const field = useRef<HTMLElement>(null);
  // the focus stays where a press has put it: in the answer
  useEffect(() => {
    const lanes = field.current;
    const keepFocus = (event: Event) => event.preventDefault();
    lanes?.addEventListener('mousedown', keepFocus);
    return () => lanes?.removeEventListener('mousedown', keepFocus);
  }, []);
  useLostFocus(state.phase, () => field.current); // to begin with, and after each answer
  return (
    <section
      ref={field}
      tabIndex={-1}
      className={held ? 'oto-field is-waiting' : 'oto-field'}
      aria-label={t('label')}
    >
      <div className="oto-zone" aria-hidden="true">
        <Ja>今</Ja>
      </div>
      {!isStepping && <BeatLines song={song} isFalling={isFalling} songMs={songMs} />}
      {lanes.map((lane) => (
        <div
          key={lane}
          className="oto-lane"
          onPointerDown={mayPress ? press(lane) : undefined}
          onPointerUp={onRelease}
        >
          <div className="oto-lane__notes" aria-hidden="true">
            {notes
              .filter((note) => note.lane === lane)
              .map((note) => {
                const shown = {
                  note,
                  kanji: promptOf(state, note)?.kanji ?? null,
                  isHit: note === now && held,
                };
                return isStepping ? (
                  <Step key={note.beat} {...shown} liveRun={liveRun} state={state} beatMs={beatAt(song, 1)} />
                ) : (
                  <FallingNote key={note.beat} {...shown} isFalling={isFalling} songMs={songMs} />
                );
              })}
          </div>
          <button
            type="button"
            className="oto-pad"
            aria-label={t(`lanes.${laneNames[lane]}`)}
            aria-disabled={!mayPress}
            aria-keyshortcuts={laneKeys[lane]}
            // a pointer has pressed the lane already; what is left is the keyboard and switches
            onClick={(event) => mayPress && event.detail === 0 && onPress(lane, event.timeStamp)}
          >
            <kbd>{laneKeys[lane]}</kbd>
            <i aria-hidden="true" />
          </button>
        </div>
      ))}
      {judged && (
        <p key={judged.key} className={`oto-judge oto-judge--${judged.is}`} aria-hidden="true">
          <b>{t(judged.is)}</b>
          {judged.points !== null && <span className="num">{t('gain', { points: judged.points })}</span>}
        </p>
      )}
      {held && (
        <p className="oto-waits" aria-hidden="true">
          <Ja>待</Ja>
          {t('waits')}
        </p>
      )}
    </section>
  );
}

interface StepProps extends Omit<Parameters<typeof SteppingNote>[0], 'songMs'> {
  readonly liveRun: LiveSong;
  readonly state: State;
  readonly beatMs: number;
}

/** A note at the beat that is heard. */
function Step({ liveRun, state, beatMs, ...shown }: StepProps) {
  const elapsed = useElapsed(liveRun, beatMs);
  const songMs = songMsAt(state, elapsed);
  return <SteppingNote {...shown} songMs={Math.round(songMs / beatMs) * beatMs} />;
}

interface BeatLinesProps {
  readonly song: Song;
  readonly isFalling: boolean;
  songMs(): number;
}

/** The beats of the song, which fall as its notes do. */
function BeatLines({ song, isFalling, songMs }: BeatLinesProps) {
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
function FallingNote(props: NoteProps & { readonly isFalling: boolean; songMs(): number }) {
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
function SteppingNote({ note, kanji, isHit, songMs }: NoteProps & { readonly songMs: number }) {
  const place = positionOf(note, songMs);
  return (
    <div className="oto-fall" style={place < 0 ? undefined : { transform: `translateY(${place}%)` }}>
      <Disc kanji={kanji} isHit={isHit} />
    </div>
  );
}
