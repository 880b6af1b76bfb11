import { Notifications } from '../../features/shell/notifications.tsx';
import '../../fonts/games.generated.css';
import '../../fonts/kanji.generated.css';
import '../../fonts/tabibito.generated.css';
// after that of the whole game: its rules are tried first
import '../../fonts/paths.generated.css';
import { GameFrame, type GameFrameProps } from '../game-frame.tsx';
import './tabibito.css';
import { usePathsAhead } from './use-paths-ahead.ts';

/** The frame of every Tabibito screen. */
export function TabibitoFrame({ children, ...rest }: Omit<GameFrameProps, 'game'>) {
  usePathsAhead();
  return (
    <GameFrame game="tabibito" {...rest}>
      <Notifications>{children}</Notifications>
    </GameFrame>
  );
}
