import { useEffect, useEffectEvent, useState } from 'react';
import { signOf } from '../lib/keys/sign-of.ts';
import type { LiveRun, RunView } from './live-run.ts';
import { useAutoResume } from './use-auto-resume.ts';

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

/**
 * P pauses and goes on, while the focus is on the game: within `ownControls` (a CSS selector), or nowhere. A letter
 * typed anywhere else, or into a field, is not ours.
 */
function usePauseKey(ownControls: string, toggle: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (signOf(event) !== 'p' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input:not([type="range"]), textarea')) return;
    if (target !== document.body && !(target instanceof Element && target.closest(ownControls))) return;
    toggle();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
