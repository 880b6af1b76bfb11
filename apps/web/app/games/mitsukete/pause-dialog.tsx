import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { useTranslations } from 'use-intl';
import { CompactAudioPanel } from '../../audio/audio-panel.tsx';

export interface PauseDialogProps {
  readonly open: boolean;
  readonly onResume: () => void;
  readonly onRestart: () => void;
  readonly onMenu: () => void;
}

/** The clock stands still; Escape goes on. */
export function PauseDialog({ open, onResume, onRestart, onMenu }: PauseDialogProps) {
  const t = useTranslations('mitsukete.pause');
  return (
    <Dialog open={open} onClose={onResume} title={t('title')}>
      <p className="soft mt-2">{t('text')}</p>
      <div className="stack mt-6">
        <Button variant="accent" block icon="play" onClick={onResume}>
          {t('resume')}
        </Button>
        <Button variant="line" block icon="reset" onClick={onRestart}>
          {t('restart')}
        </Button>
        <Button variant="quiet" block onClick={onMenu}>
          {t('menu')}
        </Button>
      </div>
      <CompactAudioPanel game="mitsukete" />
    </Dialog>
  );
}
