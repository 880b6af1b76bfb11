import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Kanji, type KanjiProps } from './japanese.tsx';

export interface MasuProps extends ComponentProps<'div'> {
  /** without it the cell stands empty for what the children draw */
  kanji?: string | undefined;
  form?: KanjiProps['form'];
  /** a fainter cross, for cells below 48 px */
  small?: boolean | undefined;
}

/** The practice cell 升: a square with a dashed cross, as wide as its container. */
export function Masu({ kanji, form, small, className, children, ...rest }: MasuProps) {
  return (
    <div {...rest} className={classNames('masu', small && 'masu--small', className)}>
      {kanji && <Kanji form={form}>{kanji}</Kanji>}
      {children}
    </div>
  );
}
