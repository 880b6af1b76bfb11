import type { GameId } from '@michi/games/catalogue';
import { IconButton } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isMuted } from './settings.ts';
import { useAudioPanel } from './use-audio-panel.ts';
import { useAudioSettings } from './use-sound.ts';

export interface AudioDialogProps {
  readonly game: GameId;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Stands below the panel. */
  readonly children?: ReactNode;
}

/** The whole panel in a window of its own, which opens with it: its first control gets the focus. */
export function AudioDialog({ game, open, onClose, children }: AudioDialogProps) {
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
      {children}
    </Dialog>
  );
}

export interface AudioButtonProps extends Pick<AudioDialogProps, 'game' | 'children'> {
  /** Whether the window is open now; a game in which time passes waits as long. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The button of a game's bar that opens the panel; its picture tells whether anything can be heard. */
export function AudioButton({ game, onOpenChange, children }: AudioButtonProps) {
  const t = useTranslations('audio');
  const { settings } = useAudioSettings(game);
  const [open, setOpen] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <IconButton icon={isMuted(settings) ? 'mute' : 'sound'} label={t('title')} onClick={() => show(true)} />
      <AudioDialog game={game} open={open} onClose={() => show(false)}>
        {children}
      </AudioDialog>
    </>
  );
}
