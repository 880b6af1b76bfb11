import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface NoRoomProps {
  readonly heading: string;
  readonly text: string;
  /** The name of the button that leads back to the creation. */
  readonly goOn: string;
  readonly busy: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** Takes the creation along. */
  readonly children: ReactNode;
}

/** Why a creation was not finished: this device has no room for it. It can be taken along, and finished later. */
export function NoRoom({ heading, text, goOn, busy, onAgain, onClose, children }: NoRoomProps) {
  const t = useTranslations('common');
  return (
    <Dialog open onClose={onClose} title={heading} closeLabel={t('close')}>
      <div className="stack mt-2">
        <p role="alert">{text}</p>
        {children}
        <Button variant="line" block busy={busy} onClick={onAgain}>
          {t('retry')}
        </Button>
        <Button variant="line" block onClick={onClose}>
          {goOn}
        </Button>
      </div>
    </Dialog>
  );
}
