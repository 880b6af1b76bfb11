import type { PersonId } from '@michi/games/tokyoquest/places';
import { Art } from './art.tsx';
import './head.css';
import { head } from './heads.ts';
import type { Mood } from './moods.ts';

export interface HeadProps {
  readonly who: PersonId;
  readonly mood: Mood;
  /** Who it is and in which mood, spoken; without it the words beside it say so. */
  readonly label?: string | undefined;
}

/** Somebody’s head: paper and ink by day and by night. */
export function Head({ who, mood, label }: HeadProps) {
  return (
    <Art
      className={`tq-head tq-head--${who}`}
      viewBox="0 0 120 132"
      fit="xMidYMax meet"
      shapes={head(who, mood)}
      label={label}
    />
  );
}
