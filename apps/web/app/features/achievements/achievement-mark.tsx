import type { Achievement } from '@michi/progress/achievements';
import { classNames } from '@michi/ui/class-names';
import { type CustomProperties, percent } from '@michi/ui/css-values';
import { Ja } from '@michi/ui/japanese';
import './achievement-mark.css';

export const forms = ['white', 'red', 'round'] as const;
export type Form = (typeof forms)[number];

/** How an achievement is cut: round for a special occasion, in red script when it brings more than experience. */
export function formOf({ category, reward }: Pick<Achievement, 'category' | 'reward'>): Form {
  if (category === 'special') return 'round';
  return reward.title || reward.badge ? 'red' : 'white';
}

export interface AchievementMarkProps {
  readonly kanji: string;
  readonly form: Form;
  /** How much of it is done: at 1 it is pressed. */
  readonly share: number;
  readonly size?: 'small' | 'large' | undefined;
}

/** The impression of an achievement; until it is earned it fills from below. */
export function AchievementMark({ kanji, form, share, size }: AchievementMarkProps) {
  const pressed = share >= 1;
  const filled: CustomProperties = { '--share': percent(share, 0, 1) };
  return (
    <Ja
      className={classNames(
        'achievement-mark',
        `achievement-mark--${form}`,
        pressed && 'is-pressed',
        size && `achievement-mark--${size}`,
      )}
      style={pressed || share === 0 ? undefined : filled}
      aria-hidden="true"
    >
      {kanji}
    </Ja>
  );
}
