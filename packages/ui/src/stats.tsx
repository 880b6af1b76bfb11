import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { CustomProperties } from './css-values.ts';
import './stats.css';

interface Stat {
  label: string;
  value: ReactNode;
  /** printed in vermilion: it is running well, or running out */
  hot?: boolean | undefined;
}

export interface StatsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly Stat[];
}

/** A ruled row of numbers with their names. */
export function Stats({ items, className, style, ...rest }: StatsProps) {
  const columns: CustomProperties = { ...style, '--n': items.length };
  return (
    <dl {...rest} className={classNames('stats num', className)} style={columns}>
      {items.map(({ label, value, hot }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={hot ? 'hot' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
