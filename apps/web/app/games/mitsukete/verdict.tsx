import type { GameLevel } from '@michi/contracts/game-levels';
import type { GameEvent } from '@michi/game-kit/events';
import type { State } from '@michi/games/mitsukete/rules';
import { useProgress } from '../../play/use-progress.ts';
import { useResult } from '../../play/use-result.ts';
import { isLocked } from './levels.ts';
import { GameOverDialog, VictoryDialog } from './verdict-dialogs.tsx';

export interface VerdictProps {
  readonly levels: readonly GameLevel[];
  readonly level: GameLevel;
  readonly runId: string;
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly onAgain: () => void;
  readonly onMenu: () => void;
}

/** How a level ended, and where it goes from here. */
export function Verdict({ levels, level, runId, state, events, onAgain, onMenu }: VerdictProps) {
  const progress = useProgress('mitsukete');
  const { before, waits } = useResult(runId);
  if (state.phase === 'gameOver')
    return <GameOverDialog state={state} events={events} onAgain={onAgain} onMenu={onMenu} />;

  const following = levels[levels.findIndex(({ id }) => id === level.id) + 1];
  const nextLevel = following && !isLocked(following, progress.totalScore) ? following.id : null;
  return (
    <VictoryDialog
      state={state}
      events={events}
      newBest={state.score > before.highScore}
      flawlessMsBefore={before.flawlessMs ?? null}
      nextLevel={nextLevel}
      waiting={waits}
      onAgain={onAgain}
      onMenu={onMenu}
    />
  );
}
