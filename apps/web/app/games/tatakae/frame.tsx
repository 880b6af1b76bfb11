import '../../fonts/tatakae.generated.css';
import { GameFrame, type GameFrameProps } from '../game-frame.tsx';

/** The frame of every Tatakae screen. */
export function TatakaeFrame(props: Omit<GameFrameProps, 'game'>) {
  return <GameFrame game="tatakae" {...props} />;
}
