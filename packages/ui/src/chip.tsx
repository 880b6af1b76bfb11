import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Class of a chip, for links (mark the chosen one with aria-current). */
export function chipClass(className?: string): string {
  return classNames('chip', className);
}

export interface ChipProps extends ComponentProps<'button'> {
  /** A chip that can be pressed in and out; leave it away when the chip is a radio (`role`, `aria-checked`). */
  pressed?: boolean | undefined;
  /** how many it stands for */
  count?: ReactNode;
}

/** A small button that filters or picks one of several. Set several in an element of class `chips`. */
export function Chip({ pressed, count, className, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button aria-pressed={pressed} {...rest} type={type} className={chipClass(className)}>
      {children}
      {count !== undefined && <b className="num">{count}</b>}
    </button>
  );
}
