import { classNames } from './class-names.ts';
import { type CountedProps, upTo } from './stars.tsx';
import './dots.css';

/** n of m as dots: copies found, syllables of a word. */
export function Dots({ value, max = 3, label, className, ...rest }: CountedProps) {
  return (
    <span {...rest} className={classNames('dots', className)} role="img" aria-label={label}>
      {upTo(max).map((step) => (
        <i key={step} className={step <= value ? 'on' : undefined} />
      ))}
    </span>
  );
}
