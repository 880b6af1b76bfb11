import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './toggle.css';

/** The checkbox tells its own state: a second one in aria-checked could only contradict it. */
const switchRole = { type: 'checkbox', role: 'switch' } as const;

export interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A switch that works at once. In a form that is sent later, use a checkbox. */
export function Toggle({ label, onCheckedChange, onChange, className, ...rest }: ToggleProps) {
  return (
    <label className={classNames('toggle', className)}>
      <span className="label">{label}</span>
      <input
        {...rest}
        {...switchRole}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
      <i aria-hidden="true" />
    </label>
  );
}
