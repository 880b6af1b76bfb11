import '../../fonts/games.generated.css';
import '../../fonts/tatakae.generated.css';
import '../../fonts/writing.generated.css';
import { GameFrame, type GameFrameProps } from '../game-frame.tsx';

/** The frame of every Tatakae screen. */
export function TatakaeFrame(props: Omit<GameFrameProps, 'game'>) {
  return <GameFrame game="tatakae" {...props} />;
}
