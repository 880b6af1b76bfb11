import { gameOf, type PlayableGame } from '@michi/games/catalogue';
import { AudioButton, type AudioButtonProps } from '../audio/audio-dialog.tsx';
import { gameMusic, type MusicId } from '../audio/sounds.ts';
import { useSound } from '../audio/use-sound.ts';
import { Notices } from '../features/shell/notices.tsx';
import { PlayFrame, type PlayFrameProps } from '../features/shell/play-frame.tsx';
import { ViewSettings } from '../features/shell/view-settings.tsx';
import { ConsentBar } from './consent-bar.tsx';
import { useGameName } from './use-game-name.ts';

export interface GameFrameProps extends Omit<PlayFrameProps, 'dye' | 'title' | 'crest' | 'sound' | 'notice'> {
  readonly game: PlayableGame;
  /** A run is being played, or opened: questions wait until it has ended. */
  readonly playing?: boolean | undefined;
  /** What is heard; the music of the game's menu unless said otherwise. */
  readonly music?: MusicId | null | undefined;
  readonly onAudioOpenChange?: AudioButtonProps['onOpenChange'];
}

/** The bar of every screen of a game, and its sound. */
export function GameFrame(props: GameFrameProps) {
  const { game, playing, music = gameMusic[props.game].menu, onAudioOpenChange, ...rest } = props;
  const name = useGameName(game);
  useSound(game, music);
  const sound = (
    <AudioButton game={game} onOpenChange={onAudioOpenChange}>
      <ViewSettings />
    </AudioButton>
  );
  const notice = !playing && (
    <>
      <ConsentBar />
      <Notices />
    </>
  );
  const { dye, crest } = gameOf(game);
  return <PlayFrame dye={dye} title={name} crest={crest} sound={sound} notice={notice} {...rest} />;
}
