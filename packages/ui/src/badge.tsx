import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `easy`, `mid`, `hard` are difficulties; `game` takes the colour of the nearest data-dye. */
  tone?: 'ink' | 'new' | 'premium' | 'soon' | 'game' | 'easy' | 'mid' | 'hard' | undefined;
}

/** A printed label of one or two words. */
export function Badge({ tone = 'ink', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames('badge', tone !== 'ink' && `badge--${tone}`, className)} />;
}

/** The category of a text: a word after a small square in the colour of the nearest data-dye. */
export function Category({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames('cat', className)} />;
}
