import '../../fonts/mitsukete.generated.css';
import { GameFrame, type GameFrameProps } from '../game-frame.tsx';
import './mitsukete.css';

/** The frame of every Mitsukete screen. */
export function MitsuketeFrame(props: Omit<GameFrameProps, 'game'>) {
  return <GameFrame game="mitsukete" {...props} />;
}
