import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export interface ButtonLook {
  /** `accent` is the one thing to do next (one per view); `game` takes the colour of the nearest data-dye. */
  variant?: 'ink' | 'accent' | 'line' | 'paper' | 'quiet' | 'game' | 'danger' | undefined;
  size?: 'sm' | 'lg' | undefined;
  /** as wide as its container */
  block?: boolean | undefined;
  className?: string | undefined;
}

/** Class of a button, for links that look like one. */
export function buttonClass({ variant = 'ink', size, block, className }: ButtonLook = {}): string {
  return classNames(
    'btn',
    variant !== 'ink' && `btn--${variant}`,
    size && `btn--${size}`,
    block && 'btn--block',
    className,
  );
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Work is under way: shows a turning ring, keeps the focus and ignores further presses. */
  busy?: boolean | undefined;
  icon?: IconName | undefined;
}

/** A push button; `type="button"` unless said otherwise. */
export function Button(props: ButtonProps) {
  const { variant, size, block, className, busy, icon, onClick, children, type = 'button', ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {icon && !busy && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Class of an icon button, for links that look like one. */
export function iconButtonClass({ edge, className }: Pick<IconButtonProps, 'edge' | 'className'> = {}) {
  return classNames('icon-btn', edge && 'icon-btn--edge', className);
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** what it does, spoken */
  label: string;
  icon: IconName;
  /** draws the edge of a control around it */
  edge?: boolean | undefined;
}

/** A button with a picture only: for back, close, menu, sound, theme, pause. Children stand after the icon. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, edge, className, children, type = 'button', ...rest } = props;
  return (
    <button {...rest} type={type} className={iconButtonClass({ edge, className })} aria-label={label}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
