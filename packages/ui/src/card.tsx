import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface AsProps extends ComponentProps<'div'> {
  /** the element it is; a div unless the content is more */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
}

/** A leaf with a light shadow. For a card that is a link, give the link the class `card card--link`. */
export function Card({ as = 'div', className, ...rest }: AsProps) {
  const Element: 'div' = as as 'div';
  return <Element {...rest} className={classNames('card', className)} />;
}

/** A leaf lying flat: a region of a game screen or a form. */
export function Panel({ as = 'div', className, ...rest }: AsProps) {
  const Element: 'div' = as as 'div';
  return <Element {...rest} className={classNames('panel', className)} />;
}

export interface SheetProps extends AsProps {
  /** prints the thick-thin rule 子持ち罫 around it */
  rule?: boolean | undefined;
}

/** A printed sheet. */
export function Sheet({ as = 'div', rule, className, ...rest }: SheetProps) {
  const Element: 'div' = as as 'div';
  return <Element {...rest} className={classNames('sheet', rule && 'sheet--rule', className)} />;
}
