import { type GameId, gameOf, type PlayableGame } from '@michi/games/catalogue';
import { IconButton } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { gameMusic, type MusicId } from '../audio/sounds.ts';
import { useAudioPanel } from '../audio/use-audio-panel.ts';
import { useSound } from '../audio/use-sound.ts';
import { Notices } from '../features/shell/notices.tsx';
import { PlayFrame, type PlayFrameProps } from '../features/shell/play-frame.tsx';
import { ViewSettings } from '../features/shell/view-settings.tsx';
import { ConsentBar } from './consent-bar.tsx';
import { useGameName } from './use-game-name.ts';

export interface GameFrameProps
  extends Omit<PlayFrameProps, 'dye' | 'title' | 'crest' | 'settings' | 'notice'>,
    Partial<Pick<PlayFrameProps, 'crest'>> {
  readonly game: PlayableGame;
  /** A run is being played, or opened: questions wait until it has ended. */
  readonly playing?: boolean | undefined;
  /** What is heard; the music of the game's menu unless said otherwise. */
  readonly music?: MusicId | null | undefined;
  readonly onSettingsOpenChange?: SettingsButtonProps['onOpenChange'];
}

/** The bar of every screen of a game, and its sound. */
export function GameFrame(props: GameFrameProps) {
  const { game, playing, music = gameMusic[props.game].menu, onSettingsOpenChange, ...rest } = props;
  const name = useGameName(game);
  useSound(game, music);
  const settings = <SettingsButton game={game} onOpenChange={onSettingsOpenChange} />;
  const notice = !playing && (
    <>
      <ConsentBar />
      <Notices />
    </>
  );
  const { dye, crest } = gameOf(game);
  return <PlayFrame dye={dye} title={name} crest={crest} settings={settings} notice={notice} {...rest} />;
}

interface SettingsButtonProps {
  readonly game: GameId;
  /** Whether the window is open now; a game in which time passes waits as long. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The button of a game's bar that opens what can be set: sound, language, colours. */
function SettingsButton({ game, onOpenChange }: SettingsButtonProps) {
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
