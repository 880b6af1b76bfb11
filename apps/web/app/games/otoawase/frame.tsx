import '../../fonts/otoawase.generated.css';
import { GameFrame, type GameFrameProps } from '../game-frame.tsx';

/** The frame of every Otoawase screen. */
export function OtoawaseFrame(props: Omit<GameFrameProps, 'game'>) {
  return <GameFrame game="otoawase" {...props} />;
}
