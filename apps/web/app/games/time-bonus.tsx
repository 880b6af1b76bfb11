import type { Ms } from '@michi/game-kit/time';
import { type Mode, timeBonusAfter } from '@michi/games/series';
import { Bar } from '@michi/ui/progress';
import type { Clocked } from '../play/elapsed-clock.ts';
import { useElapsed } from '../play/use-run.ts';
import './series.css';

/** Points below which little is left. */
const lowBelow = 20;

export interface TimeBonusClock {
  readonly mode: Mode;
  /** How long the bonus takes to fall by 1. */
  readonly stepMs: Ms;
  /** When it began to fall. */
  readonly since: Ms;
  /** When the answer was right, and it stopped; null while one is looked for. */
  readonly until: Ms | null;
}

/** What the time brings on top right now, in points and percent; null but in a challenge. */
export function useTimeBonus(run: Clocked, { mode, stepMs, since, until }: TimeBonusClock): number | null {
  const timed = mode === 'challenge';
  const elapsedMs = useElapsed(timed ? run : null, stepMs);
  return timed ? timeBonusAfter(mode, Math.max(0, (until ?? elapsedMs) - since), stepMs) : null;
}

export interface TimeBonusBarProps {
  readonly bonus: number;
  readonly label: string;
  /** What is left, shown beside the label. */
  readonly left: string;
  /** The same, spoken. */
  readonly spoken?: string;
}

/** How much of the time bonus is left. */
export function TimeBonusBar({ bonus, label, left, spoken = left }: TimeBonusBarProps) {
  return (
    <div className="series__bonus">
      <p className="small">
        <b>{label}</b>
        <span className="num" role="timer">
          {left}
        </span>
      </p>
      <Bar ticks low={bonus < lowBelow} label={label} value={bonus} valueText={spoken} />
    </div>
  );
}
