import type { ClockedGame } from '@michi/games/catalogue';
import { Button, buttonClass } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CompactAudioPanel } from '../audio/audio-panel.tsx';
import { LocalLink } from '../lib/local-link.tsx';

export interface PauseDialogProps {
  readonly game: ClockedGame;
  readonly open: boolean;
  readonly onResume: () => void;
  /** Where the way out leads. */
  readonly leaveTo: string;
  /** More ways to go on. */
  readonly children?: ReactNode;
}

/** The clock stands still; Escape goes on. */
export function PauseDialog({ game, open, onResume, leaveTo, children }: PauseDialogProps) {
  const t = useTranslations(`${game}.pause`);
  return (
    <Dialog open={open} onClose={onResume} title={t('title')}>
      <p className="soft mt-2">{t('text')}</p>
      <div className="stack mt-6">
        <Button variant="accent" block icon="play" onClick={onResume}>
          {t('resume')}
        </Button>
        {children}
        <LocalLink className={buttonClass({ variant: 'quiet', block: true })} to={leaveTo}>
          {t('leave')}
        </LocalLink>
      </div>
      <CompactAudioPanel game={game} />
    </Dialog>
  );
}
