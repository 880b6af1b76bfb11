import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

const icons = { info: 'info', ok: 'check', bad: 'warn', note: 'info' } as const satisfies Record<
  string,
  IconName
>;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: keyof typeof icons | undefined;
  title?: ReactNode;
}

/** A message in the flow of the page. A bad one is spoken at once; give another `role="status"` if it appears later. */
export function Alert({ tone = 'info', title, className, children, ...rest }: AlertProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      {...rest}
      className={classNames('alert', tone !== 'info' && `alert--${tone}`, className)}
    >
      <Icon name={icons[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
