import { gameOf, type PlayableGame } from '@michi/games/catalogue';
import { gameMusic, type MusicId } from '../audio/sounds.ts';
import { useSound } from '../audio/use-sound.ts';
import { Notices } from '../features/shell/notices.tsx';
import { PlayFrame, type PlayFrameProps } from '../features/shell/play-frame.tsx';
import { ConsentBar } from './consent-bar.tsx';
import { SettingsButton, type SettingsButtonProps } from './settings-button.tsx';
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
