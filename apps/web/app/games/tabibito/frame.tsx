import '../../fonts/tabibito.generated.css';
import { GameFrame, type GameFrameProps } from '../game-frame.tsx';
import './tabibito.css';
import { usePathsAhead } from './use-paths-ahead.ts';

/** The frame of every Tabibito screen. */
export function TabibitoFrame({ children, ...rest }: Omit<GameFrameProps, 'game'>) {
  usePathsAhead();
  return (
    <GameFrame game="tabibito" {...rest}>
      {children}
    </GameFrame>
  );
}
