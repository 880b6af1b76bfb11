import type { GameId } from '@michi/games/catalogue';
import { Dialog } from '@michi/ui/dialog';
import { useTranslations } from 'use-intl';
import { useAudioPanel } from './use-audio-panel.ts';

interface AudioDialogProps {
  readonly game: GameId;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The whole panel in a window of its own, which opens with it: its first control gets the focus. */
export function AudioDialog({ game, open, onClose }: AudioDialogProps) {
  const t = useTranslations('audio');
  const common = useTranslations('common');
  const { panel, isMissing } = useAudioPanel(open);
  return (
    <Dialog
      open={open && (panel !== null || isMissing)}
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
    >
      {panel && <panel.AudioPanel game={game} />}
    </Dialog>
  );
}
