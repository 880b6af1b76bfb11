import '../../fonts/hanazono.generated.css';
import { GameFrame, type GameFrameProps } from '../game-frame.tsx';
import './hanazono.css';

/** The frame of every screen of Hanazono. */
export function HanazonoFrame(props: Omit<GameFrameProps, 'game'>) {
  return <GameFrame game="hanazono" {...props} />;
}
