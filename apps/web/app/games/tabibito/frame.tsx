import { Notifications } from '../../features/shell/notifications.tsx';
import '../../fonts/tabibito.generated.css';
import { GameFrame, type GameFrameProps } from '../game-frame.tsx';
import './tabibito.css';

/** The frame of every Tabibito screen. */
export function TabibitoFrame({ children, ...rest }: Omit<GameFrameProps, 'game'>) {
  return (
    <GameFrame game="tabibito" {...rest}>
      <Notifications>{children}</Notifications>
    </GameFrame>
  );
}
