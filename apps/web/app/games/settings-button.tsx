import type { GameId } from '@michi/games/catalogue';
import { IconButton } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAudioPanel } from '../audio/use-audio-panel.ts';
import { ViewSettings } from '../features/shell/view-settings.tsx';

export interface SettingsButtonProps {
  readonly game: GameId;
  /** Whether the window is open now; a game in which time passes waits as long. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The button of a game's bar that opens what can be set: sound, language, colours. */
export function SettingsButton({ game, onOpenChange }: SettingsButtonProps) {
  const t = useTranslations('audio');
  const common = useTranslations('common');
  const [open, setOpen] = useState(false);
  const { panel, isMissing } = useAudioPanel(open);
  const show = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <IconButton icon="settings" label={t('settings')} onClick={() => show(true)} />
      <Dialog
        open={open && (panel !== null || isMissing)}
        onClose={() => show(false)}
        title={t('settings')}
        closeLabel={common('close')}
      >
        {panel && (
          <section aria-label={t('title')}>
            <panel.AudioPanel game={game} />
          </section>
        )}
        <ViewSettings />
      </Dialog>
    </>
  );
}
