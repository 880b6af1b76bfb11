import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './dots.css';

export interface CountedProps extends Omit<ComponentProps<'span'>, 'children'> {
  value: number;
  max?: number | undefined;
  /** the same in words: "difficulty 2 of 3" */
  label: string;
}

/** The numbers 1 to max. */
export function upTo(max: number): number[] {
  return Array.from({ length: max }, (_, index) => index + 1);
}

/** n of m as stars: difficulty, rating. */
export function Stars({ value, max = 3, label, className, ...rest }: CountedProps) {
  return (
    <span {...rest} className={classNames('stars', className)} role="img" aria-label={label}>
      {upTo(max).map((step) => (
        <Icon key={step} name="star" className={step <= value ? 'on' : undefined} />
      ))}
    </span>
  );
}
