import type { ClockedGame } from '@michi/games/catalogue';
import { Button, buttonClass } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { useTranslations } from 'use-intl';
import { useAudioPanel } from '../audio/use-audio-panel.ts';
import { LocalLink } from '../lib/language/local-link.tsx';

export interface PauseDialogProps {
  readonly game: ClockedGame;
  readonly open: boolean;
  readonly onResume: () => void;
  /** The address of the exit. */
  readonly leaveTo: string;
  /** Restarts the level. */
  readonly restart?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** The dialog of a paused run. Escape resumes. */
export function PauseDialog({ game, open, onResume, leaveTo, restart }: PauseDialogProps) {
  const t = useTranslations(`${game}.pause`);
  const { panel } = useAudioPanel(open);
  return (
    <Dialog open={open} onClose={onResume} title={t('title')}>
      <p className="soft mt-2">{t('text')}</p>
      <div className="stack mt-6">
        <Button variant="accent" block icon="play" onClick={onResume}>
          {t('resume')}
        </Button>
        {restart && (
          <Button variant="line" block icon="reset" onClick={restart.onClick}>
            {restart.label}
          </Button>
        )}
        <LocalLink className={buttonClass({ variant: 'quiet', block: true })} to={leaveTo}>
          {t('leave')}
        </LocalLink>
      </div>
      {panel && <panel.CompactAudioPanel game={game} />}
    </Dialog>
  );
}
