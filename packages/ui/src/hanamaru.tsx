import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { flowerPath, spiralPath } from './hanamaru-path.ts';

export interface HanamaruProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** what it praises, spoken */
  label: string;
  /** edge in px */
  size?: number | undefined;
}

/** Hanamaru 花丸: the flower a Japanese teacher draws around perfect work; it draws itself. */
export function Hanamaru({ label, size = 120, className, ...rest }: HanamaruProps) {
  return (
    <svg
      {...rest}
      className={classNames('hanamaru', className)}
      width={size}
      height={size}
      viewBox="0 0 120 120"
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path pathLength="1" d={spiralPath} />
      <path pathLength="1" d={flowerPath} />
    </svg>
  );
}
