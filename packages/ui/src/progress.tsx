import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { type CustomProperties, percent } from './css-values.ts';
import './progress.css';

export interface BarProps extends Omit<ComponentProps<'div'>, 'children'> {
  value: number;
  max?: number | undefined;
  /** what is measured */
  label: string;
  /** the value in words: "420 of 1000 XP". Write it out beside the bar as well. */
  valueText?: string | undefined;
  thin?: boolean | undefined;
  /** a rule at every tenth */
  ticks?: boolean | undefined;
  /** vermilion, because little is left */
  low?: boolean | undefined;
  /** vermilion without alarm: experience */
  accent?: boolean | undefined;
}

/** How much of a whole. It takes the colour of the nearest data-dye and ends in a mark of ink. */
export function Bar(props: BarProps) {
  const { value, max = 100, label, valueText, thin, ticks, low, accent, className, style, ...rest } = props;
  const filled: CustomProperties = { ...style, '--v': percent(value, 0, max) };
  return (
    <div
      {...rest}
      className={classNames(
        'bar',
        thin && 'bar--thin',
        ticks && 'bar--ticks',
        low && 'bar--low',
        accent && 'bar--accent',
        className,
      )}
      style={filled}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
    >
      <i />
    </div>
  );
}
