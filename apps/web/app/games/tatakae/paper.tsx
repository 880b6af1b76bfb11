import type { Direction } from '@michi/games/tatakae/challenges';
import type { Move, State } from '@michi/games/tatakae/rules';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslations } from 'use-intl';
import { useChallenge } from './challenge-words.ts';
import { useDirectionKeys } from './drawing/direction-keys.ts';
import { InkSurface } from './drawing/ink-surface.ts';

/** The keys that correspond to the buttons below the paper. */
const asked = { Backspace: 'undo', Delete: 'clear', Enter: 'submit' } as const;
const isAsking = (key: string): key is keyof typeof asked => Object.hasOwn(asked, key);

/** An element with the role `application` is interactive. */
const reachable = { tabIndex: 0 } as const;

export interface PaperProps {
  readonly state: State;
  readonly paused: boolean;
  /** Id of the text that explains the keys. */
  readonly helpId: string;
  readonly onMove: (move: Move) => void;
  readonly onEnter: (direction: Direction) => void;
  /** Lies over the paper. */
  readonly children?: ReactNode;
}

/** The area in which the kanji is written: with finger, pen or mouse, or by directions from the keyboard. */
export function Paper({ state, paused, helpId, onMove, onEnter, children }: PaperProps) {
  const t = useTranslations('tatakae.battle');
  const { meaning, strokes } = useChallenge(state);
  const { ink } = state;
  const open = state.phase === 'writing' && !paused;
  const paper = useRef<HTMLDivElement>(null);
  const settled = useRef<HTMLCanvasElement>(null);
  const live = useRef<HTMLCanvasElement>(null);
  const surface = useRef<InkSurface | null>(null);

  const write = useEffectEvent((stroke: State['ink'][number]) => onMove({ stroke }));
  useLayoutEffect(() => {
    if (!settled.current || !live.current) return;
    const made = new InkSurface({ settled: settled.current, live: live.current }, (stroke) => write(stroke));
    surface.current = made;
    return () => made.destroy();
  }, []);
  // before the next frame, or a finished stroke would vanish for a moment
  useLayoutEffect(() => surface.current?.show(ink), [ink]);
  useLayoutEffect(() => surface.current?.enable(open), [open]);

  // so that keyboard users can write immediately
  useEffect(() => paper.current?.focus({ preventScroll: true }), []);

  const { onKeyDown, ...keys } = useDirectionKeys(onEnter);
  const press = (event: KeyboardEvent) => {
    onKeyDown(event);
    if (!isAsking(event.key) || event.repeat) return;
    event.preventDefault();
    onMove({ ask: asked[event.key] });
  };

  return (
    <div
      ref={paper}
      className="tat-paper"
      role="application"
      {...reachable}
      aria-label={t('paper', { meaning, written: ink.length, count: strokes.length })}
      aria-describedby={helpId}
      onKeyDown={press}
      {...keys}
    >
      <Guides />
      <canvas ref={settled} className="tat-paper__ink" />
      <canvas ref={live} className="tat-paper__tip" />
      {children}
    </div>
  );
}

/** The square in the middle of the paper, with its dashed cross. */
function Guides() {
  return (
    <svg className="tat-paper__guides" viewBox="0 0 300 200" preserveAspectRatio="none" aria-hidden="true">
      <path d="M50 0V200M250 0V200" />
      <path className="dashed" d="M150 0V200M50 100H250" />
    </svg>
  );
}
