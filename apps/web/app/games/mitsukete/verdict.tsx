import type { GameLevel } from '@michi/contracts/game-levels';
import type { State } from '@michi/games/mitsukete/rules';
import { useOnline } from '../../lib/online.ts';
import { useProgress } from '../../play/use-progress.ts';
import { isLocked } from './levels.ts';
import { GameOverDialog, VictoryDialog } from './verdict-dialogs.tsx';

export interface VerdictProps {
  readonly levels: readonly GameLevel[];
  readonly level: GameLevel;
  readonly state: State;
  readonly onAgain: () => void;
  readonly onMenu: () => void;
}

/** How a level ended, and where it goes from here. */
export function Verdict({ levels, level, state, onAgain, onMenu }: VerdictProps) {
  const progress = useProgress('mitsukete');
  const online = useOnline();
  if (state.phase === 'gameOver') return <GameOverDialog state={state} onAgain={onAgain} onMenu={onMenu} />;

  const following = levels[levels.findIndex(({ id }) => id === level.id) + 1];
  const nextLevel = following && !isLocked(following, progress.totalScore) ? following.id : null;
  return (
    <VictoryDialog
      state={state}
      newBest={progress.levels[level.id]?.highScore === state.score}
      nextLevel={nextLevel}
      waiting={!online}
      onAgain={onAgain}
      onMenu={onMenu}
    />
  );
}
