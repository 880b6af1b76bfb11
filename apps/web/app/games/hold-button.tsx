import { Button } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import './hold-button.css';

export interface HoldButtonProps {
  /** The learner keeps in sight what was solved. */
  readonly held: boolean;
  readonly onHold: (held: boolean) => void;
  /** CSS selector of what takes the focus once the next task has come, which has no such button. */
  readonly focusAfter: string;
  readonly className?: string;
}

/** Keeps what was just solved in sight until the next press; all of its positioned container can be pressed. */
export function HoldButton({ held, onHold, focusAfter, className }: HoldButtonProps) {
  const t = useTranslations('common');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      if (shown === document.activeElement)
        document.querySelector<HTMLElement>(focusAfter)?.focus({ preventScroll: true });
    };
  }, [focusAfter]);
  return (
    <Button
      ref={button}
      variant={held ? 'accent' : 'line'}
      size="sm"
      icon={held ? 'right' : 'pause'}
      className={classNames('hold', className)}
      onClick={({ detail }) => detail < 2 && onHold(!held)} // of a double tap the second is not meant
    >
      <span>{held ? t('goOn') : t('hold')}</span>
    </Button>
  );
}
