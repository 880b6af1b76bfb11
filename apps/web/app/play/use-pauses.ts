import { useState } from 'react';
import type { LiveRun, RunView } from './live-run.ts';
import { useAutoResume } from './use-auto-resume.ts';
import { usePauseKey } from './use-pause-key.ts';

export interface PausedRun {
  readonly liveRun: Pick<LiveRun<unknown, unknown, unknown>, 'pause' | 'resume'> | null;
  readonly view: Pick<RunView<unknown>, 'paused' | 'result'> | null;
}

export interface PauseOptions {
  /** Where P is heard, as a CSS selector. */
  readonly ownControls: string;
  /** Whether time counts in the run. One in which it does not goes on by itself. */
  readonly clocked?: boolean;
}

export interface Pauses<Window extends string> {
  /** The window of the game that is open over it. */
  readonly open: Window | 'audio' | null;
  /** Whether the learner can pause now. */
  readonly possible: boolean;
  /** The learner keeps in sight what a run shows for a moment only; it stands still, even where no time counts. */
  readonly held: boolean;
  hold(held: boolean): void;
  /** The learner has paused, or was away; no other window is open. */
  readonly paused: boolean;
  pause(): void;
  resume(): void;
  /** Opens a window, or closes it: nobody has to read or to set the sound against the clock. */
  show(window: Window | null): void;
  showAudio(open: boolean): void;
}

/** When a run stands still: at the learner's wish, and as long as a window of the game is open. */
export function usePauses<Window extends string = never>(
  { liveRun, view }: PausedRun,
  { ownControls, clocked = true }: PauseOptions,
): Pauses<Window> {
  const [open, setOpen] = useState<Window | 'audio' | null>(null);
  const [held, setHeld] = useState(false);
  const standsStill = view?.paused ?? false;
  const pause = () => void liveRun?.pause();
  const resume = () => void liveRun?.resume();
  const show = (next: Window | 'audio' | null) => {
    setOpen(next);
    if (!clocked) return;
    if (next !== null) pause();
    else if (!held) resume();
  };
  const hold = (next: boolean) => {
    setHeld(next);
    if (next) pause();
    else resume();
  };

  useAutoResume(clocked || held ? null : liveRun, standsStill);
  usePauseKey(ownControls, () => {
    if (!clocked || open !== null) return;
    if (held) hold(false);
    else if (standsStill) resume();
    else pause();
  });

  const possible = clocked && view !== null && view.result === null;
  return {
    open,
    held,
    hold,
    possible,
    paused: possible && standsStill && open === null && !held,
    pause,
    resume,
    show,
    showAudio: (isOpen) => show(isOpen ? 'audio' : null),
  };
}
