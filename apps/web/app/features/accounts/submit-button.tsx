import { Button, type ButtonLook } from '@michi/ui/button';
import type { ReactNode } from 'react';
import './submit-button.css';

export interface SubmitButtonProps extends Pick<ButtonLook, 'variant' | 'block'> {
  readonly pending: boolean;
  /** What it says meanwhile. */
  readonly says: string;
  readonly children: ReactNode;
}

/** Sends a form. While it is under way the button says so and does nothing, but keeps the focus. */
export function SubmitButton({ variant = 'accent', block, pending, says, children }: SubmitButtonProps) {
  return (
    <Button
      className="submit"
      type="submit"
      variant={variant}
      block={block}
      busy={pending}
      aria-disabled={pending || undefined}
    >
      {pending ? says : children}
    </Button>
  );
}
