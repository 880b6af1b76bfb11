import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** Our own drawings on a 24 px field, to be stroked 1.75 px with round ends. */
const drawings = {
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4',
  book: 'M4 5c3-1 5.5-1 8 1 2.5-2 5-2 8-1v14c-3-1-5.5-1-8 1-2.5-2-5-2-8-1ZM12 6v14',
  brush:
    'M20 3.5c-5 3-8.5 6.5-10.5 10M9.5 13.5c-2.5-.5-4 .8-4.5 3-.3 1.5-1 2.5-2 3 3.5 1 8 .5 8.5-3 .2-1.5-.5-2.5-2-3Z',
  bulb: 'M9 18h6M10 21h4M8.5 15.5a6 6 0 1 1 7 0V18h-7Z',
  chart: 'M4 20V4M4 20h16M8.5 16v-4M13 16V8M17.5 16v-6',
  check: 'M5 12.5l4.5 5L19 7',
  clock: 'M12 7.5V12l3 2M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17',
  close: 'M6 6l12 12M18 6L6 18',
  cloud: 'M7.5 18.5h9.5a4 4 0 0 0 .6-7.9 5.6 5.6 0 0 0-10.8-1.1A4.6 4.6 0 0 0 7.5 18.5Z',
  dice: 'M4.5 4.5h15v15h-15ZM9 9v.1M15 15v.1M15 9v.1M9 15v.1',
  down: 'M6 9.5l6 6 6-6',
  drop: 'M12 3.5c3.5 4.5 5.5 7 5.5 10.5a5.5 5.5 0 0 1-11 0C6.5 10.5 8.5 8 12 3.5Z',
  eye: 'M2.5 12c2.5-4.5 6-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  eyeOff:
    'M4 4l16 16M9.9 5.8c.7-.2 1.4-.3 2.1-.3 3.5 0 7 2 9.5 6.5-.8 1.5-1.8 2.7-2.8 3.7M6.3 7.2C4.8 8.3 3.6 9.9 2.5 12c2.5 4.5 6 6.5 9.5 6.5 1.7 0 3.3-.5 4.8-1.4M10 10a3 3 0 0 0 4.1 4.2',
  flag: 'M5.5 21V4c4-2 7 2 13 0v9.5c-6 2-9-2-13 0',
  flame: 'M12 3c.5 4 5 5.5 5 11a5 5 0 0 1-10 0c0-2.5 1.5-4 2.5-5.5.5 1.5 1 2 2 2.5C12 8.5 11 6 12 3Z',
  globe: 'M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17',
  heart: 'M12 20C5 15 3.5 11.5 3.5 9a4.2 4.2 0 0 1 8.5-1a4.2 4.2 0 0 1 8.5 1c0 2.5-1.5 6-8.5 11Z',
  info: 'M12 11v5.5M12 7.5v.2M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17',
  leaf: 'M5 19C4 10 9 5 20 4.5 20.5 15 15 20 7.5 17.5M5 20c1.5-5 4.5-8.5 9-10.5',
  left: 'M19 12H5M11 6l-6 6 6 6',
  lock: 'M6 11h12v9H6Z M8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  logout: 'M10 4H5v16h5M10 12h10M16 8l4 4-4 4',
  mail: 'M3.5 6h17v12h-17ZM3.5 7l8.5 6.5L20.5 7',
  menu: 'M4 7h16M4 12h16M4 17h11',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  music:
    'M9 17.5V5.5l10-2v12M9 17.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M19 15.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  offline: 'M4 14.5a8 8 0 0 1 16 0M12 11v9M8.5 16.5L12 20l3.5-3.5',
  pause: 'M8.5 5v14M15.5 5v14',
  pen: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5L17.5 10',
  play: 'M8 5l11 7-11 7Z',
  plus: 'M12 5v14M5 12h14',
  reset: 'M4.5 12a7.5 7.5 0 1 0 2.5-5.6M7 2.5v4h4',
  right: 'M5 12h14M13 6l6 6-6 6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5l5 5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  spark: 'M12 3.5v5M12 15.5v5M3.5 12h5M15.5 12h5M6.5 6.5l2.5 2.5M15 15l2.5 2.5M17.5 6.5L15 9M9 15l-2.5 2.5',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 3 1.1-6L3.4 9.8l6-.8Z',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  swap: 'M7 4L3.5 7.5L7 11M3.5 7.5H17M17 13l3.5 3.5L17 20M20.5 16.5H7',
  trash: 'M5 7h14M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13',
  trophy:
    'M8 4h8v6a4 4 0 0 1-8 0ZM8 6H4.5c0 3 1.5 4.5 3.5 4.5M16 6h3.5c0 3-1.5 4.5-3.5 4.5M12 14v3M8.5 20.5h7M10 20.5c0-2 .5-3 2-3.5 1.5.5 2 1.5 2 3.5',
  undo: 'M9 13.5L4 8.5l5-5M4 8.5h10a5.5 5.5 0 0 1 0 11h-4',
  user: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2.5 19.5c.8-3.5 3.2-5 6.5-5s5.7 1.5 6.5 5M15.5 5.5a3.3 3.3 0 0 1 0 6.3M18 14.8c2 .7 3.1 2.2 3.5 4.7',
  warn: 'M12 4L2.8 19.5h18.4ZM12 10v4.5M12 17v.2',
} as const;

export type IconName = keyof typeof drawings;
export const iconNames = Object.keys(drawings) as IconName[];

export interface IconProps extends ComponentProps<'svg'> {
  name: IconName;
  /** 18 or 28 px instead of 22 */
  size?: 'sm' | 'lg' | undefined;
}

/** A picture beside a word. It says nothing to a screen reader: the word does. */
export function Icon({ name, size, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      className={classNames('ic', size && `ic--${size}`, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
