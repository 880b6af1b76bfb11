import * as Radix from '@radix-ui/react-tooltip';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import './tooltip.css';

export interface TooltipProps {
  /** a few words more; never anything one must know, for touch does not show it */
  content: ReactNode;
  /** one focusable element, such as a button */
  children: ReactElement;
}

/** A note that appears at its element on hover and focus and leaves on Escape. */
export function Tooltip({ content, children }: TooltipProps) {
  // inside a modal window the note must stay in it: whatever lies outside is covered
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const findDialog = useCallback(
    (trigger: HTMLElement | null) => setDialog(trigger?.closest('dialog') ?? null),
    [],
  );
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild ref={findDialog}>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={dialog}>
          <Radix.Content className="tooltip" sideOffset={4} collisionPadding={8}>
            {content}
            <Radix.Arrow className="tooltip__tip" width={14} height={7} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
