import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import type { CustomProperties } from './css-values.ts';
import { japanese } from './japanese.tsx';

interface MarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** a CSS length, such as '4rem' */
  size?: string | undefined;
  /** what the mark says; without it the mark only decorates words that stand beside it */
  label?: string | undefined;
}

/** Spoken as a picture with a name, or not at all. */
function spoken(label: string | undefined) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
}

export interface StampProps extends MarkProps {
  /** 済 done, 合 passed, or another single character */
  kanji: string;
  /** a second ring within, for what was passed with honour */
  double?: boolean | undefined;
  /** lets it fall onto the paper: pon */
  falling?: boolean | undefined;
}

/** Round vermilion stamp. */
export function Stamp({ kanji, size, label, double, falling, className, style, ...rest }: StampProps) {
  const sized: CustomProperties = { ...style, ...(size && { '--stamp': size }) };
  return (
    <span
      {...rest}
      {...spoken(label)}
      {...japanese}
      className={classNames('stamp', double && 'stamp--double', falling && 'pon', className)}
      style={sized}
    >
      {kanji}
    </span>
  );
}

export interface HankoProps extends MarkProps {
  /** 道 for the house; a learner's own seal carries one kanji of their choice */
  kanji?: string | undefined;
  /** how it is cut; the house's is square */
  form?: 'square' | 'circle' | 'gourd' | 'oval' | undefined;
}

/** Vermilion seal: the logo, or a learner's own. */
export function Hanko({ kanji = '道', form = 'square', size, label, className, style, ...rest }: HankoProps) {
  const sized: CustomProperties = { ...style, ...(size && { '--hanko': size }) };
  return (
    <span
      {...rest}
      {...spoken(label)}
      {...japanese}
      className={classNames('hanko', form !== 'square' && `hanko--${form}`, className)}
      style={sized}
    >
      {kanji}
    </span>
  );
}
